import { execFile } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import packageJson from "../../package.json" with { type: "json" };
import { inHome } from "../../src/node/package-root.ts";

/** Makes a folder a project that has the dependencies and the peers of the package, in the tested versions. */
export async function linkPeers(project: string): Promise<void> {
  const { dependencies, peerDependencies } = packageJson;
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const link = join(project, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(inHome("node_modules", name), link);
  }
  await writeFile(join(project, "package.json"), '{ "type": "module", "private": true }');
}

/** Unpacks the tarball of the package where npm would install it in a project, and returns that folder. */
export async function unpack(tarball: string, project: string): Promise<string> {
  const home = join(project, "node_modules", packageJson.name);
  await mkdir(home, { recursive: true });
  await promisify(execFile)("tar", ["-xzf", tarball, "-C", home, "--strip-components=1"]);
  return home;
}
