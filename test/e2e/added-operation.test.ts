/** Operations that are added to `openapi/` become methods of the client with no other edit. */
import { readFileSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { createConfig, lint } from "@redocly/openapi-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { inHome } from "../../src/node/package-root.ts";
import type * as Conformance from "../../src/service/conformance/index.ts";
import * as service from "../../src/service/emit/index.ts";
import type * as Sandbox from "../../src/service/sandbox/index.ts";
import { generate } from "../../src/toolkit/generate/generate-files.ts";
import { plugin } from "../../src/toolkit/lint-rules/plugin.ts";
import { compile } from "../helpers/compile.ts";
import { accountOf } from "../helpers/conformance.ts";
import { codeBlocks, programOf } from "../helpers/markdown.ts";

const guide = readFileSync(inHome("CONTRIBUTING.md"), "utf8");
const files = codeBlocks(guide).flatMap(({ file, text }) =>
  file === undefined ? [] : [[file, text] as const],
);
/** Another operation, with an argument in each location. */
const rooms = "rooms_{room_name}.yaml";
const fixture = inHome("test/fixtures/added-operation");
let folder = "";

beforeAll(async () => {
  // Below the root, so that packages are found; ignored by git.
  folder = await mkdtemp(inHome(".generated-"));
  for (const part of ["src", "openapi", "package.json"]) {
    await cp(inHome(part), join(folder, part), { recursive: true });
  }
  const reference = `  /api/v1/rooms/{room_name}:\n    $ref: paths/${rooms}\n`;
  for (const [path, text] of files) {
    const file = join(folder, path);
    // New files are complete; the reference goes under `paths:`.
    const isNew = path !== "openapi/openapi.yaml";
    const known = isNew ? "" : await readFile(file, "utf8");
    const added = known.replace("\npaths:\n", `\npaths:\n${text}${reference}`);
    await writeFile(file, isNew ? text : added);
  }
  await cp(join(fixture, rooms), join(folder, "openapi/paths", rooms));
  const specification = join(folder, "openapi/openapi.yaml");
  await generate({ ...service, isStrict: true, specification, folder: join(folder, "generated") });

  const entries = { "": "src/index.ts", "/sandbox": "src/service/sandbox/index.ts" };
  const program = Object.entries(entries).reduce(
    (text, [entry, path]) => text.replace(`"administration-service-api${entry}"`, `"./${path}"`),
    programOf(guide),
  );
  await writeFile(join(folder, "emoji.ts"), program);
  await cp(join(fixture, "program.ts"), join(folder, "rooms.ts"));
  const config = { extends: "../tsconfig.json", include: ["*.ts", "generated"] };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The lines that a program prints. */
async function printedBy(program: string): Promise<unknown[]> {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  await import(join(folder, program));
  const lines = log.mock.calls.map(([line]) => line);
  log.mockRestore();
  return lines;
}

it("the operation that CONTRIBUTING.md adds consists of two files", () => {
  expect(files.map(([path]) => path)).toEqual([
    "openapi/paths/realm_emoji_{emoji_name}.yaml",
    "openapi/openapi.yaml",
  ]);
});

describe("an operation that is only in the specification", () => {
  it("passes lint with the project's rules", async () => {
    const rules = parse(readFileSync(inHome("redocly.yaml"), "utf8"));
    const config = await createConfig({ ...rules, apis: {}, plugins: [plugin as never] });
    // Only with the added paths, so that the registry has levels without annotations: lint.test.ts checks the others.
    const { paths, ...rest } = parse(readFileSync(join(folder, "openapi/openapi.yaml"), "utf8"));
    const added = Object.entries(paths).filter(([path]) => /emoji|rooms/.test(path));
    const ref = join(folder, "openapi/added.json");
    await writeFile(ref, JSON.stringify({ ...rest, paths: Object.fromEntries(added) }));
    const findings = (await lint({ ref, config })).map(({ ruleId, message, location: [place] }) => {
      return { file: basename(place?.source.absoluteRef ?? ""), ruleId, message };
    });
    expect(findings.filter(({ file }) => file !== basename(ref))).toEqual([]);
    expect(new Set(findings.map(({ ruleId }) => ruleId))).toEqual(
      new Set(["levels/annotation-registered"]),
    );
  });

  it("is checked by the conformance suite, which the sandbox passes", async () => {
    const service = join(folder, "src/service");
    const suite = (await import(join(service, "conformance/index.ts"))) as typeof Conformance;
    const { createSandbox } = (await import(join(service, "sandbox/index.ts"))) as typeof Sandbox;
    const { checks } = await suite.runConformance({
      baseUrl: "http://sandbox",
      account: accountOf("iago"),
      other: accountOf("cordelia"),
      write: true,
      fetch: createSandbox({ featureLevel: 0 }).fetch,
    });
    expect(checks.filter(({ verdict }) => verdict === "differs")).toEqual([]);
    const same = checks.filter(({ verdict }) => verdict === "same").map(({ id }) => id);
    const wrong = ["no credentials", "wrong key", "malformed key", "method PUT"];
    expect(same.filter((id) => id.startsWith("deleteEmoji/"))).toEqual(
      ["of nothing", ...wrong].map((name) => `deleteEmoji/${name}`),
    );
  });

  it("is a typed method of the client", async () => {
    expect(await compile(folder)).toBe("");
  });

  it("is sent as specified, and its errors are typed", async () => {
    expect(await printedBy("rooms.ts")).toEqual([
      JSON.stringify([
        "PUT",
        "/api/v1/rooms/a%2Fb%20c",
        "comfort",
        "things=%5B%22chair%22%2C%22lamp%20%26%20shade%22%5D",
      ]),
      3,
    ]);
  });

  it("is answered by the sandbox", async () => {
    expect(await printedBy("emoji.ts")).toEqual(["deleted"]);
  });
});
