import { isObject, type JsonObject } from "../../../toolkit/document/json.ts";
import { type CheckOutcome, oneProblem, plannedCheck, replied, said } from "../check.ts";
import type { Credentials } from "../exchange.ts";
import { expectRefusal } from "../expectations.ts";
import { removal } from "../made.ts";
import { idsMade } from "../own-things.ts";
import { situationOf } from "../refusals.ts";
import {
  ofOperation,
  operationOf,
  refusedWrite,
  type Session,
  successOf,
  withOther,
} from "../session.ts";
import { beyond } from "../sources.ts";
import { nobodysId } from "../specification.ts";
import { lifeChecks } from "./life.ts";

/** The permission that `--write` gives, in words. */
const savesDrafts = "saves drafts of its own";

const textOf = ({ mark }: Session, which: string) =>
  `${mark} ${which}: a program is checking this server, and deletes this draft.`;

/** The arguments that save or edit a draft without recipients, whose text names the run. */
export function draftArguments(session: Session, which: string, changed: JsonObject = {}) {
  const content = textOf(session, which);
  const draft = { type: "", to: [], topic: "", content, ...changed };
  return { drafts: [draft], draft };
}

/** The life of a draft (sources §3, §19), and that of other users (sources §13.1). */
export const draftChecks = ofOperation("deleteDraft", (session, remove) => {
  const [create, list] = (["createDrafts", "listDrafts"] as const).map((id) =>
    operationOf(session, id),
  );
  const none = situationOf(remove, "no-such-draft");
  if (!create || !list || !none) return [];
  const source = beyond("§13.1");
  const wrong = (changed: JsonObject) => draftArguments(session, "refused", changed);
  return [
    ...lifeChecks(session, {
      kind: "draft",
      does: savesDrafts,
      textOf: (which) => textOf(session, which),
      values: (which) => draftArguments(session, which),
      changedBy: { id: "editDraft", listed: "edited" },
      refused: {
        "not-an-object": { draft: [] },
        "blank-content": wrong({ content: " " }),
        "null-bytes": wrong({ content: "\0" }),
        "negative-timestamp": wrong({ timestamp: -1 }),
        "not-one-channel": wrong({ type: "stream" }),
        "not-one-stream": wrong({ type: "stream" }),
        "unknown-user": wrong({ type: "private", to: [nobodysId] }),
      },
      listed: { made: "saved", removed: "deleted" },
      removedAgain: "deleted",
      source: beyond("§17.1"),
    }),
    plannedCheck(list, "count", "count is the number of drafts", beyond("§17.1"), async () => {
      const exchange = session.successes.get(list.operation.id);
      const body = exchange && successOf(exchange);
      const drafts = draftsIn(body);
      if (!exchange || !body || !drafts) return { notChecked: "needs a list of drafts" };
      const { length } = drafts;
      if (body.count === length) return { problems: [] };
      return oneProblem(exchange, beyond("§17.1"), `count ${length}`, said(body, "count"));
    }),
    plannedCheck(
      remove,
      "foreign-draft",
      "the draft of another user is not listed, is refused as if it did not exist, and is kept",
      source,
      withOther(session, foreignDraft),
    ),
  ];

  async function foreignDraft(credentials: Credentials): Promise<CheckOutcome> {
    const refusal = refusedWrite(session, savesDrafts);
    if (refusal !== undefined) return refusal;
    if (!create || !list || !none) return { problems: [] };
    const values = draftArguments(session, "plain");
    const saved = await session.ask({ operation: create.operation, values, credentials });
    const [draft_id] = idsMade("draft", saved);
    if (draft_id === undefined) {
      return { notChecked: `the second account saved no draft: ${replied(saved)}` };
    }
    const own = await session.ask({ operation: list.operation });
    if (draftsIn(successOf(own))?.some(({ id }) => id === draft_id)) {
      return oneProblem(own, beyond("§17.1"), "no draft of another user", `draft ${draft_id}`);
    }
    const wanted = { ...none, source, refusedBy: source };
    const outcome = await expectRefusal(session, remove, wanted, removal("draft", draft_id));
    const theirs = await session.ask({ operation: list.operation, credentials });
    if (draftsIn(successOf(theirs))?.some(({ id }) => id === draft_id) !== false) return outcome;
    return oneProblem(theirs, source, "the draft still there for its user", "it is gone");
  }
});

function draftsIn(body: JsonObject | undefined): JsonObject[] | undefined {
  const { drafts } = body ?? {};
  return Array.isArray(drafts) ? drafts.filter(isObject) : undefined;
}
