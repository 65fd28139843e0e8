/**
 * Small specifications that would take forever or all memory: commands give up with a message, and Ctrl-C stops them at
 * once.
 */
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Json, JsonObject } from "../../src/toolkit/levels/index.ts";
import { startMock } from "../../src/toolkit/mock/mock.ts";
import { bundleSpecification } from "../../src/toolkit/read/bundle.ts";
import { type Ended, type StartedScript, startScript } from "../helpers/run-script.ts";
import { api, registry, responding, schemaRef } from "../helpers/small-api.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("endless");
mkdirSync(join(folder, "temporary"));

/** Components that each contain a reference to the next; the last one is an object. */
function chain(length: number, link: (next: JsonObject) => JsonObject): JsonObject {
  const entries = Array.from({ length }, (_, index): [string, Json] => [
    `A${index}`,
    link({ $ref: `#/components/schemas/A${index + 1}` }),
  ]);
  return { schemas: { ...Object.fromEntries(entries), [`A${length}`]: { type: "object" } } };
}

const first = { $ref: "#/components/schemas/A0" };
const operation = { operationId: "a", responses: { "200": { description: "Done." } } };
const text = (document: object) => JSON.stringify(document, null, 2);

const twice = (next: JsonObject) => ({
  type: "object",
  required: ["one", "other"],
  properties: { one: next, other: next },
});

/** Ten megabytes of schemas. */
const thousands = text(
  api(
    { "GET /a": operation },
    {
      schemas: Object.fromEntries(
        Array.from({ length: 8_000 }, (_, at) => {
          const names = Array.from({ length: 20 }, (_, index) => `p${index}`);
          const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
          return [`A${at}`, { type: "object", properties }];
        }),
      ),
    },
  ),
);

/** Starts a script on a specification with the root `openapi.yaml`, and kills it after two minutes. */
function start(
  script: string,
  files: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
): StartedScript {
  const home = mkdtempSync(join(folder, "api-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  const words = script === "lint" ? ["--spec-only"] : ["--out", join(home, "made")];
  const started = startScript(script, [...words, "--spec", join(home, "openapi.yaml")], {
    environment: { TMPDIR: join(folder, "temporary"), ...environment },
  });
  const timer = setTimeout(() => started.signal("SIGKILL"), 120_000);
  started.ended.then(() => clearTimeout(timer));
  return started;
}

async function expectGivenUp(started: StartedScript, message: RegExp): Promise<void> {
  const { code, stderr }: Ended = await started.ended;
  expect(stderr).toMatch(message);
  expect(code).toBe(1);
}

describe("a specification", { timeout: 150_000 }, () => {
  const patterned = (value: string) =>
    text(
      api({
        "GET /a": {
          operationId: "a",
          ...responding(
            { type: "object", properties: { name: { type: "string", pattern: "^(a+)+$" } } },
            { examples: { one: { value: { name: value } } } },
          ),
        },
      }),
    );

  it.each(["generate", "lint"])(
    "with a pattern that takes forever makes %s give up",
    async (script) => {
      await expectGivenUp(
        start(script, { "openapi.yaml": patterned(`${"a".repeat(40)}!`) }, { BUDGET_SECONDS: "8" }),
        /^Gave up the specification at 8 s, with a budget of 8: look for patterns .* BUDGET_SECONDS=16 allows more\.$/m,
      );
    },
  );

  it("is not given up while other programs have the processor", async () => {
    const specification = patterned("aaaa");
    const started = start("generate", { "openapi.yaml": specification }, { BUDGET_SECONDS: "25" });
    await started.waitFor("bundle");
    started.signal("SIGSTOP");
    await delay(26_000);
    started.signal("SIGCONT");
    expect((await started.ended).code, started.printed()).toBe(0);
  });

  it("with such a pattern is bundled if its examples match at once", async () => {
    const specification = join(folder, "matching.json");
    writeFileSync(specification, patterned("aaaa"));
    expect(await bundleSpecification(specification)).toMatchObject({ openapi: "3.1.1" });
  });

  it("with aliases that multiply or contain themselves makes generate give up", async () => {
    const eight = (name: string) => `[${Array(8).fill(name).join(", ")}]`;
    const lines = Array.from(
      { length: 10 },
      (_, n) => `  a${n + 1}: &a${n + 1} ${eight(`*a${n}`)}`,
    );
    const message =
      /^Gave up \S*openapi\.yaml at (?:[\d,]+|endlessly many) values, with a budget of 2,000,000: use fewer aliases .* BUDGET_VALUES=\d+ allows more\.$/m;
    const aliases = `openapi: 3.1.0\nx-own:\n  a0: &a0 x\n${lines.join("\n")}\npaths: {}\n`;
    await expectGivenUp(start("generate", { "openapi.yaml": aliases }), message);
    const itself = "openapi: 3.1.0\nx-own: &own [*own]\npaths: {}\n";
    await expectGivenUp(start("generate", { "openapi.yaml": itself }), message);
  });

  it("with references that multiply when bundled makes generate give up", async () => {
    const properties = ($ref: string) => ({ type: "object", properties: { $ref } });
    const parts = Array.from({ length: 25 }, (_, index): [string, string] => {
      const next = properties(`part-${index + 1}.yaml`);
      return [`part-${index}.yaml`, text({ one: next, other: next })];
    });
    const files = {
      "openapi.yaml": text(
        api({ "GET /a": { operationId: "a", ...responding(properties("part-0.yaml")) } }),
      ),
      ...Object.fromEntries(parts),
      "part-25.yaml": text({ end: { type: "string" } }),
    };
    await expectGivenUp(
      start("generate", files),
      /^Gave up \S*openapi\.yaml in one piece at [\d,]+ values, .*: refer to schemas\. BUDGET_VALUES=\d+ allows more\.$/m,
    );
  });

  it.each(["generate", "docs"])("that takes all memory makes %s give up", async (script) => {
    const little = { NODE_OPTIONS: "--max-old-space-size=100" };
    await expectGivenUp(
      start(script, { "openapi.yaml": thousands }, little),
      /^Gave up the specification, which takes more than \d+ MB of memory: .*=\d+ allows more\.$/m,
    );
  });

  it.each([
    ["requires the next one twice", (next: JsonObject) => twice(next)],
    ["is composed of the next one twice", (next: JsonObject) => ({ allOf: [next, next] })],
  ])("in which each component %s, 26 deep, is generated and documented", async (_, link) => {
    const specification = text(
      api({ "GET /a": { operationId: "a", ...responding(first) } }, chain(26, link)),
    );
    for (const script of ["generate", "docs"]) {
      const { code, stderr } = await start(script, { "openapi.yaml": specification }).ended;
      expect(code, stderr).toBe(0);
    }
  });

  it("whose schemas lead to each other on too many ways for Prism makes the mock give up", async () => {
    const rows = Array.from({ length: 8 }, (_, row) => row);
    const columns = [0, 1, 2, 3];
    const toRow = (row: number) =>
      Object.fromEntries(
        columns.map((column) => [`p${column}`, schemaRef(`A${row % 8}${column}`)]),
      );
    const schemas = Object.fromEntries(
      rows.flatMap((row) =>
        columns.map((column) => [`A${row}${column}`, { properties: toRow(row + 1) }]),
      ),
    );
    vi.stubEnv("BUDGET_SECONDS", "20");
    onTestFinished(() => void vi.unstubAllEnvs());
    const document = api({ "GET /a": responding(schemaRef("A00")) }, { schemas });
    await expect(startMock({ level: 0, document })).rejects.toThrow(
      /^Prism did not serve \S+ in 20 s: look for schemas that contain each other many times; BUDGET_SECONDS=40 allows more:/,
    );
  });

  it("of 1,999 levels makes generate and docs give up, with the count and the budget to raise", async () => {
    const levels = Array.from({ length: 1_998 }, (_, index) => index + 1);
    const specification = text(
      api(
        { "GET /a": { operationId: "a", ...responding({ type: "object" }) } },
        {
          schemas: Object.fromEntries(
            levels.map((since) => [`A${since}`, { type: "string", "x-feature-level": { since } }]),
          ),
        },
        registry(...levels),
      ),
    );
    for (const script of ["generate", "docs"]) {
      await expectGivenUp(
        start(script, { "openapi.yaml": specification }),
        /^Gave up \S*openapi\.yaml at 1,999 levels, with a budget of 1,000: .* BUDGET_LEVELS=2000 allows more\.$/m,
      );
    }
  });

  it("whose output exceeds the budget makes generate give up", async () => {
    const specification = text(api({ "GET /a": { operationId: "a", ...responding({}) } }));
    await expectGivenUp(
      start("generate", { "openapi.yaml": specification }, { BUDGET_MEGABYTES: "0.001" }),
      /^Gave up what is made at [\d.]+ MB, with a budget of 0\.001: .* BUDGET_MEGABYTES=1 allows more\.$/m,
    );
  });

  it.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)("that takes long ends by %s, leaving no files", async (signal, code) => {
    const script = start("generate", { "openapi.yaml": thousands });
    await script.waitFor("✔ bundle");
    process.kill(script.child.pid ?? 0, signal);
    const ended = await Promise.race([script.ended, delay(5_000, { code: "never" })]);
    expect(ended.code).toBe(code);
    const left = readdirSync(join(folder, "temporary"));
    expect(left.filter((name) => !name.startsWith("tsx-"))).toEqual([]);
  });
});
