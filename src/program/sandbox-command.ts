// Runs the sandbox, a simulated server with state, at one feature level.
import { boundaries, releases } from "../../generated/feature-levels.gen.ts";
import { oneOfWords, readArguments, requireFile, wholeNumber } from "../node/command-options.ts";
import { wrongUsage } from "../node/failure.ts";
import { commandLine } from "../node/package-root.ts";
import { listenOnPort, systemCode } from "../node/processes.ts";
import { log } from "../node/progress.ts";
import { readText } from "../node/read-text-file.ts";
import { untilStopped } from "../node/signals.ts";
import {
  checkSeed,
  defaultOrganization,
  InvalidInputError,
  type Seed,
  type User,
} from "../service/sandbox/index.ts";
import { seededResources } from "../service/sandbox/resources/index.ts";
import { roleNames } from "../service/sandbox/resources/users.ts";
import { newestReleased } from "../service/sandbox/seed.ts";
import { startSandbox } from "../service/sandbox/serve-sandbox.ts";
import { describeLevel } from "../toolkit/levels/level-names.ts";
import { escapeInvisible } from "../universal/escape-invisible.ts";
import { isLoopback } from "../universal/loopback.ts";
import { levelOfServer, levelOption } from "./level-option.ts";

/** Runs the sandbox until it is stopped. */
export async function sandbox(words: readonly string[]): Promise<void> {
  const options = readArguments(words, {
    usage: commandLine("sandbox", "[options]"),
    about: `Runs a simulated server that keeps changes and sends events. It starts with an invented organization, and prints the
accounts.`,
    options: {
      level: levelOfServer,
      port: { value: "P", does: "the port to listen on, from 1 to 65535", default: "4020" },
      host: {
        value: "H",
        does: "the address to listen on; on 127.0.0.1, only programs and pages of this machine reach it",
        default: "127.0.0.1",
      },
      data: {
        value: "FILE",
        does: `a JSON file with the organization: ${seededResources.map(({ name }) => name).join(", ")}`,
      },
      "rate-limit": {
        value: "N",
        does: "requests that a user may send in a minute; most servers use 200 (default: no limit)",
      },
      follow: {
        value: "WHICH",
        does: "document or servers: which of them to follow where the description of the service and public servers differ",
        default: "document",
      },
      control: {
        does: "serve /_sandbox: GET state, requests and faults, and POST reset, faults, publish, changeUser, acceptInvitation, advance, upgrade. With a --host that others reach, it requires the token in the variable CONTROL_TOKEN",
      },
    },
    notes: "On 127.0.0.1, pages of other machines get 403. A body of more than 64 KiB gets 413.",
  });
  if (options === undefined) return;
  const { host, data, control } = options;
  const level =
    options.level === undefined ? newestReleased : levelOption("level", options.level, releases);
  const port = wholeNumber("port", options.port, { min: 1, max: 65_535 });
  const limit = options["rate-limit"];
  const rateLimit = limit === undefined ? undefined : wholeNumber("rate-limit", limit, { min: 1 });
  const follow = oneOfWords("follow", options.follow, ["document", "servers"]);
  const controlled = control ? { control, ...readToken(host) } : {};
  const seed = data === undefined ? {} : readSeed(data);
  const onRefusal = (reason: string) => log(`Request refused. ${reason}`);
  const where = { host, onRefusal };
  const server = await listenOnPort({ port, option: "port" }, (port) =>
    startSandbox({
      ...seed,
      ...(rateLimit !== undefined && { rateLimit }),
      ...controlled,
      ...where,
      follow,
      level,
      port,
    }),
  ).catch((error: unknown) => {
    throw explain(error, { host, data });
  });
  const lines = [
    `Sandbox of ${describeLevel(level, releases, boundaries)}: ${server.url}`,
    ...(seed.users === undefined ? defaultAccounts(server.url) : accountsOf(seed.users)),
    ...(control ? [`Control: ${server.url}/_sandbox`] : []),
  ];
  process.stderr.write(`${lines.join("\n")}\n`);
  await untilStopped();
  await server.stop();
}

/** The default accounts with their keys, which are not secret, and a first request. */
function defaultAccounts(url: string): string[] {
  const { users } = defaultOrganization(Date.now());
  const request = `curl -sS -u iago@example.com:iago-key ${url}/api/v1/invites`;
  return [...accountsOf(users, ({ api_key }) => api_key), "Try it:", `  ${request}`];
}

/** The accounts without their keys, which may be secret in a user's own file. */
function accountsOf(users: readonly User[], keyOf?: (user: User) => string): string[] {
  const active = users.filter(({ is_active }) => is_active !== false);
  const rows = active.map((user) => [
    `${roleNames[user.role]}${user.is_bot ? ", bot" : ""}`,
    escapeInvisible(user.email),
    ...(keyOf === undefined ? [] : [keyOf(user)]),
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return [
    `Accounts, by role${keyOf === undefined ? " and e-mail" : ", e-mail and API key"}:`,
    ...rows.map((row) =>
      `  ${row.map((cell, column) => cell.padEnd(width(column))).join("  ")}`.trimEnd(),
    ),
  ];
}

/** Reads the control's token from the environment, because process lists show arguments. */
function readToken(host: string): { controlToken?: string } {
  const { CONTROL_TOKEN: controlToken } = process.env;
  const form = "16 or more of A-Z, a-z, 0-9, - and _";
  if (controlToken !== undefined && !/^[\w-]{16,}$/.test(controlToken)) {
    throw wrongUsage(`CONTROL_TOKEN must be ${form}.`);
  }
  if (controlToken !== undefined) return { controlToken };
  if (isLoopback(host)) return {};
  throw wrongUsage(
    `--control on ${host} would let others reset the sandbox. Set the variable CONTROL_TOKEN to ${form}, ` +
      "and send it as `Authorization: Bearer TOKEN`.",
  );
}

function readSeed(file: string): Partial<Seed> {
  requireFile(file, `--data ${file}`);
  try {
    return checkSeed(JSON.parse(readText(file)));
  } catch (error) {
    if (error instanceof SyntaxError) {
      const [reason = ""] = error.message.split(/, (?:\.\.\.)?"/); // The rest quotes text that may be a key.
      throw wrongUsage(
        `--data ${file} is not JSON: ${escapeInvisible(reason)}. Write the organization as JSON.`,
        error,
      );
    }
    throw explain(error, { data: file });
  }
}

/** Turns errors about a wrong call into lines; returns other errors unchanged. */
function explain(
  error: unknown,
  { host, data }: { host?: string; data?: string | undefined },
): unknown {
  if (error instanceof InvalidInputError) {
    const lines = error.problems.map(({ place, reason }) => `${data}${place}: ${reason}`);
    return wrongUsage(lines.sort(), error);
  }
  switch (systemCode(error)) {
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return wrongUsage(
        `--host ${host} is not an address of this machine. Name one, such as 127.0.0.1, or 0.0.0.0 for all.`,
      );
    default:
      return error;
  }
}
