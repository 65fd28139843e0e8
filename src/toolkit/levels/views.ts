import { methods } from "../document/grammar.ts";
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  join,
  type OpenApiDocument,
} from "../document/json.ts";
import { lazily } from "../document/remembered.ts";
import type { Side } from "./difference.ts";
import type { Sameness } from "./sameness.ts";

/** An operation of a level, including what its path and the root add. */
export interface View {
  /** Its `operationId`, if it has one. */
  readonly id: string | undefined;
  readonly pointer: string;
  readonly path: string;
  /** For example `get`. */
  readonly method: string;
  /** The operation, with all parameters, servers and security requirements that apply to it. */
  readonly node: JsonObject;
  /** Makes a text that is equal for operations of the same meaning. */
  readonly says: () => string;
  /** By place and name. */
  readonly parameters: ReadonlyMap<string, Side>;
  /** Whether it has `security` of its own. */
  readonly hasOwnSecurity: boolean;
}

/** The operations of a plain document. */
export function viewsOf(document: OpenApiDocument, same: Sameness): View[] {
  const views: View[] = [];
  for (const [path, reference] of Object.entries(Object(document.paths) as JsonObject)) {
    const item: JsonObject = Object(dereference(document, reference));
    const servers = item.servers ?? document.servers ?? [];
    for (const method of methods) {
      const operation = item[method];
      if (!isObject(operation)) continue;
      const { operationId } = operation;
      const parameters = new Map<string, Side>();
      for (const node of [item.parameters ?? [], operation.parameters ?? []].flat()) {
        const { in: place, name } = same.plain(node, "parameter");
        parameters.set(`${place} ${name}`, { same, node });
      }
      const node: JsonObject = {
        security: document.security ?? [],
        servers,
        ...operation,
        parameters: [...parameters.values()].map(({ node }) => node as Json),
      };
      views.push({
        id: typeof operationId === "string" ? operationId : undefined,
        pointer: join(join("#/paths", path), method),
        path,
        method,
        node,
        says: lazily(() => same.idOf(node, "operation")),
        parameters,
        hasOwnSecurity: "security" in operation,
      });
    }
  }
  return views;
}
