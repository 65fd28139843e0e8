// The shortest way through everything that the package does, from its tarball. Each part has its own tests elsewhere.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { freePort } from "../../src/node/processes.ts";
import { snapshotAt as projectAt } from "../../src/toolkit/levels/index.ts";
import { library } from "../helpers/annotated.ts";
import { compile, makeProject } from "../helpers/compile.ts";
import { filesOf } from "../helpers/files.ts";
import { readmeProgram } from "../helpers/markdown.ts";
import { outputOf, runScript } from "../helpers/run-script.ts";
import { buildAndPack } from "../helpers/shared.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";
import { linkPeers, unpack } from "../helpers/with-peers.ts";

const project = temporaryFolder("smoke");
const running: ChildProcess[] = [];
afterAll(() => running.forEach((child) => void child.kill("SIGKILL")));

let program = "";
beforeAll(async () => {
  await linkPeers(project);
  program = join(await unpack(await buildAndPack(project), project), "dist/program.js");
});

function start(words: readonly string[], env = {}) {
  const child = spawn(process.execPath, words, { cwd: project, env: { ...process.env, ...env } });
  running.push(child);
  return outputOf(child);
}

/** Starts a server of the program on a free port, and returns its address when it has printed it. */
async function serve(...words: readonly string[]): Promise<string> {
  const port = String(await freePort());
  const { output } = start([program, ...words, "--port", port]);
  const url = `http://127.0.0.1:${port}`;
  await vi.waitUntil(() => output.stderr.includes(url), { timeout: 600_000 });
  return url;
}

it("the program of the README compiles with the package and runs", async () => {
  const url = await serve("sandbox", "--level", "209");
  makeProject(project, ["program.mts"]);
  writeFileSync(join(project, "program.mts"), readmeProgram());
  const types = ["--types", "node", "--typeRoots", inHome("node_modules/@types"), "--skipLibCheck"];
  expect(await compile(project, ["--noEmit", "false", ...types])).toBe("");
  const { stdout, stderr } = await start(["program.mjs"], { BASE_URL: url }).ended;
  expect(stderr).toBe("");
  expect(stdout).toBe("4 invitations\nreordered\n");
});

it("versions of an API become one document that passes all commands", async () => {
  const versions = [0, 10, 40].map((level) => {
    const file = `${level}-library.json`;
    writeFileSync(join(project, file), JSON.stringify(projectAt(library(), level)));
    return `${file}@${level}`;
  });
  for (const words of [
    ["infer", ...versions, "--out", "library.yaml"],
    ["verify", "--spec", "library.yaml", ...versions],
    ["lint", "--spec", "library.yaml"],
    ["generate", "--spec", "library.yaml", "--out", "api"],
    ["docs", "--spec", "library.yaml", "--out", "site"],
  ]) {
    const { code, stdout, stderr } = await start([program, ...words]).ended;
    expect(code, `${words[0]}\n${stdout}${stderr}`).toBe(0);
  }
  expect(readFileSync(join(project, "api/client.gen.ts"), "utf8")).toContain("listBooks");
  expect(deadLinks(join(project, "site"))).toEqual([]);
});

it("the committed files of generated/ are up to date", async () => {
  const { code, stderr } = await runScript("generate", "--check");
  expect(stderr).toContain("up to date");
  expect(code, stderr).toBe(0);
});

it("the mock answers a right request, and refuses a wrong one and an unknown path", async () => {
  const url = await serve("mock", "--level", "209");
  const headers = { Authorization: `Basic ${btoa("iago@example.com:iago-key")}` };
  const put = (parameter: string) =>
    fetch(`${url}/api/v1/realm/linkifiers`, {
      method: "PATCH",
      headers,
      body: new URLSearchParams({ [parameter]: "[2, 1]" }),
    });
  expect(await (await put("ordered_linkifier_ids")).json()).toMatchObject({ result: "success" });
  const refused = await put("ids");
  expect([refused.status, refused.headers.has("sl-violations")]).toEqual([400, true]);
  expect((await fetch(`${url}/api/v1/nowhere`, { headers })).status).toBe(404);
});

/** The links between pages of a site to which no file belongs. */
function deadLinks(site: string): string[] {
  const pages = Object.entries(filesOf(site)).filter(([path]) => path.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(10);
  return pages.flatMap(([path, text]) =>
    [...text.matchAll(/ (?:href|src)="(?![a-z]+:|\/\/|#)([^"#?]+)/g)].flatMap(([, link = ""]) => {
      const target = join(site, dirname(path), decodeURI(link));
      const file = target.endsWith("/") ? join(target, "index.html") : target;
      return existsSync(file) ? [] : [`${path}: ${link}`];
    }),
  );
}
