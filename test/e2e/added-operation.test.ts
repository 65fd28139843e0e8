/** An operation that is added to `openapi/` becomes a method of the client with no other edit. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { inHome } from "../../src/base/home.ts";
import { own } from "../../src/program/places.ts";
import { generate } from "../../src/toolkit/generate/generate.ts";
import { compile } from "../helpers/compile.ts";
import { codeBlocks, programOf } from "../helpers/markdown.ts";
import { projection } from "../helpers/projection.ts";
import { runScript } from "../helpers/run-script.ts";

const run = promisify(execFile);
let project = "";

beforeAll(async () => {
  // Below the root, so that packages are found; ignored by git.
  project = await mkdtemp(inHome(".generated-"));
  const fixture = inHome("test/fixtures/added-operation");
  await cp(inHome("src"), join(project, "src"), { recursive: true });
  await cp(join(fixture, "program.ts"), join(project, "program.ts"));
  // Beside the operations of one level: to make all levels takes long, and is done below.
  const document = projection(0);
  const operation = parse(await readFile(join(fixture, "rooms_{room_name}.yaml"), "utf8"));
  Object.assign(document, {
    "x-feature-levels": [{ level: 9, release: "9.0", name: "rooms", summary: "Rooms." }],
    paths: { ...(document.paths as object), "/rooms/{room_name}": operation },
  });
  const specification = join(project, "openapi.json");
  await writeFile(specification, JSON.stringify(document));
  await generate({ specification, folder: join(project, "generated") });
});
afterAll(() => rm(project, { recursive: true, force: true }));

describe("an operation that only the specification knows", () => {
  it("is a method of the client, typed", async () => {
    const config = { extends: "../tsconfig.json", include: ["program.ts", "generated"] };
    await writeFile(join(project, "tsconfig.json"), JSON.stringify(config));
    expect(await compile(project)).toBe("");
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
        "/rooms/a%2Fb%20c",
        "comfort",
        "things=%5B%22chair%22%2C%22lamp+%26+shade%22%5D",
      ]),
      "3",
    ]);
  });
});

describe("the operation that CONTRIBUTING.md adds, step by step", () => {
  const guide = readFileSync(inHome("CONTRIBUTING.md"), "utf8");
  const files = codeBlocks(guide).flatMap(({ file, text }) =>
    file === undefined ? [] : [[file, text] as const],
  );
  const program = programOf(guide);
  /** What is computed from the specification, as far as it starts no server. */
  const computed = [
    "test/contract/level-matrix.test.ts",
    "test/fuzz/sandbox.test.ts",
    "test/unit/conformance/levels.test.ts",
  ];
  let folder = "";

  beforeAll(async () => {
    folder = await mkdtemp(inHome(".generated-"));
    const settings = ["vitest.config.ts", "tsconfig.json", "package.json"];
    for (const part of ["src", "openapi", "scripts", "test", ...settings]) {
      await cp(inHome(part), join(folder, part), { recursive: true });
    }
    // The suite itself takes the other levels.
    const levels =
      "export const sampleLevels = [0, 202, 481];\nexport const fewLevels = sampleLevels;\n";
    await writeFile(join(folder, "test/helpers/levels.ts"), levels);
    await symlink(inHome("node_modules"), join(folder, "node_modules"));
    for (const [path, text] of files) {
      const file = join(folder, path);
      // The new files are whole; the reference goes under `paths:`.
      const isNew = path !== "openapi/openapi.yaml";
      const known = isNew ? "" : await readFile(file, "utf8");
      await writeFile(file, isNew ? text : known.replace("\npaths:\n", `\npaths:\n${text}`));
    }
    const specification = join(folder, "openapi/openapi.yaml");
    await generate({ ...own.generated, specification, folder: join(folder, "generated") });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("is three files", () => {
    expect(files.map(([path]) => path)).toEqual([
      "openapi/paths/realm_filters_{filter_id}.yaml",
      "openapi/components/examples/deleteLinkifier.linkifier-deleted.yaml",
      "openapi/openapi.yaml",
    ]);
  });

  it("passes the lint, as it is written and at each level", async () => {
    const specification = join(folder, "openapi/openapi.yaml");
    const { code, stderr } = await runScript("lint", "--spec-only", "--spec", specification);
    expect({ code, stderr }).toMatchObject({ code: 0 });
  });

  it("passes the level matrix, the fuzz and the conformance suite, which are computed from what there is", async () => {
    const vitest = inHome("node_modules/vitest/vitest.mjs");
    const words = [vitest, "run", ...computed, "--testNamePattern", "^(?!.*with the 'mock')"];
    const { stdout, stderr } = await run(
      process.execPath,
      [...words, "--typecheck.enabled=false"],
      {
        cwd: folder,
        env: { ...process.env, VITEST: undefined, NO_COLOR: "1" },
      },
    ).catch((error: { stdout: string; stderr: string }) => error);
    expect(stdout, stderr).toMatch(/Test Files +3 passed/);
  }, 600_000);

  it("is typed, and answered by the sandbox", async () => {
    const entries = { "": "src/index.ts", "/sandbox": "src/service/sandbox/index.ts" };
    const text = Object.entries(entries).reduce(
      (text, [entry, path]) => text.replace(`"administration-service-api${entry}"`, `"./${path}"`),
      program,
    );
    await writeFile(join(folder, "program.ts"), text);
    const config = { extends: "../tsconfig.json", include: ["program.ts", "generated"] };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
    expect(await compile(folder)).toBe("");
    const words = ["--import", "tsx", join(folder, "program.ts")];
    await expect(run(process.execPath, words)).resolves.toMatchObject({ stdout: "deleted\n" });
  });
});
