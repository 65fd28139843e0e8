// The table of docs/limits.md matches the code, and its tests exist.
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { runCommand } from "../helpers/run-command.ts";

const text = readFileSync(inHome("docs/limits.md"), "utf8");
const [, , ...rows] = [...text.matchAll(/^\| (.*) \|$/gm)].map(([, row = ""]) => row.split(" | "));

it("docs/limits.md has the options of a conformance run with their defaults", async () => {
  const { stdout } = await runCommand("conformance", "--help");
  const options = rows.filter(([, , raised]) => raised?.startsWith("`--"));
  expect(options).toHaveLength(3);
  for (const [, most, option = ""] of options) {
    const help = stdout.slice(stdout.indexOf(`  ${option.slice(1, -1)} `));
    expect(help.slice(0, help.indexOf("\n"))).toContain(`(default: ${most})`);
  }
});

it("docs/limits.md names tests that exist", () => {
  expect(rows.length).toBeGreaterThan(10);
  for (const [limit, , , test = ""] of rows)
    expect(existsSync(inHome(test.slice(1, -1))), limit).toBe(true);
});
