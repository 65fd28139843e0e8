import { forms } from "../../../generated/forms.gen.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { servedAt } from "../sandbox/service.ts";
import { answerOf, carried, fetched, type TriedCaller } from "./call.ts";

/** The operations that are called before the first call of an operation, if the server has them. */
const needed: Readonly<Record<string, readonly string[]>> = {
  getEvents: ["registerEventQueue", "deleteDraft"],
  deleteEventQueue: ["registerEventQueue"],
};
/** Of events that the other call causes, because the example may be of others. */
const registration = ["event_types", '["drafts"]'] as const;

interface Preparation {
  /** In words; empty if nothing was needed. */
  readonly words: string;
  /** The resulting arguments of the operation, as texts by name. */
  readonly found: ReadonlyMap<string, string>;
}

/** Makes the calls that an operation needs, as a caller, with the example arguments. */
export async function prepare(
  sandbox: Sandbox,
  id: string,
  caller: TriedCaller,
): Promise<Preparation> {
  const level = sandbox.featureLevel;
  const found = new Map<string, string>();
  const done: string[] = [];
  for (const before of needed[id] ?? []) {
    const operation = servedAt(level).find((one) => one.id === before);
    if (operation === undefined) continue;
    const texts = examplesOf(before);
    if (before === "registerEventQueue") texts.set(...registration);
    const { status, body } = await answerOf(
      await sandbox.fetch(...fetched({ level, operation, caller, texts })),
    );
    if (status >= 400) continue;
    done.push(forms[before]?.title ?? before);
    for (const [name, text] of carried(body, Object.keys(forms[id]?.fields ?? {}))) {
      found.set(name, text);
    }
  }
  return {
    words: done.length === 0 ? "" : `Prepared for this call: ${done.join(", ")}.`,
    found,
  };
}

/** The initial arguments of a form. */
export const examplesOf = (id: string): Map<string, string> =>
  new Map(
    Object.entries(forms[id]?.fields ?? {}).flatMap(([name, { text }]) =>
      text === undefined ? [] : [[name, text] as const],
    ),
  );
