import { grouped, isObject } from "../document/json.ts";
import type { Described, MediaType } from "../document/operation-model.ts";
import { codeOf } from "../document/responses.ts";
import { alternativesOf, constantsOf, type Schema, typeWords } from "../document/schema-model.ts";
import { codeSpan, textLine } from "../text/escape-markdown.ts";
import type { Badge } from "./blocks.ts";
import { constraintsOf, valuesOf } from "./field-constraints.ts";
import type { FieldView, PageView } from "./fold-views.ts";
import { folderName } from "./site-model.ts";

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
export interface RenderContext extends PageContext {
  readonly path: string;
  readonly depth: number;
  /** The pointers of the schemas that contain the place. */
  readonly around: readonly string[];
  /** Whether it is part of a request: then required fields are labelled, otherwise those that may be missing. */
  readonly isRequest: boolean;
  /** The fields that the sender of the body does not send. */
  readonly unsent?: "readOnly" | "writeOnly";
}

export const below = (place: RenderContext, name: string): RenderContext => ({
  ...place,
  path: `${place.path}/${name}`,
  depth: place.depth + 1,
});

export const textView = (
  text: string | undefined,
  look?: "lead" | "quiet",
  key: string = look ?? "",
): PageView[] => {
  const said = text?.trim() ?? "";
  return said === "" ? [] : [{ is: "text", key, text: said, ...(look && { look }) }];
};

/** Required ones first, because every caller needs them. */
export const requiredFirst = <T extends { readonly isRequired: boolean }>(all: readonly T[]): T[] =>
  all.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired));

export const fieldsView = (fields: readonly FieldView[], key = "", more = {}): PageView[] =>
  fields.length === 0 ? [] : [{ is: "fields", key, fields, ...more }];

/** Parts that open with a click on a title. */
export const foldedView = (title: string, blocks: readonly PageView[]): PageView[] =>
  blocks.length === 0 ? [] : [{ is: "group", key: title, title, blocks }];

export const sectionView = (
  id: string,
  title: string,
  depth: 2 | 3,
  blocks: readonly PageView[],
  badges: readonly Badge[] = [],
): PageView => ({ is: "section", key: `${id} ${title}`, id, title, depth, blocks, badges });

/** Groups; a page shows one at a time. */
const tabsView = (key: string, label: string, blocks: readonly PageView[]): PageView[] =>
  blocks.length === 0 ? [] : [{ is: "tabs", key, label, blocks }];

/**
 * The media types of a body, in their order, in tabs; one with the schema of another, and no examples of its own, is
 * only named.
 */
export function mediaViews(
  content: readonly MediaType[],
  viewOf: (media: MediaType) => readonly PageView[],
): PageView[] {
  const idOf = ({ name, schema, examples }: MediaType) =>
    schema === undefined || examples.length > 0 ? name : schema.pointer;
  const groups = grouped(content, idOf).map(([, [media, ...same]]): PageView => {
    const names = same.map(({ name }) => codeSpan(name));
    const others = names.length === 0 ? "" : `Also as ${names.join(", ")}, with the same fields.`;
    const blocks = [...textView(others, "quiet", "others"), ...viewOf(media)];
    return { is: "group", key: media.name, title: textLine(media.name), blocks };
  });
  return tabsView("media", "Media type", groups);
}

/** The folder of a component's page. The name of the component may have any characters. */
export const componentPath = (component: string): string =>
  `schemas/${folderName(component.replaceAll(/[^\w.-]+/g, "-").replace(/^\.+$/, "-"))}/`;

/** One alternative of an object. */
export interface Shape {
  /** The alternative. */
  readonly of: Schema;
  /** Its code, title or component; empty for the only one. */
  readonly name: string;
  readonly said: string;
  readonly component: string;
  readonly fields: readonly ShapeField[];
  /** Instead of its fields, if the page shows them at another place. */
  readonly link?: PageView[];
}

export interface ShapeField {
  readonly field: FieldView;
  /** The place of its schema, which alternatives share if they have it from the same part, and its presence. */
  readonly origin: string;
}

/**
 * The fields of the alternatives of an object: first what they share, then what each has of its own, with the examples of
 * each.
 */
export function shapesView(
  shapes: readonly Shape[],
  place: RenderContext,
  examplesOf: (shape: Shape) => readonly PageView[] = () => [],
): PageView[] {
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
  const own = shapes.map((shape, index): PageView => {
    const { name, said, component, link } = shape;
    const anchor: PageView[] =
      component === "" || link ? [] : [{ is: "anchor", key: "", id: `schema-${component}` }];
    const fields = shape.fields.filter((one) => !isShared(one));
    const blocks = [...anchor, ...(link ?? [...textView(said), ...listOf(fields, "")])];
    const title = textLine(name || `Form ${index + 1}`);
    return {
      is: "group",
      key: name,
      blocks: [...blocks, ...examplesOf(shape)],
      ...(shapes.length > 1 && { title }),
    };
  });
  const shared = listOf((first?.fields ?? []).filter(isShared), "shared");
  return [...shared, ...tabsView("shapes", "One of", own)];
}

/**
 * The shapes of an object, one for each alternative; none for other values. A component that the page already shows is
 * only named. A shape does not repeat the description of its field.
 */
export function shapesOf(
  schema: Schema | undefined,
  place: RenderContext,
  holder?: Described | Schema,
): Shape[] {
  if (schema === undefined || place.around.includes(schema.pointer)) return [];
  const alternatives = alternativesOf(schema);
  const { name: whole, properties } = schema;
  const isFields = (one: Schema) => one.properties.size > 0 || one.applied.length > 0;
  const isObjectAtAll = alternatives.some(isFields);
  if (
    whole !== undefined &&
    isObjectAtAll &&
    !place.shown.claim(whole, place.path, place.depth, properties.size)
  )
    return [{ ...linkedShape("", whole, place), of: schema }];
  // If a branch is itself a `oneOf` or `anyOf`, its description applies to each of its alternatives.
  const holders = new Map(
    schema.branches
      .filter(({ branches }) => branches.length > 0)
      .flatMap((branch) => alternativesOf(branch).map(({ pointer }) => [pointer, branch])),
  );
  const isOne = alternatives.length === 1;
  return alternatives.flatMap((one, index): Shape | [] => {
    const { pointer, properties, name: component = "", tag } = one;
    // `null` is in the type of the field.
    const isScalar = !isFields(one) && one.types.join() !== "null";
    if (place.around.includes(pointer) || (!isFields(one) && !(isScalar && isObjectAtAll)))
      return [];
    const here = isOne ? place : below(place, component || `${index}`);
    // A single shape needs no name besides that of its field.
    const named = one.title ?? (component || requiredBy(one) || (isScalar ? typeWords(one) : ""));
    const name = codeOf(one) ?? tag?.value ?? (isOne ? "" : named);
    // The page of a component does not have the fields of the whole.
    if (
      !isOne &&
      one.key === pointer &&
      component !== "" &&
      !place.shown.claim(component, here.path, place.depth, properties.size)
    )
      return { ...linkedShape(name, component, place), of: one };
    const notes = [one, holders.get(pointer)].flatMap((each) =>
      each === undefined || each === holder ? [] : (each.description ?? "").trim(),
    );
    if (isScalar) {
      const values = valuesOf(one).map((value) => codeSpan(value.name));
      notes.push(...constraintsOf(one), values.length === 0 ? "" : `One of ${values.join(", ")}.`);
    }
    const inside = { ...here, around: [...place.around, schema.pointer, pointer] };
    const all = [...properties.values()].filter(
      ({ schema }) => place.unsent === undefined || schema.keywords[place.unsent] !== true,
    );
    const tagging = isOne ? [] : [tag?.name, ...Object.keys(constantsOf(one))];
    const sent = (place.isRequest ? requiredFirst(all) : all).toSorted(
      (a, b) => Number(tagging.includes(b.name)) - Number(tagging.includes(a.name)),
    );
    return {
      of: one,
      name,
      said: notes.filter((text) => text !== "").join("\n\n"),
      component: isOne ? (schema.name ?? component) : component,
      fields: [
        ...sent.map(({ name, schema, isRequired }) => {
          const field = fieldView(name, schema, isRequired, below(inside, name));
          const origin = `${schema.place}${isRequired ? "" : " optional"}`;
          if (name !== tag?.name || schema.values?.length === 1) return { field, origin };
          const always = textView(`Always ${codeSpan(JSON.stringify(tag.value))}.`, "quiet", "tag");
          return { field: { ...field, blocks: [...field.blocks, ...always] }, origin: pointer };
        }),
        ...appliedFields(one, inside).map((field) => ({
          field,
          origin: `${pointer} ${field.key}`,
        })),
      ],
    };
  });
}

const appliedTerms: Readonly<Record<string, string>> = {
  additionalProperties: "any other name",
  unevaluatedProperties: "any other name",
  propertyNames: "each name",
  unevaluatedItems: "each further item",
  contains: "at least one item",
  not: "never",
  if: "if the value is",
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: "then it is also",
  else: "otherwise it is also",
};

/** What other keywords than `properties` and `items` say about the parts of a value. */
function appliedFields({ applied }: Schema, place: RenderContext): FieldView[] {
  return applied.map(({ keyword, key, schema }) => {
    const term =
      appliedTerms[keyword] ??
      {
        patternProperties: `names like ${codeSpan(key)}`,
        prefixItems: `item ${Number(key) + 1}`,
        dependentSchemas: `with ${codeSpan(key)}`,
      }[keyword] ??
      keyword;
    const path = below(place, `${keyword}${key}`);
    const view = fieldView(`${keyword} ${key}`, schema, true, path);
    const type = requiredBy(schema) || view.notes.type || "";
    return { ...view, term, notes: { type } }; // A keyword does not say whether the property is required.
  });
}

/** The name of a branch that only requires properties. */
function requiredBy({ written }: Schema): string {
  const required = Array.isArray(written.required) ? written.required.map(String) : [];
  return required.length === 0 ? "" : `With ${required.join(", ")}`;
}

function linkedShape(
  name: string,
  component: string,
  { shown, root, linkTo }: PageContext,
): Omit<Shape, "of"> {
  const isHere = shown.has(component);
  if (!isHere) linkTo(component);
  const link = `[${textLine(component)}](${isHere ? `#schema-${component}` : `${root}${componentPath(component)}`})`;
  const isNamed = name !== "" && name !== component;
  const text = isNamed ? `**${textLine(name)}**: see ${link}.` : `Fields: see ${link}.`;
  return { name, said: "", component, fields: [], link: textView(text) };
}

const isDeprecatedIn = (described: object | undefined) =>
  isObject(described) && described.isDeprecated === true;

export function fieldView(
  name: string,
  schema: Schema | undefined,
  isRequired: boolean,
  place: RenderContext,
  described: Described | Schema | undefined = schema,
  more: FieldView["notes"] = {},
  encoding = "",
): FieldView {
  const { description } = described ?? {};
  let items = schema;
  const seen = new Set([items]); // Lists may contain each other in a circle.
  while (items?.items !== undefined && !seen.has(items.items)) {
    items = items.items;
    seen.add(items);
  }
  const each = items === schema ? undefined : items; // Of a list.
  const values = [schema, each].flatMap((one) => (one === undefined ? [] : valuesOf(one)));
  const constraints = [
    encoding,
    ...(schema === undefined ? [] : constraintsOf(schema)),
    ...(each === undefined ? [] : constraintsOf(each).map((text) => `Each item: ${text}`)),
  ];
  const shapes = shapesOf(items, place, described);
  const lists = [...seen].flatMap((list) =>
    list === undefined || list === items ? [] : appliedFields(list, place),
  );
  const isDeprecated =
    schema?.keywords.deprecated === true || (described !== schema && isDeprecatedIn(described));
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
      ...textView(shapes.length === 0 ? each?.description : "", undefined, "each"),
      ...textView(constraints.join(" "), "quiet"),
      ...(values.length === 0 ? [] : [{ is: "values", key: "", values } as const]),
      ...fieldsView(lists, "lists"),
      ...shapesView(shapes, place),
    ],
  };
}
