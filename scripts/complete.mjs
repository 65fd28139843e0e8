// Makes the generated files that nobody reviews, so they are not committed: in a new clone, and when git has changed the
// specification. npm runs no `prepare` for it, because `ignore-scripts` keeps dependencies from running one.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const urlOf = (path) => new URL(`../generated/${path}`, import.meta.url);
const timeOf = (path) => statSync(urlOf(path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const made = ["sandbox.gen.js", "types/at.d.ts"];

if (made.some((path) => timeOf(path) < timeOf("annotated.json"))) {
  process.stderr.write("generated/ is not complete. Running `npm run generate` first.\n");
  // Into another folder: committed files stay as they are, and a test compares them with the specification.
  const folder = mkdtempSync(join(tmpdir(), "generated-"));
  const { status } = spawnSync("npm", ["run", "--silent", "generate", "--", "--out", folder], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status === 0) for (const path of made) copyFileSync(join(folder, path), urlOf(path));
  rmSync(folder, { recursive: true });
  if (status !== 0) process.exit(status ?? 1);
}
