import { isDeepStrictEqual } from "node:util";
import { isObject, type Json } from "../document/json.ts";
import { isJson, isPlainJson, jsonIn } from "../document/media-type.ts";
import type { DocumentedResponse, Example, MediaType } from "../document/operation-model.ts";
import { placeholder } from "../document/placeholder.ts";
import type { Schema } from "../document/schema-model.ts";
import { codeSpan, textLine } from "../text/escape-markdown.ts";
import { constraintsOf } from "./field-constraints.ts";
import type { FieldView, PageView, PageView$ } from "./fold-views.ts";
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
  const { status, description, content } = response;
  const media = mediaOf(response);
  const others = content.filter((one) => one !== media).map(({ name }) => codeSpan(name));
  const headers = [
    ...textView(others.length === 0 ? "" : `Also as ${others.join(", ")}.`, "quiet", "others"),
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
  /** The constant that names the error of an example (`x-conventions`). */
  const codeIn = ({ value }: Example): Json | undefined =>
    isObject(value) ? value[media?.schema?.conventions.errorCode ?? ""] : undefined;
  const examples = (isMeant: (one: Example) => boolean) =>
    foldedView(
      "Examples",
      (media?.examples ?? []).filter(isMeant).map((one) => exampleView(one, media, one.value)),
    );
  const isCode = (name: string) =>
    media?.examples.some((one) => codeIn(one) === name) || /^[A-Z][A-Z0-9_]+$/.test(name);
  const inside = ({ said, link = [], fields }: Shape) => [
    ...textView(said, undefined, "code"),
    ...link,
    ...fieldsView(fields.map(({ field }) => field)),
  ];
  const coded = shapes.map((shape) => {
    const code = isCode(shape.name) ? shape.name : undefined;
    const isTag = ({ field }: ShapeField) => code !== undefined && isTagOf(field, code);
    return { ...shape, code, fields: shape.fields.filter((one) => !isTag(one)) };
  });
  const own = coded.some(({ code }) => code !== undefined)
    ? coded.filter(({ code, fields }) => code !== undefined || fields.length > 0)
    : [];
  if (own.length > 1) {
    const text = description?.trim() ? `**${status}**: ${description.trim()}` : "";
    const codes: readonly unknown[] = own.flatMap(({ code }) => code ?? []);
    const uncoded = own.filter(({ code }) => code === undefined);
    const items = own.map((shape) => {
      const { code, component, name } = shape;
      // Before it had a code, an error is that of the examples with its fields.
      const shown = examples((one) =>
        code === undefined
          ? !codes.includes(codeIn(one)) && bestFor(one.value, uncoded) === shape
          : codeIn(one) === code,
      );
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
  const body =
    only !== undefined
      ? inside(only)
      : coded.length > 0 || media === undefined
        ? shapesView(coded, place)
        : bodyFields(media.schema, place);
  const isOfAll = coded.length === 1 || only?.code === undefined;
  const blocks = [
    ...textView(description),
    ...body,
    ...headers,
    ...examples((one) => isOfAll || codeIn(one) === only?.code),
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
): PageView$<"code">[] {
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

export function exampleView(
  example: Example,
  media: MediaType | undefined,
  shown: Json,
): PageView$<"code"> {
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
export const examplesView = (examples: readonly PageView$<"code">[]): PageView[] =>
  examples.map((one, index) => ({ ...one, isFolded: index > 0 }));
