// Makes the generated files that nobody reviews, so they are not committed: in a new clone, and when git has changed the
// specification. npm runs no `prepare` for it, because `ignore-scripts` keeps dependencies from running one.
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const timeOf = (path) =>
  statSync(new URL(`../generated/${path}`, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ??
  0;

// `generate` writes the specification first.
if (["sandbox.gen.js", "types/at.d.ts"].some((path) => timeOf(path) < timeOf("annotated.json"))) {
  process.stderr.write("generated/ is not complete: npm run generate\n");
  const { status } = spawnSync("npm", ["run", "--silent", "generate"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}
