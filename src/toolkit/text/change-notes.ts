import { rolesOf } from "../document/callers.ts";
import { mapChildren, type ObjectKind } from "../document/grammar.ts";
import type { JsonObject, OpenApiDocument } from "../document/json.ts";
import { phraseFor } from "../levels/annotated-objects.ts";
import { annotationKey, type FeatureLevel, uncertainRange } from "../levels/annotation.ts";
import { describeChange } from "../levels/change-sentences.ts";
import {
  type AnnotatedObject,
  type Annotation,
  annotatedObjects,
  type Change,
  registered,
} from "../levels/index.ts";
import { isNamedByLevel } from "../levels/level-names.ts";
import type { LevelledDocument } from "../levels/levelled-document.ts";
import { isOfShape } from "../levels/object-at-level.ts";
import { reportedProperties, reportOwnLevel } from "../levels/reported-level.ts";
import { snapshots } from "../levels/snapshot.ts";
import { plainLine, textLine } from "./escape-markdown.ts";

/**
 * The plain OpenAPI document of one feature level for readers and tools: a snapshot whose descriptions include the
 * texts of annotations, whose examples report exactly this level, and whose version is the release of its servers.
 */
export function documentWithNotes(document: LevelledDocument, level: number): OpenApiDocument {
  return structuredClone(documentsWithNotes(document)(level));
}

/**
 * The same for several levels. The documents share parts without annotations with the given document. Do not modify
 * them.
 */
export function documentsWithNotes(document: LevelledDocument): (level: number) => OpenApiDocument {
  const { annotated } = document;
  // The annotation of an example only selects the levels at which it is shown.
  const objects = annotatedObjects(annotated).filter(
    ({ kind }) => !/^(example|document)$/.test(kind),
  );
  const isReporting = Object.keys(reportedProperties(annotated)).length > 0;
  return (level) => {
    const paragraphsOf = paragraphsFor(document, level);
    const noted = new Map(
      objects.map((object) => [object.node, withParagraphs(object, paragraphsOf(object))]),
    );
    const withNotes = (node: JsonObject, kind: ObjectKind): JsonObject =>
      mapChildren(noted.get(node) ?? node, kind, (child) => withNotes(child.node, child.kind));
    const shared = snapshots(withNotes(annotated, "document"))(level);
    const version = document.releaseAt(level) ?? Object(shared.info).version;
    const snapshot = { ...shared, info: { ...Object(shared.info), version } };
    if (!isReporting) return snapshot;
    const own = structuredClone(snapshot);
    reportOwnLevel(own, level, document);
    return own;
  };
}

/**
 * Describes the annotation of an object for readers at a level: one paragraph of Markdown for each level of the
 * annotation. It begins with the level, as in `**Since 8.0 · level 209.**`, and has the summary of the level, the
 * changed fields, and the author's note.
 */
function paragraphsFor(
  { registry, annotated }: LevelledDocument,
  readersLevel: number,
): (object: AnnotatedObject) => string[] {
  const roles = [...rolesOf(annotated).keys()];
  const inWords = (object: AnnotatedObject, change: Change) => {
    const [same, references] = [undefined, undefined];
    const { node, kind } = object;
    return describeChange(phraseFor(object), node, kind, change, same, references, roles) ?? "";
  };
  /** `exact` and `by` begin the paragraph for an entry whose level is known, and for another. */
  const paragraph = (
    [exact, by]: readonly [string, string],
    entry: FeatureLevel,
    ...sentences: readonly string[]
  ) => {
    const { level, release } = entry;
    const named = isNamedByLevel({ release, level }) ? "" : `${release} · `;
    const unsure = uncertainRange(entry);
    const words = unsure
      ? `${by} ${named}between levels ${unsure.from} and ${level}`
      : `${exact} ${named}level ${level}`;
    return [`**${textLine(words)}.**`, ...sentences.filter((sentence) => sentence !== "")].join(
      " ",
    );
  };
  return (object) => {
    const { changes = [], values = {}, name, since, until } = object.annotation;
    const entryAt = (level: number, named = name) => registered(registry, level, named);
    const bounds = (
      about: string,
      words: readonly [string, string],
      levels: Annotation["since"] = [],
    ) =>
      [levels].flat().map((level) => {
        const [exact, by] = words;
        const entry = entryAt(level);
        return paragraph([about + exact, about + by], entry, plainLine(entry.summary));
      });
    return [
      ...bounds("", sinceWords, since),
      ...changes.map((change) => {
        const entry = entryAt(change.level, change.name);
        return paragraph(
          changeWords(change, readersLevel),
          entry,
          plainLine(inWords(object, change)),
          plainLine(entry.summary),
          plainLine(change.note ?? ""),
        );
      }),
      ...Object.entries(values).flatMap(([value, availability]) => [
        ...bounds(`${value}: `, sinceWords, availability.since),
        ...bounds(`${value}: `, untilWords, availability.until),
      ]),
      ...bounds("", untilWords, until),
    ];
  };
}

const sinceWords = ["Since", "By"] as const;
const untilWords = ["Until", "Gone by"] as const;

function changeWords(change: Change, readersLevel: number): [string, string] {
  const isComing = readersLevel < change.level;
  const [shape, behaviour] = isComing ? ["Changes", "changes"] : ["Changed", "changed"];
  const words = isOfShape(change) ? shape : `Behaviour ${behaviour}`;
  return [`${words} in`, `${words} by`];
}

/**
 * Adds paragraphs about the annotation of an object to its description, and to earlier descriptions in the annotation.
 */
function withParagraphs(
  { node, annotation }: AnnotatedObject,
  paragraphs: readonly string[],
): JsonObject {
  const add = (object: JsonObject) => {
    const { description } = object;
    const own = typeof description === "string" ? [description.trimEnd()] : [];
    const texts = [...own, ...paragraphs];
    return texts.length === own.length ? object : { ...object, description: texts.join("\n\n") };
  };
  const changes = annotation.changes?.map((change) => {
    const { was, without } = change;
    const isDescribed =
      was !== undefined && ("description" in was || without?.includes("description"));
    return isDescribed ? { ...change, was: add(was) } : change;
  });
  const changed = { ...annotation, ...(changes !== undefined && { changes }) };
  return add({ ...node, [annotationKey]: changed as JsonObject });
}
