import { vi } from "vitest";
import { explainError, Failure, reportError } from "../../src/node/failure.ts";
import { changelogCommand } from "../../src/program/changelog-command.ts";
import { conformance } from "../../src/program/conformance-command.ts";
import { docs } from "../../src/program/docs-command.ts";
import { generateAll } from "../../src/program/generate-command.ts";
import { inferCommand } from "../../src/program/infer-command.ts";
import { lint } from "../../src/program/lint-command.ts";
import { mock } from "../../src/program/mock-command.ts";
import { sandbox } from "../../src/program/sandbox-command.ts";
import { verify } from "../../src/program/verify-command.ts";
import type { Ended } from "./run-script.ts";

const commands = {
  changelog: changelogCommand,
  conformance,
  docs,
  generate: generateAll,
  infer: inferCommand,
  lint,
  mock,
  sandbox,
  verify,
};

/** The name of a command of the program. */
export type Command = keyof typeof commands;

export const commandNames = Object.keys(commands) as Command[];

/** Runs a command in this process and returns its output and exit code; starting a process would take a second. */
export async function runCommand(name: Command, ...words: readonly string[]): Promise<Ended> {
  const output = { stdout: "", stderr: "" };
  const spies = (["stdout", "stderr"] as const).map((name) =>
    vi.spyOn(process[name], "write").mockImplementation((text) => {
      output[name] += text;
      return true;
    }),
  );
  const { exitCode } = process;
  process.exitCode = undefined;
  try {
    await commands[name](words);
    return { code: Number(process.exitCode ?? 0), ...output };
  } catch (error) {
    const failure = explainError(error);
    reportError(failure);
    return { code: failure instanceof Failure ? failure.exitCode : 1, ...output };
  } finally {
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}
