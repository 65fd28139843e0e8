// @ts-nocheck
// The project against its own rules, by the commands that a contributor runs.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { inRoot } from "../../scripts/lib/root.ts";
import { runScript } from "../helpers/run-script.ts";

describe("lint", () => {
  it("passes whole: specification, each level, code and types", async () => {
    const { code, stdout, stderr } = await runScript("lint");
    expect(code, stdout + stderr).toBe(0);
    for (const step of ["spec", "levels", "code", "types"]) expect(stderr).toMatch(`✔ ${step}`);
  });

  it("finds no error and no warning with stock `redocly lint` and no argument", async () => {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [inRoot("node_modules/@redocly/cli/bin/cli.js"), "lint", "--format=json"],
      { cwd: inRoot(), env: { ...process.env, REDOCLY_TELEMETRY: "off" } },
    );
    expect(stderr).toContain("openapi/openapi.yaml");
    const { totals } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as { totals: object };
    expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
  });
});
