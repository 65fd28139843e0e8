import { methods, walk } from "../document/grammar.ts";
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  join,
  type OpenApiDocument,
  resolve,
  steps,
} from "../document/json.ts";
import { componentPointer, mapMapping, targetsIn } from "../document/references.ts";

/** A fault of a version that its own tools tolerate and no annotated document may have, and how it was corrected. */
export interface Mended {
  readonly pointer: string;
  /** What was wrong, and what stands there now, as the end of a sentence. */
  readonly what: string;
}

/**
 * Corrects a version in place: declares the parameters that a path names and no operation declares, as the nearest of
 * the other versions does, or as a text; and replaces targets in a discriminator's mapping that do not exist by the
 * component of that name, or removes them.
 *
 * @param others other versions of the document, the nearest first
 */
export function mend(document: OpenApiDocument, others: readonly OpenApiDocument[]): Mended[] {
  return [...declareParameters(document, others), ...correctMappings(document)];
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

function correctMappings(document: OpenApiDocument): Mended[] {
  const mended: Mended[] = [];
  walk(document, "document", "#", ({ node, kind, pointer }) => {
    if (kind !== "schema" || !isObject(node.discriminator)) return;
    const corrected = mapMapping(node, (to) => {
      const target = correctedTarget(document, to);
      if (target === to) return to;
      const now = target === undefined ? "it is left out" : `it leads to \`${target}\` now`;
      mended.push({
        pointer: join(pointer, "discriminator"),
        what: `\`mapping\` leads to \`${to}\`, which does not exist; ${now}`,
      });
      return target;
    });
    Object.assign(node, corrected);
  });
  return mended;
}

/** The component that the target of a mapping is, or is called after; `undefined` if there is none. */
function correctedTarget(document: OpenApiDocument, to: string): string | undefined {
  const isName = !/[#/]/.test(to);
  if (isName || (to.startsWith("#") && resolve(document, to) !== undefined)) return to;
  const name = (steps(`/${to.replace(/#$/, "")}`).at(-1) ?? "").replace(/\.(json|ya?ml)$/, "");
  const pointer = componentPointer("schemas", name);
  return isObject(resolve(document, pointer)) ? pointer : undefined;
}
