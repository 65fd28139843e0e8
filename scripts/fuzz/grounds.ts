import { operations } from "../../generated/operations.gen.ts";
import { isObject } from "../../src/document/json.ts";
import { Failure } from "../../src/system/failure.ts";
import { readAddress } from "../lib/address.ts";
import { mockDeviations } from "./mock-deviations.ts";
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
  more: readonly string[],
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
    start: () => target,
    baseUrl: address,
    options: [`--level ${level} --base-url ${address} --email ${account.email}`, ...more].join(" "),
  };
}

/**
 * The origin of a server's address, if it is on this machine or its owner says that it is theirs.
 *
 * @throws Failure with exit code 2 where it is not, or is no place to send credentials to.
 */
export function ownServer(address: string, isOwned: boolean, allowInsecureHttp = false): URL {
  const url = new URL(readAddress(address, isOwned ? allowInsecureHttp : true));
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
 * @throws Failure where it does not answer, or with something else.
 */
export async function levelOf(target: Target): Promise<number> {
  const { method, path } = operations.getServerSettings;
  const answer = await target
    .send({ method, target: path, headers: [] }, 10_000)
    .catch((cause: unknown) => {
      throw new Failure(
        `The server does not answer: ${(cause as Error).message}. Is it running, and --base-url its address?`,
        { cause },
      );
    });
  if (answer === undefined) throw new Failure(`${method} ${path}: no answer within 10 s.`);
  const level = readLevel(answer.text);
  if (level !== undefined) return level;
  throw new Failure(
    `${method} ${path} answered ${answer.status} and no JSON object: name the level with --level.`,
  );
}

function readLevel(text: string): number | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (!isObject(body)) return undefined;
    const { zulip_feature_level: level } = body;
    return typeof level === "number" ? level : 0;
  } catch {
    return undefined;
  }
}
