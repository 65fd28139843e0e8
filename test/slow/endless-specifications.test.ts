/** Small specifications that would take for ever or all memory: given up with a message, or by Ctrl-C at once. */
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { bundleSpecification } from "../../src/toolkit/generate/bundle.ts";
import type { Json, JsonObject } from "../../src/toolkit/levels/index.ts";
import { type Ended, type StartedScript, startScript } from "../helpers/run-script.ts";
import { api, registry, responding } from "../helpers/small-api.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("endless");
mkdirSync(join(folder, "temporary"));

/** A number of components, each made of a reference to the next, and an object at last. */
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

/** Starts a script on a specification, whose first file is `openapi.yaml`; it is killed after two minutes. */
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
    "with a pattern that takes for ever is given up by %s",
    async (script) => {
      await expectGivenUp(
        start(
          script,
          { "openapi.yaml": patterned(`${"a".repeat(40)}!`) },
          { BUDGET_SECONDS: "20" },
        ),
        /^Gave up the specification at 20 s, with a budget of 20: look for patterns .* BUDGET_SECONDS=40 allows more\.$/m,
      );
    },
  );

  it("with such a pattern is served where its examples match at once", async () => {
    const specification = join(folder, "matching.json");
    writeFileSync(specification, patterned("aaaa"));
    expect(await bundleSpecification(specification)).toMatchObject({ openapi: "3.1.1" });
  });

  it("with aliases that repeat each other is given up, and one that holds itself", async () => {
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

  it("with references that multiply when it is put together is given up", async () => {
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

  it.each(["generate", "docs"])("that takes all memory of %s is given up", async (script) => {
    const little = { NODE_OPTIONS: "--max-old-space-size=100" };
    await expectGivenUp(
      start(script, { "openapi.yaml": thousands }, little),
      /^Gave up the specification, which takes more than \d+ MB of memory: .*=\d+ allows more\.$/m,
    );
  });

  it.each([
    ["requires the one before twice", (next: JsonObject) => twice(next)],
    ["is composed of the one before twice", (next: JsonObject) => ({ allOf: [next, next] })],
  ])("each of whose components %s, 26 deep, is generated and documented", async (_, link) => {
    const specification = text(
      api({ "GET /a": { operationId: "a", ...responding(first) } }, chain(26, link)),
    );
    for (const script of ["generate", "docs"]) {
      const { code, stderr } = await start(script, { "openapi.yaml": specification }).ended;
      expect(code, stderr).toBe(0);
    }
  });

  it("of 1,999 levels is given up, and how many were reached and what raises the budget is said", async () => {
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

  it("of which more is made than the budget allows is given up, and the folder stays away", async () => {
    const specification = text(api({ "GET /a": { operationId: "a", ...responding({}) } }));
    await expectGivenUp(
      start("generate", { "openapi.yaml": specification }, { BUDGET_MEGABYTES: "0.001" }),
      /^Gave up what is made at [\d.]+ MB, with a budget of 0\.001: .* BUDGET_MEGABYTES=1 allows more\.$/m,
    );
  });

  it.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)("that takes long ends by %s, and leaves nothing", async (signal, code) => {
    const script = start("generate", { "openapi.yaml": thousands });
    await script.says("✔ bundle");
    process.kill(script.child.pid ?? 0, signal);
    const ended = await Promise.race([script.ended, delay(5_000, { code: "never" })]);
    expect(ended.code).toBe(code);
    const left = readdirSync(join(folder, "temporary"));
    expect(left.filter((name) => !name.startsWith("tsx-"))).toEqual([]);
  });
});
