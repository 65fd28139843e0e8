import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { inHome } from "../../src/node/package-root.ts";
import { formats } from "../../src/program/lint-command.ts";
import type { JsonObject } from "../../src/toolkit/document/json.ts";
import { runCommand } from "../helpers/run-command.ts";
import { api, responding } from "../helpers/small-api.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("lint");

it("`redocly lint` without arguments finds the same specification", () => {
  const { apis } = parse(readFileSync(inHome("redocly.yaml"), "utf8"));
  expect(apis).toEqual({ head: { root: "openapi/openapi.yaml" } });
});

it.each<[string, JsonObject, string, string]>([
  [
    "names its releases",
    { "x-releases": [{ release: "2024-06-01", level: 3 }] },
    " (releases up to 2024-06-01)",
    "2024-06-01",
  ],
  ["has levels only", {}, "", "0"],
])(
  "deleting a property of a document that %s is refused until the suggested command thaws it",
  async (name, root, released, thawed) => {
    const registry = [{ level: 3, release: "next", name: "size", summary: "Rooms have a size." }];
    const room = (properties: JsonObject) =>
      api(
        { "GET /a": { operationId: "getA", ...responding({ type: "object", properties }) } },
        {},
        { "x-feature-levels": registry, ...root },
      );
    const specification = join(folder, `${name} it's.json`);
    const out = join(folder, name);
    const write = (document: JsonObject) => writeFileSync(specification, JSON.stringify(document));
    const make = ["generate", "--spec", specification, "--out", out] as const;
    const size = { type: "integer", "x-feature-level": { since: 3 } };
    write(room({ name: { type: "string" }, size }));
    expect(await runCommand(...make)).toMatchObject({ code: 0 });
    write(room({ size }));
    const refusals = [
      await runCommand(...make),
      await runCommand("lint", "--spec", specification, "--lock", join(out, "annotated.json")),
    ];
    let remedy = "";
    for (const { code, stderr } of refusals) {
      expect(stderr).toContain(
        `/schema/properties/name: this edit changes levels up to 3${released}.`,
      );
      [, remedy = ""] =
        /`(node --import tsx src\/program\/program\.ts generate .* --thaw .*)`\.\n/.exec(stderr) ??
        [];
      expect(remedy).toMatch(/--spec '.* it'\\''s\.json' --out '.*' --thaw /);
      expect(remedy.endsWith(`--thaw ${thawed}`)).toBe(true);
      expect(code).toBe(1);
    }
    const { stdout } = await runCommand(
      ...(["lint", "--spec", specification, "--lock", join(out, "annotated.json")] as const),
      "--format=github-actions",
    );
    expect(stdout).toMatch(
      /^::error title=levels,file=.*\.json::.*#\/paths\/~1a\/get\/.*: this edit changes levels up to 3.*\.%0A.* freezes released levels/m,
    );
    await promisify(execFile)("sh", ["-c", remedy]); // It rejects if the printed command fails.
  },
);

/** The commands that a CI reads from its log: GitHub's at the start of a line, indented or not, and Azure's. */
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
  "lint prints no CI command of a specification, in format %s",
  async (format) => {
    const specification = join(folder, "hostile.json");
    writeFileSync(specification, JSON.stringify(hostile, undefined, 2));
    const words = ["--spec", specification];
    if (format !== "default") words.push(`--format=${format}`);
    const { code, stdout, stderr } = await runCommand("lint", ...words);
    expect(code).toBe(1);
    if (format !== "summary") expect(stdout + stderr).toMatch(/planted/);
    expect(stdout + stderr).not.toMatch(command);
  },
);

it("generate and changes print no CI command of a specification", async () => {
  const specification = join(folder, "hostile.json");
  writeFileSync(specification, JSON.stringify(hostile, undefined, 2));
  const made = await runCommand(
    "generate",
    "--spec",
    specification,
    "--out",
    join(folder, "never"),
  );
  const annotated = join(folder, "marked.json");
  const since = { "x-feature-level": { since: 5 } };
  const answer = responding({ type: "object", properties: { [`name${evil}`]: since } });
  const registry = [{ level: 5, release: "1.0", name: "named", summary: "Names." }];
  writeFileSync(
    annotated,
    JSON.stringify(api({ "GET /a": answer }, {}, { "x-feature-levels": registry })),
  );
  const compared = await runCommand("changelog", "--spec", annotated);
  for (const text of [made.stderr, compared.stdout]) {
    expect.soft(text).not.toMatch(command);
  }
  expect([made.code, compared.code]).toEqual([1, 0]);
  expect(made.stderr && compared.stdout).toMatch("planted");
});
