/**
 * The guide "The whole API of your server", on two small releases of the shape that it is about: its program compiles,
 * and mocks of both releases take each of its requests.
 */

import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";
import { snapshots } from "../../src/toolkit/levels/snapshot.ts";
import { startMock } from "../../src/toolkit/mock/start-mock.ts";
import { bundleQuietly } from "../../src/toolkit/read/bundle.ts";
import { chatVersion } from "../helpers/chat-versions.ts";
import { compile, makeProject } from "../helpers/compile.ts";
import { codeBlocks } from "../helpers/markdown.ts";
import { runCommand } from "../helpers/run-command.ts";
import { outputOf } from "../helpers/run-script.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const blocks = codeBlocks(readFileSync(inHome("docs/guides/whole-api.md"), "utf8"));
const folder = temporaryFolder("whole-api");
const at = (name: string) => join(folder, name);
const sources = {
  "administration-service-api": inHome("src/index.ts"),
  "administration-service-api/runtime": inHome("src/toolkit/runtime/index.ts"),
};

it("one program works with the oldest and the newest release", async () => {
  for (const name of ["old", "new"]) {
    writeFileSync(at(`${name}.json`), JSON.stringify(chatVersion(name === "new")));
  }
  const files = [`${at("old.json")}@156=6.0`, `${at("new.json")}@237=8.0`];
  const prose = ["--levels-from", "New in[^(]*[(]feature level ([0-9]+)"];
  const inferred = await runCommand("infer", ...files, ...prose, "--out", at("chat.json"));
  expect(inferred.stderr).toContain(
    "`security` requires `basicAuth`, which is declared as `BasicAuth`",
  );
  expect(inferred.code).toBe(0);
  expect(await runCommand("verify", "--spec", at("chat.json"), ...files)).toMatchObject({
    code: 0,
  });
  expect(await runCommand("generate", "--spec", at("chat.json"), "--out", at("api"))).toMatchObject(
    { code: 0 },
  );

  for (const { file = "", language, text } of blocks) {
    if (language === "ts") writeFileSync(at(file), text);
  }
  makeProject(folder, ["*.ts"]);
  const settings = JSON.parse(readFileSync(at("tsconfig.json"), "utf8"));
  const paths = Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [name, [source]]),
  );
  const { compilerOptions } = settings;
  // The sources of the package are checked by its own settings, and need these.
  Object.assign(compilerOptions, {
    paths,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
  });
  Object.assign(compilerOptions, {
    target: "es2024",
    types: ["node"],
    typeRoots: [inHome("node_modules/@types")],
  });
  writeFileSync(at("tsconfig.json"), JSON.stringify(settings));
  expect(await compile(folder)).toBe("");

  await build({
    entryPoints: [at("program.ts")],
    outfile: at("program.mjs"),
    bundle: true,
    format: "esm",
    platform: "node",
    alias: sources,
  });
  const annotated = levelled(await bundleQuietly(at("chat.json")));
  for (const level of [156, 237]) {
    const mock = await startMock({ level, document: annotated });
    try {
      const env = {
        BASE_URL: mock.url,
        EMAIL: "ann@example.com",
        API_KEY: "key",
        LEVEL: `${level}`,
      };
      const { stdout, stderr } = await outputOf(
        spawn(process.execPath, [at("program.mjs")], { env: { ...process.env, ...env } }),
      ).ended;
      expect(stderr).toBe("");
      expect(stdout).toBe(`9 Ann\n${Array(9).fill("true").join(" ")}\n`);
    } finally {
      await mock.stop();
    }
  }

  const pathsAt = (level: number) =>
    Object.keys(Object(snapshots(annotated.annotated)(level).paths));
  expect(pathsAt(201)).not.toContain("/linkifiers");
  expect(pathsAt(202)).toContain("/linkifiers"); // As its text tells.
});
