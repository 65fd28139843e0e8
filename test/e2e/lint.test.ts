// The project against its own rules, by the command that a contributor runs.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { inHome } from "../../src/system/home.ts";
import { runScript } from "../helpers/run-script.ts";

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
