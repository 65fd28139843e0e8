/** An operation that is added to `openapi/` becomes a method of the client with no other edit. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { inHome } from "../../src/base/home.ts";
import { own } from "../../src/program/places.ts";
import type * as Conformance from "../../src/service/conformance/index.ts";
import type * as Sandbox from "../../src/service/sandbox/index.ts";
import { generate } from "../../src/toolkit/generate/generate.ts";
import { called } from "../helpers/called.ts";
import { compile } from "../helpers/compile.ts";
import { accountOf } from "../helpers/conformance.ts";
import { codeBlocks, programOf } from "../helpers/markdown.ts";
import { projection } from "../helpers/projection.ts";

const run = promisify(execFile);
let project = "";

beforeAll(async () => {
  // Below the root, so that packages are found; ignored by git.
  project = await mkdtemp(inHome(".generated-"));
  const fixture = inHome("test/fixtures/added-operation");
  await cp(inHome("src"), join(project, "src"), { recursive: true });
  await cp(join(fixture, "program.ts"), join(project, "program.ts"));
  // Beside the operations of one level: to make all levels takes long, and is done below.
  const known = projection(0);
  const operation = parse(await readFile(join(fixture, "rooms_{room_name}.yaml"), "utf8"));
  const document = {
    ...known,
    "x-feature-levels": [{ level: 9, release: "9.0", name: "rooms", summary: "Rooms." }],
    paths: { ...(known.paths as object), "/rooms/{room_name}": operation },
  };
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
  let folder = "";

  beforeAll(async () => {
    folder = await mkdtemp(inHome(".generated-"));
    for (const part of ["src", "openapi", "package.json"]) {
      await cp(inHome(part), join(folder, part), { recursive: true });
    }
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
      "openapi/paths/realm_emoji_{emoji_name}.yaml",
      "openapi/components/examples/deleteEmoji.yaml",
      "openapi/openapi.yaml",
    ]);
  });

  it("passes the lint, as it is written and at each level", async () => {
    const { code, stderr } = await called("lint", "--spec", join(folder, "openapi/openapi.yaml"));
    expect({ code, stderr }).toMatchObject({ code: 0 });
  });

  it("is checked by the conformance suite, which the sandbox passes with it at each level", async () => {
    const service = join(folder, "src/service");
    const suite = (await import(join(service, "conformance/index.ts"))) as typeof Conformance;
    const { createSandbox } = (await import(join(service, "sandbox/index.ts"))) as typeof Sandbox;
    for (const featureLevel of [0, 202, 481]) {
      const { checks } = await suite.runConformance({
        baseUrl: "http://sandbox",
        account: accountOf("iago"),
        other: accountOf("cordelia"),
        write: true,
        fetch: createSandbox({ featureLevel }).fetch,
      });
      expect(checks.filter(({ verdict }) => verdict === "failed")).toEqual([]);
      const passed = checks.filter(({ verdict }) => verdict === "passed").map(({ id }) => id);
      expect(passed.filter((id) => id.startsWith("deleteEmoji/")).length).toBeGreaterThan(5);
      expect(passed).toContain("deleteEmoji/no-credentials");
    }
  });

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
