// Every code sample of the reference, run from the text that the page shows, against the mock.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { operations } from "../../generated/operations.gen.ts";
import { own } from "../../src/program/places.ts";
import { startSandbox } from "../../src/service/sandbox/serve.ts";
import { readGuides } from "../../src/toolkit/site/guides.ts";
import { sampleLevels } from "../helpers/levels.ts";
import { codeBlocks } from "../helpers/markdown.ts";
import {
  hasJq,
  hasRequests,
  type Language,
  runProgram,
  typeErrors,
} from "../helpers/run-program.ts";
import { mockOf, sharedSite } from "../helpers/shared.ts";

const head = Math.max(...boundaries);
const languages = { Shell: "sh", TypeScript: "ts", JavaScript: "js", Python: "py" } as const;

let site: Awaited<ReturnType<typeof sharedSite>>;
let mock: string;
let shown: Map<string, string>;

beforeAll(async () => {
  [site, mock] = await Promise.all([sharedSite(), mockOf(head)]);
  shown = await samplesAt(head);
});

/** The samples of a level's page, by operation and language. */
async function samplesAt(level: number): Promise<Map<string, string>> {
  const page = await readFile(join(site.folder, `level-${level}/reference.html`), "utf8");
  const samples =
    /<pre tabindex="0" data-operation="(\w+)" data-sample="(\w+)"><code>([\s\S]*?)<\/code>/g;
  return new Map(
    [...page.matchAll(samples)].map(([, id, lang, text = ""]) => [`${id} ${lang}`, asText(text)]),
  );
}

const asText = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

const isRunnable: Readonly<Record<Language, boolean>> = {
  sh: true,
  js: true,
  ts: true,
  py: hasRequests(),
};

/** Those that the sandbox answers below, since only it knows whether there is a queue. */
const ofQueues = ["getEvents", "deleteEventQueue"];

describe.each(Object.keys(operations).filter((id) => !ofQueues.includes(id)))("%s", (id) => {
  describe.each(Object.entries(languages))("in %s", (lang, language) => {
    const reason = isRunnable[language] ? "" : " (skipped: python3 with `requests` is not here)";
    it.skipIf(!isRunnable[language])(
      `prints the success that the mock answers${reason}`,
      async ({ skip }) => {
        const text = shown.get(`${id} ${lang}`);
        expect(text).toBeDefined();
        skip(text?.includes("jq ") === true && !hasJq(), "jq is not here");
        const { code, stdout, stderr } = await runProgram(language, text ?? "", {
          BASE_URL: mock,
          EMAIL: "iago@example.com",
          API_KEY: "iago-key",
        });
        expect(stderr).toBe("");
        expect(code).toBe(0);
        expect(stdout).toMatch(/['"]?result['"]?: ?['"]success['"]/);
      },
    );
  });
});

describe.each(ofQueues)("%s of a queue that is there only once it is registered", (id) => {
  const ofEachLanguage = it.for(
    Object.entries(languages).filter(([, language]) => isRunnable[language]),
  );
  /** What the sample in a language ends with, beside a sandbox, with a key. */
  const ended = async ([lang, language]: readonly [string, Language], key: string) => {
    const sandbox = await startSandbox({ level: head });
    const variables = { BASE_URL: sandbox.url, EMAIL: "iago@example.com", API_KEY: key };
    const result = await runProgram(language, shown.get(`${id} ${lang}`) ?? "", variables);
    await sandbox.stop();
    return result;
  };

  ofEachLanguage("is answered with a success by the sandbox in %s", async (sample, { skip }) => {
    skip(sample[1] === "sh" && !hasJq(), "jq is not here");
    const { code, stderr, stdout } = await ended(sample, "iago-key");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/['"]?result['"]?: ?['"]success['"]/);
  });

  ofEachLanguage(
    "is not asked for where nothing could be registered, which is told, in %s",
    async (sample, { skip }) => {
      skip(sample[1] === "sh" && !hasJq(), "jq is not here");
      const { code, stderr, stdout } = await ended(sample, "wrong-key");
      expect(code).not.toBe(0);
      expect(stderr).toMatch(/401|Invalid API key/);
      expect(`${stdout}${stderr}`).not.toContain("wrong-key");
    },
  );
});

describe("the samples", () => {
  it("differ between levels only in the client's feature level", async () => {
    for (const level of sampleLevels) {
      for (const [key, text] of await samplesAt(level)) {
        expect(text.replace(`featureLevel: ${level},`, `featureLevel: ${head},`)).toBe(
          shown.get(key),
        );
      }
    }
  });

  it("type-check in TypeScript at every level, and so do the guides' programs", async () => {
    const programs = new Map<string, string>();
    for (const level of sampleLevels) {
      for (const [key, text] of await samplesAt(level)) {
        if (key.endsWith(" TypeScript")) programs.set(`${key}-${level}`, text);
      }
    }
    for (const { name, text } of await readGuides(own.site.guides)) {
      if (name === "bring-your-own-api") continue; // program.test.ts compiles it with what it generates.
      for (const block of codeBlocks(text).filter(({ language }) => language === "ts")) {
        programs.set(`${name}-${programs.size}`, block.text);
      }
    }
    expect(programs.size).toBeGreaterThan(Object.keys(operations).length * 5);
    // One that is wrong, to see that errors are found: it is the only one.
    expect(await typeErrors([...programs.values(), "export const no: string = 1;"])).toMatch(
      new RegExp(String.raw`^\S*program-${programs.size}\.mts\(1,14\): error TS2322: .*\n$`),
    );
  });

  it("are the same in the Redoc page and in Markdown", async () => {
    const redoc = await readFile(join(site.folder, "index.html"), "utf8");
    const markdown = await readFile(join(site.folder, `level-${head}/reference.md`), "utf8");
    expect(shown.size).toBe(Object.keys(operations).length * 4);
    for (const text of shown.values()) {
      expect(redoc).toContain(JSON.stringify(text).replaceAll("<", "\\u003c"));
      expect(markdown).toContain(`\n${text}\n\`\`\``);
    }
  });

  it("hold no credential, only names of the environment", () => {
    for (const text of shown.values()) expect(text).not.toMatch(/@example|-key/);
  });
});
