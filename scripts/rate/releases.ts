import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { boundaries, type OpenApiDocument } from "../../src/levels/index.ts";
import { Failure } from "../lib/failure.ts";
import { root, shown } from "../lib/root.ts";
import type { Contract } from "./rating.ts";

const run = promisify(execFile);

/** A release as it went out. */
export interface Release extends Contract {
  readonly version: string;
}

/** The newest release before this state of the repository, by its tag; `undefined` where there is none. */
export async function latestRelease(): Promise<string | undefined> {
  const words = ["describe", "--tags", "--abbrev=0", "--match=v[0-9]*"];
  return run("git", words, { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}

/**
 * Reads a release: from a folder, such as an unpacked package, or from a git revision. Its documents are
 * the ones that it published, not made again by the code of today.
 *
 * @throws Failure with exit code 2 where there is none.
 */
export async function readRelease(since: string): Promise<Release> {
  const read = existsSync(since) ? inFolder(resolve(since)) : inRevision(since);
  const json = async (path: string) => JSON.parse(await read(path));
  const annotated: OpenApiDocument = await json("generated/openapi/annotated.json");
  const levels = boundaries(annotated).map(
    async (level) =>
      [level, (await json(`generated/openapi/level-${level}.json`)) as OpenApiDocument] as const,
  );
  const { version } = await json("package.json");
  return { version, annotated, levels: new Map(await Promise.all(levels)) };
}

type Read = (path: string) => Promise<string>;

function inFolder(folder: string): Read {
  return (path) =>
    readFile(join(folder, path), "utf8").catch((cause) => {
      const message = `${shown(folder)} is no release: it has no ${path}.`;
      throw new Failure(message, { exitCode: 2, cause });
    });
}

function inRevision(revision: string): Read {
  return async (path) => {
    const options = { cwd: root, maxBuffer: Number.POSITIVE_INFINITY };
    // `--end-of-options`: a revision that begins with a dash stays a revision.
    const words = ["show", "--end-of-options", `${revision}:${path}`];
    const { stdout } = await run("git", words, options).catch((cause) => {
      const message = `--since takes a folder or a git revision that holds ${path}, not "${revision}".`;
      throw new Failure(message, { exitCode: 2, cause });
    });
    return stdout;
  };
}
