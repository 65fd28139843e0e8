// What the requests of a fuzz have met.
import { errorsOf, successesOf } from "../../src/toolkit/document/answers.ts";
import type { Tell } from "./ask-sandbox.ts";
import { type FuzzedLevel, type FuzzedOperation, lackingWay, plain, wrongWays } from "./level.ts";
import { twoAtOnce } from "./sequences.ts";

/** The ways and statuses that each operation has met. */
export interface Coverage {
  readonly requests: number;
  readonly add: Tell;
  /** What was possible and did not occur, ways and statuses, by the id of an operation. */
  gaps(levels: readonly FuzzedLevel[]): Map<string, readonly (string | number)[]>;
}

/** Nothing is met yet. */
export function createCoverage(): Coverage {
  const met = new Map<string, Set<string | number>>();
  let requests = 0;
  return {
    get requests() {
      return requests;
    },
    add(happened) {
      if ("happens" in happened) return;
      const { step, answer } = happened;
      const { id } = step.asked.operation;
      requests += 1;
      const seen = (met.get(id) ?? new Set()).add(step.way);
      // A path that may lead nowhere has no answer of the operation.
      const isOfOperation = !["route", "open"].includes(step.variant.wanted.is);
      met.set(id, answer !== undefined && isOfOperation ? seen.add(answer.status) : seen);
    },
    gaps(levels) {
      const possible = new Map<string, Set<string | number>>();
      for (const { operations, lacking } of levels) {
        for (const asked of [...operations, ...lacking]) {
          const { id } = asked.operation;
          const ways = lacking.includes(asked) ? [lackingWay.name] : possibleFor(asked);
          possible.set(id, new Set([...(possible.get(id) ?? []), ...ways]));
        }
      }
      return new Map(
        [...possible].map(([id, all]) => [id, [...all].filter((one) => !met.get(id)?.has(one))]),
      );
    },
  };
}

function possibleFor(asked: FuzzedOperation): (string | number)[] {
  const ways = [plain, ...wrongWays].filter((way) => way.variantsOf(asked).length > 0);
  return [
    ...ways.map(({ name }) => name),
    twoAtOnce,
    ...successesOf(asked.operation),
    ...errorsOf(asked.operation).map(({ status }) => status),
  ];
}
