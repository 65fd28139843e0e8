import { setTimeout as delay } from "node:timers/promises";
import { shown } from "./home.ts";
import { shownLines, shownText } from "./shown-text.ts";
import { exitOnSignals } from "./stop.ts";

/**
 * An expected failure of a script: printed as it is, without a stack. Exit codes are those of every
 * script here: 1 where the check or step failed, 2 where the script was called wrongly.
 */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly exitCode: 1 | 2;

  /** @param message its line or lines; none begins with text of a user or a document. */
  constructor(
    message: string | readonly string[],
    options: { exitCode?: 1 | 2; cause?: unknown } = {},
  ) {
    super([message].flat().map(shownText).join("\n"), { cause: options.cause });
    this.exitCode = options.exitCode ?? 1;
  }
}

/** A failure with exit code 2: the script was called wrongly. */
export function wrongly(message: string | readonly string[], cause?: unknown): Failure {
  return new Failure(message, { exitCode: 2, cause });
}

/**
 * Runs a script's `main` with its arguments, turns errors into a message and an exit code, and ends the process with
 * all that it started. A signal to stop ends it at once (`exitOnSignals`). A reader of its output who
 * goes away (`| head -1`) changes nothing else; a standard output that cannot be written is a failure.
 */
export async function run(main: (words: readonly string[]) => Promise<void>): Promise<void> {
  exitOnSignals();
  process.stderr.on("error", () => {}); // The reader has closed it.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") report(explained(error, "The standard output"));
  });
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    // Ctrl-C goes to the whole process group, and the exit of a child may be reported before the signal.
    await delay(20);
    report(explained(error));
  }
  // Only after everything is written, or known to have failed.
  process.stdout.write("", () => setImmediate(() => process.exit()));
}

/** Prints an error on stderr: the message of an expected failure, any other error with its stack. */
export function reportError(error: unknown): void {
  // A message of a library may have a line of a document, and is indented.
  const text = error instanceof Failure ? error.message : describe(error).replaceAll("\n", "\n  ");
  process.stderr.write(`${shownLines(text.trimEnd())}\n`);
}

function report(error: unknown): void {
  reportError(error);
  process.exitCode = error instanceof Failure ? error.exitCode : 1;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * An error of the system as a failure that says where, what and what next, also if the stack is used up; any
 * other error unchanged. The place is needed where the system's error does not name it, as when a disk is full.
 */
export function explained(error: unknown, place?: string): unknown {
  // marked adds to the message where to report it.
  if (error instanceof Error && error.message.startsWith("Maximum call stack size exceeded")) {
    const gaveUp = place === undefined ? "Gave" : `${place}: gave`;
    return new Failure(`${gaveUp} up what is nested too deeply: make it flatter.`, {
      cause: error,
    });
  }
  const { code = "", path } = (error ?? {}) as NodeJS.ErrnoException;
  const refusal = refusals[code];
  const where = path === undefined ? place : shown(path);
  if (refusal === undefined || where === undefined) return error;
  const { what, next, exitCode = 1 } = refusal;
  return new Failure(`${where}: ${what} (${code}); ${next}.`, { exitCode, cause: error });
}

const elsewhere = "choose another place, or see to its permissions";

/** The errors of the system that a user can correct. */
const refusals: Readonly<Record<string, { what: string; next: string; exitCode?: 2 }>> = {
  EACCES: { what: "this user has no permission for it", next: elsewhere },
  EBUSY: { what: "another program holds it, or it is a mount point", next: "choose another place" },
  EDQUOT: { what: "the disk quota is used up", next: "free some space and run this again" },
  EEXIST: { what: "something else is there", next: "choose another place", exitCode: 2 },
  EFBIG: { what: "no file may be this large here", next: "raise `ulimit -f` and run this again" },
  EIO: { what: "the disk fails", next: "choose another place" },
  EMFILE: { what: "too many files are open", next: "raise `ulimit -n` and run this again" },
  ENOSPC: { what: "the disk is full", next: "free some space and run this again" },
  ENOTDIR: {
    what: "a file is where a folder must be",
    next: "choose another place",
    exitCode: 2,
  },
  EPERM: { what: "nobody may write there", next: elsewhere },
  EROFS: { what: "the file system is read-only", next: elsewhere },
};
