import { targetsIn } from "../document/component-references.ts";
import { methods, walk } from "../document/grammar.ts";
import {
  dereference,
  grouped,
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  resolve,
} from "../document/json.ts";
import { derivedId, freeId } from "../levels/normalize.ts";

/** A fault of a version that its own tools tolerate and no annotated document may have, and how it was corrected. */
export interface RepairedVersion {
  readonly pointer: string;
  /** The mistake and its correction, as the end of a sentence. */
  readonly what: string;
}

/**
 * Corrects a version in place: declares the parameters that a path names and no operation declares, as the nearest of
 * the other versions does, or as a text; gives operations that share an `operationId` different ones; and security
 * requirements the declared spelling of their scheme.
 *
 * @param others other versions of the document, the nearest first
 */
export function repairVersion(
  document: OpenApiDocument,
  others: readonly OpenApiDocument[],
): RepairedVersion[] {
  return [
    ...declareParameters(document, others),
    ...distinguishOperations(document, others),
    ...respellSchemes(document),
  ];
}

/** Gives security requirements the name of the declared scheme that differs from theirs only in case. */
function respellSchemes(document: OpenApiDocument): RepairedVersion[] {
  const schemes = Object.keys(Object(Object(document.components).securitySchemes));
  const found = new Map<string, RepairedVersion>();
  const respell = (node: JsonObject, pointer: string) => {
    if (!Array.isArray(node.security)) return;
    node.security = node.security.map((requirement): Json => {
      const entries = Object.entries(Object(requirement) as JsonObject).map(([name, scopes]) => {
        const meant = schemes.find((scheme) => scheme.toLowerCase() === name.toLowerCase());
        if (schemes.includes(name) || meant === undefined) return [name, scopes] as const;
        const what = `\`security\` requires \`${name}\`, which is declared as \`${meant}\`. Corrected`;
        if (!found.has(name)) found.set(name, { pointer, what });
        return [meant, scopes] as const;
      });
      return Object.fromEntries(entries);
    });
  };
  respell(document, "#");
  walk(document, "document", "#", ({ node, kind, pointer }) => {
    if (kind === "operation") respell(node, pointer);
  });
  return [...found.values()];
}

function declareParameters(
  document: OpenApiDocument,
  others: readonly OpenApiDocument[],
): RepairedVersion[] {
  const found: RepairedVersion[] = [];
  walk(document, "document", "#", ({ node, kind, pointer }, ancestors) => {
    const path = ancestors.at(-1);
    if (kind !== "operation" || path?.field !== "paths") return;
    const declared = pathParametersIn(document, [path.node, node]);
    for (const [, name = ""] of path.key?.matchAll(/\{([^{}]+)\}/g) ?? []) {
      if (declared.has(name)) continue;
      const known = others
        .map((other) => {
          const item: JsonObject = Object(resolve(other, path.pointer));
          const all = [item, ...methods.map((method) => item[method])];
          return pathParametersIn(other, [...all, resolve(other, pointer)]).get(name);
        })
        .find(
          (one) =>
            one && targetsIn(one, "parameter").every((to) => resolve(document, to) !== undefined),
        );
      const parameter = known ?? { name, in: "path", required: true, schema: { type: "string" } };
      node.parameters = [node.parameters ?? [], structuredClone(parameter)].flat();
      const how = known === undefined ? "as a text" : "as another version declares it";
      const what = `the parameter \`${name}\` of the path is not declared. Declared now, ${how}`;
      found.push({ pointer, what });
    }
  });
  return found;
}

/** The parameters of a path that operations and their path declare, by name; the last declaration of a name counts. */
function pathParametersIn(
  document: OpenApiDocument,
  holders: readonly (Json | undefined)[],
): Map<string, JsonObject> {
  const declared = holders.flatMap((holder) => [Object(holder).parameters ?? []].flat());
  const parameters = declared.map((one) => dereference(document, one)).filter(isObject);
  return new Map(
    parameters.filter((one) => one.in === "path").map((one) => [String(one.name), one]),
  );
}

/**
 * Gives operations with the `operationId` of another operation an ID of their own, from method and path. The operation
 * that alone has the ID in another version keeps it, or else the first one.
 */
function distinguishOperations(
  document: OpenApiDocument,
  others: readonly OpenApiDocument[],
): RepairedVersion[] {
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
        const what = `\`operationId: ${id}\` is also the ID of \`${keeper.pointer}\`. Now it is \`${own}\``;
        return { pointer, what };
      });
  });
}
