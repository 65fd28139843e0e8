// Every program and command of the guides, run as printed in the folder that the guides set up, with the packed package.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { inHome } from "../../src/node/package-root.ts";
import { freePort } from "../../src/node/processes.ts";
import { type Guide, readGuides } from "../../src/toolkit/site/guides.ts";
import { certificate } from "../helpers/certificate.ts";
import { codeBlocks } from "../helpers/markdown.ts";
import { hasRequests } from "../helpers/run-program.ts";
import { outputOf } from "../helpers/run-script.ts";
import { sharedBrowserUrl, sharedPackage } from "../helpers/shared.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

/** program.test.ts and whole-api.test.ts run the guides for other APIs. */
const { guides: numbered, front, authentication } = await readGuides(inHome("docs/guides"));
const guides = [...numbered, front, authentication]
  .filter((guide) => guide !== undefined)
  .filter(({ name }) => name !== "bring-your-own-api" && name !== "whole-api");
const { devDependencies } = packageJson;
const _day = 24 * 60 * 60;

const blocksOf = ({ text }: Guide) => codeBlocks(text);

/** What each program or command prints, in the order of the guide. */
const prints: Readonly<Record<string, readonly RegExp[]>> = {
  index: [/^$/],
  authentication: [/"invites":/, /^authenticated\n$/],
  "first-call": [
    /"zulip_feature_level":237/,
    /"invites":/,
    /^e-mail 2 .*\ne-mail 3 .*\nlink 2 never expires\nlink 3 .*\n$/,
    /^e-mail 2\ne-mail 3\nlink 2\nlink 3\n$/,
  ],
  "supporting-older-servers": [
    /^feature level 237\ncan reorder linkifiers\n$/,
    /^(?:created by (?:9|11), who is notified\n){4}$/,
    /^reordered: 3, 2, 1\n$/,
    /^https?:\/\/\S+\/join\/\w+\/\n$/,
    /^TICKET.+\nSecond\n$/,
  ],
  "testing-your-integration": [
    /^success BAD_EVENT_QUEUE_ID\n$/,
    /pass 1\n.*fail 0\n/s,
    /^cordelia@example\.com 502 text\/html; charset=utf-8\n$/,
    /^209\n$/,
    /^the queue is gone: fb67bf8a-/,
    /^400 .*ordered_linkifier_ids/,
  ],
  "reordering-linkifiers": [/^the order is 2, 1, 3\n$/, /^reordered\n$/],
  "error-codes": [/^go on\ngo on\n$/],
  "checking-a-server": [
    /feature level 209: nothing broken; \d{3} requests\n$/,
    /feature level 209: nothing broken; \d{3} requests\n$/,
  ],
  "deleting-old-drafts": [/^17 is deleted\n$/],
  "following-events": [/^2 drafts\nadd: 3 drafts\nstopped\n$/, /"ids":\[21\]/],
  client: [/^1 never expire\n$/],
  "client-errors": [/^deleted\n$/],
  sandbox: [
    /^4 invitations, then 2\n$/,
    /^UNAUTHORIZED; getServerSettings 200, listDrafts 401; 0 faults left; zoe@example\.com joined\n$/,
  ],
  levels: [/^\[ 0, 7 \] \{ '\/list': \{ get: \{\} \} \}\n$/],
  "a-queue-by-hand": [
    /"events":\[\].*"result":"success"/s,
    /^\[\]\nsuccess\n$/,
    /^\[\]\nsuccess\n$/,
  ],
  "sandbox-over-http": [
    /^\{"done":"publish"\}\n\{"done":"changeUser"\}\n.*advance.*\n.*upgrade.*\n\{"problem":.*\}\n$/,
    /^\['invites_changed', 'restart'\] 209\nBAD_EVENT_QUEUE_ID\n$/,
  ],
  "people-in-step": [
    /^http:\S+: ~ shiva@example\.com 200, \^ hamlet@example\.com, \+ lear@example\.com, - polonius@example\.com\n$/,
    /^http:\S+: ~ shiva@example\.com 200, .*\n$/,
    /^http:\S+: nothing to do\n$/,
  ],
  recipes: [/^http:\S+: nothing to do\n$/, /^(?:(?:e-mail|link) 3: revoked\n){2}$/],
  "your-test-runner": [/pass 2\n.*fail 0\n/s, /^200 3, 2, 1\n$/],
  "accounts-traces-proxies": [
    /^4 invitations\n$/,
    /^true\n$/,
    /^4 invitations\n$/,
    /^there is none\n$/,
  ],
};

/** The output after which programs without an end are stopped. The next program of the guide runs meanwhile. */
const lastWords: Readonly<Record<string, RegExp>> = { "follow.mts": /add: .*\n/ };

/** What other tests run, with packages that this project does not have: slow/test-runners.test.ts. */
const isElsewhere = /\.test\.mjs|\bmsw@|\bjest@|\bvitest@/;

/** The commands of the box "How to run these programs", and the programs by which it runs files of each ending. */
const box = (() => {
  const { text } = guides.find(({ name }) => name === "first-call") ?? expect.unreachable();
  const [, part = ""] = /^## How to run these programs\n([\s\S]*?)^## /m.exec(text) ?? [];
  const [setUp = [], [server = ""] = []] = codeBlocks(part).map((block) => linesOf(block.text));
  const runners = [...part.matchAll(/`([a-z0-9 ]+) NAME(\.\w+)`/g)];
  return {
    setUp: setUp.filter((line) => !isExport(line)),
    variables: setUp.filter(isExport),
    server,
    runners: new Map(runners.map(([, program = "", ending = ""]) => [ending, program])),
  };
})();

function linesOf(text: string): string[] {
  return text.trim().split("\n");
}

function isExport(line: string): boolean {
  return line.startsWith("export ");
}

/** A program or command of a guide, and what it prints; nothing is known of servers and installations. */
interface Step {
  readonly line: string;
  /** The program, to be saved under its name. */
  readonly file?: string;
  readonly text?: string;
  readonly output?: RegExp;
  /** What runs while a program without an end runs. */
  readonly meanwhile?: Step;
}

/** The steps of a reader of a guide, in order. */
function stepsOf(guide: Guide): Step[] {
  const outputs = [...(prints[guide.name] ?? [])];
  const next = () => outputs.shift() ?? expect.unreachable(`${guide.name} has more programs`);
  const steps = blocksOf(guide).flatMap(({ language, text, file = "" }): Step[] => {
    if (isElsewhere.test(text + file) || language === "diff") return [];
    if (language !== "console") {
      const runner = box.runners.get(extname(file));
      if (runner === undefined || file.includes(".test."))
        return file === "" ? [] : [{ line: "", file, text }];
      return [{ line: `${runner} ${file}`, file, text, output: next() }];
    }
    return linesOf(text).flatMap((line) => {
      if (box.setUp.some((one) => one.startsWith(line))) return [];
      const isRun = !isExport(line) && !isServer.test(line) && !/\binstall /.test(line);
      return [isRun ? { line, output: next() } : { line }];
    });
  });
  expect(outputs, guide.name).toEqual([]);
  return steps.flatMap((step, index) => {
    if (lastWords[steps[index - 1]?.file ?? ""] !== undefined) return [];
    const meanwhile = steps[index + 1];
    return lastWords[step.file ?? ""] === undefined || meanwhile === undefined
      ? [step]
      : [{ ...step, meanwhile }];
  });
}

const isServer = / (?:sandbox|mock) /;

const home = temporaryFolder("guides");
/** The ports of the guides, which may be taken here, and those that take their place. */
const ports = new Map<string, string>();
const withFreePorts = (text: string) =>
  text.replaceAll(/\b40[12]\d\b/g, (port) => ports.get(port) ?? expect.unreachable(port));

/** Saves a file of a guide, and a program in TypeScript also as JavaScript. */
async function save(file: string, text: string): Promise<void> {
  const path = join(home, file.replace(/^~\//, ""));
  await writeFile(path, text);
  if (!file.endsWith(".mts")) return;
  await writeFile(path.replace(/mts$/, "mjs"), (await transform(text, { loader: "ts" })).code);
}

/**
 * Imports the programs that its input names, one after another; two may have the same name. A null character ends the
 * output of each.
 */
const inTurn = String.raw`import { createInterface } from "node:readline";
let turn = 0;
for await (const file of createInterface({ input: process.stdin })) {
  turn += 1;
  await import(file + "?" + turn);
  process.stdout.write("\0");
}`;

/**
 * What a command line imports if it runs a program of Node.js and nothing else. Starting a process takes longer than
 * most programs, so only the first one in TypeScript is run as printed, by tsx.
 */
const moduleOf = (() => {
  let first: string | undefined;
  return (line: string): string | undefined => {
    const [, runner, file] = /^(npx tsx|node) (\S+\.m[jt]s)$/.exec(line) ?? [];
    if (runner === "npx tsx") first ??= line;
    return line === first ? undefined : file?.replace(/mts$/, "mjs");
  };
})();

/** Starts a command line in the folder of the box. The programs of npx are called directly, to start fewer processes. */
function type(
  line: string,
  variables: readonly string[] = [],
  input: "pipe" | "ignore" = "ignore",
) {
  const command = line
    .replace(/^npx tsx /, "node --import tsx ")
    .replace(/^((?:[A-Z_]+=\S+ )*)(?:npx )?/, "$1exec ");
  const words = withFreePorts([...variables, command].join("\n"));
  const PATH = `${join(home, "node_modules/.bin")}:${process.env.PATH}`;
  const env = { ...process.env, PATH, NO_COLOR: "1", npm_config_prefer_offline: "true" };
  const child = spawn("sh", ["-ec", words], { cwd: home, env, stdio: [input, "pipe", "pipe"] });
  return { child, ...outputOf(child) };
}

beforeAll(async () => {
  for (const port of ["4010", "4020", "4021"]) ports.set(port, String(await freePort()));
  const { tarball } = await sharedPackage();
  await copyFile(tarball, join(home, basename(tarball)));
  await writeFile(join(home, "in-turn.mjs"), inTurn);
  await writeFile(join(home, "authority.pem"), certificate({ isAuthority: true }).cert);
  for (const line of box.setUp) {
    // The version of this project, which does not have to be downloaded.
    const { code, stderr } = await type(line.replace(/ tsx$/, `$&@${devDependencies.tsx}`)).ended;
    expect(code, stderr).toBe(0);
  }
});

it("every guide is run, in the folder that `npm init` makes", async () => {
  expect(guides.map(({ name }) => name).sort()).toEqual(Object.keys(prints).sort());
  expect([...box.runners.keys()].sort()).toEqual([".mjs", ".mts", ".py", ".sh"]);
  expect(JSON.parse(await readFile(join(home, "package.json"), "utf8"))).toHaveProperty("main");
});

describe.each(guides.map((guide) => [guide.title, guide] as const))("%s", (_, guide) => {
  const variables = [...box.variables, `export HOME=${home} USERPROFILE=${home}`];
  let server: ReturnType<typeof type> | undefined;
  /** The process in which the programs of the guide run in turn. */
  let programs: ReturnType<typeof type> | undefined;
  const stop = async () => {
    server?.child.kill("SIGTERM");
    await server?.ended;
  };
  const serve = async (line: string) => {
    await stop();
    const own = type(/--port/.test(line) ? line : `${line} --port 4020`, variables);
    server = own;
    await vi.waitUntil(() => /http:\/\//.test(own.output.stderr) || own.child.exitCode !== null, {
      timeout: 600_000,
    });
    expect(own.output.stderr).toContain("http://");
  };
  beforeAll(() => serve(box.server));
  afterAll(stop);

  async function endPrograms(): Promise<void> {
    const ending = programs;
    programs = undefined;
    ending?.child.stdin?.end();
    const { code, stderr } = (await ending?.ended) ?? { code: 0, stderr: "" };
    expect([code, stderr]).toEqual([0, ""]);
  }

  /** Exports variables to the programs that follow. */
  async function put(line: string): Promise<void> {
    await endPrograms();
    variables.push(line);
  }

  /** The output of a program that runs after the others, in their process. */
  async function outputInTurn(file: string): Promise<string> {
    programs ??= type("node in-turn.mjs", variables, "pipe");
    const { child, output } = programs;
    const before = output.stdout.length;
    child.stdin?.write(`./${file}\n`);
    const isOver = () => output.stdout.includes("\0", before) || child.exitCode !== null;
    await vi.waitUntil(isOver, { timeout: 600_000, interval: 10 });
    if (child.exitCode !== null) await endPrograms();
    return output.stdout.slice(before, -1);
  }

  async function take({ line, file, text = "", output, meanwhile }: Step): Promise<void> {
    if (file !== undefined) await save(file, withFreePorts(text));
    if (text.includes("BROWSER_URL")) await put(`export BROWSER_URL=${await sharedBrowserUrl()}`);
    if (isExport(line)) await put(line);
    else if (isServer.test(line)) await serve(line);
    else if (line.startsWith("npm install ")) await link(line);
    if (output === undefined) return;
    const module = meanwhile === undefined ? moduleOf(line) : undefined;
    if (module !== undefined) {
      expect(await outputInTurn(module)).toMatch(output);
      return;
    }
    const { child, output: printed, ended } = type(line, variables);
    if (meanwhile !== undefined) {
      await vi.waitUntil(() => printed.stdout !== "", { timeout: 600_000 });
      await take(meanwhile);
      await vi.waitUntil(() => lastWords[file ?? ""]?.test(printed.stdout), { timeout: 600_000 });
      child.kill("SIGTERM");
    }
    const { code, stdout, stderr } = await ended;
    expect(line.includes("conformance") ? "" : stderr).toBe("");
    expect(code, stdout).toBe(0);
    expect(stdout).toMatch(output);
  }

  // Programs in Python need `requests`, as the samples do.
  const steps = stepsOf(guide).filter(
    ({ text = "" }) => hasRequests || !text.includes("import requests"),
  );
  it.each(steps.map((step) => [step.line || step.file, step] as const))("%s", (_, step) =>
    take(step),
  );
  it("every program ends, and none has failed", endPrograms);
});

/** Installs packages of this project, whose versions the guides name. */
async function link(line: string): Promise<void> {
  for (const [, name = "", version] of line.matchAll(/ (@?[^\s@]+)@(\S+)/g)) {
    expect(devDependencies, name).toHaveProperty([name], version);
    const place = join(home, "node_modules", name);
    await mkdir(dirname(place), { recursive: true });
    if (!existsSync(place)) await symlink(inHome("node_modules", name), place);
  }
}

describe("the table of error codes", () => {
  it("lists exactly the documented codes with their statuses", async () => {
    const { outcomes } = await import("../../generated/operations.gen.ts");
    const documented = new Map<string, Set<number>>();
    for (const { errors } of Object.values(outcomes)) {
      for (const error of errors) {
        const code = "code" in error ? error.code : "none";
        documented.set(code, (documented.get(code) ?? new Set()).add(error.status));
      }
    }
    const guide = guides.find(({ name }) => name === "error-codes");
    const rows = [...(guide?.text ?? "").matchAll(/^\| `?(\w+)`? \| ([\d, ]+) \|/gm)];
    expect(new Map(rows.map(([, code, statuses]) => [code, statuses]))).toEqual(
      new Map([...documented].map(([code, statuses]) => [code, [...statuses].sort().join(", ")])),
    );
  });
});
