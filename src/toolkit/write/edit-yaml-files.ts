import { dirname, extname, relative, resolve as resolvePath, sep } from "node:path";
import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  visit,
} from "yaml";
import { readWholeText } from "../../node/read-text-file.ts";
import { memoizeBy } from "../../universal/memoize.ts";
import { componentPointer } from "../document/component-references.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  join,
  type OpenApiDocument,
  resolve,
  steps,
} from "../document/json.ts";
import { mergedText } from "./merge-text.ts";

/**
 * In OpenAPI, keys such as `200` are texts. Whole numbers may be larger than JavaScript's exact integers. New texts are
 * written so that readers of YAML 1.1 take them for texts too.
 */
const readAs = {
  merge: true,
  uniqueKeys: false,
  stringKeys: true,
  intAsBigInt: true,
  compat: "yaml-1.1",
} as const;
const allAliases = { maxAliasCount: -1 } as const;

interface Place {
  readonly file: string;
  readonly way: readonly (string | number)[];
}

interface OpenFile {
  readonly text: string;
  readonly document: Document;
  readonly value: Json;
}

interface EditedText {
  readonly was: string;
  readonly is: string;
}

/**
 * Edits the files of a specification so that they describe a changed document. Only objects that differ are written:
 * comments, order and references to files stay. New components are added to the first file.
 *
 * @param before the bundled document of these files
 */
export function editedFiles(
  specification: string,
  before: OpenApiDocument,
  after: OpenApiDocument,
): Map<string, EditedText> {
  const files = new Map<string, OpenFile>();
  const open = memoizeBy((file: string) => openText(readWholeText(file)), files);
  const root: Place = { file: specification, way: [] };
  const components = componentPlaces(root, before, open);

  const edit = (given: Place, was: Json, is: Json): void => {
    if (isDeepStrictEqual(was, is)) return;
    const place = isObject(was) && "$ref" in was ? given : followed(given, open);
    const { document } = open(place.file);
    const node = document.getIn(place.way, true) as Node | undefined;
    if (isMap(node) && isObject(was) && isObject(is)) {
      for (const [key, value] of Object.entries(is)) {
        const below = { ...place, way: [...place.way, key] };
        if (key in was && node.has(key)) edit(below, was[key] as Json, value);
        else document.setIn(below.way, fresh(document, value, place.file));
      }
      const isLeft = ({ key }: Pair) => !(String(key) in was) || String(key) in is;
      node.items = withComments(node, isLeft, ({ key }) => key as Node);
    } else if (isSeq(node) && Array.isArray(was) && Array.isArray(is)) {
      const items = is.map((item) => {
        const at = placesOf(was, is, item);
        if (at === undefined) return fresh(document, item, place.file);
        edit({ ...place, way: [...place.way, at] }, was[at] as Json, item);
        return node.items[at] as Node;
      });
      withComments(
        node,
        (item) => items.includes(item as Node),
        (item) => item as Node,
      );
      node.items = items;
    } else {
      const made = fresh(document, is, place.file);
      if (isScalar(node) && isScalar(made)) made.comment = node.comment ?? null;
      else addComments(made, commentsIn(node));
      document.setIn(place.way, made);
    }
  };

  /** A value with references to components that are relative to the file. */
  const fresh = (document: Document, value: Json, file: string): Node =>
    document.createNode(pointing(value, file));
  const pointing = (value: Json, file: string, key?: string): Json => {
    if (Array.isArray(value)) return value.map((item) => pointing(item, file));
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([name, below]) => {
      const isPointer = typeof below === "string" && (name === "$ref" || key === "mapping");
      return [name, isPointer ? pointer(below, file) : pointing(below, file, name)];
    });
    return Object.fromEntries(entries);
  };
  const pointer = (text: string, file: string): string => {
    const way = steps(text);
    if (!text.startsWith("#/components/")) return text;
    const name = componentPointer(way[1] ?? "", way[2] ?? "");
    const place = components.get(name) ?? { file: specification, way: way.slice(0, 3) };
    const fragment = [...place.way, ...way.slice(3)].reduce<string>(join, "#");
    if (place.file === file) return fragment;
    const path = relative(dirname(file), place.file).split(sep).join("/");
    return `${path}${fragment === "#" ? "" : fragment}`;
  };

  const { components: earlier = {}, ...rest } = before;
  const { components: later = {}, ...now } = after;
  const { document } = open(specification);
  edit(root, rest, now);
  for (const [section, members] of Object.entries(later as JsonObject)) {
    for (const [name, node] of Object.entries(members as JsonObject)) {
      const was = Object(Object(earlier)[section])[name] as Json | undefined;
      const place = components.get(componentPointer(section, name));
      if (was !== undefined && place !== undefined) edit(place, was, node);
      else document.setIn(["components", section, name], fresh(document, node, specification));
    }
  }
  const texts = [...files].map(([file, opened]) => {
    return [file, { was: opened.text, is: textOf(file, opened) }] as const;
  });
  return new Map(texts.filter(([, { was, is }]) => was !== is));
}

/** The comments in a part of a file, in their order. */
function commentsIn(part: unknown): string[] {
  const found: string[] = [];
  visit(part as Node, (_, one) => {
    if (isNode(one)) found.push(...[one.commentBefore ?? [], one.comment ?? []].flat());
  });
  return found;
}

function addComments(node: Node, comments: readonly string[]): void {
  if (comments.length === 0) return;
  node.commentBefore = [...comments, node.commentBefore ?? []].flat().join("\n");
}

/**
 * The members that are left of a list or a map. The comments of the others come before the next one, or at the end.
 *
 * @param nodeOf the node of a member that has the comments before it
 */
function withComments<Member>(
  holder: { readonly items: Member[]; comment?: string | null | undefined },
  isLeft: (member: Member) => boolean,
  nodeOf: (member: Member) => Node,
): Member[] {
  let waiting: string[] = [];
  const left = holder.items.filter((member) => {
    if (!isLeft(member)) {
      waiting.push(...commentsIn(member));
      return false;
    }
    addComments(nodeOf(member), waiting);
    waiting = [];
    return true;
  });
  if (waiting.length > 0) holder.comment = [...waiting, holder.comment ?? []].flat().join("\n");
  return left;
}

function openText(text: string): OpenFile {
  const document = parseDocument(text, readAs);
  return { text, document, value: document.toJS(allAliases) as Json };
}

/** The index of an item in the earlier list: of the same value, name or position. */
function placesOf(was: readonly Json[], is: readonly Json[], item: Json): number | undefined {
  const same = was.findIndex((one) => isDeepStrictEqual(one, item));
  if (same >= 0) return same;
  const nameOf = (one: Json | undefined) =>
    isObject(one) ? JSON.stringify([one.$ref, one.in, one.name, one.const, one.title]) : one;
  const at = is.indexOf(item);
  const isFree = was[at] !== undefined && !is.some((one) => isDeepStrictEqual(one, was[at]));
  if (isFree && isObject(item) && nameOf(was[at]) === nameOf(item)) return at;
  const named = was.findIndex((one) => nameOf(one) === nameOf(item));
  const isNamed =
    isObject(item) && (item.$ref ?? item.name ?? item.const ?? item.title) !== undefined;
  return isNamed && named >= 0 ? named : undefined;
}

function followed(place: Place, open: (file: string) => OpenFile): Place {
  const { value } = open(place.file);
  const node = resolve(value as JsonObject, place.way.reduce<string>(join, "#"));
  const target = isObject(node) ? targetOf(place.file, node) : undefined;
  return target === undefined ? place : followed(target, open);
}

function targetOf(file: string, { $ref }: JsonObject): Place | undefined {
  if (typeof $ref !== "string") return undefined;
  const [uri = "", fragment = ""] = $ref.split("#");
  const path = uri === "" ? file : resolvePath(dirname(file), decodeURIComponent(uri));
  return { file: path, way: steps(`#${fragment}`) };
}

function componentPlaces(
  root: Place,
  bundle: OpenApiDocument,
  open: (file: string) => OpenFile,
): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  const locate = (node: Json | undefined, place: Place): void => {
    if (typeof node !== "object" || node === null) return;
    const raw = resolve(open(place.file).value as JsonObject, place.way.reduce<string>(join, "#"));
    const target = isObject(raw) ? targetOf(place.file, raw) : undefined;
    if (target !== undefined) {
      const reference = isObject(node) ? node.$ref : undefined;
      if (typeof reference !== "string") {
        locate(node, target); // The bundle has the target in place of the reference.
        return;
      }
      const [, section = "", name = "", ...rest] = steps(reference);
      if (rest.length === 0) add(componentPointer(section, name), target);
    }
    for (const [key, below] of Object.entries(node)) {
      locate(below, { ...place, way: [...place.way, Array.isArray(node) ? Number(key) : key] });
    }
  };
  const add = (pointer: string, place: Place): void => {
    if (found.has(pointer)) return;
    const end = followed(place, open);
    found.set(pointer, end);
    locate(resolve(bundle, pointer), end);
  };
  const { value } = open(root.file);
  for (const [section, members] of Object.entries(Object(Object(value).components) as JsonObject)) {
    for (const name of Object.keys(Object(members))) {
      add(componentPointer(section, name), { ...root, way: ["components", section, name] });
    }
  }
  const { components: _, ...rest } = bundle;
  locate(rest, root);
  return found;
}

function textOf(file: string, { text, document, value }: OpenFile): string {
  const now = document.toJS(allAliases);
  if (isDeepStrictEqual(now, value)) return text;
  const lines = text.split("\n");
  const isOfWindows = lines.filter((line) => line.endsWith("\r")).length * 2 > lines.length;
  const end = isOfWindows ? "\r\n" : "\n";
  const isEnded = text.endsWith("\n");
  const isJson = extname(file) === ".json";
  const prints = isJson ? printsOfJson(text, [value, now]) : printsOfYaml(text, document);
  const [printed, edited] = prints.map((print) => `${print.trimEnd()}\n`.replaceAll("\n", end)) as [
    string,
    string,
  ];
  const merged = mergedText(isEnded ? text : text + end, printed, edited);
  const read = parseDocument(merged, readAs);
  const isSame = read.errors.length === 0 && isDeepStrictEqual(plain(read), plain(document));
  const made = isSame ? merged : `${/^\ufeff?/.exec(text)}${edited}`;
  return isEnded ? made : made.slice(0, -end.length);
}

/** Whole numbers that JSON would round become texts, to be compared exactly. */
const exact = (_: string, value: unknown): unknown => {
  if (typeof value !== "bigint") return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : `\0${value}`;
};
const plain = (document: Document): Json =>
  JSON.parse(JSON.stringify(document.toJS(allAliases), exact));

function printsOfJson(text: string, values: readonly Json[]): string[] {
  const indent = /^([ \t]+)"/m.exec(text)?.[1];
  return values.map((value) =>
    JSON.stringify(value, exact, indent).replaceAll(/"\\u0000(-?\d+)"/g, "$1"),
  );
}

/** The original and the edited text, both printed in the style that keeps most lines of the original. */
function printsOfYaml(text: string, document: Document): string[] {
  const before = parseDocument(text, readAs);
  const lines = new Set(text.split("\n"));
  const styles = [0, 80].flatMap((lineWidth) =>
    [2, 4].flatMap((indent) =>
      [true, false].flatMap((indentSeq) =>
        [true, false].map((flowCollectionPadding) => ({
          lineWidth,
          indent,
          indentSeq,
          flowCollectionPadding,
        })),
      ),
    ),
  );
  const costs = styles.map((style) => {
    const printed = before.toString(style);
    return { style, printed, cost: printed.split("\n").filter((line) => !lines.has(line)).length };
  });
  const { style, printed } = costs.reduce((best, one) => (one.cost < best.cost ? one : best));
  return [printed, document.toString(style)];
}
