import fc from "fast-check";
import { mapChildren, methods, type ObjectKind, walk } from "../../src/toolkit/document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  resolve,
  steps,
} from "../../src/toolkit/document/json.ts";
import { componentPointer, withPointers } from "../../src/toolkit/document/references.ts";
import { boundaries, project } from "../../src/toolkit/levels/index.ts";
import { library } from "./annotated.ts";

/** Takes a member of a list; `undefined` only if the list is empty. */
type Choose = <Item>(items: readonly Item[]) => Item | undefined;

/** One edit as an author of an API makes it; nothing happens if the document has no place for it. */
type Edit = (document: OpenApiDocument, choose: Choose, name: string) => void;

/** An object of a document, its pointer, and how it is held. */
interface Found {
  readonly node: JsonObject;
  readonly pointer: string;
  readonly key: string;
  /** The map or list that holds it. */
  readonly holder: JsonObject;
}

function all(document: OpenApiDocument, kind: ObjectKind, field?: string): Found[] {
  const found: Found[] = [];
  walk(document, "document", "#", (child) => {
    if (child.kind !== kind || (field ?? child.field) !== child.field) return;
    const { node, pointer, key = child.field } = child;
    const holder = resolve(document, pointer.slice(0, pointer.lastIndexOf("/")));
    if (isObject(holder) || Array.isArray(holder))
      found.push({ node, pointer, key, holder: holder as JsonObject });
  });
  return found;
}

/** The object that was found; if there is none, one that is in no document. */
const nodeOf = (one: Found | undefined): JsonObject => one?.node ?? {};
const isPlain = ({ node }: Found) => node.$ref === undefined;
const schemas = (document: OpenApiDocument) => all(document, "schema").filter(isPlain);
const objects = (document: OpenApiDocument) =>
  schemas(document).filter(({ node }) => Object.keys(Object(node.properties)).length > 0);
const operations = (document: OpenApiDocument) =>
  all(document, "operation").filter(({ pointer }) => pointer.startsWith("#/paths/"));
const components = (document: OpenApiDocument) =>
  all(document, "schema", "schemas").filter(({ pointer }) => steps(pointer).length === 3);

/** The map in a field, which is added if it is not there. */
function mapIn(node: JsonObject, field: string): JsonObject {
  const { [field]: map = {} } = node;
  node[field] = map;
  return map as JsonObject;
}
const listIn = (node: JsonObject, field: string): Json[] => {
  const { [field]: list = [] } = node;
  node[field] = list;
  return list as Json[];
};

/** Replaces all fields of an object. */
function become(node: JsonObject, to: JsonObject): void {
  const copy = structuredClone(to);
  for (const name of Object.keys(node)) delete node[name];
  Object.assign(node, copy);
}

const renamed = (map: JsonObject, from: string, to: string): JsonObject =>
  Object.fromEntries(Object.entries(map).map(([key, one]) => [key === from ? to : key, one]));

/** Moves an object into a new component, and refers to it. */
function extract(document: OpenApiDocument, one: Found | undefined, section: string, name: string) {
  if (one === undefined) return;
  mapIn(mapIn(document, "components"), section)[name] = structuredClone(one.node);
  become(one.node, { $ref: componentPointer(section, name) });
}

/** Writes the target of a reference in place of it. */
function inline(document: OpenApiDocument, one: Found | undefined): void {
  const target = resolve(document, String(one?.node.$ref));
  if (one === undefined || !isObject(target)) return;
  if (!JSON.stringify(target).includes(JSON.stringify(one.node.$ref))) become(one.node, target);
}

const forms: readonly JsonObject[] = [
  { type: "string" },
  { type: "integer", minimum: 1 },
  { type: ["string", "null"] },
  { type: "array", items: { type: "string" } },
  { oneOf: [{ type: "string" }, { type: "integer" }] },
  { type: "object", additionalProperties: { type: "string" } },
  { type: "object", properties: { a: { type: "string" } }, required: ["a"] },
  { enum: ["a", "b"] },
  {},
];
const schemes: readonly JsonObject[] = [
  { type: "http", scheme: "bearer" },
  { type: "apiKey", in: "header", name: "x-key" },
];
const mediaTypes: readonly string[] = [
  "application/xml",
  "text/plain",
  "multipart/form-data",
  "application/x+json",
];

/** Named as an author would call the change. */
const edits: Readonly<Record<string, Edit>> = {
  "remove an operation": (document, choose) => {
    const one = choose(operations(document));
    if (one !== undefined) delete one.holder[one.key];
  },
  "remove a path": (document, choose) => {
    const paths = mapIn(document, "paths");
    delete paths[choose(Object.keys(paths)) ?? ""];
  },
  "add a path without operations": (document, _, name) => {
    mapIn(document, "paths")[`/${name}`] = {};
  },
  "add an operation": (document, choose, name) => {
    const schema = { $ref: choose(components(document))?.pointer ?? "" };
    const content = { "application/json": { schema } };
    const responses = { 200: { description: "Done.", content } };
    mapIn(document, "paths")[`/${name}`] = { get: { operationId: name, responses } };
  },
  "move a path": (document, choose) => {
    const path = choose(Object.keys(Object(document.paths))) ?? "";
    document.paths = renamed(Object(document.paths), path, `/v2${path}`);
  },
  "take another method": (document, choose) => {
    const one = choose(operations(document));
    const to = choose(methods.filter((method) => one?.holder[method] === undefined));
    if (one === undefined || to === undefined) return;
    delete one.holder[one.key];
    one.holder[to] = one.node;
  },
  "rename an operation": (document, choose, name) => {
    const id = choose(operations(document))?.node.operationId;
    const text = JSON.stringify(document).replaceAll(JSON.stringify(id), JSON.stringify(name));
    become(document, JSON.parse(text));
  },
  "deprecate an operation": (document, choose) => {
    nodeOf(choose(operations(document))).deprecated = true;
  },
  "add a parameter": (document, choose, name) => {
    const place = choose(["query", "header", "cookie"] as const) ?? "query";
    const schema = choose(forms.slice(0, 2)) ?? {};
    listIn(nodeOf(choose(operations(document))), "parameters").push({
      name,
      in: place,
      required: choose([true, false]) ?? true,
      schema: structuredClone(schema),
    });
  },
  "remove a parameter": (document, choose) => {
    const one = choose(
      all(document, "parameter", "parameters").filter(({ node }) => node.in !== "path"),
    );
    if (Array.isArray(one?.holder)) one.holder.splice(Number(one.key), 1);
  },
  "make a parameter of the path": (document, choose) => {
    const one = choose(operations(document));
    const [first, ...others] = [one?.node.parameters ?? []].flat();
    if (one === undefined || first === undefined) return;
    listIn(one.holder, "parameters").push(first);
    one.node.parameters = others;
  },
  "extract a parameter": (document, choose, name) =>
    extract(
      document,
      choose(all(document, "parameter", "parameters").filter(isPlain)),
      "parameters",
      name,
    ),
  "write a parameter in place": (document, choose) =>
    inline(document, choose(all(document, "parameter").filter((one) => !isPlain(one)))),
  "change how a list is sent": (document, choose) => {
    const one = choose(all(document, "parameter").filter(({ node }) => node.in === "query"));
    const explode = choose([true, false]) ?? true;
    Object.assign(nodeOf(one), {
      schema: { type: "array", items: {} },
      style: "form",
      explode,
    });
  },
  "add a property": (document, choose, name) => {
    mapIn(nodeOf(choose(objects(document))), "properties")[name] = structuredClone(
      choose(forms) ?? {},
    );
  },
  "remove a property": (document, choose) => {
    const node = nodeOf(choose(objects(document)));
    const name = choose(Object.keys(Object(node.properties)));
    delete Object(node.properties)[name ?? ""];
    node.required = [node.required ?? []].flat().filter((one) => one !== name);
  },
  "rename a property": (document, choose, name) => {
    const node = nodeOf(choose(objects(document)));
    const from = choose(Object.keys(Object(node.properties))) ?? "";
    node.properties = renamed(Object(node.properties), from, name);
    node.required = [node.required ?? []].flat().map((one) => (one === from ? name : one));
  },
  "require a property, or no longer": (document, choose) => {
    const node = nodeOf(choose(objects(document)));
    const name = choose(Object.keys(Object(node.properties))) ?? "";
    const required = [node.required ?? []].flat();
    node.required = required.includes(name)
      ? required.filter((one) => one !== name)
      : [...required, name];
  },
  "change a schema": (document, choose) =>
    become(choose(schemas(document))?.node ?? {}, choose(forms) ?? {}),
  "allow null": (document, choose) => {
    const one = choose(schemas(document).filter(({ node }) => typeof node.type === "string"));
    if (one !== undefined) one.node.type = [one.node.type as string, "null"];
  },
  "wrap a schema": (document, choose) => {
    const one = choose(schemas(document).filter(({ pointer }) => steps(pointer).length > 3));
    const keyword = choose(["allOf", "oneOf", "anyOf"]) ?? "allOf";
    if (one !== undefined) become(one.node, { [keyword]: [one.node] });
  },
  "add a branch": (document, choose) => {
    const one = choose(schemas(document).filter(({ node }) => node.oneOf ?? node.anyOf));
    if (one === undefined) return;
    listIn(one.node, "oneOf" in one.node ? "oneOf" : "anyOf").push({ type: "boolean" });
  },
  "split an object": (document, choose) => {
    const node = nodeOf(choose(objects(document)));
    const [[name, property] = [], ...others] = Object.entries(
      Object(node.properties) as JsonObject,
    );
    if (name === undefined || property === undefined || node.allOf !== undefined) return;
    node.properties = Object.fromEntries(others);
    node.allOf = [{ type: "object", properties: { [name]: property } }];
  },
  "add or remove a value": (document, choose, name) => {
    const { enum: list } = choose(schemas(document).filter(({ node }) => node.enum))?.node ?? {};
    if (!Array.isArray(list)) return;
    if (choose([true, false]) && list.length > 1) list.pop();
    else list.push(name);
  },
  "list values as branches": (document, choose) => {
    const { node } = choose(schemas(document).filter(({ node }) => Array.isArray(node.enum))) ?? {};
    if (node !== undefined)
      become(node, { oneOf: [node.enum ?? []].flat().map((one) => ({ const: one })) });
  },
  "limit a text": (document, choose) => {
    const one = choose(schemas(document).filter(({ node }) => node.type === "string"));
    Object.assign(nodeOf(one), { maxLength: choose([5, 50, 500]) });
  },
  "close or open an object": (document, choose) => {
    const [closed, typed] = [false, { type: "string" }];
    Object.assign(nodeOf(choose(objects(document))), {
      additionalProperties: choose<Json>([closed, true, typed]),
    });
  },
  "only receive, or only send": (document, choose) => {
    const one = choose(all(document, "schema", "properties").filter(isPlain));
    Object.assign(nodeOf(one), { [choose(["readOnly", "writeOnly"]) ?? "readOnly"]: true });
  },
  "change a text": (document, choose, name) => {
    Object.assign(choose([...schemas(document), ...operations(document)])?.node ?? {}, {
      description: `About ${name}.`,
    });
  },
  "describe beside a reference": (document, choose, name) => {
    const one = choose(all(document, "schema", "properties").filter((one) => !isPlain(one)));
    Object.assign(nodeOf(one), { description: `About ${name}.` });
  },
  "add a response": (document, choose) => {
    const status = choose(["202", "204", "409", "4XX", "default"]) ?? "default";
    mapIn(nodeOf(choose(operations(document))), "responses")[status] ??= {
      description: "More.",
    };
  },
  "remove a response": (document, choose) => {
    const one = choose(all(document, "response", "responses"));
    if (one !== undefined && Object.keys(one.holder).length > 1) delete one.holder[one.key];
  },
  "extract a response": (document, choose, name) =>
    extract(
      document,
      choose(all(document, "response", "responses").filter(isPlain)),
      "responses",
      name,
    ),
  "add a header": (document, choose, name) => {
    const one = choose(all(document, "response", "responses").filter(isPlain));
    mapIn(nodeOf(one), "headers")[name] = { schema: { type: "string" } };
  },
  "add a media type": (document, choose) => {
    const one = choose(all(document, "mediaType", "content"));
    const name = choose(mediaTypes) ?? "";
    if (one !== undefined) one.holder[name] ??= structuredClone(one.node);
  },
  "require a body, or no longer": (document, choose) => {
    const one = choose(all(document, "requestBody").filter(isPlain));
    if (one !== undefined) one.node.required = one.node.required !== true;
  },
  "remove a body": (document, choose) => {
    delete choose(operations(document))?.node.requestBody;
  },
  "extract a schema": (document, choose, name) =>
    extract(
      document,
      choose(schemas(document).filter(({ pointer }) => steps(pointer).length > 3)),
      "schemas",
      name,
    ),
  "write a schema in place": (document, choose) =>
    inline(document, choose(all(document, "schema").filter((one) => !isPlain(one)))),
  "rename a component": (document, choose, name) => {
    const one = choose(components(document));
    if (one === undefined) return;
    const to = componentPointer("schemas", name);
    const lead = (pointer: string) =>
      `${pointer}/`.startsWith(`${one.pointer}/`)
        ? to + pointer.slice(one.pointer.length)
        : pointer;
    const schemas = mapIn(mapIn(document, "components"), "schemas");
    mapIn(document, "components").schemas = renamed(schemas, one.key, name);
    become(document, mapPointers(document, "document", lead));
  },
  "add a component that nothing uses": (document, choose, name) => {
    const properties = { a: { $ref: choose(components(document))?.pointer ?? "" } };
    mapIn(mapIn(document, "components"), "schemas")[name] = { type: "object", properties };
  },
  "refer to a part": (document, choose, name) => {
    const parts = all(document, "schema", "properties").filter(({ pointer }) =>
      pointer.startsWith("#/components/schemas/"),
    );
    const { node, pointer = "" } = choose(objects(document)) ?? {};
    const part = choose(parts.filter((one) => !`${pointer}/`.startsWith(`${one.pointer}/`)));
    if (part !== undefined) mapIn(node ?? {}, "properties")[name] = { $ref: part.pointer };
  },
  "contain itself": (document, choose, name) => {
    const one = choose(components(document).filter(({ node }) => isObject(node.properties)));
    if (one !== undefined)
      mapIn(one.node, "properties")[name] = { type: "array", items: { $ref: one.pointer } };
  },
  "discriminate by a field": (document, choose, name) => {
    const branches = components(document).filter(({ node }) => isObject(node.properties));
    const some = [choose(branches), choose(branches)].flatMap((one) => one ?? []);
    for (const { node } of some) {
      mapIn(node, "properties").kind ??= { type: "string" };
      node.required = [...new Set([node.required ?? [], "kind"].flat())];
    }
    const oneOf = [...new Set(some.map(({ pointer }) => pointer))].map(($ref) => ({ $ref }));
    const discriminator = { propertyName: "kind" };
    mapIn(nodeOf(choose(objects(document))), "properties")[name] = { oneOf, discriminator };
  },
  "ask for other credentials": (document, choose, name) => {
    const scheme = structuredClone(choose(schemes) ?? {});
    mapIn(mapIn(document, "components"), "securitySchemes")[name] = scheme;
    const holder = choose([document, ...operations(document).map(({ node }) => node), {}]);
    if (holder !== undefined) holder.security = [{ [name]: [] }];
  },
  "answer at another address": (document, _, name) => {
    document.servers = [{ url: `https://${name}.example` }];
  },
  "tag an operation": (document, choose, name) => {
    Object.assign(nodeOf(choose(operations(document))), { tags: [name] });
    listIn(document, "tags").push({ name });
  },
  "send a webhook": (document, choose, name) => {
    const schema = { $ref: choose(components(document))?.pointer ?? "" };
    const requestBody = { content: { "application/json": { schema } } };
    const post = { operationId: name, requestBody, responses: { 200: { description: "Done." } } };
    mapIn(document, "webhooks")[name] = { post };
  },
  "call back": (document, choose, name) => {
    const post = { operationId: name, responses: { 200: { description: "Done." } } };
    const callback = { "{$request.query.url}": { post } };
    mapIn(nodeOf(choose(operations(document))), "callbacks")[name] = callback;
  },
  "link to an operation": (document, choose, name) => {
    const operationId = choose(operations(document))?.node.operationId ?? "";
    const one = choose(all(document, "response", "responses").filter(isPlain));
    mapIn(nodeOf(one), "links")[name] = { operationId };
  },
};

const step = fc.tuple(
  fc.constantFrom(...Object.keys(edits)),
  fc.array(fc.nat(997), { minLength: 4, maxLength: 4 }),
);

/** Versions of the library's API (test/fixtures), each the one before with a few changes, as in real families. */
export const evolvedFamily = fc
  .tuple(
    fc.constantFrom(...boundaries(library())),
    fc.array(fc.array(step, { maxLength: 4 }), { minLength: 4, maxLength: 4 }),
  )
  .map(([start, drawn]) => {
    const document = project(library(), start);
    return drawn.map((steps, index) => {
      for (const [number, [name, picks]] of steps.entries()) {
        const left = [...picks];
        const choose: Choose = (items) => items[(left.shift() ?? 0) % items.length];
        edits[name]?.(document, choose, `new${index}${number}`);
      }
      return { level: 10 * (index + 1), document: structuredClone(document), edits: steps };
    });
  });

/** A copy of an object in which `change` replaces all references, at any depth. */
function mapPointers(
  node: JsonObject,
  kind: ObjectKind,
  change: (pointer: string) => string,
): JsonObject {
  const copy = mapChildren(node, kind, (child) => mapPointers(child.node, child.kind, change));
  return withPointers(copy, change);
}
