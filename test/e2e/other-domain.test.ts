/**
 * `npm run generate -- --spec` on the API of another domain, with a mark on every carrier: each has its effect on the
 * types of a program outside this project, and on the mock of a level.
 */

import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { copyFile, mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inHome } from "../../src/base/home.ts";
import type { ServerProcess } from "../../src/base/processes.ts";
import { completeArguments } from "../../src/toolkit/document/arguments.ts";
import { operationsOf } from "../../src/toolkit/document/operation.ts";
import { generate } from "../../src/toolkit/generate/generate.ts";
import { boundaries, isLevelIn, projectFrom } from "../../src/toolkit/levels/index.ts";
import { startMock } from "../../src/toolkit/mock/mock.ts";
import { sampleIn } from "../../src/toolkit/site/samples.ts";
import { mockRows, type Seen, typeRows } from "../fixtures/library-carriers.ts";
import { library } from "../helpers/annotated.ts";
import { compile } from "../helpers/compile.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const run = promisify(execFile);
const levels = boundaries(library());
const project = temporaryFolder("lending");
const at = (...path: string[]) => join(project, ...path);

beforeAll(async () => {
  await generate({
    specification: inHome("test/fixtures/library.yaml"),
    folder: at("generated"),
  });
  await mkdir(at("node_modules"));
  await symlink(inHome("node_modules/openapi-fetch"), at("node_modules/openapi-fetch"));
  await writeFile(at("package.json"), '{ "type": "module" }');
});
afterAll(async () => {
  await Promise.all([...mocks.values()].map(async (mock) => (await mock).stop()));
});

/** The mock of a level, started on first use. */
const mocks = new Map<number, Promise<ServerProcess>>();
function mockOf(level: number): Promise<ServerProcess> {
  const document = JSON.parse(readFileSync(at("generated/annotated.json"), "utf8"));
  const mock = mocks.get(level) ?? startMock({ level, document });
  mocks.set(level, mock);
  return mock;
}

/** The messages of the compiler for the programs of the project. */
async function problemsIn(): Promise<string> {
  const compilerOptions = { strict: true, target: "es2022", module: "nodenext", outDir: "out" };
  await writeFile(
    at("tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: [], rootDir: "." } }),
  );
  return compile(project, ["--pretty", "false"]);
}

describe("a program with the types of another API", () => {
  const prelude = (level: number) => [
    'import createClient from "openapi-fetch";',
    'import { features, type OperationsFrom, type PathsFrom } from "./generated/client.gen.js";',
    `import type { components } from "./generated/types/from-${level}.js";`,
    `type Operations = OperationsFrom[${level}];`,
    `const client = createClient<PathsFrom[${level}]>();`,
    'const emma = { title: "Emma", format: "paper" as const, related: [] };',
    "const loan = { params: { path: { title: 'Emma' } }, body: { days: 14 } };",
    "const card = { params: { path: { number: 3 } } };",
  ];
  /**
   * Each row's line in its own block, after a comment that names its carrier and expects an error if it must not
   * compile.
   */
  const blocks = (level: number) =>
    typeRows.flatMap(({ carrier, line, compiles }) => [
      `// ${compiles(level) ? "" : "@ts-expect-error: not with each server of this range: "}${carrier}`,
      `{ ${line} }`,
    ]);
  let problems = "";
  beforeAll(async () => {
    for (const level of levels) {
      const lines = [...prelude(level), ...blocks(level)];
      await writeFile(at(`from-${level}.ts`), lines.join("\n"));
      // The samples of the documentation, for the operations that no later level removes.
      for (const operation of operationsOf(projectFrom(library(), level))) {
        const source = sampleIn("TypeScript", operation, completeArguments(operation), level) ?? "";
        const program = source.replace("./client.gen.js", "./generated/client.gen.js");
        const environment = "declare const process: { env: Record<string, string | undefined> };";
        await writeFile(at(`sample-${level}-${operation.id}.ts`), `${environment}\n${program}`);
      }
    }
    await copyFile(inHome("test/fixtures/library/program.ts"), at("program.ts"));
    problems = await problemsIn();
  });

  it("compiles with every carrier in just the level ranges that allow it, and so does the generated code", () => {
    expect(problems).toBe("");
  });

  it.each([20, 40])("runs with a mock of level %i", async (level) => {
    const { url } = await mockOf(level);
    const { stdout } = await run(process.execPath, [at("out/program.js"), url], { cwd: project });
    expect(JSON.parse(stdout)).toEqual({
      titles: ["Emma"],
      renewed: 204,
      quiet: 40,
      since: { renewLoan: 5, getCard: 0 },
    });
  });
});

/** Levels between which every carrier is added or removed. Tests of the projection cover each level. */
const mocked = [0, 20, 40];

it.each(mockRows)(
  "the $carrier $subject exists at some of the levels, and not at others",
  ({ span }) => {
    expect(new Set(mocked.map((level) => isLevelIn([span], level))).size).toBe(2);
  },
);

describe.each(mocked)("a mock of level %i", (level) => {
  const rows = mockRows
    .filter(({ within }) => within === undefined || isLevelIn([within], level))
    .map((row) => ({ ...row, state: isLevelIn([row.span], level) ? ("there" as const) : "gone" }));
  it.each(rows)("treats $carrier $subject as $state", async ({ request, state, ...row }) => {
    const [method, path, init = {}] = request;
    const headers = { "X-Key": "key", ...init.headers };
    const answer = await fetch((await mockOf(level)).url + path, { ...init, method, headers });
    const text = await answer.text();
    const want = row[state as "there" | "gone"];
    const seen: Seen = {
      status: answer.status,
      ...(want.headers && {
        headers: Object.fromEntries(
          Object.keys(want.headers).map((name) => [name, answer.headers.get(name)]),
        ),
      }),
      ...(want.body !== undefined && { body: JSON.parse(text) }),
    };
    expect(seen).toEqual(want);
  });
});
