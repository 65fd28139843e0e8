import {
  dereference,
  grouped,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  steps,
} from "../document/json.ts";
import {
  type AnnotatedObject,
  annotatedObjects,
  enumValueOf,
  type Named,
  nameObject,
  phraseFor,
} from "./annotated-objects.ts";
import {
  type Annotation,
  type Change,
  type FeatureLevel,
  featureLevels,
  fieldsOf,
  uncertainRange,
} from "./annotation.ts";
import {
  describeChange,
  differencesBetween,
  equalityForPrograms,
  formOf,
} from "./change-sentences.ts";
import { isLevelIn, rangesOf } from "./level-range.ts";
import { shapeAt, wholeShapeAt } from "./object-at-level.ts";
import { operationsReaching } from "./reachable-operations.ts";
import { requiredInRequests } from "./request-requirements.ts";

/** One difference between feature levels, as data. */
export interface HistoryEntry extends Named {
  readonly level: number;
  /** The newest level that is known to be before it, if its exact level is not known (`FeatureLevel`). */
  readonly after?: number;
  /** The first release with it, for example `"8.0"`. */
  readonly release: string;
  /** Its name in the registry. */
  readonly name: string;
  readonly kind: "added" | "removed" | "replaced" | "changed" | "behaviour";
  /** A pointer to the annotated object in the document, for example `#/paths/~1api~1v1~1invites/get`. */
  readonly where: string;
  /** Its summary in the registry. */
  readonly summary: string;
  /** The note of a change, which says what was true before; otherwise the summary. */
  readonly note: string;
  /** Describes a change of fields: "`id` is an integer; before, a string.", or how an operation moved. */
  readonly sentence?: string;
  /** The removed property, if the kind is `replaced`. */
  readonly replaced?: string;
  /** The ids of the operations that have the object at its level, in the order of the document. */
  readonly operations: readonly string[];
}

/** An entry, and the component that replaces another at the annotated object, if nothing else changed. */
interface Found {
  readonly entry: HistoryEntry;
  readonly replacement?: { readonly from: string; readonly to: string };
}

/**
 * Every annotation of a document as data, oldest level first. The change log, the badges of the documentation and the
 * checks at run time come from it. A property that replaces another is one entry together with it, and so is an
 * operation that moved, and a component that takes the place of another at several objects. Annotations on examples are
 * left out, because they only select the levels at which an example is shown, and so are changes to another way of
 * writing the same.
 */
export function history(document: OpenApiDocument): HistoryEntry[] {
  const registry = featureLevels(document);
  const reaching = operationsReaching(document);
  const required = requiredInRequests(document);
  const same = equalityForPrograms();
  const annotated = annotatedObjects(document);
  const operations = annotated.filter(({ kind }) => kind === "operation");

  /** The operation with the id of an annotated one that exists at a level, at another place. */
  const movedAt = ({ node, pointer }: AnnotatedObject, level: number) =>
    operations.find(
      (one) =>
        one.node.operationId === node.operationId &&
        one.pointer !== pointer &&
        isLevelIn(rangesOf(one.annotation), level),
    );
  const entriesOf = (object: AnnotatedObject): Found[] => {
    const { kind, node, annotation, pointer } = object;
    const isPart = object.field === "allOf";
    const at = (
      level: number,
      kind: HistoryEntry["kind"],
      more: Partial<HistoryEntry> = {},
      name = annotation.name,
    ): Found => {
      const entry = registered(registry, level, name);
      const { summary } = entry;
      const found: HistoryEntry = {
        level,
        ...(uncertainRange(entry) && { after: Number(entry.after) }),
        release: entry.release,
        name: entry.name,
        kind,
        where: pointer,
        summary,
        note: summary,
        ...nameObject(object),
        ...(kind === "replaced" &&
          annotation.replaces !== undefined && { replaced: annotation.replaces }),
        operations: reaching(pointer).idsAt(kind === "removed" ? level - 1 : level),
        ...more,
      };
      return { entry: found };
    };
    /** A part of `allOf` that came or went: the schema around it changed. */
    const ofPart = (level: number, words: string): Found[] => {
      const isForPrograms =
        same.idOf(dereference(document, node), "schema") !== same.idOf({}, "schema");
      const sentence = `${phraseFor(object)} ${words} ${formOf(node)}.`;
      return isForPrograms ? [at(level, "changed", { sentence })] : [];
    };
    const added = (level: number): Found => {
      const earlier = kind === "operation" ? movedAt(object, level - 1) : undefined;
      if (earlier !== undefined)
        return at(level, "changed", { sentence: moveInWords(earlier, object, level) });
      if (annotation.replaces !== undefined) return at(level, "replaced");
      const isNeeded = required.has(node) && wasRequired(object, level);
      return at(level, "added", isNeeded ? { sentence: "It is required." } : {});
    };
    const removed = (level: number): Found[] => {
      // The entry of the new path describes the move.
      const isDescribed = kind === "operation" && movedAt(object, level) !== undefined;
      return isDescribed || annotation.replacedBy !== undefined ? [] : [at(level, "removed")];
    };
    const changed = (change: Change): Found[] => {
      const sentence = describeChange(phraseFor(object), node, kind, change, same, document);
      if (sentence === "") return []; // Written differently, with the same meaning.
      const words = {
        ...(change.note !== undefined && { note: change.note }),
        ...(sentence !== undefined && { sentence }),
      };
      const found = at(change.level, sentence ? "changed" : "behaviour", words, change.name);
      const [from, to] = [change.was?.$ref, shapeAt(node, kind, change.level).$ref];
      const isAll = kind === "schema" && fieldsOf(change).join() === "$ref";
      return [
        isAll && typeof from === "string" && typeof to === "string"
          ? { ...found, replacement: { from, to } }
          : found,
      ];
    };
    const { since = [], until = [], changes = [], values = {} } = annotation;
    return [
      ...[since].flat().flatMap((level) => (isPart ? ofPart(level, "is now also") : added(level))),
      ...changes.flatMap(changed),
      ...Object.entries(values).flatMap(([value, { since = [], until = [] }]) => {
        const own = enumValueOf(object, value);
        return [
          ...[since].flat().map((level) => at(level, "added", own)),
          ...[until].flat().map((level) => at(level, "removed", own)),
        ];
      }),
      ...[until]
        .flat()
        .flatMap((level) => (isPart ? ofPart(level, "is no longer") : removed(level))),
    ];
  };
  const found = annotated.flatMap((object) => (object.kind === "example" ? [] : entriesOf(object)));
  const groups = grouped<Found, unknown>(found, (one) => {
    const { level, name, note } = one.entry;
    return one.replacement === undefined
      ? one
      : JSON.stringify([level, name, note, one.replacement]);
  });
  return groups
    .map(([, [first, ...others]]) => (others.length === 0 ? first.entry : inOne(first, others)))
    .sort((one, other) => one.level - other.level);

  /** One entry for all objects at which one component replaces another. */
  function inOne({ entry, replacement }: Found, others: readonly Found[]): HistoryEntry {
    const { from, to } = replacement ?? { from: "", to: "" };
    const { within: _, ...rest } = entry;
    const [earlier, subject = ""] = [from, to].map((pointer) => steps(pointer).at(-1));
    const scope = { document, level: entry.level };
    const differences = differencesBetween(
      `\`${subject}\``,
      { $ref: from },
      { $ref: to },
      "schema",
      same,
      scope,
    );
    const ids = new Set(
      [entry, ...others.map((one) => one.entry)].flatMap((one) => one.operations),
    );
    const inOrder = ["#/paths", "#/webhooks"].flatMap((pointer) => reaching(pointer).ids);
    return {
      ...rest,
      carrier: "component",
      subject,
      where: to,
      // The first sentence says that it replaces the other.
      sentence: [`It replaces \`${earlier}\`.`, ...differences.slice(1)].join(" "),
      operations: inOrder.filter((id) => ids.has(id)),
    };
  }

  /** Describes the move of an operation to another path or method at a level, and its other differences. */
  function moveInWords(earlier: AnnotatedObject, later: AnnotatedObject, level: number): string {
    const [before, after] = [placeOf(earlier), placeOf(later)];
    const names = renamedIn(before.path, after.path);
    const was = withParameters(earlier, level - 1, names);
    const is = withParameters(later, level);
    return [
      `It moved from \`${before.method} ${before.path}\` to \`${after.method} ${after.path}\`.`,
      ...differencesBetween("it", was, is, "operation", same),
    ].join(" ");
  }

  /** An operation with all its parameters, not by reference. Path parameters get their later names. */
  function withParameters({ node, ancestors }: AnnotatedObject, level: number, names?: Names) {
    const own: JsonObject = wholeShapeAt(node, "operation", level) ?? node;
    const around = ancestors.at(-1)?.node.parameters ?? [];
    const parameters = [around, own.parameters ?? []].flat().flatMap((given): Json[] => {
      const parameter = Object(dereference(document, given)) as JsonObject;
      const shape = wholeShapeAt(parameter, "parameter", level);
      const name = parameter.in === "path" ? names?.get(String(parameter.name)) : undefined;
      return shape === undefined ? [] : [name === undefined ? shape : { ...shape, name }];
    });
    const { security = [] } = shapeAt(document, "document", level);
    return { security, ...own, parameters };
  }
}

function placeOf({ field, ancestors }: AnnotatedObject): {
  readonly method: string;
  readonly path: string;
} {
  return { method: field.toUpperCase(), path: ancestors.at(-1)?.key ?? "" };
}

type Names = ReadonlyMap<string, string | undefined>;

/** The parameter names of a path that a later path does not have, each with the later name at its position. */
function renamedIn(path: string, later: string): Names {
  const [own, others] = [namesIn(path), namesIn(later)];
  const come = others.filter((name) => !own.includes(name));
  const gone = own.filter((name) => !others.includes(name));
  return new Map(gone.map((name, index) => [name, come[index]]));
}

const namesIn = (path: string): string[] => path.match(/(?<=\{)[^{}]+(?=\})/g) ?? [];

/**
 * Whether a required object was required at a level. The annotation of a property says so, because `required` is in its
 * parent.
 */
function wasRequired(
  { node, kind, annotation: { changes = [] } }: AnnotatedObject,
  level: number,
): boolean {
  if (kind !== "schema") return shapeAt(node, kind, level).required === true;
  return !changes.some((change) => change.level > level && change.was?.required === false);
}

/**
 * The registry's entry for an annotation at a level: the one that it names, otherwise the first of the level, without a
 * summary if it may be another of the level `next`.
 *
 * @throws Error if the registry has none.
 */
export function registered(
  registry: readonly FeatureLevel[],
  level: number,
  name: Annotation["name"],
): FeatureLevel {
  const sharing = registry.filter((entry) => entry.level === level);
  const named = sharing.find((entry) => [name].flat().includes(entry.name));
  const [first] = sharing;
  if (first === undefined)
    throw new Error(`Feature level ${level} is not in the registry x-feature-levels.`);
  // Two branches may have added one each, without a name for their annotations, as each had only one.
  const isOfAny = named === undefined && sharing.length > 1 && first["x-next"] === true;
  return isOfAny ? { ...first, summary: "" } : (named ?? first);
}
