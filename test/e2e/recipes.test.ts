// The recipes of the guides against sandboxes with faults.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { operations } from "../../generated/operations.gen.ts";
import { createClient, unwrap } from "../../src/index.ts";
import { inHome } from "../../src/node/package-root.ts";
import { createSandbox, defaultUsers } from "../../src/service/sandbox/index.ts";
import { serveSandbox } from "../../src/service/sandbox/serve-sandbox.ts";
import { codeBlocks } from "../helpers/markdown.ts";
import { runProgram } from "../helpers/run-program.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const guide = await readFile(inHome("docs/guides/recipes.md"), "utf8");
const [linkifiers, invitations] = codeBlocks(guide).map(({ text }) => text);
const folder = temporaryFolder("recipes");
const { iago, cordelia } = defaultUsers;
const account = { EMAIL: iago.email, API_KEY: iago.api_key };

it("the calls that may be repeated are those of the specification", () => {
  const [, list = ""] =
    /^## Which calls may be repeated\n([\s\S]*?)^The other calls/m.exec(guide) ?? [];
  const named = [...list.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
  const repeatable = Object.values(operations).filter(({ isIdempotent }) => isIdempotent);
  expect(named.filter((name) => Object.hasOwn(operations, name)).sort()).toEqual(
    repeatable.map(({ id }) => id).sort(),
  );
});

it("the program that keeps linkifiers has at most eighty lines", () => {
  expect(linkifiers?.trimEnd().split("\n").length).toBeLessThanOrEqual(80);
});

it("linkifiers of a file are planned, applied despite faults, and then left alone", async () => {
  const sandboxes = [54, 202, 481].map((featureLevel) => createSandbox({ featureLevel }));
  const servers = await Promise.all(sandboxes.map((sandbox) => serveSandbox(sandbox)));
  const file = join(folder, "linkifiers.json");
  const wanted = [
    { pattern: "NEW-(?P<id>[0-9]+)", url_template: "https://new.example/{id}" },
    {
      pattern: "#(?P<id>[0-9]{5,})",
      url_template: "https://github.com/example/archive/issues/{id}",
    },
    { pattern: "#(?P<id>[0-9]+)", url_template: "https://moved.example/{id}" },
  ];
  await writeFile(file, JSON.stringify(wanted));
  const list = servers.map(({ url }) => ({
    baseUrl: url,
    email: iago.email,
    apiKey: iago.api_key,
  }));
  const environment = { SERVERS: JSON.stringify(list), LINKIFIERS: file };
  const run = (more = {}) => runProgram("ts", linkifiers ?? "", { ...environment, ...more });
  const shown = () =>
    sandboxes.map(({ state }) =>
      state.linkifiers.map(({ pattern, url_template }) => ({ pattern, url_template })),
    );
  try {
    const before = shown();
    const plan = await run();
    expect(plan).toMatchObject({ code: 0, stderr: "" });
    expect(plan.stdout.match(/\+ NEW-/g)).toHaveLength(3);
    expect(plan.stdout.match(/, order$/gm)).toHaveLength(2); // Not at level 54.
    expect(plan.stdout.match(/~ #/g)).toHaveLength(2); // Nor is anything edited there.
    expect(shown()).toEqual(before);

    for (const sandbox of sandboxes) {
      sandbox.fault({ operation: "listLinkifiers", status: 502 });
      sandbox.fault({ operation: "createLinkifier", drop: "response" });
      sandbox.fault({ operation: "deleteLinkifier", status: 429, retryAfter: 0.1 });
    }
    const failed = await run({ APPLY: "1" });
    expect(failed.code).toBe(1);
    expect(failed.stderr.match(/createLinkifier/g)?.length).toBeGreaterThanOrEqual(3);
    expect(await run({ APPLY: "1" })).toMatchObject({ code: 0, stderr: "" });
    expect(sandboxes.map(({ pendingFaults }) => pendingFaults)).toEqual([[], [], []]);
    const byId = [wanted[1], wanted[0], wanted[2]];
    expect(shown()).toEqual([byId, wanted, wanted]);

    const { length } = sandboxes.flatMap(({ requests }) => requests);
    const again = await run({ APPLY: "1" });
    expect(again.stdout).toBe(servers.map(({ url }) => `${url}: nothing to do\n`).join(""));
    const asked = sandboxes.flatMap(({ requests }) => requests);
    expect(asked.length).toBe(length + 6);
    expect(asked.slice(-2).map(({ method }) => method)).toEqual(["GET", "GET"]);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
});

it("linkifiers of a file with mistakes are reported, and nothing is deleted", async () => {
  const sandbox = createSandbox();
  const server = await serveSandbox(sandbox);
  const file = join(folder, "wrong.json");
  const environment = { ...account, BASE_URL: server.url, LINKIFIERS: file, APPLY: "1" };
  const before = structuredClone(sandbox.state.linkifiers);
  const [first] = before;
  const one = { pattern: "A(?P<id>[0-9]+)", url_template: "https://a.example/{id}" };
  try {
    await writeFile(file, JSON.stringify([{ ...one, reverse_templat: "A{id}" }, one]));
    expect(await runProgram("ts", linkifiers ?? "", environment)).toMatchObject({
      code: 1,
      stderr: `${server.url}: ${file}: "reverse_templat" is no field of a linkifier; a second entry of ${one.pattern}\n`,
    });
    expect(sandbox.state.linkifiers).toEqual(before);
    // The server refuses the edit, before anything is deleted.
    await writeFile(file, JSON.stringify([{ pattern: first?.pattern, url_template: "{" }]));
    expect(await runProgram("ts", linkifiers ?? "", environment)).toMatchObject({ code: 1 });
    expect(sandbox.state.linkifiers).toEqual(before);
  } finally {
    await server.stop();
  }
});

it("linkifiers are edited if servers can, and keep ID and omitted fields", async () => {
  const sandbox = createSandbox();
  const server = await serveSandbox(sandbox);
  const file = join(folder, "kept.json");
  const environment = { ...account, BASE_URL: server.url, LINKIFIERS: file };
  const client = createClient({
    baseUrl: server.url,
    email: iago.email,
    apiKey: iago.api_key,
    featureLevel: 478,
  });
  const more = {
    pattern: "T(?P<id>[0-9]+)",
    example_input: "T12",
    reverse_template: "T{id}",
    alternative_url_templates: ["https://old.example/{id}"],
  };
  try {
    const given = { ...more, url_template: "https://t.example/{id}" };
    const { id } = unwrap(await client.createLinkifier(given));
    const own = () => sandbox.state.linkifiers.find((one) => one.id === id);
    expect((await runProgram("ts", linkifiers ?? "", environment)).stdout).toMatch(/nothing to do/);
    const kept: { pattern: string }[] = JSON.parse(await readFile(file, "utf8"));
    expect(kept.at(-1)).toEqual(given);
    const { url_template: _, ...others } = given;
    const moved = { pattern: more.pattern, url_template: "https://new.example/{id}" };
    await writeFile(file, JSON.stringify([...kept.slice(0, -1), moved]));
    const run = await runProgram("ts", linkifiers ?? "", { ...environment, APPLY: "1" });
    expect(run).toMatchObject({
      code: 0,
      stderr: "",
      stdout: `${server.url}: ~ ${more.pattern}\n`,
    });
    expect(own()).toMatchObject({ ...others, ...moved });
  } finally {
    await server.stop();
  }
});

it.each([22, 481])(
  "invitations of somebody who left are revoked at level %i, and no others",
  async (featureLevel) => {
    const sandbox = createSandbox({ featureLevel });
    const server = await serveSandbox(sandbox);
    try {
      const environment = { ...account, BASE_URL: server.url, USER_ID: `${cordelia.user_id}` };
      const ran = await runProgram("ts", invitations ?? "", environment);
      expect(ran).toMatchObject({
        code: 0,
        stderr: "",
        stdout: "e-mail 3: revoked\nlink 3: revoked\n",
      });
      const left = sandbox.state.invitations.map((one) => one.invited_by_user_id);
      expect(left).not.toContain(cordelia.user_id);
      expect(left).toHaveLength(4);
    } finally {
      await server.stop();
    }
  },
);
