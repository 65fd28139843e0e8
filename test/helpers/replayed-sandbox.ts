import { createSandbox, type SandboxOptions } from "../../src/service/sandbox/index.ts";
import { newYear } from "./caller.ts";
import { recordedScenarios, type Scenario } from "./recordings.ts";
import { clean, type ReplayedAnswer, replay, sandboxAccounts } from "./replay.ts";

/** The answers of a sandbox to all recorded requests of a level, in their order. */
export async function replayedBySandbox(
  level: number,
  follow: "document" | "servers" = "document",
): Promise<ReplayedAnswer[]> {
  const scenarios = recordedScenarios(level);
  const isLimited = ({ levels }: Scenario) => levels !== undefined;
  const play = async (some: readonly Scenario[], options: SandboxOptions) => {
    const sandbox = createSandbox({ ...options, now: newYear, featureLevel: level, follow });
    const fetch = (request: Request) => {
      sandbox.advance(0.5); // So that times between requests have fractions, as on servers.
      return sandbox.fetch(request);
    };
    const wait = async (milliseconds: number) => {
      await new Promise((resolve) => setImmediate(resolve)); // Requests that were sent begin.
      sandbox.advance(milliseconds);
    };
    const target = { ...sandboxAccounts, level, fetch, wait };
    await clean(["drafts", "linkifiers", "invitations"], target);
    if (options.rateLimit !== undefined) await wait(60_000);
    return replay(target, some);
  };
  const unlimited = scenarios.filter((one) => !isLimited(one));
  const limited = scenarios.filter(isLimited);
  return [...(await play(unlimited, {})), ...(await play(limited, { rateLimit: 200 }))];
}
