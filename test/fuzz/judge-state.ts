// What a request may have done to what the sandbox holds.
import { isDeepStrictEqual } from "node:util";
import type { SandboxState } from "../../src/service/sandbox/index.ts";
import { Broken } from "./broken.ts";
import type { FuzzedOperation } from "./level.ts";

/**
 * Holds the states before and after a request to each other.
 *
 * @throws Broken where a request changed what it must not
 */
export function judgeState(
  { operation, isLongPoll, isIdempotent }: FuzzedOperation,
  status: number,
  [before, after]: readonly [SandboxState, SandboxState],
  isRepetition: boolean,
): void {
  if (status >= 400) demandSame("refused changes nothing", before, after);
  // Who reads a queue acknowledges its events.
  if (operation.method === "GET" && !isLongPoll) {
    demandSame("reading changes nothing", before, after);
  }
  if (isRepetition && isIdempotent) {
    demandSame("repeating changes nothing more", eventless(before), eventless(after));
  }
}

/** An event tells of a request, not of a change, so that a repetition may send one more. */
const eventless = ({ queues, ...rest }: SandboxState) => ({
  ...rest,
  queues: queues.map(({ events: _, ...queue }) => queue),
});

function demandSame(property: Broken["property"], before: object, after: object): void {
  const others = new Map(Object.entries(after));
  const changes = Object.entries(before)
    .filter(([name, value]) => !isDeepStrictEqual(value, others.get(name)))
    .map(([name, value]) => {
      return `${name} were ${JSON.stringify(value)}, are ${JSON.stringify(others.get(name))}`;
    });
  if (changes.length > 0) throw new Broken(property, changes.join("; "));
}
