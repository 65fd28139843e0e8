import fc from "fast-check";
import { componentPointer, withPointers } from "../../src/toolkit/document/component-references.ts";
import { mapChildren, type ObjectKind, walk } from "../../src/toolkit/document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  resolve,
  steps,
} from "../../src/toolkit/document/json.ts";
import type { Version } from "../../src/toolkit/infer/inference-input.ts";
import { boundaries, snapshotAt } from "../../src/toolkit/levels/index.ts";
import { library } from "./annotated.ts";
import { api, requesting, responding, schemaRef } from "./small-api.ts";

/** Takes a member of a list; `undefined` only if the list is empty. */
type Choose = <Item>(items: readonly Item[]) => Item | undefined;

/** An object of a document, and the map, the list or the object that holds it. */
interface Found {
  readonly node: JsonObject;
  readonly kind: ObjectKind;
  readonly pointer: string;
  readonly key: string;
  readonly holder: JsonObject;
  /** Whether it is one of several in a map or a list. */
  readonly isMember: boolean;
}

const around = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf("/"));

function allIn(document: OpenApiDocument): Found[] {
  const found: Found[] = [];
  walk(document, "document", "#", ({ node, kind, pointer, field, key }) => {
    if (kind === "components" || kind === "example") return;
    const holder = resolve(document, around(pointer)) as JsonObject;
    found.push({ node, kind, pointer, key: key ?? field, holder, isMember: key !== undefined });
  });
  return found;
}

const isReference = ({ node }: Found): boolean => typeof node.$ref === "string";
const isComponent = ({ pointer }: Found): boolean => steps(pointer).length === 3;

const formed = (...forms: JsonObject[]) => ({
  type: "object",
  properties: Object.fromEntries(forms.map((form, index) => [`form${index}`, form])),
});
const called = { post: { responses: { "200": { description: "Done." } } } };

/** What the API of the library lacks. Its objects are copied, too. */
const lacking = api(
  {
    "GET /forms": {
      deprecated: true,
      security: [{ bearer: [] }, {}],
      servers: [{ url: "https://forms.example" }],
      callbacks: { done: { "{$request.query.url}": called } },
      parameters: [
        { name: "forms", in: "query", explode: false, schema: { type: "array", items: {} } },
        { name: "x-form", in: "header", required: true, schema: { type: "string" } },
      ],
      ...responding(
        formed(
          { type: ["string", "null"] },
          { type: "integer", minimum: 1 },
          { type: "string", maxLength: 5, readOnly: true },
          { enum: ["a", "b"], writeOnly: true },
          { enum: ["a", "c", "d"] },
          { type: "object", additionalProperties: { type: "string" } },
          { type: "array", items: schemaRef("Book") },
          { oneOf: [schemaRef("Book"), schemaRef("Format")] },
          {
            oneOf: [schemaRef("Book"), schemaRef("Reservation")],
            discriminator: { propertyName: "title" },
          },
          { allOf: [schemaRef("Book"), { required: ["title"] }] },
        ),
      ),
    },
    "PUT /forms": requesting({ anyOf: [{ type: "string" }, { type: "integer" }] }),
  },
  { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  { webhooks: { happened: called } },
);

/** Replaces all fields of an object. */
function become(node: JsonObject, to: JsonObject): void {
  const copy = structuredClone(to);
  for (const name of Object.keys(node)) delete node[name];
  Object.assign(node, copy);
}

/** Removes an object. No object requires a property that was removed. */
function remove(document: OpenApiDocument, { holder, key, pointer }: Found): void {
  if (Array.isArray(holder)) return void holder.splice(Number(key), 1);
  delete holder[key];
  const schema = Object(resolve(document, around(around(pointer))));
  if (!around(pointer).endsWith("/properties") || !Array.isArray(schema.required)) return;
  schema.required = schema.required.filter((name: Json) => name !== key);
}

/** A key that objects of its kind may have. */
const keyFor = (one: Found, name: string): string => {
  if (one.kind === "pathItem") return `/${name}`;
  if (one.kind === "mediaType") return `application/${name}`;
  return one.kind === "response" && !isComponent(one) ? name.replace("new", "4") : name;
};

/** The sections of the components, by kind. */
const sections: Partial<Record<ObjectKind, string>> = {
  schema: "schemas",
  parameter: "parameters",
  response: "responses",
  requestBody: "requestBodies",
  header: "headers",
};

/** What tells an object from others beside it: no list has two parameters of one name in one place. */
const identity: readonly string[] = ["name", "in", "operationId"];
const isParameterByReference = (one: Found): boolean =>
  one.kind === "parameter" && isReference(one);

/** A change of one object, given another of its kind and a new name, as authors make them. */
type Edit = (
  document: OpenApiDocument,
  one: Found,
  other: Found,
  name: string,
  choose: Choose,
) => void;

const edits: Readonly<Record<string, Edit>> = {
  remove,
  "add a copy of another": (_, one, other, name) => {
    if (isParameterByReference(other)) return;
    const copy = structuredClone(other.node);
    for (const field of ["name", "operationId"]) if (field in copy) copy[field] = name;
    if (Array.isArray(one.holder)) one.holder.push(copy);
    else if (one.isMember) one.holder[keyFor(one, name)] = copy;
  },
  "take another method": (document, one, _, name, choose) => {
    if (one.kind !== "operation") return;
    remove(document, one);
    const method = choose(["get", "put", "post", "delete"]) ?? "get";
    one.holder[method] = { ...one.node, operationId: name };
  },
  "be as another": (_, one, other) => {
    if ((isComponent(one) && isReference(other)) || [one, other].some(isParameterByReference))
      return;
    const own = Object.entries(one.node).filter(([field]) => identity.includes(field));
    become(one.node, { ...other.node, ...Object.fromEntries(own) });
  },
  "have a field of another": (_, one, other, __, choose) => {
    const field = choose([...Object.keys(other.node), ...Object.keys(one.node)]) ?? "";
    const { [field]: value } = structuredClone(other.node);
    if (field === "$ref" || identity.includes(field) || isReference(one)) return;
    const changed: Readonly<Record<string, Json | undefined>> = { ...one.node, [field]: value };
    const isOfObjects = changed.type === undefined || changed.type === "object";
    if (changed.properties !== undefined && !isOfObjects) return; // For the stock types.
    if (value === undefined) delete one.node[field];
    else one.node[field] = value;
  },
  "have one more, or one less, in a list of values": (_, { node }, __, name, choose) => {
    const field = choose(["enum", "required", "tags"] as const) ?? "enum";
    if (!Array.isArray(node[field])) return;
    const list = node[field] as Json[];
    const known = field === "required" ? Object.keys(Object(node.properties)) : [name];
    const more = choose(known.filter((one) => !list.includes(one)));
    node[field] = more === undefined || choose([true, false]) ? list.slice(0, -1) : [...list, more];
  },
  rename: (document, one, _, name) => {
    if (Array.isArray(one.holder) || !one.isMember) return;
    const { [one.key]: node = {}, ...others } = one.holder;
    remove(document, one);
    become(one.holder, { ...others, [keyFor(one, name)]: node });
    const to = `${around(one.pointer)}/${name}`;
    const moved = (target: string) =>
      `${target}/`.startsWith(`${one.pointer}/`) ? to + target.slice(one.pointer.length) : target;
    become(document, mapPointers(document, "document", moved));
  },
  "be a part of a new schema": (_, { node, kind }, __, ___, choose) => {
    const keyword = choose(["allOf", "oneOf", "anyOf"]) ?? "allOf";
    if (kind === "schema") become(node, { [keyword]: [structuredClone(node)] });
  },
  "be a component": (document, one, _, name) => {
    const section = sections[one.kind];
    if (section === undefined || isComponent(one)) return;
    const components = Object(document.components);
    const known = { ...components[section], [name]: structuredClone(one.node) };
    document.components = { ...components, [section]: known };
    become(one.node, { $ref: componentPointer(section, name) });
  },
  "be the target of its reference": (document, one) => {
    const target = resolve(document, String(one.node.$ref));
    const isOfItself = JSON.stringify(target ?? {}).includes(JSON.stringify(one.node.$ref ?? ""));
    if (isReference(one) && isObject(target) && !isOfItself) become(one.node, target);
  },
  "refer to another": (_, one, other) => {
    const isInside = `${other.pointer}/`.startsWith(`${one.pointer}/`);
    const isPart = other.pointer.startsWith("#/components/schemas/"); // For the stock types.
    if (!isPart || isComponent(one) || isReference(other) || isInside) return;
    become(one.node, { $ref: other.pointer });
  },
};

const step = fc.tuple(
  fc.constantFrom(...Object.keys(edits)),
  fc.array(fc.nat(997), { minLength: 5, maxLength: 5 }),
);

/**
 * Versions of the library's API (test/fixtures), each the one before with a few changes, as in real families. Some are
 * as an earlier one again.
 */
export const versionFamily = fc
  .tuple(
    fc.constantFrom(...boundaries(library())),
    fc.array(fc.array(step, { maxLength: 8 }), { minLength: 4, maxLength: 4 }),
    fc.array(fc.nat(5), { minLength: 4, maxLength: 4 }),
  )
  .map(([start, drawn, picks]) => {
    const document = snapshotAt(library(), start);
    const documents = drawn.map((steps, index) => {
      for (const [number, [name, picks]] of steps.entries()) {
        const left = [...picks];
        const choose: Choose = (items) => items[(left.shift() ?? 0) % items.length];
        const all = allIn(document);
        const one = choose(all);
        const others = name === "refer to another" ? all : [...all, ...allIn(lacking)];
        const other = choose(others.filter(({ kind }) => kind === one?.kind));
        if (one && other) edits[name]?.(document, one, other, `new${index}${number}`, choose);
      }
      return structuredClone(document);
    });
    return documents.map((_, index): Version => {
      const document = documents[Math.min(index, picks[index] ?? 0)] as OpenApiDocument;
      return { level: 10 * (index + 1), document };
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
