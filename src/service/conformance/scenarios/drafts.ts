import type { OperationId } from "../../../../generated/operations.gen.ts";
import { isObject, type Json, type JsonObject } from "../../../toolkit/document/json.ts";
import { type CheckOutcome, oneProblem, plannedCheck, replied, said } from "../check.ts";
import { successChecks } from "../checks/successes.ts";
import type { Credentials } from "../exchange.ts";
import { expectRefusal } from "../expectations.ts";
import { idsMade } from "../own-things.ts";
import { situationOf } from "../refusals.ts";
import {
  ofOperation,
  operationOf,
  type Session,
  successOf,
  withMemory,
  withOther,
  withWrite,
} from "../session.ts";
import { beyond, sourceOf } from "../sources.ts";
import { harmlessArguments } from "../specification.ts";

/** What `--write` allows, in words. */
const savesDrafts = "saves drafts of its own";

/** A draft for nobody, by which the run knows it again. */
export const draftOf = ({ mark }: Session, which = "plain") => ({
  type: "",
  to: [],
  topic: "",
  content: `${mark} ${which}: a program is checking this server, and deletes this draft.`,
});

/**
 * The life of a draft (sources §3, §19): saved, listed, edited, deleted, and gone. Only drafts that the run itself
 * saves are edited or deleted.
 */
export const draftChecks = ofOperation("deleteDraft", (session, remove) => {
  const [create, edit, list] = (["createDrafts", "editDraft", "listDrafts"] as const).map((id) =>
    operationOf(session, id),
  );
  const none = situationOf(remove, "no-such-draft");
  if (!create || !edit || !list || !none) return [];
  const missing = { ...none, refusedBy: sourceOf(remove.operation, "§3") };
  const ids: { plain?: Json; unsupported?: Json } = {};
  const writing = (run: () => Promise<CheckOutcome>) =>
    withMemory(session, withWrite(session, savesDrafts, run));
  const onDraft = (which: keyof typeof ids, run: (id: Json) => Promise<CheckOutcome>) =>
    writing(async () => {
      const { [which]: id } = ids;
      return id === undefined ? { notChecked: "needs a draft, and none was saved" } : run(id);
    });
  /** Looks for the first draft of the run in the list. */
  const listed = (
    name: string,
    title: string,
    source: ReturnType<typeof beyond>,
    wanted: string,
    got: (draft: JsonObject | undefined) => string | undefined,
    after: OperationId,
  ) =>
    plannedCheck(
      list,
      name,
      title,
      source,
      onDraft("plain", async (id) => {
        if (!session.successes.has(after)) return { notChecked: "needs a success" };
        const exchange = await session.ask({ operation: list.operation });
        const drafts = draftsIn(successOf(exchange));
        if (drafts === undefined)
          return { notChecked: `needs a list of drafts: ${replied(exchange)}` };
        const found = got(drafts.find((draft) => draft.id === id));
        return found === undefined ? { problems: [] } : oneProblem(exchange, source, wanted, found);
      }),
    );
  const content = (which?: string) => (draft: JsonObject | undefined) => {
    const is = said(draft ?? {}, "content");
    return is === said(draftOf(session, which), "content") ? undefined : is;
  };
  return [
    plannedCheck(
      remove,
      none.name,
      "a draft that does not exist is refused",
      none.source,
      withMemory(session, () =>
        expectRefusal(session, remove, missing, { values: harmlessArguments(remove) }),
      ),
    ),
    plannedCheck(list, "count", "count is the number of drafts", beyond("§17.1"), async () => {
      const exchange = session.successes.get(list.operation.id);
      const body = exchange && successOf(exchange);
      const drafts = draftsIn(body);
      if (!exchange || !body || !drafts) return { notChecked: "needs a list of drafts" };
      const { length } = drafts;
      if (body.count === length) return { problems: [] };
      return oneProblem(exchange, beyond("§17.1"), `count ${length}`, said(body, "count"));
    }),
    ...successChecks(session, create, (ask, which) =>
      writing(() =>
        ask({ values: { drafts: [draftOf(session, which)] } }, (exchange) => {
          const [id] = idsMade("draft", exchange);
          if (id !== undefined) ids[which] = id;
          return { problems: [] };
        }),
      )(),
    ),
    listed(
      "saved",
      "a draft that was saved is listed",
      beyond("§19.1"),
      "the draft",
      content(),
      "createDrafts",
    ),
    ...successChecks(session, edit, (ask, which) =>
      onDraft(which, (draft_id) =>
        ask({ values: { draft_id, draft: draftOf(session, `edited ${which}`) } }),
      )(),
    ),
    listed(
      "edited",
      "a draft that was edited is listed as it is then",
      beyond("§19.1"),
      "the new text",
      content("edited plain"),
      "editDraft",
    ),
    ...successChecks(session, remove, (ask, which) =>
      onDraft(which, (draft_id) => ask({ values: { draft_id } }))(),
    ),
    plannedCheck(
      remove,
      `${none.name}/deleted`,
      "a draft that was deleted is refused",
      none.source,
      onDraft("plain", (draft_id) =>
        expectRefusal(session, remove, missing, { values: { draft_id } }),
      ),
    ),
    listed(
      "deleted",
      "a draft that was deleted is listed no more",
      beyond("§17.1"),
      "no draft of this ID",
      (draft) => draft && "there it is",
      "deleteDraft",
    ),
    plannedCheck(
      remove,
      "foreign-draft",
      "the draft of another user is listed to nobody else, refused as if there were none, and stays",
      beyond("§13.1"),
      withOther(session, (other) =>
        withWrite(session, savesDrafts, () => foreignDraft(session, other))(),
      ),
    ),
  ];

  async function foreignDraft(session: Session, credentials: Credentials): Promise<CheckOutcome> {
    if (!create || !list || !none) return { problems: [] };
    const values = { drafts: [draftOf(session)] };
    const saved = await session.ask({ operation: create.operation, values, credentials });
    const [draft_id] = idsMade("draft", saved);
    if (draft_id === undefined) {
      return { notChecked: `the second account saved no draft: ${replied(saved)}` };
    }
    const source = beyond("§13.1");
    const own = await session.ask({ operation: list.operation });
    if (draftsIn(successOf(own))?.some(({ id }) => id === draft_id)) {
      return oneProblem(own, beyond("§17.1"), "no draft of another user", `draft ${draft_id}`);
    }
    const wanted = { ...none, source, refusedBy: source };
    const outcome = await expectRefusal(session, remove, wanted, { values: { draft_id } });
    const theirs = await session.ask({ operation: list.operation, credentials });
    if (draftsIn(successOf(theirs))?.some(({ id }) => id === draft_id) !== false) return outcome;
    return oneProblem(theirs, source, "the draft still there for its user", "it is gone");
  }
});

function draftsIn(body: JsonObject | undefined): JsonObject[] | undefined {
  const { drafts } = body ?? {};
  return Array.isArray(drafts) ? drafts.filter(isObject) : undefined;
}
