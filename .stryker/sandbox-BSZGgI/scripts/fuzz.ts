// @ts-nocheck
// Sends random right and wrong requests of a feature level and checks what has to hold of each answer.
import { boundaries } from "../generated/feature-levels.gen.ts";
import { readArguments, wholeNumber } from "../src/system/arguments.ts";
import { Failure, run } from "../src/system/failure.ts";
import { paint } from "../src/system/steps.ts";
import { readAccounts } from "./conformance/options.ts";
import { explore, type Finding } from "./fuzz/campaign.ts";
import { type Ground, levelOf, ownServer, sandboxGround, serverGround } from "./fuzz/grounds.ts";
import { coverageOf, excusesOf, explain, tableOf } from "./fuzz/report.ts";
import { createTally } from "./fuzz/tally.ts";
import { httpTarget } from "./fuzz/target.ts";

const help = `
Usage: npm run fuzz -- [options]

Sends random sequences of requests, right and wrong ones of several users, to new sandboxes in this
process, and checks each answer against the specification of the level: status, body, headers, who sees
what, and that a refused request changes nothing. Prints the shortest sequence that shows a mistake.

Options:
  --level N             the feature level, from 0 up (default: each at which something changes)
  --seconds N           how long it takes, all levels together (default: 10)
  --runs N              how many sequences at each level, instead of a time
  --seed N              the seed of the first sequence (default: a new one, which is printed)
  --path P              the place of one sequence among those of its seed, to repeat it
  --base-url URL        a server to send the requests to; the level is the one that it tells, if not --level
  --email E             the account at that server ; its key stands in the variable API_KEY
  --mock                that server is the mock: allow what Prism is known to do otherwise
  --i-own-this-server   send them to a server that is not on this machine
  --allow-insecure-http allow http to such a server, which sends the key readable for all
  --help                show this text
`;

/** Sequences in one round: time is looked at between rounds, and each round has a seed of its own. */
const round = 50;

/** Between the seeds of one level and of the next, so that they explore different sequences. */
const apart = 1_000_000;

await run(async () => {
  const options = readArguments(help, {
    level: { type: "string" },
    seconds: { type: "string" },
    runs: { type: "string" },
    seed: { type: "string" },
    path: { type: "string" },
    "base-url": { type: "string" },
    email: { type: "string" },
    mock: { type: "boolean", default: false },
    "i-own-this-server": { type: "boolean", default: false },
    "allow-insecure-http": { type: "boolean", default: false },
  });
  if (options === undefined) return;
  requireSense(options);
  const number = (name: "level" | "seconds" | "runs" | "seed", min: number) => {
    const text = options[name];
    return text === undefined ? undefined : wholeNumber(name, text, { min, max: 2 ** 31 - 1 });
  };
  const seed = number("seed", 0) ?? Math.floor(Math.random() * 2 ** 31);
  const effort = {
    runs: number("runs", 1),
    seconds: number("seconds", 1) ?? 10,
    path: options.path,
  };
  const address = options["base-url"];
  const server = address === undefined ? undefined : serverOf(address, options);
  const level = number("level", 0) ?? (await server?.level());
  process.stderr.write(`Seed ${seed}\n`);
  const grounds =
    server === undefined
      ? (level === undefined ? boundaries : [level]).map(sandboxGround)
      : [server.ground(level ?? 0)];
  try {
    await fuzz(grounds, { seed, ...effort });
  } finally {
    server?.stop();
  }
});

/** Explores each ground for its share of the time, and reports. */
async function fuzz(
  grounds: readonly Ground[],
  {
    seed,
    seconds,
    runs,
    path,
  }: Omit<Parameters<typeof exploreUntil>[1], "until"> & { seconds: number },
): Promise<void> {
  const tally = createTally();
  const begun = performance.now();
  const passed = () => (performance.now() - begun) / 1000;
  for (const [index, ground] of grounds.entries()) {
    const until = begun + ((index + 1) * seconds * 1000) / grounds.length;
    const own = { seed: seed + index * apart, runs, path, until };
    const finding = await exploreUntil(ground, own, (happened) => {
      tally.add(happened);
      if (process.stderr.isTTY && tally.requests % 100 === 0) {
        process.stderr.write(
          `\rlevel ${ground.level}: ${tally.requests} requests, ${passed().toFixed(0)} s `,
        );
      }
    });
    if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
    if (finding === undefined) continue;
    throw new Failure(`${paint("red", "✖")} level ${ground.level}: ${explain(finding, ground)}`);
  }
  const rate = Math.round(tally.requests / passed());
  const stages = grounds.map(({ stage }) => stage);
  process.stderr.write(`${tableOf(tally)}\n\n${excusesOf(tally)}${coverageOf(tally, stages)}\n`);
  process.stderr.write(
    `${paint("green", "✔")} ${tally.requests} requests in ${passed().toFixed(1)} s, ${rate} a second\n`,
  );
}

async function exploreUntil(
  { stage, start }: Ground,
  effort: { seed: number; runs: number | undefined; path: string | undefined; until: number },
  tell: Parameters<typeof explore>[3],
): Promise<Finding | undefined> {
  const { seed, runs, path, until } = effort;
  if (path !== undefined) return explore(stage, start, { seed, path, runs: round }, tell);
  for (let done = 0, turn = 0; ; turn++) {
    const left = runs === undefined ? round : Math.min(round, runs - done);
    const finding = await explore(stage, start, { seed: seed + turn, runs: left }, tell);
    done += left;
    if (finding !== undefined) return finding;
    if (runs === undefined ? performance.now() >= until : done >= runs) return undefined;
  }
}

/** What is said of a server that is not named, or of a seed that is not, would be ignored. */
function requireSense(options: Readonly<Record<string, string | boolean | undefined>>): void {
  const { path } = options;
  const needs = [
    ["path", "seed"],
    ["mock", "base-url"],
    ["email", "base-url"],
    ["i-own-this-server", "base-url"],
    ["allow-insecure-http", "base-url"],
  ] as const;
  const alone = needs.find(
    ([option, needed]) => Boolean(options[option]) && options[needed] === undefined,
  );
  if (alone !== undefined) {
    throw new Failure(`--${alone[0]} needs --${alone[1]}. See --help.`, { exitCode: 2 });
  }
  if (typeof path === "string" && !/^\d+(?::\d+)*$/.test(path)) {
    throw new Failure(`--path takes numbers with colons between them, not "${path}".`, {
      exitCode: 2,
    });
  }
}

/** A server at an address, which is asked for its level. */
function serverOf(
  address: string,
  options: {
    readonly email?: string | undefined;
    readonly mock: boolean;
    readonly "i-own-this-server": boolean;
    readonly "allow-insecure-http": boolean;
  },
) {
  const isOwned = options["i-own-this-server"];
  const url = ownServer(address, isOwned, options["allow-insecure-http"]);
  const { account } = readAccounts({ email: options.email, stateless: false }, process.env);
  if (account === undefined) throw new Error("An account is read or refused.");
  const target = httpTarget(url);
  const more = (["mock", "i-own-this-server", "allow-insecure-http"] as const)
    .filter((name) => options[name])
    .map((name) => `--${name}`);
  return {
    stop: target.stop,
    level: () => levelOf(target),
    ground: (level: number) => serverGround(url.origin, level, target, account, options.mock, more),
  };
}
