import type { OpenApiDocument } from "../document/json.ts";
import { componentAt } from "../document/references.ts";
import type { Carrier } from "./history-entry.ts";
import type { Mark } from "./mark.ts";
import { enumValueOf, markedObjects, named } from "./marked-objects.ts";
import { operationsReaching } from "./reach.ts";
import { isLevelIn, type Span, spansAmong, spansOf } from "./span.ts";
import { variants } from "./variants.ts";

/** The levels at which a marked object exists. */
export interface LifeLine {
  readonly carrier: Carrier;
  /** Its name for readers, as in the history. */
  readonly subject: string;
  /** A pointer to the marked object, as in the history. */
  readonly where: string;
  /** When it exists, limited to the spans of its parents and operations. */
  readonly spans: readonly Span[];
  /** The ids of the operations that it belongs to, in the order of the document. */
  readonly operations: readonly string[];
}

/**
 * The life of each operation, field, value and other object with a mark, in the order of the document.
 *
 * @param served the documents of each level. Defaults to those of `variants`.
 */
export function lifeLines(
  document: OpenApiDocument,
  { boundaries: levels, parts } = variants(document, "at"),
): LifeLine[] {
  const reaching = operationsReaching(document);
  const marked = markedObjects(document);
  const marks = new Map(marked.map(({ node, mark }) => [node, mark]));
  return marked.flatMap((object): LifeLine[] => {
    if (object.kind === "example") return [];
    const { mark, pointer, ancestors } = object;
    const { ids: operations, idsAt } = reaching(pointer);
    const around = ancestors.map(({ node }) => spansOf(marks.get(node)));
    // Projections have a component only if a reference of their level leads to it.
    const component = componentAt(pointer)?.target;
    const reached = parts.get(component ?? "")?.flatMap(({ spans }) => spans) ?? [];
    const exists = (level: number) =>
      (component === undefined || isLevelIn(reached, level)) &&
      isLevelIn(spansOf(mark), level) &&
      around.every((spans) => isLevelIn(spans, level)) &&
      (operations.length === 0 || idsAt(level).length > 0);
    const there = levels.filter(exists);
    const lineOf = ({ carrier, subject }: ReturnType<typeof named>, some: readonly number[]) => {
      return { carrier, subject, where: pointer, spans: spansAmong(levels, some), operations };
    };
    const ofValues = Object.entries(mark.values ?? {}).map(([value, life]) => {
      const spans = spansOf(life);
      return lineOf(
        enumValueOf(object, value),
        there.filter((level) => isLevelIn(spans, level)),
      );
    });
    return [...(hasOwn(mark) ? [lineOf(named(object), there)] : []), ...ofValues];
  });
}

const hasOwn = ({ since, until, changes }: Mark): boolean =>
  since !== undefined || until !== undefined || changes !== undefined;
