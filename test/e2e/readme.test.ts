// The README against the project: its commands and links exist, its program runs, and CI runs its commands.
import { execFile } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { startSandbox } from "../../src/service/sandbox/serve-sandbox.ts";
import { markdownLinks, readmeProgram } from "../helpers/markdown.ts";
import { copyProject } from "../helpers/project-copy.ts";

const read = (path: string) => readFileSync(inHome(path), "utf8");
const readme = read("README.md");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

describe("the README", () => {
  it("names the commands that .ci/run runs", () => {
    const command = read(".ci/run").trim().split("\n").at(-1) ?? "";
    expect(command).toMatch(/npm test && npm run test:e2e && npm run lint$/);
    expect(readme).toContain(`\n${command}\n`);
  });

  const shown = `${readme}\n${read("CONTRIBUTING.md")}`;
  const commands = [...shown.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:-]+)/g)];
  it.each([...new Set(commands.map(([, name]) => name ?? ""))])(
    "and CONTRIBUTING name npm script %s, which exists",
    (name) => {
      expect(Object.keys(scripts)).toContain(name);
    },
  );

  it("shows a program that runs pasted into a new clone, against servers of two levels", async () => {
    const { project, remove } = await copyProject();
    try {
      writeFileSync(join(project, "program.mts"), readmeProgram());
      for (const { level, prints } of [
        { level: 167, prints: "4 invitations\n" },
        { level: 202, prints: "4 invitations\nreordered\n" },
      ]) {
        const { url, stop } = await startSandbox({ level });
        const { stdout, stderr } = await promisify(execFile)("npx", ["tsx", "program.mts"], {
          cwd: project,
          env: { ...process.env, BASE_URL: url },
        }).finally(stop);
        expect(stdout).toBe(prints);
        expect(stderr.replaceAll(/^npm warn .*\n/gm, "")).toBe("");
      }
    } finally {
      await remove();
    }
  });

  it.each(markdownLinks(readme))("links to %s, which exists", (path) => {
    expect(existsSync(inHome(path))).toBe(true);
  });
});
