import type { OpenApiDocument } from "../../src/levels/index.ts";
import { dereference, isObject, type Json, type JsonObject } from "../../src/levels/json.ts";
import type { Operation } from "../../src/operation.ts";

/** The arguments of a call, by parameter name. */
export type Arguments = Readonly<Record<string, Json>>;

/**
 * The arguments of an operation's ordinary call, from the first named example of each parameter and of
 * the request body. An optional parameter without example is left out.
 */
export function exampleArguments(document: OpenApiDocument, operation: Operation): Arguments {
  const paths = isObject(document.paths) ? document.paths : {};
  const item = dereference(document, paths[operation.path]);
  const node = isObject(item) ? item[operation.method.toLowerCase()] : undefined;
  if (!isObject(item) || !isObject(node)) return {};
  const parameters = [item.parameters, node.parameters]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .map((parameter) => dereference(document, parameter))
    .filter(isObject)
    .flatMap((parameter) => {
      const value = firstExample(document, parameter);
      return value === undefined ? [] : [[String(parameter.name), value] as const];
    });
  const body = dereference(document, node.requestBody);
  const content = isObject(body) && isObject(body.content) ? Object.values(body.content) : [];
  const form = content.filter(isObject).map((media) => firstExample(document, media))[0];
  // It inherits nothing: who asks it for an argument `constructor` that it has not would get a function.
  const values: Record<string, Json> = Object.create(null);
  return Object.assign(values, Object.fromEntries(parameters), isObject(form) ? form : {});
}

/** The value of the first named example, or of the only one. */
export function firstExample(document: OpenApiDocument, holder: JsonObject): Json | undefined {
  if (holder.example !== undefined) return holder.example;
  const [named] = Object.values(isObject(holder.examples) ? holder.examples : {});
  const example = dereference(document, named);
  return isObject(example) ? example.value : undefined;
}
