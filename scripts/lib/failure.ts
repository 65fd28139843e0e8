/**
 * An expected failure of a script: printed as it is, without a stack. Exit codes are those of every
 * script here: 1 where the check or step failed, 2 where the script was called wrongly.
 */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly exitCode: 1 | 2;

  constructor(message: string, options: { exitCode?: 1 | 2; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.exitCode = options.exitCode ?? 1;
  }
}

/** Runs a script's `main` and turns what it throws into a message and an exit code. */
export async function run(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Failure ? error.message : describe(error)}\n`);
    process.exitCode = error instanceof Failure ? error.exitCode : 1;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
