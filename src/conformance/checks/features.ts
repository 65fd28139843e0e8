import { history } from "../../../generated/feature-levels.gen.ts";
import { markAt } from "../../levels/fields-in.ts";
import type { HistoryEntry, Mark } from "../../levels/index.ts";
import type { SpecifiedOperation } from "../../sandbox/specification.ts";
import { type Check, check, type Outcome } from "../check.ts";
import { problem } from "../problem.ts";
import type { Source } from "../report.ts";
import type { Session } from "../session.ts";
import { annotatedDocument, notWhole, sourceOf } from "../sources.ts";
import { ignoredField } from "./successes.ts";

/**
 * Fields that came or went at a feature level are there, or not, in every success of the run: one check
 * for each entry of the history that is about a field. The list of unsupported parameters has its own.
 */
export function featureChecks(session: Session, specified: SpecifiedOperation): Check[] {
  const { id } = specified.operation;
  const source = sourceOf(specified.operation, "§9");
  const entries: readonly HistoryEntry[] = history;
  return entries
    .filter(({ carrier, subject }) => carrier === "property" && subject !== ignoredField)
    .filter(({ operations }) => operations.includes(id))
    .map(({ name, where, subject, replaced, level, kind }) => {
      const title =
        kind === "replaced"
          ? `${subject} in place of ${replaced} from feature level ${level} on`
          : `${subject} ${kind === "removed" ? "up to" : "from"} feature level ${level}`;
      const marks = [where, where.replace(/[^/]+$/, replaced ?? "")].map((pointer) =>
        markAt(annotatedDocument, pointer),
      );
      return check(specified, name, title, source, async () =>
        fieldOutcome(session, id, source, (mark) => marks.includes(mark)),
      );
    });
}

function fieldOutcome(
  session: Session,
  id: string,
  source: Source,
  isMeant: (mark: Mark) => boolean,
): Outcome {
  const successes = session.successes.get(id) ?? [];
  const fields = successes.flatMap((exchange) =>
    (exchange.fields?.fields ?? [])
      .filter(({ marks }) => marks.some(isMeant))
      .map((field) => ({ ...field, exchange })),
  );
  if (fields.length === 0) return { notChecked: "no answer held anything that could have it" };
  const wrong = fields.find(
    ({ state, exists, required }) =>
      (state === "present" && !exists) || (state === "absent" && required),
  );
  const notes = successes.every(({ fields }) => fields?.isWhole) ? [] : [notWhole];
  if (wrong === undefined) return { problems: [], notes };
  const { exchange, place, exists } = wrong;
  const wanted = `${exists ? "" : "no "}${place} at feature level ${session.level}`;
  const got = exists ? "none" : "there it is";
  return { problems: [problem(exchange, source, wanted, got)], notes };
}
