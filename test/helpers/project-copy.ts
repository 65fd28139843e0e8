import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { inHome } from "../../src/node/package-root.ts";

/** A copy of the project, to see which files a script makes. */
export interface ProjectCopy {
  readonly project: string;
  /** A folder for temporary files, to be used as TMPDIR. */
  readonly temporary: string;
  /** The command lines of the running scripts of this copy, and of what they started. */
  processes(): Promise<string[]>;
  remove(): Promise<void>;
}

const parts = ["scripts", "src", "openapi", "generated", "docs", "test/fixtures"];
const files = [
  "package.json",
  "package-lock.json",
  "README.md",
  "CHANGELOG.md",
  "LICENSE",
  "tsconfig.json",
  "biome.json",
  "redocly.yaml",
];
const site = inHome("generated/docs");

/** Copies the files that scripts need, with their times, without built documentation, and links `node_modules`. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "project-")));
  const [project, temporary] = [join(folder, "project"), join(folder, "tmp")];
  await mkdir(temporary);
  for (const part of [...parts, ...files]) {
    const filter = (path: string) => !path.startsWith(site);
    await cp(inHome(part), join(project, part), {
      recursive: true,
      preserveTimestamps: true,
      filter,
    });
  }
  await symlink(inHome("node_modules"), join(project, "node_modules"));
  return {
    project,
    temporary,
    processes: () => processesWith(project),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The command lines of running processes that contain a text. */
export async function processesWith(text: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-ww", "-o", "args="], {
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return stdout.split("\n").filter((line) => line.includes(text));
}
