import { forms } from "../../../generated/forms.gen.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { servedAt } from "../sandbox/service.ts";
import { answerOf, carried, fetched, type TriedCaller } from "./call.ts";

/** What a first call of an operation needs: the operations that are called before it, where its server has them. */
const needed: Readonly<Record<string, readonly string[]>> = {
  getEvents: ["registerEventQueue", "deleteDraft"],
  deleteEventQueue: ["registerEventQueue"],
};

/** What was done on a server so that an operation can succeed. */
interface Preparation {
  /** In words; empty where nothing was needed. */
  readonly words: string;
  /** The arguments of the operation that came of it, by name, as they travel. */
  readonly found: ReadonlyMap<string, string>;
}

/** Calls on a server, as a caller and with the examples, what an operation needs. */
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
    const { status, body } = await answerOf(
      await sandbox.fetch(...fetched({ level, operation, caller, texts: examplesOf(before) })),
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

/** The arguments with which a form begins. */
export const examplesOf = (id: string): Map<string, string> =>
  new Map(
    Object.entries(forms[id]?.fields ?? {}).flatMap(([name, { text }]) =>
      text === undefined ? [] : [[name, text] as const],
    ),
  );
