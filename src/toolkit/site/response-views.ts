import { isDeepStrictEqual } from "node:util";
import { isObject, type Json } from "../document/json.ts";
import { isJson, isPlainJson, jsonIn } from "../document/media-type.ts";
import type { DocumentedResponse, Example, MediaType } from "../document/operation-model.ts";
import { placeholder } from "../document/placeholder.ts";
import type { Schema } from "../document/schema-model.ts";
import { codeSpan, textLine } from "../text/escape-markdown.ts";
import { constraintsOf } from "./field-constraints.ts";
import type { FieldView, PageView } from "./fold-views.ts";
import {
  below,
  fieldsView,
  fieldView,
  foldedView,
  mediaViews,
  type RenderContext,
  type Shape,
  type ShapeField,
  sectionView,
  shapesOf,
  shapesView,
  textView,
} from "./shape-views.ts";

/**
 * The fields of a body, with the examples of each of its alternatives; for a body that is not an object, the single field
 * `body`.
 */
export function bodyFields(
  schema: Schema | undefined,
  place: RenderContext,
  examplesOf?: (shape: Shape) => readonly PageView[],
  leading?: string,
): PageView[] {
  const isLeading = ({ of }: Shape) => Number(of.key === leading);
  const shapes = bodyShapes(schema, place).toSorted((a, b) => isLeading(b) - isLeading(a));
  const limits = schema === undefined ? "" : constraintsOf(schema).join(" ");
  return shapes.length > 0
    ? [...textView(limits, "quiet", "limits"), ...shapesView(shapes, place, examplesOf)]
    : fieldsView([fieldView("body", schema, true, place)]);
}

const bodyShapes = (schema: Schema | undefined, place: RenderContext): Shape[] =>
  schema?.types[0] === "array" ? [] : shapesOf(schema, place, schema);

/** The other media types of an error. */
const otherMediaView = (
  content: readonly MediaType[],
  shown: MediaType | undefined,
): PageView[] => {
  const names = content.filter((one) => one !== shown).map(({ name }) => codeSpan(name));
  return textView(names.length === 0 ? "" : `Also as ${names.join(", ")}.`, "quiet", "others");
};

export function responseView(response: DocumentedResponse, place: RenderContext): PageView {
  const { status, description } = response;
  const blocks = [
    ...textView(description),
    ...mediaViews(response.content, (media) => [
      ...(isPlainJson(media.name)
        ? []
        : textView(`**${textLine(media.name)}**`, undefined, "media")),
      ...bodyFields(media.schema, place),
      ...examplesView(
        media.examples.length > 0
          ? media.examples.map((one) => exampleView(one, media, one.value))
          : madeExamples(media, media.schema, place),
      ),
    ]),
    ...headersView(response, place),
  ];
  return sectionView(`response-${status}`, "Response", 2, blocks, [
    { text: status, look: "status-good" },
  ]);
}

const headersView = ({ headers }: DocumentedResponse, place: RenderContext): PageView[] =>
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

/**
 * The errors, each named by its code, or by its status if it has none; one error may get its code at some level. What all
 * have in common is shown once.
 */
export function errorViews(
  responses: readonly (readonly [DocumentedResponse, RenderContext])[],
): PageView[] {
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
  const views = read.flatMap(({ one, place, shapes }) =>
    statusViews(
      one,
      place,
      shapes.map((shape) => ({
        ...shape,
        fields: shape.fields.filter(({ field }) => !left.has(field.key)),
      })),
    ),
  );
  // Each is named by its code.
  const named = common.filter(({ field }) => !isTagOf(field, first?.name ?? ""));
  const shared = foldedView("Fields of every error", fieldsView(named.map(({ field }) => field)));
  return [sectionView("errors", "Errors", 2, [...views, ...shared])];
}

const asTable = { look: "errors" } as const;

/** The errors of a status. If there are several, its description and headers are above them. */
function statusViews(
  response: DocumentedResponse,
  place: RenderContext,
  shapes: readonly Shape[],
): PageView[] {
  const { status, description } = response;
  const headers = [
    ...otherMediaView(response.content, mediaOf(response)),
    ...headersView(response, place),
  ];
  const item = (key: string, code: string, blocks: readonly PageView[]): FieldView => ({
    key: `${status} ${key}`,
    id: `error-${code === "" ? status : code}`,
    term: code === "" ? "" : codeSpan(code),
    notes: {},
    badges: [{ text: status, look: "status-bad" }],
    blocks,
  });
  const examples = (code: string | undefined) =>
    foldedView(
      "Examples",
      exampleViews(response, (one, media) => code === undefined || errorCode(one, media) === code),
    );
  const inside = ({ said, link = [], fields }: Shape) => [
    ...textView(said, undefined, "code"),
    ...link,
    ...fieldsView(fields.map(({ field }) => field)),
  ];
  const codeIn = ({ name }: Shape) => (name !== "" && isCode(response, name) ? name : undefined);
  const coded = shapes.map((shape) => {
    const code = codeIn(shape);
    const isTag = ({ field }: ShapeField) => code !== undefined && isTagOf(field, code);
    return { ...shape, code, fields: shape.fields.filter((one) => !isTag(one)) };
  });
  const own = coded.some(({ code }) => code !== undefined)
    ? coded.filter(({ code, fields }) => code !== undefined || fields.length > 0)
    : [];
  if (own.length > 1) {
    const text = description?.trim() ? `**${status}**: ${description.trim()}` : "";
    const codes = own.flatMap(({ code }) => code ?? []);
    const uncoded = own.filter(({ code }) => code === undefined);
    const items = own.map((shape) => {
      const { code, component, name } = shape;
      // Before it had a code, an error is that of the examples with its fields.
      const shown =
        code === undefined
          ? foldedView(
              "Examples",
              exampleViews(response, (one, media) => {
                const isOther = codes.some((known) => known === errorCode(one, media));
                return !isOther && bestFor(one.value, uncoded) === shape;
              }),
            )
          : examples(code);
      // An error is the same one before it had a code.
      return item(component || name, code ?? "", [...inside(shape), ...shown]);
    });
    return [
      ...textView(text, undefined, status),
      ...headers,
      ...fieldsView(items, status, asTable),
    ];
  }
  const [only = coded.length === 1 ? coded[0] : undefined] = own;
  const media = mediaOf(response);
  const body =
    only !== undefined
      ? inside(only)
      : coded.length > 0 || media === undefined
        ? shapesView(coded, place)
        : bodyFields(media.schema, place);
  const blocks = [
    ...textView(description),
    ...body,
    ...headers,
    ...examples(coded.length === 1 ? undefined : only?.code),
  ];
  return fieldsView([item("", only?.code ?? "", blocks)], status, asTable);
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

/** The shape with the most fields of a value, of those whose required fields and constants it has. */
export function bestFor<One extends Pick<Shape, "of">>(
  value: Json,
  shapes: readonly One[],
): One | undefined {
  const fields = isObject(value) ? value : {};
  const fits = ({ of: { tag, properties } }: One) =>
    (tag === undefined || fields[tag.name] === tag.value) &&
    [...properties.values()].every(({ name, isRequired, schema: { values } }) => {
      if (!(name in fields)) return !isRequired;
      return values === undefined || values.some((one) => isDeepStrictEqual(one, fields[name]));
    });
  const known = ({ of }: One) =>
    Object.keys(fields).filter((name) => of.properties.has(name)).length;
  return shapes.filter(fits).toSorted((one, other) => known(other) - known(one))[0];
}

/** An example that is made from a schema without examples; none if there is nothing to show. */
export function madeExamples(
  media: MediaType,
  schema: Schema | undefined,
  { unsent }: RenderContext,
): PageView[] {
  const value = isJson(media.name) ? placeholder(schema, unsent) : {};
  const example = {
    name: "example",
    summary: undefined,
    description: undefined,
    extensions: {},
    value,
  };
  return isDeepStrictEqual(value, {}) ? [] : [exampleView(example, media, value)];
}

/** The requested examples of a response. */
function exampleViews(
  response: DocumentedResponse,
  isMeant: (one: Example, media: MediaType | undefined) => boolean,
): PageView[] {
  const media = mediaOf(response);
  const found = (media?.examples ?? []).filter((one) => isMeant(one, media));
  return found.map((one) => exampleView(one, media, one.value));
}

export function exampleView(example: Example, media: MediaType | undefined, shown: Json): PageView {
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
export const examplesView = (examples: readonly PageView[]): PageView[] =>
  examples.map((one, index) => (one.is === "code" ? { ...one, isFolded: index > 0 } : one));
