import { walk } from "../document/grammar.ts";
import type { JsonObject, OpenApiDocument } from "../document/json.ts";
import { spokenOf } from "../levels/history.ts";
import {
  type Change,
  featureLevels,
  type Mark,
  type MarkedObject,
  markedObjects,
  registered,
} from "../levels/index.ts";
import { markKey } from "../levels/mark.ts";
import { projectSharing } from "../levels/projection.ts";
import { reportOwnLevel, reportsKey } from "../levels/reported-level.ts";
import { sentenceOf } from "../levels/sentence.ts";
import { isOfShape } from "../levels/shape.ts";
import { type Untouched, untouchedIn } from "../levels/untouched.ts";
import { plainLine, textLine } from "./plain-markdown.ts";

/**
 * The plain OpenAPI document of one feature level, as it is given away: a projection whose texts say what
 * was marked, and whose examples are those of a server of exactly this level.
 */
export function published(annotated: OpenApiDocument, level: number): OpenApiDocument {
  return structuredClone(publisher(annotated, untouchedIn(annotated))(level));
}

/** The same for one level after the other. What is untouched they share with the document: none may be changed. */
export function publisher(
  annotated: OpenApiDocument,
  untouched: Untouched,
): (level: number) => OpenApiDocument {
  const marked = markedObjects(annotated).filter(
    ({ kind }) => kind !== "example" && kind !== "document",
  );
  let isReporting = false;
  walk(annotated, "document", "#", ({ node }) => {
    isReporting ||= reportsKey in node;
  });
  return (level) => {
    const note = notesOf(annotated, level);
    const noted = new Map(marked.map((object) => [object.node, withNotes(object, note(object))]));
    const told = (node: JsonObject) => noted.get(node) ?? node;
    const projection = projectSharing(annotated, untouched, level, told);
    if (!isReporting) return projection;
    const own = structuredClone(projection);
    reportOwnLevel(own, level, annotated);
    return own;
  };
}

/**
 * A marked object that says, in paragraphs of their own, what its mark says. A description of earlier levels
 * stands in the mark: there the paragraphs are told too.
 */
function withNotes({ node, mark }: MarkedObject, notes: readonly string[]): JsonObject {
  const changes = mark.changes?.map((change) => {
    const { was, without } = change;
    const isTold = was !== undefined && ("description" in was || without?.includes("description"));
    return isTold ? { ...change, was: withParagraphs(was, notes) } : change;
  });
  const noted = { ...mark, ...(changes !== undefined && { changes }) };
  return withParagraphs({ ...node, [markKey]: noted as JsonObject }, notes);
}

function withParagraphs(node: JsonObject, texts: readonly string[]): JsonObject {
  const copy = { ...node };
  for (const text of texts) appendToDescription(copy, text);
  return copy;
}

/** Adds a paragraph to what an object says of itself. */
export function appendToDescription(node: JsonObject, text: string): void {
  node.description =
    typeof node.description === "string" ? `${node.description.trimEnd()}\n\n${text}` : text;
}

/** When something came, changed or went, as every reader is told it: `8.0 · level 209`. */
export function levelLabels(annotated: OpenApiDocument): (level: number) => string {
  const releases = new Map(featureLevels(annotated).map(({ level, release }) => [level, release]));
  return (level) => `${releases.get(level)} · level ${level}`;
}

/** When a change came, as seen from a level. */
export function changedAt(change: Change, at: (level: number) => string, seenFrom: number): string {
  const isComing = seenFrom < change.level;
  const [shape, behaviour] = isComing ? ["Changes", "changes"] : ["Changed", "changed"];
  return `${isOfShape(change) ? shape : `Behaviour ${behaviour}`} in ${at(change.level)}`;
}

function notesOf(annotated: OpenApiDocument, level: number): (object: MarkedObject) => string[] {
  const registry = featureLevels(annotated);
  const label = levelLabels(annotated);
  const summaryAt = (at: number, name: Mark["name"]) =>
    plainLine(registered(registry, at, name).summary);
  return (object) => {
    const { changes = [], values = {}, name, ...life } = object.mark;
    const ofLife = ({ since = [], until = [] }: Pick<Mark, "since" | "until">, value = "") => ({
      came: [since]
        .flat()
        .map((one) => `**${value}Since ${textLine(label(one))}.** ${summaryAt(one, name)}`),
      went: [until]
        .flat()
        .map((one) => `**${value}Until ${textLine(label(one))}.** ${summaryAt(one, name)}`),
    });
    const { came, went } = ofLife(life);
    const changed = changes.map((change) => {
      const sentence = sentenceOf(spokenOf(object), object.node, object.kind, change) ?? "";
      const summary = summaryAt(change.level, change.name ?? name);
      const texts = [plainLine(sentence), summary, plainLine(change.note ?? "")];
      const what = textLine(changedAt(change, label, level));
      return [`**${what}.**`, ...texts.filter((text) => text !== "")].join(" ");
    });
    const ofValues = Object.entries(values).flatMap(([value, life]) =>
      Object.values(ofLife(life, `${textLine(value)}: `)).flat(),
    );
    return [...came, ...changed, ...ofValues, ...went];
  };
}
