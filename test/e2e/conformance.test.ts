// `npm run conformance` as a process, against the sandbox over HTTP.
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { freePort, type RunningServer } from "../../src/node/processes.ts";
import { serveGuarded } from "../../src/node/server/serve-http.ts";
import {
  createSandbox,
  defaultUsers,
  type SandboxOptions,
} from "../../src/service/sandbox/index.ts";
import { startSandbox } from "../../src/service/sandbox/serve-sandbox.ts";
import type { Handler } from "../helpers/conformance.ts";
import { runCommand } from "../helpers/run-command.ts";
import { outputOf, scriptWords } from "../helpers/run-script.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const running: RunningServer[] = [];
const started = async <S extends RunningServer>(server: Promise<S>) => {
  running.push(await server);
  return server;
};
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

/** Serves a deviating sandbox. */
function servedBy(answer: (request: Request) => Promise<Response>) {
  const listener = getRequestListener(answer, { overrideGlobalObjects: false });
  return serveGuarded((incoming, outgoing) => void listener(incoming, outgoing));
}

/** Runs the suite as a process, with its keys in the environment. */
async function conformance(
  words: readonly string[],
  {
    keys = { API_KEY: "iago-key" } as Record<string, string>,
    onStart = (_: ReturnType<typeof spawn>) => {},
  } = {},
) {
  const child = spawn(process.execPath, scriptWords("conformance", words), {
    cwd: inHome(),
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...keys },
  });
  onStart(child);
  return outputOf(child).ended;
}

/** What stands between a run and an honest server. */
interface Deviation {
  readonly path?: string;
  readonly front?: (handle: Handler) => Handler;
}

function withoutPath(request: Request, path: string): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(path, "");
  return new Request(url, request);
}

/** Answers some requests, by their number, with the page of a gateway. */
const failingAt =
  (...statuses: readonly number[]) =>
  (handle: Handler): Handler => {
    let turn = 0;
    return (request) => {
      const place = statuses.indexOf(++turn);
      return place < 0
        ? handle(request)
        : Promise.resolve(
            new Response("<h1>Bad gateway</h1>", { status: statuses[place + 1] ?? 502 }),
          );
    };
  };

/** All that a run with two accounts and `--write` leaves out. */
const leftOut =
  /^Not checked:\n {4}not sent, because .*\n {4}creates an account that stays, .* --create-accounts \(\d+\)\n\n/;

const asIago = ["--email", "iago@example.com"];

/** The same in this process. */
async function calledAsIago(...words: readonly string[]) {
  vi.stubEnv("API_KEY", "iago-key");
  return runCommand("conformance", ...asIago, ...words);
}

describe("npm run conformance", () => {
  const folder = temporaryFolder("conformance");

  it("passes on the sandbox over HTTP, and writes all three reports", async () => {
    const { url } = await started(startSandbox({ level: 208 }));
    const [json, junit] = [join(folder, "report.json"), join(folder, "report.xml")];
    const { code, stdout, stderr } = await conformance(
      [
        "--base-url",
        url,
        ...asIago,
        "--other-email",
        "cordelia@example.com",
        "--write",
        "--create-accounts",
        "--json",
        json,
        "--junit",
        junit,
      ],
      { keys: { API_KEY: "iago-key", OTHER_API_KEY: "cordelia-key" } },
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const { summary, requests, checks } = JSON.parse(await readFile(json, "utf8"));
    expect(summary).toMatchObject({ known: 0, differs: 0, findings: 0 });
    expect(summary.same + summary.notChecked).toBe(checks.length);
    expect(
      stdout,
    ).toContain(`${summary.same} same, 0 known, 0 differs, ${summary.notChecked} not checked
${url}, feature level 208 (like 202): nothing broken; ${requests} requests
`);
    const created = checks.filter(({ id }: { id: string }) => id.startsWith("createUser/created"));
    expect(created).toContainEqual(expect.objectContaining({ verdict: "same" }));
    expect(await readFile(junit, "utf8")).toContain(
      `tests="${checks.length}" failures="0" errors="0" skipped="${summary.notChecked}"`,
    );
    for (const text of [stdout, await readFile(json, "utf8"), await readFile(junit, "utf8")]) {
      expect(text).not.toMatch(/iago-key|cordelia-key/);
    }
  });

  it("exits with 1 if a response differs, and shows call, location and effects", async () => {
    const { url } = await started(startSandbox({ level: 208 }));
    const { code, stdout } = await calledAsIago("--base-url", url, "--level", "207");
    expect(code).toBe(1);
    expect(stdout).toContain(`✖ getServerSettings/plain
    curl -sS ${url}/api/v1/server_settings
    /zulip_feature_level: expected 207, got 208
    also: `);
    expect(stdout).toMatch(
      /, feature level 207 \(like 202\), reports 208: 1 finding; \d+ requests\n$/,
    );
  });

  it.each<[string, SandboxOptions, Deviation, string?]>([
    [
      "behind a proxy at a path",
      {},
      { path: "/zulip", front: (handle) => (request) => handle(withoutPath(request, "/zulip")) },
    ],
    [
      "with 1,001 drafts",
      {
        drafts: Array.from({ length: 1001 }, (_, index) => ({
          ...{ id: index + 1, user_id: 9, type: "" as const, to: [], topic: "" },
          ...{ content: `Draft ${index}`, timestamp: 1_700_000_000 + index },
        })),
      },
      {},
      "1001 drafts, more than the limit of 1000",
    ],
    [
      "with a linkifier of 500 alternatives",
      {
        linkifiers: [
          {
            id: 1,
            pattern: `(?P<word>${Array.from({ length: 500 }, (_, index) => `word${index}`).join("|")})`,
            url_template: "https://example.com/{word}",
          },
        ],
      },
      {},
    ],
    [
      "with people and no channels",
      { users: [defaultUsers.desdemona, defaultUsers.iago, defaultUsers.cordelia] },
      {},
    ],
    ["behind a gateway that fails at times", {}, { front: failingAt(60, 502, 161, 503, 240, 504) }],
  ])(
    "finds nothing wrong in an honest server %s",
    async (_, options, { path = "", front }, reason) => {
      const sandbox = createSandbox({ ...options, featureLevel: 267 });
      const before = sandbox.state;
      const handle: Handler = (request) => sandbox.fetch(request);
      const { url } = await started(servedBy(front?.(handle) ?? handle));
      vi.stubEnv("OTHER_API_KEY", "cordelia-key");
      const words = ["--other-email", "cordelia@example.com", "--write"];
      const { code, stdout } = await calledAsIago("--base-url", `${url}${path}`, ...words);
      expect(stdout).toMatch(/: nothing broken; \d+ requests\n$/);
      expect(code).toBe(0);
      expect(sandbox.state).toEqual(before);
      if (reason === undefined) expect(stdout).toMatch(leftOut);
      else expect(stdout).toContain(`\n    ${reason} (`);
    },
  );

  it("prints the report even if a report cannot be written, and the reason in one line", async () => {
    const { url } = await started(startSandbox({ level: 208 }));
    const words = ["--base-url", url, "--json", "/dev/full"];
    const { code, stdout, stderr } = await calledAsIago(...words);
    expect(stderr).toMatch(/^\S*dev\/full: no space left on device \(ENOSPC\)\.\n$/);
    expect(stdout).toContain("feature level 208 (like 202): nothing broken; ");
    expect(code).toBe(1);
  });

  it("exits with 1 if a limit stops the run, and names the limit", async () => {
    const { url } = await started(startSandbox({ level: 208 }));
    const limits = ["--request-limit", "20", "--time-limit", "600"];
    const { code, stdout } = await calledAsIago("--base-url", url, ...limits);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^ {4}the run reached its limit of 20 requests \(--request-limit\) \(\d+\)$/m,
    );
    expect(stdout).toMatch(/stopped before its end, nothing broken so far; 20 requests\n$/);
  });

  it("on Ctrl-C, sent twice as by npm, removes what it created and prints its results", async () => {
    const sandbox = createSandbox({ featureLevel: 267 });
    const before = sandbox.state;
    let interrupt = () => {};
    const server = await started(
      servedBy(async (request) => {
        const answer = await sandbox.fetch(request);
        if (sandbox.state.drafts.length > before.drafts.length) interrupt();
        return answer;
      }),
    );
    const { code, stdout } = await conformance(["--base-url", server.url, ...asIago, "--write"], {
      onStart: (child) => {
        interrupt = () => {
          interrupt = () => {};
          child.kill("SIGINT");
          setTimeout(() => child.kill("SIGINT"), 5);
        };
      },
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^ {4}the run was stopped \(\d+\)$/m);
    expect(stdout).toMatch(/stopped before its end, nothing broken so far; \d+ requests\n$/);
    expect(sandbox.state).toEqual(before);
  });

  it("exits with 2 and one line without a server", async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const { code, stdout, stderr } = await calledAsIago("--base-url", url);
    expect(stderr).toBe(
      `GET /api/v1/server_settings: the network failed: ECONNREFUSED ${new URL(url).host}. Is the server running at the address in --base-url?\n`,
    );
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });
});
