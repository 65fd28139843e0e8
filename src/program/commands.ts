// The commands of the program. Each is a file, loaded when it is called.
import { wrongUsage } from "../node/failure.ts";
import { commandLine, isForAnyApi, readPackage } from "../node/package-root.ts";
import { nearestName } from "../universal/nearest-name.ts";

/** A command: what it does, for the help, and how it is loaded. It gets the arguments after its name. */
interface Command {
  readonly does: string;
  readonly load: () => Promise<(words: readonly string[]) => Promise<void>>;
}

const forThisApi = {
  sandbox: {
    does: "run a simulated server with state, at any feature level",
    load: async () => (await import("./sandbox-command.ts")).sandbox,
  },
  conformance: {
    does: "compare a server with the sandbox of its feature level",
    load: async () => (await import("./conformance-command.ts")).conformance,
  },
};

const forAnyApi = {
  mock: {
    does: "run Prism on the document of a level (default: this API)",
    load: async () => (await import("./mock-command.ts")).mock,
  },
  generate: {
    does: "make the types, tables, client and change log",
    load: async () => (await import("./generate-command.ts")).generateAll,
  },
  lint: {
    does: "check a specification as written and at its releases",
    load: async () => (await import("./lint-command.ts")).lint,
  },
  docs: {
    does: "build the documentation of every level",
    load: async () => (await import("./docs-command.ts")).docs,
  },
  infer: {
    does: "make one annotated document from plain versions",
    load: async () => (await import("./infer-command.ts")).inferCommand,
  },
  verify: {
    does: "compare an annotated document with its plain versions",
    load: async () => (await import("./verify-command.ts")).verify,
  },
  changelog: {
    does: "print what differs between two versions, and what breaks clients",
    load: async () => (await import("./changelog-command.ts")).changelogCommand,
  },
};

const commands = { ...forThisApi, ...forAnyApi };
export const commandNames = Object.keys(commands) as (keyof typeof commands)[];

/**
 * Runs the command that the first word names, with the other words.
 *
 * @throws Failure of the command; with exit code 2 if there is no such command.
 */
export async function runCommandLine([name = "", ...words]: readonly string[]): Promise<void> {
  const known = commandNames.find((one) => one === name);
  if (known !== undefined) return (await commands[known].load())(words);
  if (name === "--help" || name === "-h") process.stdout.write(`${help()}\n`);
  else if (name === "--version") process.stdout.write(`${readPackage().version}\n`);
  else if (name === "") throw wrongUsage(help().split("\n"));
  else {
    const meant = nearestName(name, commandNames);
    const next = meant ? `Did you mean ${meant}?` : `The commands are ${commandNames.join(", ")}.`;
    throw wrongUsage(`Unknown command "${name}". ${next}`);
  }
}

const help = () => `Usage: ${commandLine("<command>", "[options]")}

${isForAnyApi ? "" : section("For this API", forThisApi)}${section("For any API", forAnyApi)}Options:
  --help     show this text, or the help of a command
  --version  show the version of the package

Exit codes: 0 done, 1 a check or step failed, 2 wrong usage.`;

const section = (title: string, entries: Readonly<Record<string, Command>>) => {
  const rows = Object.entries(entries).map(([name, { does }]) => `  ${name.padEnd(13)}${does}\n`);
  return `${title}:\n${rows.join("")}\n`;
};
