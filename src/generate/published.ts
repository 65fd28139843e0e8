import { walk } from "../document/grammar.ts";
import type { JsonObject, OpenApiDocument } from "../document/json.ts";
import { featureLevels, type Mark, project, readMark } from "../levels/index.ts";
import { tell } from "../levels/told.ts";
import { plainLine, textLine } from "./plain-markdown.ts";

/**
 * The plain OpenAPI document of one feature level, as it is given away: a projection whose texts say what
 * was marked, and whose examples are those of a server of exactly this level.
 */
export function published(annotated: OpenApiDocument, level: number): OpenApiDocument {
  const copy = structuredClone(annotated);
  noteMarks(copy, level);
  const projection = project(copy, level);
  tell(projection, level, annotated);
  return projection;
}

/** Lets each marked object say, in a paragraph of its own, what its mark says. In place. */
export function noteMarks(annotated: OpenApiDocument, level: number): void {
  const note = notesOf(annotated, level);
  walk(annotated, "document", "#", ({ node, kind }) => {
    const mark = kind === "example" ? undefined : readMark(node);
    if (mark !== undefined) for (const text of note(mark)) appendToDescription(node, text);
  });
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

/** Of a change of behaviour, as seen from a level. */
export function changed(at: string, from: number, level: number): string {
  return `Behaviour ${level < from ? "changes" : "changed"} in ${at}`;
}

function notesOf(annotated: OpenApiDocument, level: number): (mark: Mark) => string[] {
  const registry = featureLevels(annotated);
  const label = levelLabels(annotated);
  const summaryAt = (at: number, names: Mark["name"]) => {
    const here = registry.filter((entry) => entry.level === at);
    const named = here.find(({ name }) => [names].flat().includes(name));
    return plainLine((named ?? here[0])?.summary ?? "");
  };
  return ({ since, until, changes = [], name }) => [
    ...(since === undefined
      ? []
      : [`**Since ${textLine(label(since))}.** ${summaryAt(since, name)}`]),
    ...changes.map((change) => {
      const what = textLine(changed(label(change.level), change.level, level));
      const texts = [summaryAt(change.level, change.name ?? name), plainLine(change.note)];
      return [`**${what}.**`, ...texts.filter((text) => text !== "")].join(" ");
    }),
    ...(until === undefined
      ? []
      : [`**Until ${textLine(label(until))}.** ${summaryAt(until, name)}`]),
  ];
}
