import { execFileSync, spawn } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { inHome } from "../../src/base/home.ts";
import { compile } from "./compile.ts";
import { outputOf } from "./output-of.ts";

/** The languages that the documentation is written in. */
export type Language = "sh" | "js" | "ts" | "py";

/** What the package's names lead to in a program that the documentation shows. */
const entries = {
  "administration-service-api": "src/index.ts",
  "administration-service-api/levels": "src/toolkit/levels/index.ts",
  "administration-service-api/node": "src/service/node/index.ts",
  "administration-service-api/raw": "src/service/client/raw-client.ts",
  "administration-service-api/sandbox": "src/service/sandbox/index.ts",
};

const alias = Object.fromEntries(
  Object.entries(entries).map(([name, path]) => [name, inHome(path)]),
);

const paths = Object.fromEntries(Object.entries(alias).map(([name, path]) => [name, [path]]));

const commands: Readonly<Record<Language, readonly [program: string, ...words: string[]]>> = {
  sh: ["sh", "-eu"],
  js: [process.execPath],
  ts: [process.execPath, "--enable-source-maps"],
  py: ["python3"],
};

/** Whether programs in Python run here: they need `requests`. */
export const hasRequests = (): boolean => runs("python3", "-c", "import requests");

function runs(program: string, ...words: readonly string[]): boolean {
  try {
    execFileSync(program, words, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Runs a program, as its text stands, in a folder of its own; asks it to stop once it has said this. */
export async function runProgram(
  language: Language,
  text: string,
  environment: Readonly<Record<string, string>>,
  lastWords?: RegExp,
): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> {
  const folder = await mkdtemp(join(tmpdir(), "program-"));
  try {
    let file = join(folder, `program.${{ sh: "sh", js: "mjs", ts: "mts", py: "py" }[language]}`);
    await writeFile(file, text);
    if (language === "ts") file = await compiled(file);
    const [program, ...words] = commands[language];
    const child = spawn(program, [...words, file], {
      cwd: folder,
      env: {
        ...process.env,
        ...environment,
        NO_COLOR: "1",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const { output, ended } = outputOf(child);
    child.stdout.on("data", () => {
      if (!child.killed && lastWords?.test(output.stdout)) child.kill("SIGTERM");
    });
    return await ended;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The program with the modules of `src/` that it uses, in one file: cheaper than to have
 * each of them compiled in the process that runs it. Packages stay outside and come from the project.
 */
async function compiled(file: string): Promise<string> {
  const folder = dirname(file);
  await symlink(inHome("node_modules"), join(folder, "node_modules"), "junction");
  const outfile = join(folder, "program.mjs");
  await build({
    entryPoints: [file],
    outfile,
    alias,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: "inline",
    logLevel: "silent",
  });
  return outfile;
}

/** What the type checker finds in programs, under the project's own options; empty where all is well. */
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
