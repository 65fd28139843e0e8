import { Failure } from "../lib/failure.ts";
import { isSurvived, mockDeviations } from "./mock-deviations.ts";
import { fuzzOrganization, usersOf } from "./organization.ts";
import { subjectsAt } from "./stage.ts";
import type { Stage, World } from "./steps.ts";
import { sandboxTarget, type Target } from "./target.ts";
import type { User } from "./users.ts";

/** Where a fuzz takes place: what is sent, and to whom. */
export interface Ground {
  readonly level: number;
  readonly stage: Stage;
  readonly start: (world: World) => Target;
  /** Where somebody can repeat the requests. */
  readonly baseUrl: string;
  /** What the command needs besides seed and path to repeat a sequence. */
  readonly options: string;
}

/** New sandboxes of a level in this process. */
export function sandboxGround(level: number): Ground {
  const seed = fuzzOrganization();
  const { active, deactivated } = usersOf(seed);
  return {
    level,
    stage: { ...subjectsAt(level), users: active, deactivated, isInside: true },
    start: (world) => sandboxTarget(level, seed, world),
    baseUrl: "http://localhost:4020",
    options: `--level ${level}`,
  };
}

/** One server that goes on from sequence to sequence, of which nothing is known but its answers. */
export function serverGround(
  address: string,
  level: number,
  target: Target,
  account: Pick<User, "email" | "apiKey">,
  isMock: boolean,
): Ground {
  const user: User = { ...account, isUnrestricted: false, isAdministrator: false };
  return {
    level,
    stage: {
      ...subjectsAt(level),
      users: [user],
      deactivated: [],
      isInside: false,
      ...(isMock ? { deviations: mockDeviations } : {}),
    },
    start: () =>
      isMock
        ? { ...target, takes: (request) => target.takes(request) && isSurvived(request) }
        : target,
    baseUrl: address.replace(/\/+$/, ""),
    options: `--level ${level} --base-url ${address} --email ${account.email}${isMock ? " --mock" : ""}`,
  };
}

/**
 * The address of a server, if it is on this machine or its owner says that it is theirs.
 *
 * @throws Failure with exit code 2 where it is not, or is no address.
 */
export function ownServer(address: string, isOwned: boolean): URL {
  if (!URL.canParse(address) || new URL(address).protocol !== "http:") {
    throw new Failure(`--base-url takes an address that starts with http://, not "${address}".`, {
      exitCode: 2,
    });
  }
  const url = new URL(address);
  if (isOwned || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname)) return url;
  throw new Failure(
    `${url.hostname} is another machine, and a fuzz changes and deletes what it finds. ` +
      "If the server is yours, say so with --i-own-this-server.",
    { exitCode: 2 },
  );
}

/**
 * The feature level that a server tells; one that tells none has 0 (wire-facts, "Learning the level").
 *
 * @throws Failure where it does not answer.
 */
export async function levelOf(target: Target): Promise<number> {
  const request = { method: "GET", target: "/api/v1/server_settings", headers: [] };
  const answer = await target.send(request, 10_000).catch((cause: unknown) => {
    throw new Failure(`The server does not answer: ${(cause as Error).message}.`, { cause });
  });
  const level: unknown = JSON.parse(answer?.text ?? "{}").zulip_feature_level;
  return typeof level === "number" ? level : 0;
}
