// Checks what is written by hand: the specification with its marks, the plain document of each feature
// level, the style of the code, and its types.
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { inThread } from "../src/generate/in-thread.ts";
import { readArguments } from "../src/system/arguments.ts";
import { Failure, run } from "../src/system/failure.ts";
import { type EndedProgram, runProgram } from "../src/system/processes.ts";
import { quietly } from "../src/system/redocly.ts";
import { shown } from "../src/system/shown.ts";
import { step } from "../src/system/steps.ts";
import { inTemporaryFolder } from "../src/system/temporary.ts";
import { inRoot } from "./lib/root.ts";

const formats = [
  "codeframe",
  "stylish",
  "json",
  "checkstyle",
  "codeclimate",
  "summary",
  "markdown",
  "github-actions",
  "junit",
];

const help = `
Usage: npm run lint -- [options]

Lints the specification as it is written and at every feature level, the code, and its types.

Options:
  --spec-only    the specification only
  --format NAME  what to print about the specification as it is written, on stdout:
                 ${formats.join(", ")} (default: codeframe, on stderr)
  --spec FILE    the specification with marks (default: openapi/openapi.yaml)
  --allow-folder DIR
                 a folder besides its own that its references may lead to; may be given again
  --help         show this text
`;

const redocly = "@redocly/cli/bin/cli.js";
const configuration = inRoot("redocly.yaml");

await run(async () => {
  const options = readArguments(help, {
    "spec-only": { type: "boolean", default: false },
    format: { type: "string" },
    spec: { type: "string", default: inRoot("openapi/openapi.yaml") },
    "allow-folder": { type: "string", multiple: true, default: [] },
  });
  if (options === undefined) return;
  const { format } = options;
  if (format !== undefined && !formats.includes(format)) {
    throw new Failure(`--format takes ${formats.join(", ")}, not "${format}".`, { exitCode: 2 });
  }
  const source = [resolve(options.spec), options["allow-folder"]] as const;
  const name = shown(source[0]);
  const steps = [
    step(`spec  ${name}`, async () => {
      await inThread("inspect", source);
      await lintWritten(source[0], format);
    }),
    step(`levels  ${name} at each feature level`, () => lintEachLevel(source)),
  ];
  if (!options["spec-only"]) {
    steps.push(
      step("code  Biome", async () => check(await start("@biomejs/biome/bin/biome", ["check"]))),
      step("types  TypeScript", async () =>
        check(await start("typescript7/bin/tsc", ["--noEmit"])),
      ),
    );
  }
  const failures = (await Promise.allSettled(steps)).flatMap((result) =>
    result.status === "rejected" ? [result.reason] : [],
  );
  for (const failure of failures) if (!(failure instanceof Failure)) throw failure;
  const messages = new Set(failures.map(({ message }) => message)); // What is refused at once, by both steps.
  if (messages.size > 0) throw new Failure([...messages].join("\n\n"));
});

/** What Redocly and our rules say of the files as they are written. */
async function lintWritten(specification: string, format: string | undefined): Promise<void> {
  const result = await start(redocly, [
    "lint",
    specification,
    `--config=${configuration}`,
    `--format=${format ?? "codeframe"}`,
  ]);
  if (format === undefined) return check(result);
  process.stdout.write(result.stdout);
  if (result.stdout.trim() === "") return check(result); // It may not even have begun.
  if (!result.isOk) throw new Failure(`${shown(specification)} has problems: see stdout.`);
}

/** What Redocly says of the plain document of each level, made here and now: `generated` may be stale. */
async function lintEachLevel(
  source: readonly [specification: string, folders: readonly string[]],
): Promise<void> {
  const projections = new Map<string, string>();
  await inThread("projections", source, (name, text) => projections.set(name, text));
  await inTemporaryFolder("lint", async (folder) => {
    for (const [name, text] of projections) await writeFile(join(folder, name), text);
    const names = [...projections.keys()];
    check(await start(redocly, ["lint", ...names, `--config=${configuration}`], folder));
  });
}

/** @throws Failure with what the program printed where it found something. */
function check({ isOk, stdout, stderr }: EndedProgram): void {
  if (!isOk) throw new Failure((stdout.trim() || stderr.trim()).concat("\n"));
}

/** Runs a package's program to its end, in the project's root unless told otherwise. */
async function start(program: string, words: readonly string[], cwd = inRoot()) {
  const env = { ...process.env, ...quietly };
  const ended = await runProgram(inRoot("node_modules", program), words, { cwd, env });
  return { ...ended, stderr: withoutBanner(ended.stderr) };
}

/** Redocly says in a box, and can be told by nothing not to, that support of Node.js 20 will end. */
function withoutBanner(text: string): string {
  return text.replaceAll(/^ *[╔║╚].*\n/gm, "").trim();
}
