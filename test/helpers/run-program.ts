import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inRoot } from "../../scripts/lib/root.ts";

/** The languages that the documentation is written in. */
export type Language = "sh" | "js" | "ts" | "py";

/** What the package's names lead to in a program that the documentation shows. */
const entries = {
  "administration-service-api": "src/index.ts",
  "administration-service-api/sandbox": "src/sandbox/index.ts",
};

const paths = Object.fromEntries(
  Object.entries(entries).map(([name, path]) => [name, [inRoot(path)]]),
);

const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

const commands: Readonly<Record<Language, readonly [program: string, ...words: string[]]>> = {
  sh: ["sh", "-eu"],
  js: [process.execPath],
  ts: [process.execPath, "--import", tsx],
  py: ["python3"],
};

/** Runs a program, as its text stands, in a folder of its own. */
export async function runProgram(
  language: Language,
  text: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> {
  const folder = await mkdtemp(join(tmpdir(), "program-"));
  try {
    const tsconfig = join(folder, "tsconfig.json");
    await writeFile(tsconfig, JSON.stringify({ compilerOptions: { paths } }));
    const file = join(folder, `program.${{ sh: "sh", js: "mjs", ts: "mts", py: "py" }[language]}`);
    await writeFile(file, text);
    const [program, ...words] = commands[language];
    const child = spawn(program, [...words, file], {
      cwd: folder,
      env: {
        ...process.env,
        ...environment,
        NO_COLOR: "1",
        TSX_TSCONFIG_PATH: tsconfig,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    const [code] = await once(child, "close");
    return { code, stdout, stderr };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the type checker finds in programs, under the project's own options; empty where all is well. */
export async function typeErrors(programs: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "programs-"));
  try {
    const files = programs.map((_, index) => `program-${index}.mts`);
    for (const [index, text] of programs.entries()) {
      await writeFile(join(folder, `program-${index}.mts`), text);
    }
    const compilerOptions = { paths, typeRoots: [inRoot("node_modules/@types")] };
    const config = { extends: inRoot("tsconfig.json"), compilerOptions, files, include: [] };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
    const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
    return await new Promise((resolve) => {
      execFile(process.execPath, [tsc, "-p", folder], (_, stdout) => resolve(stdout));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
