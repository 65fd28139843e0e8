#!/usr/bin/env node
// The program of the package. Each subcommand is a file, loaded when it is called.
import { run, wrongUsage } from "../node/failure.ts";
import { commandLine, isForAnyApi, readPackage } from "../node/package-root.ts";
import { nearestName } from "../universal/nearest-name.ts";

/** A command, called with the arguments after its name. */
type Command = (words: readonly string[]) => Promise<void>;

interface Entry {
  readonly does: string;
  readonly load: () => Promise<Command>;
}

const thisApi = "For this API";

/** The commands, by what they are for. */
const groups: Readonly<Record<string, Readonly<Record<string, Entry>>>> = {
  [thisApi]: {
    sandbox: {
      does: "run a simulated server with state, at any feature level",
      load: async () => (await import("./sandbox-command.ts")).sandbox,
    },
    conformance: {
      does: "compare a server with the sandbox of its feature level",
      load: async () => (await import("./conformance-command.ts")).conformance,
    },
  },
  "For any API": {
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
  },
};
const commands = new Map(Object.values(groups).flatMap((group) => Object.entries(group)));
const names = [...commands.keys()];

const rows = (entries: readonly (readonly [name: string, does: string])[]) =>
  entries.map(([name, does]) => `  ${name.padEnd(13)}${does}\n`).join("");

const help = `
Usage: ${commandLine("<command>", "[options]")}

${Object.entries(groups)
  .filter(([title]) => !(isForAnyApi && title === thisApi))
  .map(([title, group]) => {
    const entries = Object.entries(group).map(([name, { does }]) => [name, does] as const);
    return `${title}:\n${rows(entries)}\n`;
  })
  .join("")}Options:
  --help     show this text, or the help of a command
  --version  show the version of the package

Exit codes: 0 done, 1 a check or step failed, 2 wrong usage.
`;

function unknown(name: string): string {
  const meant = nearestName(name, names);
  const next =
    meant === undefined ? `The commands are ${names.join(", ")}.` : `Did you mean ${meant}?`;
  return `Unknown command "${name}". ${next}`;
}

void run(async ([name = "", ...words]) => {
  const command = commands.get(name);
  if (command !== undefined) return (await command.load())(words);
  if (name === "--help" || name === "-h") process.stdout.write(`${help.trim()}\n`);
  else if (name === "--version") process.stdout.write(`${readPackage().version}\n`);
  else if (name === "") throw wrongUsage(help.trim().split("\n"));
  else throw wrongUsage(unknown(name));
});
