import { history } from "../../../../generated/feature-levels.gen.ts";
import { join } from "../../../toolkit/document/json.ts";
import { markAt } from "../../../toolkit/levels/fields-in.ts";
import type { HistoryEntry, Mark } from "../../../toolkit/levels/index.ts";
import { compare, type Findings, plannedCheck, problem, said, skip } from "../check.ts";
import type { Exchange } from "../exchange.ts";
import type { Source } from "../report.ts";
import { type ChecksOf, ofOperation, type Session, successOf } from "../session.ts";
import { annotatedDocument, beyond, notWhole, sentBy, sourceOf } from "../sources.ts";
import { ignoredField } from "./successes.ts";

/**
 * Fields that were added or removed at a feature level are present or absent in every answer of the run: one check for
 * each registry entry about fields of answers. The list of unsupported parameters has a check of its own.
 */
export const featureChecks: ChecksOf = (session, specified) => {
  const { id } = specified.operation;
  const entries = fieldEntries(id);
  return [...new Set(entries.map(({ name }) => name))].map((name) => {
    const named = entries.filter((entry) => entry.name === name);
    const source = named.some(({ isBeyondDocument }) => isBeyondDocument)
      ? beyond("§18")
      : sourceOf(specified.operation, "§9");
    const marks = named
      .flatMap(({ where, replaced }) =>
        replaced === undefined
          ? [where]
          : [where, join(where.slice(0, where.lastIndexOf("/")), replaced)],
      )
      .map((pointer) => markAt(annotatedDocument, pointer));
    return plannedCheck(specified, name, named.map(inWords).join(", "), source, async () =>
      fieldOutcome(session, id, source, (mark) => marks.includes(mark)),
    );
  });
};

/** The entries of the history about fields of the answers to an operation. */
function fieldEntries(id: string): HistoryEntry[] {
  const entries: readonly HistoryEntry[] = history;
  const sent = sentBy(id);
  return entries
    .filter(
      ({ carrier, kind }) => carrier === "property" && kind !== "behaviour" && kind !== "changed",
    )
    .filter(({ operations, subject }) => operations.includes(id) && subject !== ignoredField)
    .filter(({ where }) => !sent.has(where));
}

function inWords({ kind, subject, replaced, level }: HistoryEntry): string {
  return kind === "replaced"
    ? `${subject} in place of ${replaced} from feature level ${level} on`
    : `${subject} ${kind === "removed" ? "up to" : "from"} feature level ${level}`;
}

function fieldOutcome(
  session: Session,
  id: string,
  source: Source,
  isMeant: (mark: Mark) => boolean,
): Findings {
  const answers = session.answers.get(id) ?? [];
  const fields = answers.flatMap((exchange) =>
    (exchange.fields?.fields ?? [])
      .filter(({ marks }) => marks.some(isMeant))
      .map((field) => ({ ...field, exchange })),
  );
  if (fields.length === 0) return skip("no response had a place for it");
  const wrong = fields.filter(
    ({ state, exists, required }) =>
      (state === "present" && !exists) || (state === "absent" && required),
  );
  const worst = wrong.find(({ knownLack }) => knownLack === undefined) ?? wrong[0];
  const notes = answers.every(({ fields }) => fields?.isWhole) ? [] : [notWhole];
  if (worst === undefined) return notes;
  const { exchange, place, exists, knownLack } = worst;
  const wanted = `${exists ? "" : "no "}${place} at feature level ${session.level}`;
  const got = exists ? "none" : "it is present";
  return [problem(exchange, knownLack ?? source, wanted, got), ...notes];
}

/** The server reports the level whose rules apply. */
export const serverLevelChecks = ofOperation("getServerSettings", (session, specified) => {
  const title = `the server reports feature level ${session.level}`;
  const run = async () =>
    levelProblems(session.successes.get(specified.operation.id), session.level);
  return [plannedCheck(specified, "reported-level", title, beyond("§15.1"), run)];
});

/** Checks that a success reports the level. A success without one means level 0 (sources §15.1). */
export function levelProblems(exchange: Exchange | undefined, level: number): Findings {
  const body = exchange === undefined ? undefined : successOf(exchange);
  if (exchange === undefined || body === undefined) return skip("needs a success");
  const { zulip_feature_level = 0 } = body;
  if (zulip_feature_level === level) return [];
  const wanted = `zulip_feature_level ${level}`;
  const got = said(body, "zulip_feature_level");
  return compare(exchange, beyond("§15.1"), wanted, got);
}
