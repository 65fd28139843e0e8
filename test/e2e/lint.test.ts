// The project against its own rules, by the command that a contributor runs.
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { inHome } from "../../src/base/home.ts";
import { startServer } from "../../src/base/processes.ts";
import { formats } from "../../src/program/lint.ts";
import { lockOf, lockText } from "../../src/toolkit/levels/frozen.ts";
import { called } from "../helpers/called.ts";
import { runScript } from "../helpers/run-script.ts";
import { api, responding } from "../helpers/small-api.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("lint");

it("the project passes its lint whole: specification, each level, code and types, without a warning", async () => {
  const { code, stdout, stderr } = await runScript("lint", "--format=json");
  expect(code, stdout + stderr).toBe(0);
  for (const step of ["spec", "levels", "code", "types"]) expect(stderr).toMatch(`✔ ${step}`);
  expect(JSON.parse(stdout).totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
});

it("stock `redocly lint` finds the same specification without an argument", () => {
  const { apis } = parse(readFileSync(inHome("redocly.yaml"), "utf8"));
  expect(apis).toEqual({ head: { root: "openapi/openapi.yaml" } });
});

it("refuses what changes released levels of another API, by the lock that is named", async () => {
  const specification = join(folder, "frozen.json");
  const document = (type: string) =>
    api(
      { "GET /a": { operationId: "getA", ...responding({ type }) } },
      {},
      { "x-releases": [{ release: "2024-06-01", level: 1 }] },
    );
  const lock = join(folder, "levels.lock");
  writeFileSync(lock, lockText(lockOf(document("string")) ?? expect.unreachable()));
  writeFileSync(specification, JSON.stringify(document("integer")));
  const words = ["--spec", specification, "--lock", lock];
  const { code, stderr } = await called("lint", ...words);
  expect(stderr).toMatch(
    /frozen\.json#\/paths\/~1a\/get: levels 0 to 1 \(release 2024-06-01\) would say something else\.\n.*--thaw 2024-06-01`\.\n/,
  );
  expect(code).toBe(1);
});

/** As a CI reads commands from its log: GitHub's at the start of a line, indented or not, Azure's too. */
const command = /^[^\S\n]*(?:::(?:error|warning)::planted|##vso)/m;
const evil = "\r\n::error::planted\n##vso[planted]\u2028::warning::planted";
const hostile = api(
  {
    [`GET /a${evil}`]: {
      operationId: `a${evil}`,
      tags: [evil],
      parameters: [{ name: evil, in: `query${evil}`, schema: { type: `string${evil}` } }],
      responses: { "200": { description: 1 } },
    },
  },
  { schemas: { [`S${evil}`]: { enum: [evil], allOf: [{ $ref: `./none${evil}.yaml` }] } } },
  { "x-feature-levels": [{ level: 3, release: `1${evil}`, name: `less${evil}`, summary: evil }] },
);

it.each(["default", ...formats])(
  "no text of a specification begins a line, in the format %s",
  async (format) => {
    const specification = join(folder, "hostile.json");
    writeFileSync(specification, JSON.stringify(hostile, undefined, 2));
    const words = ["--spec", specification];
    if (format !== "default") words.push(`--format=${format}`);
    const { code, stdout, stderr } = await called("lint", ...words);
    expect(code).toBe(1);
    if (format !== "summary") expect(stdout + stderr).toMatch(/planted/);
    expect(stdout + stderr).not.toMatch(command);
  },
);

it("nor in what generate, changes and a server in the background print of one", async () => {
  const specification = join(folder, "hostile.json");
  writeFileSync(specification, JSON.stringify(hostile, undefined, 2));
  const made = await called("generate", "--spec", specification, "--out", join(folder, "never"));
  const plain = (name: string) => {
    const file = join(folder, `${name}.json`);
    const answer = responding({ type: "object", properties: { [name + evil]: {} } });
    writeFileSync(file, JSON.stringify(api({ [`GET /a${evil}`]: answer })));
    return file;
  };
  const compared = await called("changes", plain("one"), plain("other"));
  const program = join(folder, "server.mjs");
  writeFileSync(
    program,
    `console.log("ready"); setInterval(() => console.log(${JSON.stringify(evil)}), 20);`,
  );
  const log = new PassThrough();
  const { stop } = await startServer({
    name: "Server",
    program,
    arguments: [],
    port: 0,
    announcement: "ready",
    log,
  });
  const logged = String((await once(log, "data"))[0]);
  await stop();
  for (const text of [made.stderr, compared.stdout, logged]) {
    expect.soft(text).not.toMatch(command);
  }
  expect([made.code, compared.code]).toEqual([1, 0]);
  expect(made.stderr && compared.stdout && logged).toMatch("planted");
});

it("tells at which levels an example of another API does not fit, though it fits the newest", async () => {
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
  const { code, stdout, stderr } = await called("lint", ...words);
  expect(code, stderr).toBe(0);
  expect(stdout.match(/.*Example value.*/g)).toEqual([
    expect.stringMatching(
      /^::warning title=levels\/media-type-examples,file=.*sizes\.json,line=1,.* must be integer, at level 0, 3\.$/,
    ),
  ]);
  const { stderr: made } = await called(
    "generate",
    ...["--spec", specification, "--out", join(folder, "out")],
  );
  expect(made.match(/.*Example value.*/g)).toEqual([
    expect.stringMatching(/sizes\.json:1:\d+: .* must be integer, at level 0, 3\.$/),
  ]);
});
