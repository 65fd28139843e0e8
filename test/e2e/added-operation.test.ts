/** An operation that is added to `openapi/` becomes a method of the client with no other edit. */
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inRoot } from "../../scripts/lib/root.ts";
import { runScript } from "../helpers/run-script.ts";

const run = promisify(execFile);
let project = "";

beforeAll(async () => {
  // Below the root, so that packages are found; ignored by git.
  project = await mkdtemp(inRoot(".generated-"));
  const fixture = inRoot("test/fixtures/added-operation");
  await cp(inRoot("src"), join(project, "src"), { recursive: true });
  await cp(inRoot("openapi"), join(project, "openapi"), { recursive: true });
  await cp(join(fixture, "program.ts"), join(project, "program.ts"));
  await cp(
    join(fixture, "rooms_{room_name}.yaml"),
    join(project, "openapi/paths/rooms_{room_name}.yaml"),
  );
  const specification = join(project, "openapi/openapi.yaml");
  const path = "  /api/v1/rooms/{room_name}:\n    $ref: paths/rooms_{room_name}.yaml\n";
  const text = await readFile(specification, "utf8");
  await writeFile(specification, text.replace("\npaths:\n", `\npaths:\n${path}`));
  const options = ["--spec", specification, "--out", join(project, "generated")];
  expect(await runScript("generate", ...options)).toMatchObject({ code: 0 });
}, 60_000);
afterAll(() => rm(project, { recursive: true, force: true }));

describe("an operation that only the specification knows", { timeout: 60_000 }, () => {
  it("is a method of the client, typed", async () => {
    const config = { extends: "../tsconfig.json", include: ["program.ts", "generated"] };
    await writeFile(join(project, "tsconfig.json"), JSON.stringify(config));
    const compiler = inRoot("node_modules/typescript7/bin/tsc");
    const { stdout } = await run(process.execPath, [compiler, "-p", project]).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe("");
  });

  it("is sent as the specification says, and its errors are known", async () => {
    const { stdout } = await run(process.execPath, [
      "--import",
      "tsx",
      join(project, "program.ts"),
    ]);
    expect(stdout.trim().split("\n")).toEqual([
      JSON.stringify([
        "PUT",
        "/api/v1/rooms/a%2Fb%20c",
        "comfort",
        "things=%5B%22chair%22%2C%22lamp+%26+shade%22%5D",
      ]),
      "3",
    ]);
  });
});
