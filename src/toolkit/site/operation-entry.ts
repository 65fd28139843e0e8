import { codeOf } from "../document/answers.ts";
import {
  argumentsOf,
  exampleBody,
  fieldsBodyOf,
  requestMediaOf,
  wireText,
} from "../document/arguments.ts";
import { isObject, type Json } from "../document/json.ts";
import { isJson, isPlainJson, jsonIn } from "../document/media-type.ts";
import type {
  Described,
  DocumentedResponse,
  Example,
  MediaType,
  Operation,
} from "../document/operation.ts";
import { alternativesOf, type Schema, typeWords } from "../document/schema.ts";
import { codeSpan } from "../generate/plain-markdown.ts";
import { credentialText } from "./authentication.ts";
import type { Named } from "./fold.ts";
import { leaveOutBody } from "./sample-call.ts";

/** One variant of an operation, as data for its page. The page merges the variants of all levels (fold.ts). */
export interface OperationEntry extends Named {
  /** For example `GET /api/v1/invites`. */
  readonly route: string;
  readonly description: string;
  /** How a request authenticates, as a sentence in Markdown; for a webhook, that the server sends it. */
  readonly authentication: string;
  /** The parameters in path, query and headers. */
  readonly parameters: readonly FieldEntry[];
  /** One, or none. */
  readonly bodies: readonly BodyEntry[];
  readonly responses: readonly ResponseEntry[];
}

/** The body of a request; its name is the encoding. */
interface BodyEntry extends Named {
  readonly description: string;
  readonly shapes: readonly ShapeEntry[];
  readonly examples: readonly ExampleEntry[];
}

/** A response; its name is its status. */
export interface ResponseEntry extends Named {
  readonly description: string;
  readonly headers: readonly FieldEntry[];
  /** One for each alternative of the body; for an error, named by its code. */
  readonly shapes: readonly ShapeEntry[];
  readonly examples: readonly ExampleEntry[];
}

/** One alternative of an object. */
export interface ShapeEntry extends Named {
  readonly description: string;
  /** The component whose fields are shown at another place; empty if they are shown here. */
  readonly elsewhere: string;
  /** The component of the shape, if it is one; otherwise empty. */
  readonly component: string;
  readonly fields: readonly FieldEntry[];
}

export interface FieldEntry extends Named {
  /** For a parameter, `path`, `query`, `header` or `cookie`; otherwise empty. */
  readonly place: string;
  /** For example `array of integers`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  readonly isBeyond: boolean;
  readonly isDeprecated: boolean;
  /** Bounds, format and default, in a line of Markdown. */
  readonly constraints: string;
  /** The allowed values, named by their JSON text. */
  readonly values: readonly ValueEntry[];
  /** The shapes of an object or of the items of an array; several if there are alternatives. */
  readonly shapes: readonly ShapeEntry[];
}

interface ValueEntry extends Named {
  readonly meaning: string;
}

export interface ExampleEntry extends Named {
  readonly summary: string;
  readonly description: string;
  readonly language: string;
  /** If its language is JSON; otherwise its text. */
  readonly value: Json;
  /** The constant that names an error (`x-conventions`); otherwise empty. */
  readonly code: string;
}

/** The most fields of components that a page shows, besides those of whole requests and responses. */
const mostFields = 200;

/** An alternative without a name and fields of its own. */
const emptyShape: ShapeEntry = {
  name: "",
  description: "",
  elsewhere: "",
  component: "",
  fields: [],
};

/** Decides which components' fields a page shows: each at the first place that needs it, up to `mostFields`. */
export class ShownComponents {
  readonly #shown = new Map<string, string>();
  readonly #isShared: (component: string) => boolean;
  #room = mostFields;

  /** Shared components have their own pages, because repeating them would make a large site several times larger. */
  constructor(isShared: (component: string) => boolean = () => true) {
    this.#isShared = isShared;
  }

  /**
   * Whether a place shows the fields of a component. The first place that may show them claims them, and the result
   * never changes for a place.
   */
  claim(component: string, place: string, depth: number, fields: number): boolean {
    const known = this.#shown.get(component);
    const isWhole = depth <= 1; // The main schema of a request or response is always shown.
    if (known !== undefined) return known === place || isWhole;
    if (!isWhole && (depth > 3 || this.#room < fields || this.#isShared(component))) return false;
    this.#room -= fields;
    this.#shown.set(component, place);
    return true;
  }

  has(component: string): boolean {
    return this.#shown.has(component);
  }
}

/** A place in a page, and the components that the page shows. */
interface Place {
  readonly shown: ShownComponents;
  readonly path: string;
  readonly depth: number;
  /** The pointers of the schemas that contain the place. */
  readonly around: readonly string[];
  /** The fields that the sender of the body does not send. */
  readonly unsent?: "readOnly" | "writeOnly";
}

const below = (place: Place, name: string): Place => ({
  ...place,
  path: `${place.path}/${name}`,
  depth: place.depth + 1,
});

/** The place of a body that clients or servers send. */
const sentBy = (place: Place, isByClient: boolean): Place => ({
  ...place,
  unsent: isByClient ? "readOnly" : "writeOnly",
});

/** Reads one variant of an operation. */
export function operationEntry(operation: Operation, shown: ShownComponents): OperationEntry {
  const { id, method, path, description = "" } = operation;
  const start: Place = { shown, path: "", depth: 0, around: [] };
  return {
    name: id,
    route: operation.isWebhook ? method : `${method} ${path}`,
    description: description.trim(),
    authentication: authenticationOf(operation),
    parameters: operation.parameters.map((parameter) => ({
      ...fieldOf(
        parameter.name,
        parameter.schema,
        parameter.isRequired,
        below(start, parameter.name),
        parameter,
      ),
      place: parameter.in,
    })),
    bodies: bodiesOf(operation, sentBy(below(start, "request"), !operation.isWebhook)),
    responses: operation.responses.map((response) =>
      responseEntry(response, sentBy(below(start, response.status), operation.isWebhook)),
    ),
  };
}

/** Reads one variant of a component. Components that it refers to have their own pages. */
export function schemaEntry(schema: Schema): FieldEntry {
  const name = schema.name ?? "";
  const shown = new ShownComponents();
  shown.claim(name, "/own", 0, 0);
  const place: Place = { shown, path: "/own", depth: 3, around: [] };
  return fieldOf(name, schema, true, place);
}

function authenticationOf(operation: Operation): string {
  if (operation.isWebhook) return "The server sends it.";
  const ways = operation.ways.map((way) => way.map(credentialText).join(" and "));
  return ways.length === 0
    ? "No credentials are needed."
    : `Authenticate with ${ways.join(", or with ")}.`;
}

function bodiesOf(operation: Operation, place: Place): BodyEntry[] {
  const media = requestMediaOf(operation);
  if (media === undefined) return [];
  const description = operation.body?.description ?? "";
  const examples = requestExamples(operation, media);
  if (fieldsBodyOf(operation)?.in !== "form") {
    const left =
      leaveOutBody(operation) && !operation.isWebhook ? ", which the samples leave out" : "";
    const name = isPlainJson(media.name) ? "JSON body" : `Body as ${media.name}${left}`;
    return [{ name, description, shapes: bodyShapes(media.schema, place), examples }];
  }
  const fields = argumentsOf(operation)
    .filter(({ in: where }) => where === "form")
    .map(({ name, schema, isRequired, isJsonText, examples }) => {
      const field = fieldOf(name, schema, isRequired, below(place, name));
      if (!isJsonText || schema === undefined) return field;
      const constraints = [formNote(schema, examples[0]), field.constraints];
      return { ...field, constraints: constraints.filter((text) => text !== "").join(" ") };
    });
  const shapes = [{ ...emptyShape, fields }];
  return [{ name: "Form-encoded body", description, shapes, examples }];
}

/** The examples of a body; if it has none, one made of its properties' examples. */
function requestExamples(operation: Operation, media: MediaType): ExampleEntry[] {
  const own = media.examples.map((example) =>
    exampleEntry(example, media, requestValue(operation, example.value)),
  );
  const made = own.length === 0 && !operation.isWebhook ? exampleBody(operation) : undefined;
  if (made === undefined) return own;
  const example = { name: "example", summary: undefined, value: made, description: undefined };
  return [exampleEntry({ ...example, extensions: {} }, media, made)];
}

/** For example "JSON-encoded array of integers, for example `[3,1,2]`." */
function formNote(schema: Schema, example: Json | undefined): string {
  const shown = example === undefined ? "" : `, for example ${codeSpan(JSON.stringify(example))}`;
  return `JSON-encoded ${typeWords(schema)}${shown}.`;
}

/** The shapes of a body. For a body that is not an object: one shape with the single field `body`. */
function bodyShapes(schema: Schema | undefined, place: Place): readonly ShapeEntry[] {
  const shapes = schema?.types[0] === "array" ? [] : shapesOf(schema, place, schema);
  if (shapes.length > 0) return shapes;
  const whole = fieldOf("body", schema, true, place);
  return [{ ...emptyShape, fields: [whole] }];
}

/** The value of a request's example; for a form, a text with a line for each field. */
function requestValue(operation: Operation, value: Json): Json {
  if (fieldsBodyOf(operation)?.in !== "form") return value;
  const given = argumentsOf(operation).flatMap((argument) => {
    const item = isObject(value) ? value[argument.name] : undefined;
    return item === undefined ? [] : [`${argument.name}=${wireText(item, argument)}`];
  });
  return given.join("\n");
}

function responseEntry(response: DocumentedResponse, place: Place): ResponseEntry {
  const { status, headers, content, description = "" } = response;
  const media = jsonIn(content) ?? content[0];
  const typeName = media === undefined || isPlainJson(media.name) ? "" : media.name;
  const shapes = media === undefined ? [] : bodyShapes(media.schema, place);
  return {
    name: status,
    description: description.trim(),
    headers: headers.map((header) =>
      fieldOf(header.name, header.schema, header.isRequired, below(place, header.name), header),
    ),
    shapes: shapes.map((shape) => ({ ...shape, name: shape.name === "" ? typeName : shape.name })),
    examples: (media?.examples ?? []).map((example) => exampleEntry(example, media, example.value)),
  };
}

function exampleEntry(example: Example, media: MediaType | undefined, shown: Json): ExampleEntry {
  const { name, summary = "", description = "", value } = example;
  const isText = typeof shown === "string" && media !== undefined && !isJson(media.name);
  const language = media !== undefined && isJson(media.name) ? "json" : "";
  const code = isObject(value) ? value[media?.schema?.conventions.errorCode ?? ""] : undefined;
  return {
    name,
    summary,
    description,
    language,
    value: isText || language !== "" ? shown : JSON.stringify(shown, null, 2),
    code: typeof code === "string" ? code : "",
  };
}

/**
 * The shapes of an object, one for each alternative; none for other values. A component that the page already shows is
 * only named. A shape does not repeat the description of its field.
 */
function shapesOf(
  schema: Schema | undefined,
  place: Place,
  holder?: Described | Schema,
): readonly ShapeEntry[] {
  if (schema === undefined || place.around.includes(schema.pointer)) return [];
  const alternatives = alternativesOf(schema);
  const elsewhere = nameElsewhere(schema, place, alternatives);
  if (elsewhere !== undefined) return elsewhere;
  // If a branch is itself a `oneOf` or `anyOf`, its description applies to each of its alternatives.
  const holders = new Map(
    schema.branches
      .filter(({ branches }) => branches.length > 0)
      .flatMap((branch) => alternativesOf(branch).map(({ pointer }) => [pointer, branch])),
  );
  return alternatives.flatMap((alternative, index): ShapeEntry | [] => {
    const { pointer, properties, name: component = "" } = alternative;
    if (properties.size === 0 || place.around.includes(pointer)) return [];
    const isOne = alternatives.length === 1;
    const here = isOne ? place : below(place, component || `${index}`);
    const inside = { ...here, around: [...place.around, schema.pointer, pointer] };
    // A single shape needs no name besides that of its field.
    const name = codeOf(alternative) ?? (isOne ? "" : (alternative.title ?? component));
    const notes = [alternative, holders.get(pointer)].flatMap((one) =>
      one === undefined || one === holder ? [] : (one.description ?? "").trim(),
    );
    const said = {
      name,
      description: notes.filter((text) => text !== "").join("\n\n"),
      component: isOne ? (schema.name ?? component) : component,
    };
    if (
      !isOne &&
      component !== "" &&
      !place.shown.claim(component, here.path, place.depth, properties.size)
    ) {
      return { ...said, elsewhere: component, fields: [] };
    }
    const { unsent } = place;
    const sent = [...properties.values()].filter(
      ({ schema }) => unsent === undefined || schema.keywords[unsent] !== true,
    );
    const fields = sent.map((property) =>
      fieldOf(property.name, property.schema, property.isRequired, below(inside, property.name)),
    );
    return { ...said, elsewhere: "", fields };
  });
}

/**
 * A shape without fields for a component that is shown elsewhere; `undefined` if it is shown here or is not a
 * component.
 */
function nameElsewhere(
  schema: Schema,
  place: Place,
  alternatives: readonly Schema[],
): ShapeEntry[] | undefined {
  const { name, properties } = schema;
  if (name === undefined || alternatives.every((one) => one.properties.size === 0))
    return undefined;
  if (place.shown.claim(name, place.path, place.depth, properties.size)) return undefined;
  return [{ ...emptyShape, elsewhere: name }];
}

function fieldOf(
  name: string,
  schema: Schema | undefined,
  isRequired: boolean,
  place: Place,
  described: Described | Schema | undefined = schema,
): FieldEntry {
  const { description = "", extensions = {} } = described ?? {};
  let items = schema;
  const seen = new Set([items]); // Lists may contain each other in a circle.
  while (items?.items !== undefined && !seen.has(items.items)) {
    items = items.items;
    seen.add(items);
  }
  return {
    name,
    place: "",
    type: typeWords(schema),
    isRequired,
    description: description.trim(),
    isBeyond: extensions["x-beyond-document"] === true,
    isDeprecated: schema?.keywords.deprecated === true,
    constraints: schema === undefined ? "" : constraintsOf(schema),
    values: schema === undefined ? [] : valuesOf(schema),
    shapes: shapesOf(items, place, described),
  };
}

const bounds = [
  ["minimum", "at least"],
  ["exclusiveMinimum", "more than"],
  ["maximum", "at most"],
  ["exclusiveMaximum", "less than"],
  ["multipleOf", "a multiple of"],
  ["minLength", "minimum length"],
  ["maxLength", "maximum length"],
  ["minItems", "minimum number of items"],
  ["maxItems", "maximum number of items"],
  ["format", "format"],
  ["pattern", "pattern"],
  ["default", "default"],
] as const;

/** The constraints of a schema besides its type, in one line. */
function constraintsOf(schema: Schema): string {
  const { keywords } = schema;
  const access = [
    ...(keywords.readOnly === true ? ["read-only"] : []),
    ...(keywords.writeOnly === true ? ["write-only"] : []),
  ];
  const parts = bounds.flatMap(([keyword, words]) => {
    const value = keywords[keyword];
    if (value === undefined) return [];
    const text = typeof value === "string" && keyword !== "default" ? value : JSON.stringify(value);
    return text.length > 200 ? [] : [`${words} ${codeSpan(text)}`];
  });
  const line = [...access, ...parts].join(", ");
  const said = line === "" ? [] : [`${line[0]?.toUpperCase()}${line.slice(1)}.`];
  return [...said, ...partlyListed(schema)].join(" ");
}

/** The values of branches beside branches that allow others. */
function partlyListed({ branches }: Schema): string[] {
  if (branches.every(listsValues)) return [];
  return branches.filter(listsValues).flatMap((branch) => {
    const values = (branch.values ?? []).map((value) => codeSpan(JSON.stringify(value))).join(", ");
    const kind = typeWords(branch);
    return values === "" ? [] : `The only ${kind === "null" ? "other value" : kind}: ${values}.`;
  });
}

const listsValues = ({ values, types }: Schema): boolean =>
  values !== undefined || types.join() === "null";

function valuesOf({ values, branches, extensions }: Schema): ValueEntry[] {
  const meanings = extensions["x-enumDescriptions"];
  const own = (values ?? []).map((value) => ({
    value,
    meaning: isObject(meanings) ? meanings[String(value)] : undefined,
  }));
  const ofBranches = (branches.every(listsValues) ? branches : []).flatMap(
    ({ values = [null], title }) => values.map((value) => ({ value, meaning: title })),
  );
  return [...own, ...ofBranches].map(({ value, meaning }) => ({
    name: JSON.stringify(value),
    meaning: meaning === undefined ? "" : String(meaning),
  }));
}
