import { createSandbox } from "../sandbox/create-sandbox.ts";
import { answerOf, fetched, type TriedAnswer, type TriedCall } from "./call.ts";
import { type AnswerChange, answerChanges, isFields } from "./changes.ts";
import { prepare } from "./prepare.ts";

/** Neighbouring levels whose servers answer one call alike. */
export interface AnswerRange extends TriedAnswer {
  readonly from: number;
  /** The last of them; absent in the newest range, which has no end. */
  readonly to?: number;
  /** The differences from the answer of the range below. */
  readonly changes: readonly AnswerChange[];
}

/** A range as it is shown: `22–266`, `267–` or `0`. */
export const rangeName = ({ from, to }: Pick<AnswerRange, "from" | "to">): string =>
  to === from ? `${from}` : `${from}–${to ?? ""}`;

/** Fields in which each server reports its own level or release. */
const ownReports = ["zulip_feature_level", "zulip_version", "zulip_merge_base"];

/**
 * Sends one call to a new server of each of these levels, all with one seed and at one moment, and returns the ranges
 * in which the answers are alike, the newest first. Neither chance nor that a server reports its own level makes a
 * difference.
 */
export async function answersInRanges(
  levels: readonly number[],
  call: TriedCall,
): Promise<AnswerRange[]> {
  const time = Date.now();
  const ranges: AnswerRange[] = [];
  for (const featureLevel of levels) {
    const { status, body } = await answerAt(featureLevel, time, call);
    const last = ranges.at(-1);
    const changes =
      last === undefined
        ? []
        : [...answerChanges(last.status, status, "status"), ...answerChanges(last.body, body)];
    if (last !== undefined && changes.length === 0) continue;
    if (last !== undefined) ranges.splice(-1, 1, { ...last, to: featureLevel - 1 });
    ranges.push({ from: featureLevel, status, body, changes });
  }
  return ranges.reverse();
}

/** The answer of a new server, in which what is left to chance is alike everywhere: what another such server answers otherwise. */
async function answerAt(featureLevel: number, time: number, call: TriedCall): Promise<TriedAnswer> {
  const [one, other] = [
    await answerOfNew(featureLevel, time, call),
    await answerOfNew(featureLevel, time, call),
  ];
  return { status: one.status, body: shared(one.body, other.body) };
}

async function answerOfNew(
  featureLevel: number,
  time: number,
  call: TriedCall,
): Promise<TriedAnswer> {
  const sandbox = createSandbox({ featureLevel, now: () => time });
  const { found } = await prepare(sandbox, call.operation.id, call.caller);
  // What a preparation found on the server of the page is another thing here.
  const texts = new Map(
    [...call.texts].map(([name, text]) => {
      const isFound = call.found?.get(name) === text;
      return [name, (isFound ? found.get(name) : undefined) ?? text];
    }),
  );
  return answerOf(await sandbox.fetch(...fetched({ ...call, texts })));
}

/** A value without its own level and release, and without what another value of its kind says otherwise. */
function shared(one: unknown, other: unknown, name = ""): unknown {
  if (ownReports.includes(name)) return "its own";
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return one.map((element, index) => shared(element, other[index]));
  }
  if (isFields(one) && isFields(other)) {
    const fields = Object.entries(one).map(([name, value]) => [
      name,
      shared(value, other[name], name),
    ]);
    return Object.fromEntries(fields);
  }
  return one === other ? one : "random";
}
