import { isObject } from "../../toolkit/document/json.ts";
import { createSandbox } from "../sandbox/create-sandbox.ts";
import type { User } from "../sandbox/organization.ts";
import { type Arguments, callSandbox, prepare, type TriedResponse } from "./try-calls.ts";

/** A call to compare. */
export interface TriedCall {
  readonly id: string;
  readonly user: User;
  /** The arguments at a level; what was prepared there names its event queue. */
  readonly argumentsAt: (level: number, prepared: Arguments) => Arguments;
}

/** Consecutive levels whose servers give the same response to a call. */
export interface ResponseRange extends TriedResponse {
  readonly from: number;
  /** The last level; absent in the newest range, which has no end. */
  readonly to?: number;
  /** The differences from the response of the range below. */
  readonly changes: readonly AnswerChange[];
}

/** A range as text: `22–266`, `267–` or `0`. */
export const rangeName = ({ from, to }: Pick<ResponseRange, "from" | "to">): string =>
  to === from ? `${from}` : `${from}–${to ?? ""}`;

/** Fields in which servers report their own level or release. */
const ownReports = ["zulip_feature_level", "zulip_version", "zulip_merge_base"];

/** After this time at the latest, in milliseconds, a read that waits for events ends. */
const heartbeat = 60_000;

/**
 * Sends a call to a new server of each of these levels, all with the same seed and time, and returns the ranges with
 * equal responses, newest first. Random values and the reported level do not count as differences.
 */
export async function responsesInRanges(
  levels: readonly number[],
  call: TriedCall,
): Promise<ResponseRange[]> {
  const time = Date.now();
  const ranges: ResponseRange[] = [];
  for (const featureLevel of levels) {
    const { status, body } = await answerAt(featureLevel, time, call);
    const last = ranges.at(-1);
    const changes =
      last === undefined
        ? []
        : [...responseChanges(last.status, status, "status"), ...responseChanges(last.body, body)];
    if (last !== undefined && changes.length === 0) continue;
    if (last !== undefined) ranges.splice(-1, 1, { ...last, to: featureLevel - 1 });
    ranges.push({ from: featureLevel, ...(status && { status }), body, changes });
  }
  return ranges.reverse();
}

/**
 * The response of a new server, with equal placeholders for random values: values that differ in the response of a
 * second new server.
 */
async function answerAt(
  featureLevel: number,
  time: number,
  call: TriedCall,
): Promise<TriedResponse> {
  const one = await answerOfNew(featureLevel, time, call);
  const other = await answerOfNew(featureLevel, time, call);
  const { status, body } = one;
  // The reason for which nothing is sent names the level.
  if (status === undefined) return { body: String(body).replace(/; the server has .*/, ".") };
  return { status, body: shared(body, other.body) };
}

async function answerOfNew(
  featureLevel: number,
  time: number,
  { id, user, argumentsAt }: TriedCall,
): Promise<TriedResponse> {
  const sandbox = createSandbox({ featureLevel, now: time });
  const given = argumentsAt(featureLevel, await prepare(sandbox, user, id));
  let isAnswered = false;
  const response = callSandbox(sandbox, user, id, given).finally(() => {
    isAnswered = true;
  });
  while (!isAnswered) {
    await Promise.race([response, new Promise((resolve) => setTimeout(resolve))]);
    if (!isAnswered) sandbox.advance(heartbeat);
  }
  return response;
}

/** A value without level, release and the parts that differ from another value of its kind. */
function shared(one: unknown, other: unknown, name = ""): unknown {
  if (ownReports.includes(name)) return "its own";
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return one.map((element, index) => shared(element, other[index]));
  }
  if (isObject(one) && isObject(other)) {
    const fields = Object.entries(one).map(([name, value]) => [
      name,
      shared(value, other[name], name),
    ]);
    return Object.fromEntries(fields);
  }
  return one === other ? one : "random";
}

/** One difference between two JSON values. */
interface AnswerChange {
  /** For example `invites[].ref`, without indexes of lists. */
  readonly place: string;
  /** Absent if it did not exist. */
  readonly before?: unknown;
  /** Absent if it no longer exists. */
  readonly after?: unknown;
}

/** The differences between two JSON values. Items of lists of different length are compared as wholes. */
export function responseChanges(before: unknown, after: unknown, place = ""): AnswerChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const inside = `${place}[]`;
    if (before.length === after.length)
      return before.flatMap((item, index) => responseChanges(item, after[index], inside));
    const without = (list: unknown[], other: unknown[]) => {
      const texts = new Set(other.map((item) => JSON.stringify(item)));
      return list.filter((item) => !texts.has(JSON.stringify(item)));
    };
    return [
      ...without(before, after).map((item) => ({ place: inside, before: item })),
      ...without(after, before).map((item) => ({ place: inside, after: item })),
    ];
  }
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      responseChanges(before[name], after[name], place === "" ? name : `${place}.${name}`),
    );
  }
  return [
    { place, ...(before !== undefined && { before }), ...(after !== undefined && { after }) },
  ];
}

/** Describes a change in a line of text. */
export function responseChangeLine({ place, before, after }: AnswerChange): string {
  // With spaces, so that the line can break.
  const [old, now] = [before, after].map((value) =>
    JSON.stringify(value, null, 1)?.replaceAll(/\n */g, " "),
  );
  if (old === undefined) return `+ ${place}: ${now}`;
  return now === undefined ? `− ${place}: ${old}` : `${place}: ${old} → ${now}`;
}
