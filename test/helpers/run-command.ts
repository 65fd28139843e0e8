import { vi } from "vitest";
import { explainError, Failure, reportError } from "../../src/node/failure.ts";
import { runCommandLine } from "../../src/program/commands.ts";
import type { Ended } from "./run-script.ts";

/** Runs the program in this process and returns its output and exit code; starting a process would take a second. */
export async function runCommand(...words: readonly string[]): Promise<Ended> {
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
    await runCommandLine(words);
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
