import { walk } from "../document/grammar.ts";
import type { JsonObject, OpenApiDocument } from "../document/json.ts";
import type { MarkedObject } from "../levels/index.ts";
import { markKey } from "../levels/mark.ts";
import { projectorAt } from "../levels/projection.ts";
import { reportOwnLevel, reportsKey } from "../levels/reported-level.ts";
import { type Untouched, untouchedIn } from "../levels/untouched.ts";
import { type MarkStatement, markStatements, objectsWithStatements } from "./mark-statements.ts";
import { textLine } from "./plain-markdown.ts";

/**
 * The plain OpenAPI document of one feature level for readers and tools: a projection in which descriptions say what
 * was marked, and examples report exactly this level.
 */
export function published(annotated: OpenApiDocument, level: number): OpenApiDocument {
  return structuredClone(publisher(annotated, untouchedIn(annotated))(level));
}

/** The same for several levels. The documents share their untouched parts with the given one: none may be changed. */
export function publisher(
  annotated: OpenApiDocument,
  untouched: Untouched,
): (level: number) => OpenApiDocument {
  const marked = objectsWithStatements(annotated);
  let isReporting = false;
  walk(annotated, "document", "#", ({ node }) => {
    isReporting ||= reportsKey in node;
  });
  return (level) => {
    const statementsOf = markStatements(annotated, level);
    const noted = new Map(
      marked.map((object) => [
        object.node,
        withParagraphs(object, statementsOf(object).map(paragraph)),
      ]),
    );
    const withNotes = (node: JsonObject) => noted.get(node) ?? node;
    const projection = projectorAt(annotated, untouched, withNotes)(level);
    if (!isReporting) return projection;
    const own = structuredClone(projection);
    reportOwnLevel(own, level, annotated);
    return own;
  };
}

/** A statement with its level in bold, and the sentences about it. */
const paragraph = ({ label, sentences }: MarkStatement): string =>
  [`**${textLine(label)}.**`, ...sentences].join(" ");

/**
 * A marked object whose description ends with paragraphs about its mark. Where the mark holds a description of earlier
 * levels, that one ends with them too.
 */
function withParagraphs({ node, mark }: MarkedObject, paragraphs: readonly string[]): JsonObject {
  const add = (object: JsonObject) => {
    const copy = { ...object };
    for (const text of paragraphs) appendToDescription(copy, text);
    return copy;
  };
  const changes = mark.changes?.map((change) => {
    const { was, without } = change;
    const isDescribed =
      was !== undefined && ("description" in was || without?.includes("description"));
    return isDescribed ? { ...change, was: add(was) } : change;
  });
  const changed = { ...mark, ...(changes !== undefined && { changes }) };
  return add({ ...node, [markKey]: changed as JsonObject });
}

/** Adds a paragraph to the description of an object. */
function appendToDescription(node: JsonObject, text: string): void {
  node.description =
    typeof node.description === "string" ? `${node.description.trimEnd()}\n\n${text}` : text;
}
