import { execFile } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { madeFiles } from "../lib/made-files.ts";
import { inRoot } from "../lib/root.ts";
import { inTemporaryFolder } from "../lib/temporary.ts";

const run = promisify(execFile);

/** The fields of package.json that concern this repository and nobody who installs the package. */
const ours = ["private", "scripts", "devDependencies"];

/**
 * Packs what was built into a tarball, as it is published, and returns its path. The repository's own
 * package.json is private, so that `npm publish` in a checkout fails; the one in the tarball is not, has
 * no scripts, and names the repository, without which npm signs no provenance.
 */
export async function packTarball(folder: string, repository?: string): Promise<string> {
  const manifest = JSON.parse(await readFile(inRoot("package.json"), "utf8"));
  const published = Object.fromEntries(
    Object.entries(manifest).filter(([field]) => !ours.includes(field)),
  );
  if (repository !== undefined)
    published.repository = { type: "git", url: `git+${repository}.git` };
  return inTemporaryFolder("package", async (stage) => {
    for (const path of [...manifest.files, "README.md", "LICENSE"]) {
      const filter = (source: string) => basename(source) !== madeFiles;
      await cp(inRoot(path), join(stage, path), { recursive: true, filter });
    }
    await writeFile(join(stage, "package.json"), `${JSON.stringify(published, undefined, 2)}\n`);
    const words = ["pack", "--ignore-scripts", "--json", "--pack-destination", folder];
    const { stdout } = await run("npm", words, { cwd: stage });
    return join(folder, JSON.parse(stdout)[0].filename);
  });
}
