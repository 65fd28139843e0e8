import { isError } from "../document/answers.ts";
import { componentPointer } from "../document/references.ts";
import { changedThing, changeLabels } from "../generate/changes.ts";
import { codeSpan, plainLine, textLine } from "../generate/plain-markdown.ts";
import type { HistoryEntry } from "../levels/index.ts";
import type { Span } from "../levels/span.ts";
import {
  type Badge,
  type Block,
  type FieldItem,
  fieldBlocks,
  section,
  textBlocks,
} from "./blocks.ts";
import { type At, type CodeLine, type Folded, fold, foldJson, foldLines } from "./fold.ts";
import { levelName, levelsAttribute } from "./level-words.ts";
import { lifeFigure } from "./life-figure.ts";
import {
  type ExampleEntry,
  type FieldEntry,
  type OperationEntry,
  operationEntry,
  type ResponseEntry,
  type ShapeEntry,
  ShownComponents,
} from "./operation-entry.ts";
import { folderName, namer, type Site, type SiteOperation } from "./site.ts";

/** An operation at all its levels, as its page shows it. */
export interface ReadOperation {
  readonly operation: SiteOperation;
  readonly entry: Folded<OperationEntry>;
  /** The components whose fields the page shows. */
  readonly shown: ShownComponents;
}

/** A component of more operations than this has its own page, unless it is a whole request or response. */
const mostUsers = 10;

export function readOperation({ users }: Site, operation: SiteOperation): ReadOperation {
  const usersOf = (component: string) => users.get(componentPointer("schemas", component)) ?? 0;
  const shown = new ShownComponents((component) => usersOf(component) > mostUsers);
  const forms = operation.variants
    .toReversed()
    .map((variant) => ({ spans: variant.spans, value: operationEntry(variant.operation, shown) }));
  return { operation, entry: fold(forms), shown };
}

/** The context of a page, for its links. */
export interface PageContext {
  readonly site: Site;
  /** The relative address of the site's root. */
  readonly root: string;
  /** The components whose fields the page shows. */
  readonly shown: ShownComponents;
  /** Records that the page links to a component. */
  readonly linkTo: (component: string) => void;
  /** The ids that the page already uses. */
  readonly ids: Set<string>;
}

/** The page of an operation below its title, without its samples. */
export function operationBlocks(
  { operation, entry }: ReadOperation,
  context: PageContext,
): Block[] {
  const { site } = context;
  const whole = operation.spans;
  const [errors, others] = divided(entry.responses, ({ name }) => isError(name));
  const changes = site.history.filter(({ operations }) => operations.includes(operation.id));
  const figure = lifeFigure(site, operation, changes);
  return [
    ...texts(entry.description, whole, "lead"),
    ...(figure === undefined ? [] : [figure]),
    section("request", "Request", 2, [
      ...texts(entry.authentication, whole),
      ...parameterBlocks(entry, context),
      ...entry.bodies.map(({ name, spans, description, shapes, examples }) => {
        const id = idOf(context, "body");
        const blocks = [
          ...texts(description, spans),
          ...shapes.flatMap((shape) => shapeBlocks(shape, spans, "request", context)),
          ...exampleBlocks(examples, spans),
        ];
        return section(id, textLine(name), 3, blocks, narrowed(spans, whole));
      }),
      ...textBlocks(entry.parameters.length + entry.bodies.length === 0 ? "No parameters." : ""),
    ]),
    ...others.map((response) => responseSection(response, whole, context)),
    ...errorSections(errors, whole, context),
    ...changeSections(changes, context),
  ];
}

function parameterBlocks(entry: Folded<OperationEntry>, context: PageContext): Block[] {
  if (entry.parameters.length === 0) return [];
  const fields = entry.parameters.map((field) => fieldItem(field, entry.spans, "request", context));
  return [section("parameters", "Parameters", 3, fieldBlocks(fields))];
}

function responseSection(
  response: Folded<ResponseEntry>,
  whole: readonly Span[],
  context: PageContext,
): Block {
  const { name, spans, description, headers, examples } = response;
  const id = idOf(context, `response-${name}`);
  const blocks = [
    ...texts(description, spans),
    ...headerBlocks(headers, spans, context),
    ...bodyBlocks(response, context),
    ...exampleBlocks(examples, spans),
  ];
  const badges: Badge[] = [{ text: name, look: "status-good" }];
  return section(id, "Response", 2, blocks, { badges, ...narrowed(spans, whole) });
}

function headerBlocks(
  headers: readonly Folded<FieldEntry>[],
  whole: readonly Span[],
  context: PageContext,
): Block[] {
  if (headers.length === 0) return [];
  const fields = headers.map((header) => fieldItem(header, whole, "answer", context));
  return [...textBlocks("Headers:"), ...fieldBlocks(fields)];
}

function bodyBlocks(
  { headers, shapes, spans }: Folded<ResponseEntry>,
  context: PageContext,
): Block[] {
  const blocks = shapes.flatMap((shape) => shapeBlocks(shape, spans, "answer", context));
  return belowHeaders(headers, blocks);
}

/** The fields of a body. If there are headers above them, a label separates them. */
const belowHeaders = (headers: readonly unknown[], body: readonly Block[]): Block[] =>
  headers.length === 0 || body.length === 0 ? [...body] : [...textBlocks("Body:"), ...body];

/** The errors, each named by its code, or by its status if it has none. */
function errorSections(
  responses: readonly Folded<ResponseEntry>[],
  whole: readonly Span[],
  context: PageContext,
): Block[] {
  if (responses.length === 0) return [];
  const common = commonFields(responses);
  const blocks = responses.flatMap((response): Block[] => {
    const { name: status, spans, description, headers, examples } = response;
    const badge: Badge = { text: status, look: "status-bad" };
    const one = (code: string, at: readonly Span[], blocks: readonly Block[]): FieldItem => ({
      id: idOf(context, `error-${code === "" ? status : code}`),
      term: code === "" ? "" : codeSpan(code),
      notes: [],
      badges: [badge],
      ...narrowed(at, whole),
      blocks,
    });
    const coded = codedErrors(response);
    if (coded.length === 0) {
      const field = one("", spans, [
        ...texts(description, spans),
        ...headerBlocks(headers, spans, context),
        ...bodyBlocks(response, context),
        ...exampleBlocks(examples, spans, true),
      ]);
      return fieldBlocks([field]);
    }
    // The description of a status with several codes is above them.
    const isOne = coded.length === 1;
    const ofStatus = headerBlocks(headers, spans, context);
    const said = description
      .filter(({ value }) => value !== "")
      .map(({ value, spans }) => ({ value: `**${status}**: ${value}`, spans }));
    const fields = coded.map((shape) => {
      const isHeading = ({ values }: Folded<FieldEntry>) =>
        values.length === 1 && values[0]?.name === JSON.stringify(shape.name);
      const own = shape.fields.filter((field) => !common.has(field.name) && !isHeading(field));
      const fields = own.map((field) => fieldItem(field, shape.spans, "answer", context));
      return one(shape.name, shape.spans, [
        ...texts(shape.description, shape.spans),
        ...(isOne ? [...texts(description, spans), ...ofStatus] : []),
        ...belowHeaders(isOne ? ofStatus : [], fieldBlocks(fields)),
        ...exampleBlocks(
          examples.filter(({ code }) => has(code, shape.name)),
          shape.spans,
          true,
        ),
      ]);
    });
    return [...(isOne ? [] : [...texts(said, spans), ...ofStatus]), ...fieldBlocks(fields)];
  });
  return [section("errors", "Errors", 2, blocks)];
}

/** The errors of a response that are named by their codes. */
export const codedErrors = ({ shapes, examples }: Folded<ResponseEntry>): Folded<ShapeEntry>[] =>
  shapes.filter(
    ({ name }) => examples.some(({ code }) => has(code, name)) || /^[A-Z][A-Z0-9_]+$/.test(name),
  );

const has = (values: readonly At<string>[], wanted: string): boolean =>
  wanted !== "" && values.some(({ value }) => value === wanted);

/** The names of the fields that every error has. */
function commonFields(responses: readonly Folded<ResponseEntry>[]): Set<string> {
  const all = responses
    .flatMap(({ shapes }) => shapes.filter(({ name }) => name !== ""))
    .map(({ fields }) => fields);
  const [first = [], ...others] = all;
  const names = first.map(({ name }) => name);
  return new Set(
    names.filter((name) => others.every((fields) => fields.some((field) => field.name === name))),
  );
}

/** The changes, newest first; for a change of behaviour, with the former behaviour. */
function changeSections(changes: readonly HistoryEntry[], context: PageContext): Block[] {
  if (changes.length === 0) return [];
  const { site, root } = context;
  const fields = changes.toReversed().map((change): FieldItem => {
    const { level, kind, carrier, summary, note, sentence = "" } = change;
    const what = carrier === "operation" ? "operation" : changedThing(change);
    const said = [...new Set([sentence, summary])]
      .filter((text) => text !== "")
      .map(plainLine)
      .join(" ");
    return {
      id: idOf(context, `change-${level}`),
      term: `**${textLine(levelName(site, level))}**`,
      notes: [{ text: `${changeLabels[kind]}: ${what}` }],
      badges: beyondBadge(change.isBeyondDocument, context),
      blocks: [
        ...textBlocks(said),
        ...textBlocks(note === summary ? "" : note, { look: "before" }),
      ],
    };
  });
  const link = textBlocks(`[Change log](${root}changes/)`, { look: "quiet" });
  return [section("changes", "What changed", 2, [...fieldBlocks(fields), ...link])];
}

/** Examples: the first is open, the others open with a click. */
function exampleBlocks(
  examples: readonly Folded<ExampleEntry>[],
  whole: readonly Span[],
  areFolded = false,
): Block[] {
  return examples.map((example, index): Block => {
    const { name, summary, description, spans } = example;
    const title = summary[0]?.value || "Example";
    const more = description[0]?.value ?? "";
    return {
      is: "code",
      ...codeOf(example),
      caption: `${title}${more === "" ? "" : `. ${more}`}`,
      data: { example: name },
      isFolded: areFolded || index > 0,
      ...narrowed(spans, whole),
    };
  });
}

/** The value of an example, as JSON if it is that at all levels, otherwise as texts. */
function codeOf({ language, value }: Folded<ExampleEntry>): {
  language: string;
  lines: CodeLine[];
} {
  if (language.every((one) => one.value === "json")) {
    return { language: "json", lines: foldJson(value) };
  }
  const texts = value.map(({ spans, value }): At<string> => {
    const isText = typeof value === "string"; // Those of other languages are (operation-entry.ts).
    return { spans, value: isText ? value : JSON.stringify(value, null, 2) };
  });
  return { language: "", lines: foldLines(texts) };
}

function shapeBlocks(
  shape: Folded<ShapeEntry>,
  whole: readonly Span[],
  side: Side,
  context: PageContext,
): Block[] {
  const { name, description, spans, elsewhere, component, fields } = shape;
  const [target = ""] = elsewhere.map(({ value }) => value).filter((value) => value !== "");
  const here = component[0]?.value ?? "";
  const title = name === "" ? "" : `**${textLine(name)}**`;
  if (target !== "" && fields.length === 0) {
    const link = `[${textLine(target)}](${componentAddress(context, target)})`;
    const text =
      title === "" || name === target ? `Fields: see ${link}.` : `${title}: see ${link}.`;
    return [{ is: "text", text, ...narrowed(spans, whole) }];
  }
  const [said = ""] = description.map(({ value }) => value).filter((value) => value !== "");
  const head = [title, said].filter((text) => text !== "").join(": ");
  const list = fieldBlocks(fields.map((field) => fieldItem(field, spans, side, context)));
  const anchor: Block[] =
    here === "" ? [] : [{ is: "anchor", id: idOf(context, `schema-${here}`) }];
  return [...anchor, ...textBlocks(head, narrowed(spans, whole)), ...list];
}

/** The address of a component's fields: on the page itself, or on the component's own page. */
function componentAddress({ shown, root, linkTo }: PageContext, component: string): string {
  if (shown.has(component)) return `#schema-${component}`;
  linkTo(component);
  return `${root}${componentPath(component)}`;
}

/** The folder of a component's page. The name of the component may have any characters. */
export const componentPath = (component: string): string =>
  `schemas/${folderName(component.replaceAll(/[^\w.-]+/g, "-").replace(/^\.+$/, "-"))}/`;

/**
 * Who sends a field. Fields in requests are labelled if they are required, fields in responses if they may be missing.
 */
type Side = "request" | "answer";

export function fieldItem(
  field: Folded<FieldEntry>,
  whole: readonly Span[],
  side: Side,
  context: PageContext,
): FieldItem {
  const { name, spans, type, place, isRequired, description, constraints, values, shapes } = field;
  const needed = isRequired.flatMap((one) => {
    const isSaid = one.value === (side === "request");
    if (!isSaid) return [];
    return [
      {
        text: one.value ? "required" : "optional",
        ...(isRequired.length > 1 && { spans: one.spans }),
      },
    ];
  });
  const types = type.map((one) => ({
    text: textLine(one.value),
    ...(type.length > 1 && { spans: one.spans }),
  }));
  const where = place[0]?.value ?? "";
  return {
    id: idOf(context, `field-${name}`),
    term: codeSpan(name),
    notes: [...types, ...(where === "" ? [] : [{ text: `in ${where}` }]), ...needed],
    badges: [
      ...beyondBadge(field.isBeyond[0]?.value, context),
      ...(field.isDeprecated[0]?.value === true
        ? [{ text: "deprecated", look: "change" } as const]
        : []),
    ],
    ...narrowed(spans, whole),
    blocks: [
      ...texts(description, spans),
      ...texts(constraints, spans, "quiet"),
      ...valueBlocks(values, spans),
      ...shapes.flatMap((shape) => shapeBlocks(shape, spans, side, context)),
    ],
  };
}

/** The allowed values: in a line, or as a list if they have meanings or levels of their own. */
function valueBlocks(values: Folded<FieldEntry>["values"], spans: readonly Span[]): Block[] {
  if (values.length === 0) return [];
  const meaningOf = ({ meaning: [newest] }: (typeof values)[number]) => newest?.value ?? "";
  if (values.every((value) => isSame(value.spans, spans) && meaningOf(value) === "")) {
    const names = values.map(({ name }) => codeSpan(name)).join(", ");
    return textBlocks(`${values.length === 1 ? "Always" : "One of"} ${names}.`);
  }
  const fields = values.map((value) => ({
    term: codeSpan(value.name),
    notes: [{ text: meaningOf(value) }].filter(({ text }) => text !== ""),
    blocks: [],
    ...narrowed(value.spans, spans),
  }));
  return fieldBlocks(fields);
}

export function beyondBadge(
  isBeyond: boolean | undefined,
  { site, root }: Pick<PageContext, "site" | "root">,
): Badge[] {
  const { beyond } = site.given;
  if (isBeyond !== true || beyond === undefined) return [];
  return [{ text: beyond.label, look: "beyond", address: root + beyond.page }];
}

/** Texts of several levels, newest first. A text without levels applies whenever its subject exists. */
function texts(
  all: readonly At<string>[],
  whole: readonly Span[],
  look?: "lead" | "quiet",
): Block[] {
  return all.flatMap(({ value, spans }) =>
    textBlocks(value, { ...(look !== undefined && { look }), ...narrowed(spans, whole) }),
  );
}

const isSame = (one: readonly Span[], other: readonly Span[]) =>
  levelsAttribute(one) === levelsAttribute(other);

/** The levels of an object, if they differ from those of the object around it. */
const narrowed = (
  spans: readonly Span[],
  whole: readonly Span[],
): { readonly spans?: readonly Span[] } => (isSame(spans, whole) ? {} : { spans });

/** An unused id. Of several objects with the same name, the first gets the name itself. */
function idOf({ ids }: Pick<PageContext, "ids">, wished: string): string {
  return namer(ids)(wished.replaceAll(/\s+/g, "-"));
}

function divided<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}
