import {
  createSandbox,
  defaultOrganization,
  type SandboxOptions,
} from "../../src/service/sandbox/index.ts";
import { newYear } from "./caller.ts";
import { recordedScenarios, type Scenario } from "./recordings.ts";
import { clean, type ReplayedAnswer, replay, sandboxAccounts } from "./replay.ts";

const named: Readonly<Record<number, object>> = {
  8: { full_name: "Desdemona", timezone: "Canada/Newfoundland" },
  9: { full_name: "Iago", timezone: "America/New_York" },
  11: { full_name: "Cordelia, Lear's daughter", timezone: "Etc/UTC" },
  13: { full_name: "Polonius", timezone: "Asia/Shanghai" },
  14: { full_name: "Zulip Default Bot", bot_owner_id: 8 },
  15: { full_name: "King Hamlet" },
};

/** The organization of the recorded servers. */
const organization = {
  ...defaultOrganization(newYear),
  email_visibility: "administrators",
  users: defaultOrganization(newYear).users.map((user) => ({ ...user, ...named[user.user_id] })),
} as const;

/** The answers of a sandbox to all recorded requests of a level, in their order. */
export async function replayedBySandbox(
  level: number,
  follow: "document" | "servers" = "document",
): Promise<ReplayedAnswer[]> {
  const scenarios = recordedScenarios(level);
  const isLimited = ({ levels }: Scenario) => levels !== undefined;
  const play = async (some: readonly Scenario[], options: SandboxOptions) => {
    const sandbox = createSandbox({
      ...organization,
      ...options,
      now: newYear,
      featureLevel: level,
      follow,
    });
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
