// The rules as their users meet them: in the stock `redocly lint`, and in `npm run lint`.
import { execFile } from "node:child_process";
import { describe, expect, it } from "vitest";
import { inRoot } from "../../../scripts/lib/root.ts";
import { runScript } from "../../helpers/run-script.ts";

const fixture = (path: string) => inRoot("test/fixtures/lint", path);

/** What the stock CLI prints on stdout; it ends with 1 where it has found something. */
function redocly(...words: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const program = inRoot("node_modules/@redocly/cli/bin/cli.js");
    const env = { ...process.env, REDOCLY_TELEMETRY: "off" };
    execFile(process.execPath, [program, ...words], { cwd: inRoot(), env }, (_, stdout) =>
      resolve(stdout),
    );
  });
}

describe("redocly lint with our plugin", () => {
  it("annotates the file and line where the mark is written, not where the file is referred to", async () => {
    const output = await redocly(
      "lint",
      fixture("replacement-pair/bad.yaml"),
      `--config=${fixture("redocly.yaml")}`,
      "--format=github-actions",
    );
    expect(output).toContain(
      "::error title=levels/replacement-pair,file=test/fixtures/lint/replacement-pair/parts/bad.yaml,line=9,col=7,endLine=9,endColumn=17::`until: 22` but `user_id` starts at 23; both must meet at one level.",
    );
  });
});

describe("npm run lint", () => {
  it("tells what is wrong at one level only, and ends with 1", async () => {
    const file = fixture("each-level/bad.yaml");
    const { code, stderr } = await runScript(
      "lint",
      ...["--spec-only", "--config", inRoot("redocly.yaml"), "--spec", file],
    );
    expect(stderr).toContain("✔ spec");
    expect(stderr).toContain("✖ levels");
    expect(stderr).toMatch(
      /level-0\.json:\d+:\d+ at #\/paths\/~1things\/get\/responses\s+Operation must have at least one `2XX` response\./,
    );
    expect(stderr).toMatch(
      /level-0\.json:\d+:\d+ at \S+\/examples\/blue\/value\/color\s+Example value must conform to the schema/,
    );
    expect(stderr).not.toContain("level-10.json:");
    expect(stderr).not.toContain("Deprecation warning");
    expect(code).toBe(1);
  });

  it("with --format leaves stdout to whoever reads that format", async () => {
    const file = fixture("replacement-pair/bad.yaml");
    const { code, stdout, stderr } = await runScript(
      "lint",
      "--spec-only",
      "--format=github-actions",
      `--spec=${file}`,
    );
    const lines = stdout.trim().split("\n");
    expect(lines.filter((line) => !line.startsWith("::"))).toEqual([]);
    expect(lines.join("\n")).toContain("title=levels/replacement-pair,file=test/fixtures/");
    expect(stderr).toContain("has problems: see stdout.");
    expect(code).toBe(1);
  });
});
