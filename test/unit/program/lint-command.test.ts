// What the command `lint` reports of a specification, and in which format.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inHome } from "../../../src/node/package-root.ts";
import { fixtureDocuments, lintFixtures } from "../../helpers/fixture-documents.ts";
import { runCommand } from "../../helpers/run-command.ts";
import { api, responding } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

describe("the command lint", () => {
  const folder = temporaryFolder("lint");
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
    expect(stderr).not.toMatch(/Deprecation warning|\d more: /);
    expect(code).toBe(1);
    const words = ["--config", inHome("redocly.yaml"), "--spec", file];
    const { stdout } = await runCommand("lint", ...words, "--format=github-actions");
    expect(stdout).toMatch(/^::error title=levels,file=.*each-level\.yaml::.* at levels up to 9/m);
    expect((await runCommand("lint", ...words, "--format=stylish")).stdout).not.toContain(
      "::error",
    );
  });

  it("says nothing of problems that a file ignores, and shows the one among many that it does not", async () => {
    const root = join(folder, "ignored");
    mkdirSync(root);
    const names = Array.from({ length: 21 }, (_, index) => `a${index}`);
    const ignored = names.map((name) => `    - '#/paths/~1${name}/get/summary'`);
    const file = `api.json:\n  operation-summary:\n${ignored.join("\n")}\n`;
    writeFileSync(join(root, ".redocly.lint-ignore.yaml"), file);
    writeFileSync(join(root, "redocly.yaml"), "rules: { operation-summary: error }\n");
    const words = ["--spec", join(root, "api.json"), "--config", join(root, "redocly.yaml")];
    const linted = async (...paths: readonly string[]) => {
      const operation = (id: string) => [`GET /${id}`, { ...responding({}), operationId: id }];
      const document = api(Object.fromEntries(paths.map(operation)));
      writeFileSync(join(root, "api.json"), JSON.stringify(document));
      return runCommand("lint", ...words);
    };
    const { code, stderr } = await linted(...names);
    expect(stderr).toMatch(/^✔ spec {2}.*\n✔ levels {2}.*\n$/);
    expect(code).toBe(0);
    const found = await linted(...names, "b");
    expect(found.stderr.match(/^\[\d+\] .*/gm)).toEqual([expect.stringContaining("/~1b/get")]);
    expect(found.code).toBe(1);
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
    const spec = join(folder, "openapi.json");
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
    const file = lintFixtures("replacement-pair").find(({ name }) => name === "bad.yaml")?.file;
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

  it("reports at which released levels an example of another API is invalid", async () => {
    const size = {
      type: "string",
      "x-feature-level": { changes: [{ level: 5, was: { type: "integer" } }] },
    };
    const old = { value: { size: 3 }, "x-feature-level": { until: 5 } };
    const examples = { wide: { value: { size: "wide" } }, old };
    const answer = responding({ type: "object", properties: { size } }, { examples });
    const document = api(
      { "GET /a": { operationId: "getA", ...answer, "x-feature-level": { until: 9 } } },
      {},
      {
        "x-feature-levels": [
          { level: 3, release: "1.0", name: "less", summary: "Less is told." },
          { level: 5, release: "2.0", name: "words", summary: "Sizes are words." },
          { level: 9, release: "3.0", name: "gone", summary: "Sizes went." },
        ],
        "x-feature-level": { changes: [{ level: 3, note: "Before, more." }] },
      },
    );
    const specification = join(folder, "sizes.json");
    writeFileSync(specification, JSON.stringify(document));
    const words = ["--format=github-actions", "--spec", specification];
    const { code, stdout, stderr } = await runCommand("lint", ...words);
    expect(code, stderr).toBe(0);
    expect(stdout).not.toContain("Example value");
    expect(stderr.match(/.*Example value.*/g)).toEqual([
      expect.stringMatching(
        /^warning: .*sizes\.json:1:\d+: .* must be integer\. \(no-invalid-media-type-examples, at levels up to 4\)$/,
      ),
    ]);
  });

  it("reports a problem once, for the files as written or for several levels", async () => {
    const registry = [
      { level: 3, release: "1.0", name: "less", summary: "Less is told." },
      { level: 5, release: "2.0", name: "more", summary: "Errors are told." },
    ];
    const wrong = { description: "Wrong.", "x-feature-level": { since: 5 } };
    const paths = { "/a": { $ref: "paths/a.json" } };
    const root = join(folder, "several");
    mkdirSync(join(root, "paths"), { recursive: true });
    writeFileSync(
      join(root, "api.json"),
      JSON.stringify({ ...api({}, {}, { "x-feature-levels": registry }), paths }, undefined, 1),
    );
    const responses = { "200": { description: "Done." }, "400": wrong };
    const noted = { changes: [{ level: 3, note: "Before, more was told." }] };
    const text = { get: { operationId: "getA", "x-feature-level": noted, responses } };
    writeFileSync(join(root, "paths/a.json"), JSON.stringify(text, undefined, 1));
    writeFileSync(
      join(root, "redocly.yaml"),
      "extends: [minimal]\nrules: { operation-4xx-response: error, operation-summary: warn, security-defined: off }\n",
    );
    const words = ["--spec", join(root, "api.json"), "--config", join(root, "redocly.yaml")];
    const { code, stderr } = await runCommand("lint", ...words);
    expect(stderr.match(/.*4XX.*/g)).toEqual([
      expect.stringMatching(
        /several\/paths\/a\.json:\d+:\d+: .* `4XX` response\. \(operation-4xx-response, at levels up to 4/,
      ),
    ]);
    expect(stderr.match(/should contain `summary`/g)).toHaveLength(1);
    expect(code).toBe(1);
  });
});
