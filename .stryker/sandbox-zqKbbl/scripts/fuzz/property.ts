// @ts-nocheck
import { Broken } from "./broken.ts";
import { comparable, live, type Record } from "./life.ts";
import type { Life, Stage, Step, World } from "./steps.ts";
import type { Target } from "./target.ts";

/**
 * Lives a life and, where some of its steps only say a thing in another form, the same life with these
 * in the plain form, on another new server, whose answers must be the same.
 *
 * @throws Broken naming the property that does not hold
 */
export async function holds(
  life: Life,
  stage: Stage,
  start: (world: World) => Target,
  record?: Record,
): Promise<void> {
  const answers = await live(
    life,
    stage,
    start(life.world),
    record === undefined ? {} : { record },
  );
  const isOtherwise = (step: Step) => !("happens" in step) && step.change.wanted.is === "same";
  if (!stage.isInside || !life.steps.some(isOtherwise)) return;
  const plain = comparable(await live(life, stage, start(life.world), { isPlain: true }));
  const index = comparable(answers).findIndex((text, at) => text !== plain[at]);
  if (index < 0) return;
  throw new Broken(
    "same in another form",
    `${comparable(answers)[index]}, where the plain request gets ${plain[index]}`,
  );
}
