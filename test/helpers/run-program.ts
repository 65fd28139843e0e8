import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transform } from "esbuild";
import { inHome } from "../../src/node/package-root.ts";
import { compile } from "./compile.ts";
import { type Ended, outputOf } from "./run-script.ts";
import { sharedPackage } from "./shared.ts";

/** The languages that the documentation is written in. */
export type Language = "sh" | "js" | "ts" | "py";

/** The paths of the package's modules for type-checking programs of the documentation. */
const entries = {
  "administration-service-api": "src/index.ts",
  "administration-service-api/levels": "src/toolkit/levels/index.ts",
  "administration-service-api/zuliprc": "src/service/zuliprc/index.ts",
  "administration-service-api/openapi-fetch": "src/service/client/openapi-fetch-client.ts",
  "administration-service-api/runtime": "src/toolkit/runtime/index.ts",
  "administration-service-api/sandbox": "src/service/sandbox/index.ts",
};

const paths = Object.fromEntries(
  Object.entries(entries).map(([name, path]) => [name, [inHome(path)]]),
);

const commands: Readonly<Record<Language, readonly [program: string, ...words: string[]]>> = {
  sh: ["sh", "-eu"],
  js: [process.execPath],
  ts: [process.execPath],
  py: ["python3"],
};

const endings: Readonly<Record<Language, string>> = { sh: "sh", js: "mjs", ts: "mjs", py: "py" };

/** Whether programs in Python run here: they need `requests`. */
export const hasRequests = spawnSync("python3", ["-c", "import requests"]).status === 0;

/** Runs the text of a program in a new folder, and asks it to stop after a given output. */
export function runProgram(
  language: Language,
  text: string,
  environment: Readonly<Record<string, string>>,
  lastWords?: RegExp,
): Promise<Ended> {
  return inFolder(language, [text], ([file = ""], cwd) => {
    const child = start([...commands[language], file], cwd, environment);
    const { output, ended } = outputOf(child);
    child.stdout.on("data", () => {
      if (!child.killed && lastWords?.test(output.stdout)) child.kill("SIGTERM");
    });
    return ended;
  });
}

/** Runs the programs in its arguments one after another, with a null character before each output. */
const inTurn: Readonly<Record<Exclude<Language, "js">, readonly string[]>> = {
  sh: ["sh", "-euc", `for file do printf '\\0'; sh -eu "$file"; done`, "sh"],
  ts: [
    ...commands.ts,
    "--input-type=module",
    "--eval",
    String.raw`for (const file of process.argv.slice(1)) { process.stdout.write("\0"); await import(file); }`,
  ],
  py: [
    ...commands.py,
    "-c",
    "import runpy, sys\nfor file in sys.argv[1:]: print(end='\\0'); runpy.run_path(file, run_name='__main__')",
  ],
};

/** Runs programs like `runProgram` in a single process, to save time. Ends with the first that fails. */
export async function runPrograms(
  language: keyof typeof inTurn,
  texts: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Omit<Ended, "stdout"> & { readonly outputs: readonly string[] }> {
  const { stdout, ...ended } = await inFolder(
    language,
    texts,
    (files, cwd) => outputOf(start([...inTurn[language], ...files], cwd, environment)).ended,
  );
  return { ...ended, outputs: stdout.split("\0").slice(1) };
}

function start(
  [program = "", ...words]: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>>,
) {
  const env = { ...process.env, ...environment, NO_COLOR: "1" };
  return spawn(program, words, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
}

/** Writes programs into a new folder, as `npm init` of npm 11 makes it, and removes it after `run`. */
async function inFolder(
  language: Language,
  texts: readonly string[],
  run: (files: readonly string[], folder: string) => Promise<Ended>,
): Promise<Ended> {
  // There, programs find the package and the project's other packages.
  const parent = language === "ts" ? (await sharedPackage()).project : tmpdir();
  const folder = await mkdtemp(join(parent, "program-"));
  try {
    await writeFile(join(folder, "package.json"), '{ "name": "program", "type": "commonjs" }');
    if (language === "ts") await symlink(inHome("node_modules"), join(folder, "node_modules"));
    const files = texts.map(async (text, index) => {
      const file = join(folder, `program-${index}.${endings[language]}`);
      // Starting tsx takes longer than most programs.
      const isTyped = language === "ts";
      await writeFile(file, isTyped ? (await transform(text, { loader: "ts" })).code : text);
      return file;
    });
    return await run(await Promise.all(files), folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The type checker's output for programs, under the project's own options; empty if they compile. */
export async function typeErrors(programs: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "programs-"));
  try {
    const files = programs.map((_, index) => `program-${index}.mts`);
    for (const [index, text] of programs.entries()) {
      await writeFile(join(folder, `program-${index}.mts`), text);
    }
    await symlink(inHome("node_modules"), join(folder, "node_modules"));
    const compilerOptions = { paths, typeRoots: [inHome("node_modules/@types")] };
    const config = { extends: inHome("tsconfig.json"), compilerOptions, files, include: [] };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
    return await compile(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
