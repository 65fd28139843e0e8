import { methods, walk } from "../document/grammar.ts";
import {
  dereference,
  grouped,
  isObject,
  type Json,
  type JsonObject,
  join,
  type OpenApiDocument,
  resolve,
} from "../document/json.ts";
import { targetsIn } from "../document/references.ts";
import { derivedId, freeId } from "../levels/uniform.ts";

/** A fault of a version that its own tools tolerate and no annotated document may have, and how it was corrected. */
export interface Mended {
  readonly pointer: string;
  /** What was wrong, and what stands there now, as the end of a sentence. */
  readonly what: string;
}

/**
 * Corrects a version in place: declares the parameters that a path names and no operation declares, as the nearest of
 * the other versions does, or as a text; and gives operations that share an `operationId` different ones.
 *
 * @param others other versions of the document, the nearest first
 */
export function mend(document: OpenApiDocument, others: readonly OpenApiDocument[]): Mended[] {
  return [...declareParameters(document, others), ...distinguishOperations(document, others)];
}

/** The declarations of path parameters in a list, by name. */
function declarationsIn(document: OpenApiDocument, list: Json | undefined): Map<string, Json> {
  const declared = [list ?? []].flat().map((node) => [dereference(document, node), node] as const);
  return new Map(
    declared.flatMap(([parameter, node]) =>
      isObject(parameter) && parameter.in === "path" ? [[String(parameter.name), node]] : [],
    ),
  );
}

function declareParameters(
  document: OpenApiDocument,
  others: readonly OpenApiDocument[],
): Mended[] {
  const paths = Object.entries(Object(document.paths) as JsonObject);
  return paths.flatMap(([path, item]) => {
    const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
    if (!isObject(item) || names.length === 0) return [];
    const shared = declarationsIn(document, item.parameters);
    return methods.flatMap((method) => {
      const operation = item[method];
      if (!isObject(operation)) return [];
      const own = declarationsIn(document, operation.parameters);
      const missing = names.filter((name) => !own.has(name) && !shared.has(name));
      return missing.map((name) => {
        const known = others.flatMap((other) => knownIn(other, path, method, name));
        const fit = known.find(({ node }) =>
          targetsIn(node, "parameter").every((to) => resolve(document, to) !== undefined),
        );
        const node = fit?.node ?? { name, in: "path", required: true, schema: { type: "string" } };
        const holder = fit?.isShared ? item : operation;
        if (fit?.isShared) shared.set(name, node);
        holder.parameters = [holder.parameters ?? [], structuredClone(node)].flat();
        const how = fit === undefined ? "as a text" : "as another version declares it";
        return {
          pointer: join(join("#/paths", path), method),
          what: `the parameter \`${name}\` of the path is not declared; it is declared now, ${how}`,
        };
      });
    });
  });
}

/** The declarations of a path parameter in another version: of the operation, its path, or another operation of it. */
function knownIn(
  other: OpenApiDocument,
  path: string,
  method: string,
  name: string,
): { readonly node: JsonObject; readonly isShared: boolean }[] {
  const item = Object(Object(other.paths)[path]) as JsonObject;
  const lists = [method, "", ...methods].map((key) => (key === "" ? item : Object(item[key])));
  return lists.flatMap((holder: JsonObject) => {
    const node = dereference(other, declarationsIn(other, holder.parameters).get(name));
    return isObject(node) ? [{ node, isShared: holder === item }] : [];
  });
}

/**
 * Gives operations with the `operationId` of another one an own id, made of method and path. The id stays with the
 * operation that alone has it in another version, or else with the first.
 */
function distinguishOperations(
  document: OpenApiDocument,
  others: readonly OpenApiDocument[],
): Mended[] {
  const operations: { readonly pointer: string; readonly node: JsonObject }[] = [];
  walk(document, "document", "#", ({ node, kind, pointer }) => {
    if (kind === "operation" && node.operationId !== undefined) operations.push({ pointer, node });
  });
  const taken = new Set(operations.map(({ node }) => node.operationId));
  return grouped(operations, ({ node }) => node.operationId).flatMap(([id, some]) => {
    const keepers = others.map((other) =>
      some.filter(({ pointer }) => Object(resolve(other, pointer)).operationId === id),
    );
    const [keeper = some[0]] = keepers.find((alone) => alone.length === 1) ?? [];
    return some
      .filter((one) => one !== keeper)
      .map(({ pointer, node }) => {
        const own = freeId(derivedId(pointer), taken);
        taken.add(own);
        node.operationId = own;
        const what = `\`operationId: ${id}\` is that of \`${keeper.pointer}\` too; it is \`${own}\` now`;
        return { pointer, what };
      });
  });
}
