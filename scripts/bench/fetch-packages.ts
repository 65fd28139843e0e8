import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** Installs npm packages in these versions in a folder: packages that are measured but are no dependencies. */
export async function fetchPackages(
  folder: string,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true }));
  const names = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const words = ["install", "--ignore-scripts", "--no-audit", "--no-fund", ...names];
  await promisify(execFile)("npm", words, { cwd: folder, timeout: 600_000 });
}
