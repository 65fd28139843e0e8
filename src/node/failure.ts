import { escapeInvisible, escapeInvisibleLines } from "../universal/escape-invisible.ts";
import { displayPath } from "./package-root.ts";

/**
 * An expected failure of a script, printed without a stack. Exit codes of all scripts: 1 if the check or step failed, 2
 * if the script was called wrongly.
 */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly exitCode: 1 | 2;

  /** @param message its line or lines, which never begin with text of a user or a document */
  constructor(
    message: string | readonly string[],
    options: { exitCode?: 1 | 2; cause?: unknown } = {},
  ) {
    super([message].flat().map(escapeInvisible).join("\n"), { cause: options.cause });
    this.exitCode = options.exitCode ?? 1;
  }
}

/** A failure with exit code 2: the script was called wrongly. */
export function wrongUsage(message: string | readonly string[], cause?: unknown): Failure {
  return new Failure(message, { exitCode: 2, cause });
}

/**
 * Runs a script's `main` with its arguments, turns errors into a message and an exit code, and ends the process with
 * the servers that it started. A signal to stop ends it at once, or, with servers, as `exitOnSignals` says. If the
 * reader of its output ends (`| head -1`), it continues; if standard output cannot be written, it fails.
 */
export async function run(main: (words: readonly string[]) => Promise<void>): Promise<void> {
  process.stderr.on("error", () => {}); // Its reader has ended.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") report(explainError(error, "The standard output"));
  });
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    report(explainError(error));
  }
  // After all output is written or has failed.
  process.stdout.write("", () => setImmediate(() => process.exit()));
}

/** Prints an error on stderr: the message of an expected failure, any other error with its stack. */
export function reportError(error: unknown): void {
  // Indented, because a library's message may contain lines of a document.
  const text = error instanceof Failure ? error.message : describe(error).replaceAll("\n", "\n  ");
  process.stderr.write(`${escapeInvisibleLines(text.trimEnd())}\n`);
}

function report(error: unknown): void {
  reportError(error);
  process.exitCode = error instanceof Failure ? error.exitCode : 1;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Turns an error of the system, or an overflow of the stack, into a failure with location and problem; returns other
 * errors unchanged. Some errors, such as a full disk, need `place`, because they do not name it.
 */
export function explainError(error: unknown, place?: string): unknown {
  if (!(error instanceof Error)) return error;
  // Only the beginning is compared, because the library `marked` appends a line about reporting bugs.
  if (error.message.startsWith("Maximum call stack size exceeded")) {
    const gaveUp = place === undefined ? "Gave" : `${place}: gave`;
    return new Failure(
      `${gaveUp} up, because the document is nested too deeply. Make it flatter.`,
      {
        cause: error,
      },
    );
  }
  const { code, path, message }: NodeJS.ErrnoException = error;
  const where = path === undefined ? place : displayPath(path);
  // As in `ENOSPC: no space left on device, write`.
  const [, what] = /^E[A-Z]+: ([^,]+)/.exec(message) ?? [];
  if (what === undefined || where === undefined) return error;
  return new Failure(`${where}: ${what} (${code}).`, { cause: error });
}
