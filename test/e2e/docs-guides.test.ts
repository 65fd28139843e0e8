// Every program of the guides, run from the text that the guide shows, against the mock.

import { beforeAll, describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { own } from "../../scripts/lib/places.ts";
import { type Guide, readGuides } from "../../src/site/guides.ts";
import { type Language, runProgram } from "../helpers/run-program.ts";
import { runScript } from "../helpers/run-script.ts";
import { mockOf } from "../helpers/shared.ts";

const guides = await readGuides(own.site.guides);

/** The blocks of code of a guide, in order. */
function blocksOf({ text }: Guide): { language: string; text: string }[] {
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(([, language = "", text = ""]) => ({
    language,
    text,
  }));
}

/** What each program prints at the newest level, in the order of the guide. */
const prints: Readonly<Record<string, readonly RegExp[]>> = {
  "first-call": [
    /"zulip_feature_level": ?267/,
    /"invites":/,
    /^e-mail 2 .*\nlink 2 never expires\n$/,
  ],
  "supporting-older-servers": [
    /^feature level 267\ncan reorder linkifiers\n$/,
    /^created by 9, who is told\ncreated by 9, who is not told\n$/,
    /^success\n$/,
  ],
  "testing-your-integration": [
    /^success BAD_EVENT_QUEUE_ID\n$/,
    /^the queue is gone: fb67bf8a-/,
    /^400 .*ordered_linkifier_ids/,
  ],
  "reordering-linkifiers": [/^reordered\n$/],
  "error-codes": [/^go on\nwait 28\.7\d* seconds\n$/],
  "checking-a-server": [],
};

let mock = "";

beforeAll(async () => {
  mock = await mockOf(267);
});

it("no guide goes without a run", () => {
  expect(guides.map(({ name }) => name).sort()).toEqual(Object.keys(prints).sort());
});

describe.each(guides.map((guide) => [guide.title, guide] as const))("%s", (_, guide) => {
  const blocks = blocksOf(guide);
  const programs = blocks.filter(({ language }) => language !== "console");
  const wanted = prints[guide.name] ?? [];

  it("has a program for each output that is expected", () => {
    expect(programs).toHaveLength(wanted.length);
  });

  it.each(programs.map((program, index) => [index + 1, program, wanted[index]] as const))(
    "program %i runs as it stands",
    async (_, { language, text }, output) => {
      const { code, stdout, stderr } = await runProgram(language as Language, text, {
        BASE_URL: mock,
        EMAIL: "iago@example.com",
        API_KEY: "iago-key",
      });
      expect(stderr).toBe("");
      expect(code).toBe(0);
      expect(stdout).toMatch(output ?? /^$/);
    },
  );

  it.each(blocks.filter(({ language }) => language === "console"))(
    "the command is one of ours, with options that it knows: $text",
    async ({ text }) => {
      const [, name = "", options = ""] =
        /^(?:[A-Z_]+=\S+ )*npm run (\w+) -- (.*)\n$/.exec(text) ?? [];
      expect(Object.keys(packageJson.scripts)).toContain(name);
      const { code, stdout } = await runScript(name, "--help");
      expect(code).toBe(0);
      for (const option of options.match(/--[\w-]+/g) ?? []) expect(stdout).toContain(option);
    },
  );
});

describe("the table of error codes", () => {
  it("names each documented code with its statuses, and no other", async () => {
    const { operations } = await import("../../generated/operations.gen.ts");
    const documented = new Map<string, Set<number>>();
    for (const { errors } of Object.values(operations)) {
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
