// Makes the generated files that nobody reviews, so they are not committed: in a new clone, and when git has changed the
// specification. npm runs no `prepare` for it, because `ignore-scripts` keeps dependencies from running one.
import { spawnSync } from "node:child_process";
import { statSync, utimesSync } from "node:fs";
import { fileURLToPath } from "node:url";

const urlOf = (path) => new URL(`../generated/${path}`, import.meta.url);
const timeOf = (path) => statSync(urlOf(path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const made = ["sandbox.gen.js", "types/at.d.ts"];

// `generate` writes the specification first.
if (made.some((path) => timeOf(path) < timeOf("annotated.json"))) {
  process.stderr.write("generated/ is not complete. Running `npm run generate` first.\n");
  const { status } = spawnSync("npm", ["run", "--silent", "generate"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
  // It keeps the files and their times if all of them are up to date.
  for (const path of made) utimesSync(urlOf(path), new Date(), new Date());
}
