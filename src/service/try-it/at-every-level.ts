import { createSandbox } from "../sandbox/create-sandbox.ts";
import { type Answer, answerOf } from "./answer.ts";
import { fetched, type TriedCall } from "./call.ts";
import { type Change, changesOf } from "./changes.ts";

/** How the server of a level answers. */
export interface LevelRow extends Answer {
  readonly level: number;
  /** What tells the answer from that of the level before. */
  readonly changes: readonly Change[];
}

/**
 * Sends one call to a new server of each level, all with one seed and at one moment. New queues have one name at all
 * levels: chance is no difference.
 */
export async function atEveryLevel(
  levels: readonly number[],
  call: TriedCall,
): Promise<LevelRow[]> {
  const time = Date.now();
  const rows: LevelRow[] = [];
  for (const featureLevel of levels) {
    const sandbox = createSandbox({ featureLevel, now: () => time });
    const answer = await answerOf(await sandbox.fetch(...fetched(call)));
    let text = JSON.stringify(answer);
    for (const { queue_id } of sandbox.state.queues) text = text.replaceAll(queue_id, "new-queue");
    const { status, body }: Answer = JSON.parse(text);
    const above = rows.at(-1);
    const changes =
      above === undefined
        ? []
        : [...changesOf(above.status, status, "status"), ...changesOf(above.body, body)];
    rows.push({ level: featureLevel, status, body, changes });
  }
  return rows;
}
