import { boundaries } from "../../generated/feature-levels.gen.ts";
import { boundaryAt } from "../../src/levels/index.ts";
import { matrixLevels } from "./expected.ts";
import { type Meeting, meet } from "./meet.ts";
import type { Start } from "./servers.ts";

/** How many servers run at a time: a mock keeps a core busy while it starts. */
const concurrency = 2;

/**
 * Lets a client of each level meet a server of each level. Server levels between which nothing changes
 * share one server where `isShared`.
 */
export async function runMatrix(start: Start, isShared: boolean): Promise<Meeting[]> {
  const levels = matrixLevels();
  const waiting = isShared ? [...boundaries] : [...levels];
  const meetings: Meeting[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const level = next;
      const served = isShared
        ? levels.filter((other) => boundaryAt(boundaries, other) === level)
        : [level];
      const server = await start(level);
      try {
        for (const serverLevel of served) {
          for (const clientLevel of levels) {
            meetings.push(await meet(clientLevel, serverLevel, server));
          }
        }
      } finally {
        await server.stop();
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return meetings;
}
