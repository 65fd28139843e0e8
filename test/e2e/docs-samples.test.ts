// Every code sample of the reference, run from the text that the page shows: against the mock, and against the sandbox
// of every release that has its operation.

import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boundaries, releases } from "../../generated/feature-levels.gen.ts";
import { operations } from "../../generated/operations.gen.ts";
import { inHome } from "../../src/node/package-root.ts";
import { createSandbox } from "../../src/service/sandbox/index.ts";
import { isLevelIn } from "../../src/toolkit/levels/index.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";
import { readGuides } from "../../src/toolkit/site/guides.ts";
import { siteOf } from "../../src/toolkit/site/site-model.ts";
import { annotated } from "../helpers/annotated.ts";
import { sampleLevels } from "../helpers/levels.ts";
import { codeBlocks } from "../helpers/markdown.ts";
import { hasRequests, runPrograms, typeErrors } from "../helpers/run-program.ts";
import { sharedMock, sharedSite } from "../helpers/shared.ts";

const head = Math.max(...boundaries);
const languages = { Shell: "sh", TypeScript: "ts", Python: "py" } as const;

/** What a success prints. */
const success = /['"]?result['"]?: ?['"]success['"]/;

/** A line that sets the address for a program. */
const environmentIn: Readonly<Record<string, (url: string) => string>> = {
  Shell: (url) => `BASE_URL=${url}\n`,
  TypeScript: (url) => `process.env.BASE_URL = "${url}";\n`,
  Python: (url) => `import os; os.environ["BASE_URL"] = "${url}"\n`,
};

let site: Awaited<ReturnType<typeof sharedSite>>;
let mock: string;
let shown: Map<string, string>;

beforeAll(async () => {
  [site, mock] = await Promise.all([sharedSite(), sharedMock()]);
  shown = await samplesAt(head);
});

const documented = siteOf(levelled(annotated()), { guides: [], canTry: false }).operations;

/** The samples of the operations' pages as a reader at a level sees them, by operation and language. */
async function samplesAt(level: number): Promise<Map<string, string>> {
  const samples =
    /class="code"(?: data-levels="([^"]*)")?>\n?(?:(?!<pre).)*<pre [^>]*data-operation="(\w+)" data-sample="(\w+)"[^>]*><code>([\s\S]*?)<\/code>/gs;
  const isIn = (levels: string) =>
    levels.split(" ").some((range) => {
      const [from, to] = range.split("-").map((end) => (end === "" ? Number.NaN : Number(end)));
      return (from ?? 0) <= level && !(level > (to ?? 0));
    });
  const found = new Map<string, string>();
  for (const { name, ranges } of documented) {
    if (!isLevelIn(ranges, level)) continue;
    const page = await readFile(join(site.folder, `operations/${name}/index.html`), "utf8");
    for (const [, levels = "0-", id, lang, text = ""] of page.matchAll(samples))
      if (isIn(levels)) found.set(`${id} ${lang}`, asText(text.replaceAll(/<[^>]*>/g, "")).trim());
  }
  return found;
}

const asText = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

describe.each(Object.entries(languages))("the samples in %s", (lang, language) => {
  it.skipIf(language === "py" && !hasRequests)(
    "print the success that the mock returns",
    async () => {
      const ids = Object.keys(operations);
      const texts = ids.map((id) => shown.get(`${id} ${lang}`) ?? expect.unreachable(id));
      const { code, stderr, outputs } = await runPrograms(language, texts, {
        BASE_URL: mock,
        EMAIL: "iago@example.com",
        API_KEY: "iago-key",
      });
      expect({ code, stderr, last: ids[outputs.length - 1] }).toEqual({
        code: 0,
        stderr: "",
        last: ids.at(-1),
      });
      for (const [index, id] of ids.entries()) {
        expect(outputs[index], id).toMatch(success);
      }
    },
  );
});

describe("on a server of each release", () => {
  // A new sandbox for each request, because samples change what others need.
  const servers = releases.map(({ level: featureLevel }) => {
    const answer = (request: Request) => createSandbox({ featureLevel }).fetch(request);
    // Otherwise it replaces the Request of every test in this worker.
    const listener = getRequestListener(answer, { overrideGlobalObjects: false });
    return createServer(listener).listen(0, "127.0.0.1");
  });
  afterAll(() => {
    for (const server of servers) server.close();
  });

  it.each(Object.entries(languages).filter(([, language]) => language !== "py" || hasRequests))(
    "each sample in %s succeeds",
    async (lang, language) => {
      const programs: { readonly name: string; readonly text: string }[] = [];
      for (const [index, { level }] of releases.entries()) {
        const { port } = (servers[index] as Server).address() as AddressInfo;
        for (const [key, text] of await samplesAt(level)) {
          const [id = "", language = ""] = key.split(" ");
          if (language !== lang) continue;
          const environment = environmentIn[lang]?.(`http://127.0.0.1:${port}`);
          programs.push({ name: `${id} at ${level}`, text: `${environment}${text}` });
        }
      }
      const { code, stderr, outputs } = await runPrograms(
        language,
        programs.map(({ text }) => text),
        { EMAIL: "iago@example.com", API_KEY: "iago-key" },
      );
      const last = programs[outputs.length - 1]?.name;
      expect({ code, stderr, last }).toEqual({ code: 0, stderr: "", last: programs.at(-1)?.name });
      const failed = programs.flatMap(({ name }, index) => {
        const output = outputs[index] ?? "";
        // An event queue has a random ID, which no page can know.
        const isRight = /EventQueue|getEvents/.test(name) ? /BAD_EVENT_QUEUE_ID|success/ : success;
        return isRight.test(output) ? [] : `${name}: ${output}`;
      });
      expect(failed).toEqual([]);
    },
  );
});

describe("the samples", () => {
  it("type-check at sampled levels, as guides do, and name their lowest level", async () => {
    const programs = new Map<string, string>();
    for (const level of sampleLevels) {
      for (const [key, text] of await samplesAt(level))
        if (key.endsWith(" TypeScript")) programs.set(`${key}-${level}`, text);
    }
    for (const { name, text } of (await readGuides(inHome("docs/guides"))).guides) {
      // program.test.ts and whole-api.test.ts compile these with what they generate.
      if (name === "bring-your-own-api" || name === "whole-api") continue;
      for (const block of codeBlocks(text).filter(({ language }) => language === "ts")) {
        programs.set(`${name}-${programs.size}`, block.text);
      }
    }
    expect(programs.size).toBeGreaterThan(Object.keys(operations).length * 5);
    // Until a reader chooses a level.
    const tooLow = [...shown].flatMap(([key, text]) => {
      const [, level = ""] = /featureLevel: (\d+)/.exec(text) ?? [];
      if (!key.endsWith(" TypeScript") || level === "0") return [];
      return text.replace(/featureLevel: \d+/, `featureLevel: ${Number(level) - 1}`);
    });
    expect(tooLow.length).toBeGreaterThan(3);
    const errors = await typeErrors([...programs.values(), ...tooLow]);
    const wrong = new Set(
      Array.from(errors.matchAll(/program-(\d+)\.mts\(/g), ([, at]) => Number(at)),
    );
    expect(
      [...wrong].sort((one, other) => one - other),
      errors,
    ).toEqual([...tooLow.keys()].map((index) => programs.size + index));
  });

  it("are the same in Markdown", async () => {
    expect(shown.size).toBe(Object.keys(operations).length * Object.keys(languages).length);
    const page = await readFile(join(site.folder, "operations/list-invitations/index.md"), "utf8");
    for (const [key, text] of shown) {
      if (key.startsWith("listInvitations ")) expect(page).toContain(`\n${text}\n\`\`\``);
    }
  });

  it("contain no credentials", () => {
    for (const text of shown.values()) expect(text).not.toMatch(/iago@example|-key/);
  });
});
