// The rules as users run them: in the stock `redocly lint`, and in the command `lint`.
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { fixtureDocuments, lintFixtures } from "../helpers/fixture-documents.ts";
import { runCommand } from "../helpers/run-command.ts";
import { api } from "../helpers/small-api.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

/** The path of a bad document of `test/fixtures/lint`. */
const fixture = (rule: string): string =>
  lintFixtures(rule).find(({ name }) => name === "bad.yaml")?.file ?? "";

/** The stdout of the stock CLI, which exits with 1 if it finds problems. */
function redocly(...words: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const program = inHome("node_modules/@redocly/cli/bin/cli.js");
    const env = { ...process.env, REDOCLY_TELEMETRY: "off" };
    execFile(process.execPath, [program, ...words], { cwd: inHome(), env }, (_, stdout) =>
      resolve(stdout),
    );
  });
}

describe("redocly lint with our plugin", () => {
  it("annotates the file and line of the annotation, not of a reference to that file", async () => {
    const file = fixture("replacement-pair");
    const config = inHome("test/fixtures/lint/redocly.yaml");
    const output = await redocly("lint", file, `--config=${config}`, "--format=github-actions");
    expect(output).toContain(
      "/parts/bad.yaml,line=9,col=7,endLine=9,endColumn=17::`until: 22` but `user_id` starts at 23. Both must have the same level.",
    );
  });
});

describe("the command lint", () => {
  const { folder: documents } = fixtureDocuments("documents.yaml");

  it("reports what is wrong at one level only, and exits with 1", async () => {
    const file = inHome("test/fixtures/lint/each-level.yaml");
    const { code, stderr } = await runCommand(
      "lint",
      ...["--config", inHome("redocly.yaml"), "--spec", file],
    );
    expect(stderr).toContain("✖ levels");
    expect(stderr).toMatch(
      /each-level\.yaml:\d+:\d+: Operation must have at least one `2XX` response\. \(operation-2xx-response, at levels up to 9/,
    );
    expect(stderr).toMatch(
      /each-level\.yaml:63:\d+: Example value must conform to the schema: .* \(no-invalid-media-type-examples, at levels up to 9\)/,
    );
    expect(stderr).not.toContain("Deprecation warning");
    expect(code).toBe(1);
  });

  it.each([
    [
      "requires no credentials, has a path under two names, and an id at two paths",
      "moved.yaml",
      [
        "security-defined",
        "no-identical-paths",
        "no-ambiguous-paths",
        "operation-operationId-unique",
      ],
    ],
    ["has named examples in a schema", "lenient.yaml", []],
  ])("accepts an API that %s", async (_, name, silent) => {
    const words = ["--format=json", "--spec", join(documents, name)];
    const { code, stdout } = await runCommand("lint", ...words);
    const rules = JSON.parse(stdout).problems.map(({ ruleId }: { ruleId: string }) => ruleId);
    expect(rules).toContain("operation-summary"); // Other rules are on.
    expect(rules.filter((rule: string) => silent.includes(rule))).toEqual([]);
    expect(code).toBe(0);
  });

  it("prints the first of many problems, and all of them in another format", async () => {
    const names = Array.from({ length: 30 }, (_, index) => `a${index}`);
    const operations = names.map((id) => [`GET /${id}`, { operationId: id, summary: "" }]);
    const spec = join(temporaryFolder("lint", onTestFinished), "openapi.json");
    writeFileSync(spec, JSON.stringify(api(Object.fromEntries(operations))));
    const lint = (...words: string[]) => runCommand("lint", "--spec", spec, ...words);
    const { stderr } = await lint();
    expect(stderr.match(/^\[\d+\] /gm)).toHaveLength(20);
    const { stdout } = await lint("--format=json");
    const { problems } = JSON.parse(stdout);
    expect(problems.length).toBeGreaterThanOrEqual(60); // Each operation lacks a summary and a 2XX response.
    expect(stderr).toContain(
      `${problems.length - 20} more: \`--format=stylish\` lists each on one line, \`--format=summary\` counts them.`,
    );
  });

  it("with --format writes nothing else to stdout", async () => {
    const file = fixture("replacement-pair");
    const { code, stdout, stderr } = await runCommand(
      "lint",
      "--format=github-actions",
      `--spec=${file}`,
    );
    const lines = stdout.trim().split("\n");
    expect(lines.filter((line) => !line.startsWith("::"))).toEqual([]);
    expect(lines.join("\n")).toContain("title=levels/replacement-pair,file=");
    expect(stderr).toContain("has problems. See stdout.");
    expect(code).toBe(1);
  });
});
