// Turns the pending changesets into the next version, everywhere the version stands. The release workflow
// runs it and opens a pull request with the result.
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { readArguments } from "./lib/arguments.ts";
import { Failure, run } from "./lib/failure.ts";
import { generate } from "./lib/generate.ts";
import { runProgram } from "./lib/processes.ts";
import { inRoot } from "./lib/root.ts";
import { step } from "./lib/steps.ts";

const help = `
Usage: npm run bump

Applies the changesets in .changeset/: raises the version in package.json and everywhere else, writes
CHANGELOG.md, and generates again. Publishes nothing and commits nothing.

Options:
  --help  show this text
`;

/** Where the version stands beside package.json, and the text around it. */
const places: readonly (readonly [file: string, around: RegExp])[] = [
  ["package-lock.json", /^( {2}"version": ")[^"]+(")/m],
  ["package-lock.json", /(^ {4}"": \{\s+"name": "[^"]+",\s+"version": ")[^"]+(")/m],
  ["openapi/openapi.yaml", /^( {2}version: )\S+()$/m],
  ["src/client/user-agent.ts", /(administration-service-api\/)[^"]+(")/],
];

await run(async () => {
  if (readArguments(help, {}) === undefined) return;
  const pending = existsSync(inRoot(".changeset")) ? await readdir(inRoot(".changeset")) : [];
  if (!pending.some((name) => name.endsWith(".md") && name !== "README.md")) {
    throw new Failure("No changeset is pending in .changeset/: write one with `npx changeset`.");
  }
  await step("version  →  package.json, CHANGELOG.md", applyChangesets);
  const { version } = JSON.parse(await readFile(inRoot("package.json"), "utf8"));
  for (const [file, around] of places) {
    await step(`${version}  →  ${file}`, () => replaceVersion(file, around, version));
  }
  await generate();
});

async function applyChangesets(): Promise<void> {
  const changesets = inRoot("node_modules/@changesets/cli/bin.js");
  const { isOk, stdout, stderr } = await runProgram(changesets, ["version"], { cwd: inRoot() });
  if (!isOk) throw new Failure(`changeset version failed:\n${stdout}${stderr}`);
}

async function replaceVersion(file: string, around: RegExp, version: string): Promise<void> {
  const text = await readFile(inRoot(file), "utf8");
  if (!around.test(text))
    throw new Failure(`${file} has no version where scripts/bump.ts expects it.`);
  await writeFile(inRoot(file), text.replace(around, `$1${version}$2`));
}
