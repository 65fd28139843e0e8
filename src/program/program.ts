#!/usr/bin/env node
// The program of the package. Each subcommand is a file, loaded when it is called.
import { run, wrongly } from "../base/failure.ts";
import { commandLine, readPackage } from "../base/home.ts";
import { nearest } from "../base/nearest.ts";

/** A command, called with the arguments after its name. */
type Command = (words: readonly string[]) => Promise<void>;

const commands: Readonly<Record<string, { does: string; load: () => Promise<Command> }>> = {
  sandbox: {
    does: "run a simulated server with state, at any feature level",
    load: async () => (await import("./sandbox.ts")).sandbox,
  },
  mock: {
    does: "run Prism as a validating mock of this API, or of any other",
    load: async () => (await import("./mock.ts")).mock,
  },
  conformance: {
    does: "check a server against the specification of its feature level",
    load: async () => (await import("./conformance.ts")).conformance,
  },
  generate: {
    does: "make the types, tables, client and change log of an API",
    load: async () => (await import("./generate.ts")).generateAll,
  },
  lint: {
    does: "check a specification as written and at every level",
    load: async () => (await import("./lint.ts")).lint,
  },
  docs: {
    does: "build the documentation of every level of an API",
    load: async () => (await import("./docs.ts")).docs,
  },
  infer: {
    does: "make one annotated document from plain versions of an API",
    load: async () => (await import("./infer.ts")).inferMarks,
  },
  verify: {
    does: "compare an annotated document with its plain versions",
    load: async () => (await import("./verify.ts")).verify,
  },
  number: {
    does: "give changes at the level `next` their number",
    load: async () => (await import("./number.ts")).numberChanges,
  },
  changes: {
    does: "print what differs between two versions, and what breaks clients",
    load: async () => (await import("./changes.ts")).changes,
  },
};
const names = Object.keys(commands);

const help = `
Usage: ${commandLine("<command>", "[options]")}

${names.map((name) => `  ${name.padEnd(13)}${commands[name]?.does}\n`).join("")}
Options:
  --help     show this text, or the help of a command
  --version  show the version of the package

Exit codes: 0 done, 1 a check or step failed, 2 called wrongly.
`;

function unknown(name: string): string {
  const meant = nearest(name, names);
  const next = meant === undefined ? `there are ${names.join(", ")}.` : `did you mean ${meant}?`;
  return `There is no command "${name}": ${next}`;
}

await run(async ([name = "", ...words]) => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return (await command.load())(words);
  if (name === "--help" || name === "-h") process.stdout.write(`${help.trim()}\n`);
  else if (name === "--version") process.stdout.write(`${readPackage().version}\n`);
  else if (name === "") throw wrongly(help.trim().split("\n"));
  else throw wrongly(unknown(name));
});
