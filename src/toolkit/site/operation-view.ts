import { codeOf, isError } from "../document/answers.ts";
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
import { codeSpan, textLine } from "../generate/plain-markdown.ts";
import { credentialText } from "./authentication.ts";
import type { Badge } from "./blocks.ts";
import { constraintsOf, valuesOf } from "./field-words.ts";
import type { FieldView, PageView } from "./fold-views.ts";
import { leaveOutBody } from "./sample-call.ts";
import { folderName } from "./site.ts";

/** What the views of a page have in common at all levels. */
export interface PageContext {
  /** The relative address of the site's root. */
  readonly root: string;
  /** The components whose fields the page shows. */
  readonly shown: ShownComponents;
  /** Records that the page links to the page of a component. */
  readonly linkTo: (component: string) => void;
  /** Whether the fields of a component are in most responses. */
  readonly isCommon: (component: string) => boolean;
  /** Records that the page has something with `x-beyond-document`. */
  readonly noteBeyond: () => void;
}

/** The most fields of components that a page shows, besides those of whole requests and responses. */
const mostFields = 200;

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

/** A place in a page. */
interface Place extends PageContext {
  readonly path: string;
  readonly depth: number;
  /** The pointers of the schemas that contain the place. */
  readonly around: readonly string[];
  /** Whether it is part of a request: then required fields are labelled, otherwise those that may be missing. */
  readonly isRequest: boolean;
  /** The fields that the sender of the body does not send. */
  readonly unsent?: "readOnly" | "writeOnly";
}

const below = (place: Place, name: string): Place => ({
  ...place,
  path: `${place.path}/${name}`,
  depth: place.depth + 1,
});

const textView = (
  text: string | undefined,
  look?: "lead" | "quiet",
  key: string = look ?? "",
): PageView[] => {
  const said = text?.trim() ?? "";
  return said === "" ? [] : [{ is: "text", key, text: said, ...(look && { look }) }];
};

const fieldsView = (fields: readonly FieldView[], key = ""): PageView[] =>
  fields.length === 0 ? [] : [{ is: "fields", key, fields }];

/** Parts that open with a click on a title. */
const foldedView = (title: string, blocks: readonly PageView[]): PageView[] =>
  blocks.length === 0 ? [] : [{ is: "group", key: title, title, blocks }];

const sectionView = (
  id: string,
  title: string,
  depth: 2 | 3,
  blocks: readonly PageView[],
  badges: readonly Badge[] = [],
): PageView => ({ is: "section", key: `${id} ${title}`, id, title, depth, blocks, badges });

/** The page of an operation at one level, below its title and above its changes. */
export function operationView(operation: Operation, context: PageContext): PageView[] {
  const { description, isWebhook, extensions } = operation;
  const start: Place = { ...context, path: "", depth: 0, around: [], isRequest: true };
  if (extensions["x-beyond-document"] === true) context.noteBeyond();
  const parameters = operation.parameters.map((one) =>
    fieldView(one.name, one.schema, one.isRequired, below(start, one.name), one, {
      place: `in ${one.in}`,
    }),
  );
  const request = [
    ...textView(authenticationOf(operation), undefined, "authentication"),
    ...(parameters.length === 0
      ? []
      : [sectionView("parameters", "Parameters", 3, fieldsView(parameters))]),
    ...bodyViews(operation, {
      ...below(start, "request"),
      unsent: isWebhook ? "writeOnly" : "readOnly",
    }),
  ];
  const placeOf = ({ status, extensions }: DocumentedResponse): Place => {
    if (extensions["x-beyond-document"] === true) context.noteBeyond();
    return {
      ...below(start, status),
      isRequest: false,
      unsent: isWebhook ? "readOnly" : "writeOnly",
    };
  };
  const errors = operation.responses.filter(({ status }) => isError(status));
  const others = operation.responses.filter(({ status }) => !isError(status));
  return [
    ...textView(description, "lead"),
    sectionView("request", "Request", 2, [
      ...request,
      ...(request.length > 1 ? [] : textView("No parameters.", undefined, "none")),
    ]),
    ...others.map((one) => responseView(one, placeOf(one))),
    ...errorViews(errors.map((one) => [one, placeOf(one)])),
  ];
}

/** The page of a component at one level. Components that it refers to have their own pages. */
export function componentView(schema: Schema, context: PageContext): PageView[] {
  const name = schema.name ?? "";
  const shown = new ShownComponents();
  shown.claim(name, "/own", 0, 0);
  const place: Place = { ...context, shown, path: "/own", depth: 3, around: [], isRequest: false };
  const { notes, blocks } = fieldView(name, schema, true, place);
  return [...textView(notes.type, "quiet", "type"), ...blocks];
}

/** The folder of a component's page. The name of the component may have any characters. */
export const componentPath = (component: string): string =>
  `schemas/${folderName(component.replaceAll(/[^\w.-]+/g, "-").replace(/^\.+$/, "-"))}/`;

function authenticationOf({ isWebhook, ways }: Operation): string {
  if (isWebhook) return "The server sends it.";
  const words = ways.map((way) => way.map(credentialText).join(" and "));
  return words.length === 0
    ? "No credentials are needed."
    : `Authenticate with ${words.join(", or with ")}.`;
}

function bodyViews(operation: Operation, place: Place): PageView[] {
  const media = requestMediaOf(operation);
  if (media === undefined) return [];
  const isForm = fieldsBodyOf(operation)?.in === "form";
  const isLeftOut = leaveOutBody(operation) && !operation.isWebhook;
  const other = `Body as ${media.name}${isLeftOut ? ", which the samples leave out" : ""}`;
  const title = isForm ? "Form-encoded body" : isPlainJson(media.name) ? "JSON body" : other;
  const own = media.examples.map((one) => exampleView(one, media, sentValue(operation, one.value)));
  const made = own.length === 0 && !operation.isWebhook ? exampleBody(operation) : undefined;
  const unnamed = { name: "example", summary: undefined, description: undefined, extensions: {} };
  const examples =
    made === undefined ? own : [exampleView({ ...unnamed, value: made }, media, made)];
  return [
    sectionView("body", textLine(title), 3, [
      ...textView(operation.body?.description),
      ...(isForm ? fieldsView(formFields(operation, place)) : bodyFields(media.schema, place)),
      ...examplesView(examples),
    ]),
  ];
}

const formFields = (operation: Operation, place: Place): FieldView[] =>
  argumentsOf(operation)
    .filter(({ in: where }) => where === "form")
    .map(({ name, schema, isRequired, isJsonText, examples: [example] }) => {
      const shown =
        example === undefined ? "" : `, for example ${codeSpan(JSON.stringify(example))}`;
      const encoding =
        isJsonText && schema !== undefined ? `JSON-encoded ${typeWords(schema)}${shown}.` : "";
      return fieldView(name, schema, isRequired, below(place, name), schema, {}, encoding);
    });

/** The value of a request's example; for a form, a text with a line for each field. */
function sentValue(operation: Operation, value: Json): Json {
  if (fieldsBodyOf(operation)?.in !== "form") return value;
  const given = argumentsOf(operation).flatMap((argument) => {
    const item = isObject(value) ? value[argument.name] : undefined;
    return item === undefined ? [] : [`${argument.name}=${wireText(item, argument)}`];
  });
  return given.join("\n");
}

/** The fields of a body; for a body that is not an object, the single field `body`. */
function bodyFields(schema: Schema | undefined, place: Place): PageView[] {
  const shapes = bodyShapes(schema, place);
  return shapes.length > 0
    ? shapesView(shapes, place)
    : fieldsView([fieldView("body", schema, true, place)]);
}

const bodyShapes = (schema: Schema | undefined, place: Place): Shape[] =>
  schema?.types[0] === "array" ? [] : shapesOf(schema, place, schema);

function responseView(response: DocumentedResponse, place: Place): PageView {
  const { status, description } = response;
  const media = mediaOf(response);
  const blocks = [
    ...textView(description),
    ...(media === undefined || isPlainJson(media.name)
      ? []
      : textView(`**${textLine(media.name)}**`, undefined, "media")),
    ...(media === undefined ? [] : bodyFields(media.schema, place)),
    ...headersView(response, place),
    ...examplesView(exampleViews(response)),
  ];
  return sectionView(`response-${status}`, "Response", 2, blocks, [
    { text: status, look: "status-good" },
  ]);
}

const headersView = ({ headers }: DocumentedResponse, place: Place): PageView[] =>
  foldedView(
    "Headers",
    fieldsView(
      headers.map((one) =>
        fieldView(one.name, one.schema, one.isRequired, below(place, one.name), one),
      ),
    ),
  );

const mediaOf = ({ content }: DocumentedResponse): MediaType | undefined =>
  jsonIn(content) ?? content[0];

/** The errors, each named by its code, or by its status if it has none. What all have in common is shown once. */
function errorViews(responses: readonly (readonly [DocumentedResponse, Place])[]): PageView[] {
  if (responses.length === 0) return [];
  const read = responses.map(([one, place]) => ({
    one,
    place,
    shapes: bodyShapes(mediaOf(one)?.schema, place),
  }));
  const [first, ...others] = read.flatMap(({ shapes }) =>
    shapes.filter(({ link }) => link === undefined),
  );
  const isIn =
    (name: string) =>
    ({ fields }: Shape) =>
      fields.some(({ field }) => field.key === name);
  const common =
    others.length === 0
      ? []
      : (first?.fields ?? []).filter(({ field }) => others.every(isIn(field.key)));
  const left = new Set(common.map(({ field }) => field.key));
  const views = read.flatMap(({ one, place, shapes }): PageView[] => {
    const { status, description } = one;
    const item = (key: string, code: string, blocks: readonly PageView[]): FieldView => ({
      key: `${status} ${key}`,
      id: `error-${code === "" ? status : code}`,
      term: code === "" ? "" : codeSpan(code),
      notes: {},
      badges: [{ text: status, look: "status-bad" }],
      blocks,
    });
    const examples = (code?: string) => {
      const found = exampleViews(one, code);
      return found.length > 2 ? foldedView("Examples", found) : examplesView(found, true);
    };
    const headers = headersView(one, place);
    const without = (shape: Shape, isTag: (field: FieldView) => boolean) => ({
      ...shape,
      fields: shape.fields.filter(({ field }) => !left.has(field.key) && !isTag(field)),
    });
    const isCoded = ({ name }: Shape) => name !== "" && isCode(one, name);
    if (!shapes.some(isCoded)) {
      const media = mediaOf(one);
      const own = shapes.map((shape) => without(shape, () => false));
      const body =
        shapes.length > 0 || media === undefined
          ? shapesView(own, place)
          : bodyFields(media.schema, place);
      return fieldsView(
        [item("", "", [...textView(description), ...body, ...headers, ...examples()])],
        status,
      );
    }
    const own = shapes
      .map((shape) => without(shape, (field) => isTagOf(field, shape.name)))
      .filter((shape) => isCoded(shape) || shape.fields.length > 0);
    // The description of a status with several errors is above them.
    const isOne = own.length === 1;
    const fields = own.map((shape) => {
      const { name, component, said, fields, link = [] } = shape;
      const code = isCoded(shape) ? name : "";
      // An error is the same one before it had a code.
      return item(isOne ? "" : component || name, code, [
        ...textView(said, undefined, "code"),
        ...link,
        ...(isOne ? textView(description) : []),
        ...fieldsView(fields.map(({ field }) => field)),
        ...(isOne ? headers : []),
        ...(code === "" ? [] : examples(code)),
      ]);
    });
    const text = description?.trim() ? `**${status}**: ${description.trim()}` : "";
    return [
      ...(isOne ? [] : [...textView(text, undefined, status), ...headers]),
      ...fieldsView(fields, status),
    ];
  });
  // Each is named by its code.
  const named = common.filter(({ field }) => !isTagOf(field, first?.name ?? ""));
  const shared = foldedView("Fields of every error", fieldsView(named.map(({ field }) => field)));
  return [sectionView("errors", "Errors", 2, [...views, ...shared])];
}

/** Whether a field always has the code of an error. */
const isTagOf = ({ blocks }: FieldView, code: string): boolean =>
  blocks.some(
    (one) =>
      one.is === "values" &&
      one.values.length === 1 &&
      one.values[0]?.name === JSON.stringify(code),
  );

/** Whether the name of a shape is the code of an error. */
function isCode(response: DocumentedResponse, name: string): boolean {
  const media = mediaOf(response);
  return (
    media?.examples.some((one) => errorCode(one, media) === name) || /^[A-Z][A-Z0-9_]+$/.test(name)
  );
}

/** The constant that names the error of an example (`x-conventions`). */
const errorCode = ({ value }: Example, media: MediaType | undefined): Json | undefined =>
  isObject(value) ? value[media?.schema?.conventions.errorCode ?? ""] : undefined;

/** The examples of a response, or only those with a code. */
function exampleViews(response: DocumentedResponse, code?: string): PageView[] {
  const media = mediaOf(response);
  const found = (media?.examples ?? []).filter(
    (one) => code === undefined || errorCode(one, media) === code,
  );
  return found.map((one) => exampleView(one, media, one.value));
}

function exampleView(example: Example, media: MediaType | undefined, shown: Json): PageView {
  const { name, summary, description } = example;
  const isInJson = media !== undefined && isJson(media.name);
  const isText = typeof shown === "string" && media !== undefined;
  return {
    is: "code",
    key: name,
    language: isInJson ? "json" : "",
    value: isInJson || isText ? shown : JSON.stringify(shown, null, 2),
    caption: `${summary || "Example"}${description ? `. ${description}` : ""}`,
    data: { example: name },
  };
}

/** Examples: the first is open, the others open with a click. */
const examplesView = (examples: readonly PageView[], areFolded = false): PageView[] =>
  examples.map((one, index) =>
    one.is === "code" ? { ...one, isFolded: areFolded || index > 0 } : one,
  );

/** One alternative of an object. */
interface Shape {
  /** Its code, title or component; empty for the only one. */
  readonly name: string;
  readonly said: string;
  readonly component: string;
  readonly fields: readonly ShapeField[];
  /** Instead of its fields, if the page shows them at another place. */
  readonly link?: PageView[];
}

interface ShapeField {
  readonly field: FieldView;
  /** The place of its schema, which alternatives share if they have it from the same part, and its presence. */
  readonly origin: string;
}

/** The fields of the alternatives of an object: first what they share, then what each has of its own. */
function shapesView(shapes: readonly Shape[], place: Place): PageView[] {
  const [first] = shapes;
  const isShared = ({ origin, field }: ShapeField) =>
    shapes.length > 1 &&
    shapes.every(({ fields }) =>
      fields.some((one) => one.origin === origin && one.field.key === field.key),
    );
  const isCommon = ({ origin }: ShapeField) => {
    const [, component] = /^#\/components\/schemas\/([^/]+)\/properties\//.exec(origin) ?? [];
    return (
      !place.isRequest && place.depth <= 1 && component !== undefined && place.isCommon(component)
    );
  };
  const listOf = (fields: readonly ShapeField[], key: string): PageView[] => [
    ...fieldsView(
      fields.filter((one) => !isCommon(one)).map(({ field }) => field),
      key,
    ),
    ...foldedView(
      "Fields of most responses",
      fieldsView(fields.filter(isCommon).map(({ field }) => field)),
    ),
  ];
  const own = shapes.map((shape): PageView => {
    const { name, said, component, link } = shape;
    const title = name === "" ? "" : `**${textLine(name)}**`;
    const head = [title, said].filter((text) => text !== "").join(": ");
    const anchor: PageView[] =
      component === "" || link ? [] : [{ is: "anchor", key: "", id: `schema-${component}` }];
    const fields = shape.fields.filter((one) => !isShared(one));
    return {
      is: "group",
      key: name,
      blocks: [...anchor, ...(link ?? [...textView(head), ...listOf(fields, "")])],
    };
  });
  return [...listOf((first?.fields ?? []).filter(isShared), "shared"), ...own];
}

/**
 * The shapes of an object, one for each alternative; none for other values. A component that the page already shows is
 * only named. A shape does not repeat the description of its field.
 */
function shapesOf(schema: Schema | undefined, place: Place, holder?: Described | Schema): Shape[] {
  if (schema === undefined || place.around.includes(schema.pointer)) return [];
  const alternatives = alternativesOf(schema);
  const { name: whole, properties } = schema;
  const isObjectAtAll = alternatives.some((one) => one.properties.size > 0);
  if (
    whole !== undefined &&
    isObjectAtAll &&
    !place.shown.claim(whole, place.path, place.depth, properties.size)
  )
    return [linkedShape("", whole, place)];
  // If a branch is itself a `oneOf` or `anyOf`, its description applies to each of its alternatives.
  const holders = new Map(
    schema.branches
      .filter(({ branches }) => branches.length > 0)
      .flatMap((branch) => alternativesOf(branch).map(({ pointer }) => [pointer, branch])),
  );
  const isOne = alternatives.length === 1;
  return alternatives.flatMap((one, index): Shape | [] => {
    const { pointer, properties, name: component = "" } = one;
    if (properties.size === 0 || place.around.includes(pointer)) return [];
    const here = isOne ? place : below(place, component || `${index}`);
    // A single shape needs no name besides that of its field.
    const name = codeOf(one) ?? (isOne ? "" : (one.title ?? component));
    if (
      !isOne &&
      component !== "" &&
      !place.shown.claim(component, here.path, place.depth, properties.size)
    )
      return linkedShape(name, component, place);
    const notes = [one, holders.get(pointer)].flatMap((each) =>
      each === undefined || each === holder ? [] : (each.description ?? "").trim(),
    );
    const inside = { ...here, around: [...place.around, schema.pointer, pointer] };
    const sent = [...properties.values()].filter(
      ({ schema }) => place.unsent === undefined || schema.keywords[place.unsent] !== true,
    );
    return {
      name,
      said: notes.filter((text) => text !== "").join("\n\n"),
      component: isOne ? (schema.name ?? component) : component,
      fields: sent.map(({ name, schema, isRequired }) => ({
        field: fieldView(name, schema, isRequired, below(inside, name)),
        origin: `${schema.place}${isRequired ? "" : " optional"}`,
      })),
    };
  });
}

function linkedShape(name: string, component: string, { shown, root, linkTo }: PageContext): Shape {
  const isHere = shown.has(component);
  if (!isHere) linkTo(component);
  const link = `[${textLine(component)}](${isHere ? `#schema-${component}` : `${root}${componentPath(component)}`})`;
  const isNamed = name !== "" && name !== component;
  const text = isNamed ? `**${textLine(name)}**: see ${link}.` : `Fields: see ${link}.`;
  return { name, said: "", component, fields: [], link: textView(text) };
}

function fieldView(
  name: string,
  schema: Schema | undefined,
  isRequired: boolean,
  place: Place,
  described: Described | Schema | undefined = schema,
  more: FieldView["notes"] = {},
  encoding = "",
): FieldView {
  const { description, extensions = {} } = described ?? {};
  if (extensions["x-beyond-document"] === true) place.noteBeyond();
  let items = schema;
  const seen = new Set([items]); // Lists may contain each other in a circle.
  while (items?.items !== undefined && !seen.has(items.items)) {
    items = items.items;
    seen.add(items);
  }
  const values = schema === undefined ? [] : valuesOf(schema);
  const constraints = [encoding, ...(schema === undefined ? [] : constraintsOf(schema))];
  const isDeprecated = schema?.keywords.deprecated === true;
  const needed = isRequired === place.isRequest;
  return {
    key: name,
    id: `field-${name}`,
    term: codeSpan(name),
    notes: {
      type: textLine(typeWords(schema)),
      ...more,
      ...(needed && { presence: isRequired ? "required" : "optional" }),
    },
    ...(isDeprecated && { badges: [{ text: "deprecated", look: "change" }] }),
    blocks: [
      ...textView(description),
      ...textView(constraints.join(" "), "quiet"),
      ...(values.length === 0 ? [] : [{ is: "values", key: "", values } as const]),
      ...shapesView(shapesOf(items, place, described), place),
    ],
  };
}
