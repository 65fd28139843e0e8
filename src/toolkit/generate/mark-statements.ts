import { spokenOf } from "../levels/history.ts";
import {
  type Change,
  featureLevels,
  type Mark,
  type MarkedObject,
  markedObjects,
  type OpenApiDocument,
  registered,
} from "../levels/index.ts";
import { sentenceOf } from "../levels/sentence.ts";
import { isOfShape } from "../levels/shape.ts";
import { plainLine } from "./plain-markdown.ts";

/** One thing that a mark says of the object on which it stands. */
export interface MarkStatement {
  readonly kind: "added" | "changed" | "removed";
  readonly level: number;
  /** A plain text, for example `Since 8.0 · level 209`, or of an enum value `stream: Until 4.0 · level 61`. */
  readonly label: string;
  /** From or to which property it hands over, for example `instead of ref`; empty where there is none. */
  readonly handover: string;
  /** Sentences of Markdown: which fields changed, the summary of the level, and the author's note. */
  readonly sentences: readonly string[];
}

/** The marked objects that documentation describes: a mark on an example only says when the example is shown. */
export function objectsWithStatements(annotated: OpenApiDocument): MarkedObject[] {
  return markedObjects(annotated).filter(({ kind }) => kind !== "example" && kind !== "document");
}

/** Gives the statements of the mark of an object, for readers at a level at which the object exists. */
export function markStatements(
  annotated: OpenApiDocument,
  readersLevel: number,
): (object: MarkedObject) => MarkStatement[] {
  const registry = featureLevels(annotated);
  const releases = new Map(registry.map(({ level, release }) => [level, release]));
  const at = (level: number) => `${releases.get(level)} · level ${level}`;
  return (object) => {
    const { changes = [], values = {}, name, replaces, replacedBy, ...life } = object.mark;
    const summaryAt = (level: number, named = name) =>
      plainLine(registered(registry, level, named).summary);
    const ofLife = ({ since = [], until = [] }: Pick<Mark, "since" | "until">, value = "") => {
      const of =
        (kind: "added" | "removed", word: string, handover: string) => (level: number) => ({
          kind,
          level,
          label: `${value}${word} ${at(level)}`,
          handover,
          sentences: [summaryAt(level)],
        });
      const instead = replaces === undefined ? "" : `instead of ${replaces}`;
      const then = replacedBy === undefined ? "" : `then ${replacedBy}`;
      return {
        came: [since].flat().map(of("added", "Since", instead)),
        went: [until].flat().map(of("removed", "Until", then)),
      };
    };
    const { came, went } = ofLife(life);
    const changed = changes.map((change): MarkStatement => {
      const { level } = change;
      const sentence = sentenceOf(spokenOf(object), object.node, object.kind, change) ?? "";
      const texts = [
        plainLine(sentence),
        summaryAt(level, change.name),
        plainLine(change.note ?? ""),
      ];
      return {
        kind: "changed",
        level,
        label: `${changeWords(change, readersLevel)} ${at(level)}`,
        handover: "",
        sentences: texts.filter((text) => text !== ""),
      };
    });
    const ofValues = Object.entries(values).flatMap(([value, life]) =>
      Object.values(ofLife(life, `${value}: `)).flat(),
    );
    return [...came, ...changed, ...ofValues, ...went];
  };
}

function changeWords(change: Change, readersLevel: number): string {
  const isComing = readersLevel < change.level;
  const [shape, behaviour] = isComing ? ["Changes", "changes"] : ["Changed", "changed"];
  return `${isOfShape(change) ? shape : `Behaviour ${behaviour}`} in`;
}
