/**
 * `npm run generate -- --spec` on the API of another domain, with an annotation on every carrier: each has its effect on the
 * types of a program outside this project.
 */

import { copyFile, mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { completeArguments } from "../../src/toolkit/document/arguments.ts";
import { operationsOf } from "../../src/toolkit/document/operation-model.ts";
import { generate } from "../../src/toolkit/generate/generate-files.ts";
import { boundaries, snapshotAt } from "../../src/toolkit/levels/index.ts";
import { sampleIn } from "../../src/toolkit/site/code-samples.ts";
import { typeRows } from "../fixtures/library-carriers.ts";
import { library } from "../helpers/annotated.ts";
import { compile } from "../helpers/compile.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const levels = boundaries(library());
const folder = temporaryFolder("lending");
const at = (...path: string[]) => join(folder, ...path);

beforeAll(async () => {
  await generate({
    specification: inHome("test/fixtures/library.yaml"),
    folder: at("generated"),
  });
  await mkdir(at("node_modules"));
  await symlink(inHome("node_modules/openapi-fetch"), at("node_modules/openapi-fetch"));
  await writeFile(at("package.json"), '{ "type": "module" }');
});

/** The messages of the compiler for the programs of the project. */
async function problemsIn(): Promise<string> {
  const compilerOptions = { strict: true, target: "es2022", module: "nodenext", outDir: "out" };
  await writeFile(
    at("tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: [], rootDir: "." } }),
  );
  return compile(folder, ["--pretty", "false"]);
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
    }
    // The samples of the documentation for the newest level: its examples show fields that older servers lack.
    const newest = Math.max(...levels);
    for (const operation of operationsOf(snapshotAt(library(), newest))) {
      const source = sampleIn("TypeScript", operation, completeArguments(operation), newest) ?? "";
      const program = source.replace("./client.gen.js", "./generated/client.gen.js");
      const environment = "declare const process: { env: Record<string, string | undefined> };";
      await writeFile(at(`sample-${operation.id}.ts`), `${environment}\n${program}`);
    }
    await copyFile(inHome("test/fixtures/library/program.ts"), at("program.ts"));
    problems = await problemsIn();
  });

  it("compiles with every carrier exactly in the level ranges that allow it", () => {
    expect(problems).toBe("");
  });
});
