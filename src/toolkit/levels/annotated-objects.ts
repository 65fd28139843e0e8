import { type LocatedChild, walk } from "../document/grammar.ts";
import type { Json, JsonObject, OpenApiDocument } from "../document/json.ts";
import { type Annotation, readAnnotation } from "./annotation.ts";
import { formOf } from "./change-sentences.ts";

/** An object and those that contain it, the outermost first. */
interface PlacedObject extends LocatedChild {
  readonly ancestors: readonly LocatedChild[];
}

/** An annotated object. */
export interface AnnotatedObject extends PlacedObject {
  readonly annotation: Annotation;
}

/** Every annotated object of a document, parents before children. */
export function annotatedObjects(document: OpenApiDocument): AnnotatedObject[] {
  const found: AnnotatedObject[] = [];
  const add = (child: LocatedChild, ancestors: readonly LocatedChild[]): void => {
    const annotation = readAnnotation(child.node);
    if (annotation !== undefined) found.push({ ...child, annotation, ancestors });
  };
  add({ node: document, kind: "document", field: "", pointer: "#" }, []);
  walk(document, "document", "#", add);
  return found;
}

const carriers: Readonly<Record<string, Carrier>> = {
  parameters: "parameter",
  properties: "property",
  responses: "response",
  content: "media type",
  headers: "header",
  links: "link",
  requestBody: "request body",
};

/** How readers know an annotated object. */
export interface Named {
  /** Its kind. */
  readonly carrier: Carrier;
  /** Its name: an `operationId`, a property, a status, a value. */
  readonly subject: string;
  /** The object that contains it: "`Order.lines`", "response `200`", "`crop` of the request". */
  readonly within?: string;
}

/** The objects whose annotations are differences between servers (openapi/EXTENSIONS.md). */
export type Carrier =
  | "operation"
  | "parameter"
  | "property"
  | "enum value"
  | "form"
  | "document"
  | "request body"
  | "response"
  | "media type"
  | "header"
  | "link"
  | "component";

/** Names an annotated object for readers, or else the nearest object around it that has a name. */
export function nameObject(object: PlacedObject): Named {
  const { kind, node, field, key, pointer, ancestors } = object;
  // A link has the `operationId` of its target.
  const name = text(kind === "operation" ? node.operationId : node.name) ?? key ?? pointer;
  const parent = ancestors.at(-1);
  if (kind === "document")
    return { carrier: "document", subject: text(Object(node.info).title) ?? name };
  if (kind === "operation") return { carrier: kind, subject: name };
  if (parent?.kind === "components") {
    const carrier = kind === "parameter" || kind === "header" ? kind : "component";
    return { carrier, subject: kind === "schema" ? (key ?? pointer) : name };
  }
  if (field === "oneOf" || field === "anyOf") {
    const values = node.const === undefined ? [node.enum ?? []].flat() : [node.const];
    const isValue = values.length > 0;
    return {
      carrier: isValue ? "enum value" : "form",
      subject: isValue ? values.map(String).join(", ") : formOf(node).replaceAll("`", ""),
      ...within(ancestors),
    };
  }
  const carrier = carriers[field];
  if (carrier === "request body" && parent !== undefined) {
    return { carrier, subject: text(parent.node.operationId) ?? pointer };
  }
  // A property is named by its key, even if it has a `name`.
  if (carrier !== undefined)
    return { carrier, subject: kind === "schema" ? (key ?? pointer) : name, ...within(ancestors) };
  const holder = holderOf(object);
  return holder === undefined ? { carrier: "component", subject: name } : nameObject(holder);
}

/** The object that directly contains an object. */
function holderOf({ ancestors }: PlacedObject): PlacedObject | undefined {
  const parent = ancestors.at(-1);
  return parent && { ...parent, ancestors: ancestors.slice(0, -1) };
}

/** A value of the `enum` of an annotated schema. */
export function enumValueOf({ ancestors, ...object }: PlacedObject, value: string): Named {
  return { carrier: "enum value", subject: value, ...within([...ancestors, object]) };
}

/** Names the innermost object by its properties, and the component or message that contains them. */
function within(objects: readonly LocatedChild[]): Pick<Named, "within"> {
  const names: string[] = [];
  for (const { field, key = "", node } of objects.toReversed()) {
    if (field === "schemas") return { within: `\`${[key, ...names].join(".")}\`` };
    if (field === "properties") names.unshift(key);
    const message = messages[field]?.(key, node);
    if (message === undefined) continue;
    return { within: names.length === 0 ? message : `\`${names.join(".")}\` of ${message}` };
  }
  return {};
}

const messages: Readonly<Record<string, (key: string, node: JsonObject) => string>> = {
  parameters: (key, { name }) => `parameter \`${text(name) ?? key}\``,
  headers: (key) => `header \`${key}\``,
  requestBody: () => "the request",
  requestBodies: (key) => `request body \`${key}\``,
  responses: (key) => `response \`${key}\``,
};

/** The subject of a sentence: a named object, or an unnamed part of one, as in "each item of `tags`". */
export function phraseFor(object: PlacedObject): string {
  const holder = holderOf(object);
  if (object.kind !== "schema" || holder === undefined || isNamed.has(object.field)) {
    return `\`${nameObject(object).subject}\``;
  }
  return `${partsOfSchema[object.field] ?? "a part of "}${phraseFor(holder)}`;
}

const isNamed = new Set(["schemas", "properties", "oneOf", "anyOf"]);

const partsOfSchema: Readonly<Record<string, string>> = {
  schema: "",
  allOf: "",
  items: "each item of ",
  prefixItems: "an item of ",
  additionalProperties: "each other property of ",
};

function text(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
