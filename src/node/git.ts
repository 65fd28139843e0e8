import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, dirname, relative, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { escapeInvisible } from "../universal/escape-invisible.ts";
import { Failure, wrongUsage } from "./failure.ts";
import { decodedText } from "./read-text-file.ts";

const execute = promisify(execFile);

export interface GitRevision {
  readonly revision: string;
  /** The root of the repository. */
  readonly root: string;
}

/**
 * Reads a file of a revision as git names it: `v1.2:openapi.yaml` from the root of the repository,
 * `v1.2:./openapi.yaml` from the working directory. Returns its absolute path. `undefined` if the word is an existing
 * file or has another form.
 *
 * @throws Failure with exit code 2 outside a repository.
 */
export async function fileAtRevision(
  word: string,
): Promise<{ readonly file: string; readonly revision: GitRevision } | undefined> {
  // A revision or a path with a colon; a single letter is a drive.
  const [, revision, path = ""] = /^([^-:][^:]+):(.+)$/.exec(word) ?? [];
  if (revision === undefined || existsSync(word)) return undefined;
  if (/^https?:\/\//.test(word)) {
    // Without the address, which may contain a secret.
    throw wrongUsage("A command cannot read an address. Save the document, and name the file.");
  }
  const root = resolve(String(await git(process.cwd(), "rev-parse", "--show-toplevel")).trim());
  const from = /^\.\.?\//.test(path) ? process.cwd() : root;
  return { file: resolve(from, path), revision: { revision, root } };
}

/**
 * The text of a file, by its absolute path, in a revision.
 *
 * @throws Failure with exit code 2 and git's message if it did not exist; with 1 if it is not UTF-8.
 */
export async function textAtRevision(
  file: string,
  { revision, root }: GitRevision,
): Promise<string> {
  const path = relative(root, file).split(sep).join("/");
  const name = `${revision}:${path}`;
  return decodedText(await git(root, "show", "--no-textconv", "--end-of-options", name), name);
}

/** The text of a file in the last commit; `undefined` without such a commit, a repository or git. */
export function committedText(file: string): Promise<string | undefined> {
  const words = ["show", "--no-textconv", `HEAD:./${basename(file)}`];
  return execute("git", words, { cwd: dirname(resolve(file)), maxBuffer: 2 ** 30 }).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}

async function git(cwd: string, ...words: readonly string[]): Promise<Buffer> {
  try {
    const options = { cwd, maxBuffer: 2 ** 30, encoding: "buffer" } as const;
    return (await execute("git", [...words], options)).stdout;
  } catch (error) {
    const { code, stderr = "" } = error as { code?: unknown; stderr?: Buffer };
    if (code === "ENOENT")
      throw new Failure(
        "Reading a revision requires git, which is not installed. Install git, or name a file.",
      );
    const [reason = ""] = String(stderr).trim().split("\n");
    throw wrongUsage(escapeInvisible(`git ${words[0]}: ${reason || String(error)}`), error);
  }
}
