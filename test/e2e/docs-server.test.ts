// The server of the documentation, and the command that builds it.

import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import ownSite from "../../scripts/site.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";
import { buildDocs, docsOutput } from "../../src/toolkit/site/build-site.ts";
import { siteOf } from "../../src/toolkit/site/site-model.ts";
import { documentsWithNotes } from "../../src/toolkit/text/change-notes.ts";
import { json } from "../../src/toolkit/text/typescript-text.ts";
import { swapOutput } from "../../src/toolkit/write/replace-folder.ts";
import { annotated, library } from "../helpers/annotated.ts";
import { fixtureDocuments } from "../helpers/fixture-documents.ts";
import { markdownLinks } from "../helpers/markdown.ts";
import { rawRequest, readAnswer, requestText } from "../helpers/raw-request.ts";
import { runCommand } from "../helpers/run-command.ts";
import { sharedSite } from "../helpers/shared.ts";
import { operationsAt } from "../helpers/snapshot.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

let site: Awaited<ReturnType<typeof sharedSite>>;

beforeAll(async () => {
  site = await sharedSite();
});

/** The response to an unchanged request: `fetch` would normalize the path and accept gzip. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  return readAnswer(await rawRequest(site.url, requestText(method, path, headers)));
}

/** Pages whose text outside code is how JavaScript writes a missing value, an object or no number. */
async function unnamedValues(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const found: string[] = [];
  for (const name of files.filter((file) => file.endsWith(".html"))) {
    const page = await readFile(join(folder, name), "utf8");
    const text = page
      .replaceAll(/<(pre|code|script|style)\b[\s\S]*?<\/\1>/g, " ")
      .replaceAll(/<[^>]*>/g, " ");
    const values = text.match(/.{0,40}(?:\bundefined\b|\[object|\bNaN\b).{0,40}/g) ?? [];
    found.push(...values.map((value) => `${name}: ${value}`));
  }
  return found;
}

describe("the server", () => {
  it.each([
    ["/", "text/html; charset=utf-8"],
    ["/operations/get-events/", "text/html; charset=utf-8"],
    ["/downloads/openapi-8.0.json", "application/json"],
    ["/operations/get-events/index.md", "text/markdown; charset=utf-8"],
    ["/redoc.standalone.js", "text/javascript; charset=utf-8"],
    ["/site.css", "text/css; charset=utf-8"],
    ["/llms.txt", "text/plain; charset=utf-8"],
  ])("serves %s as %s", async (path, type) => {
    const response = await fetch(`${site.url}${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect((await response.text()).length).toBeGreaterThan(100);
  });

  it.each([
    "/nothing",
    "/../package.json",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2fetc/passwd",
    "/%",
    "/a%00b",
  ])("answers 404 to %s", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it("redirects from a folder's name to its address with a final slash", async () => {
    const { status, headers } = await ask("/operations?search=draft");
    expect([status, headers.location]).toEqual([301, "operations/?search=draft"]);
    expect((await fetch(`${site.url}/operations`)).url).toBe(`${site.url}/operations/`);
    // Never to another host, as `Location: //operations/` would.
    expect((await ask("//operations")).headers.location).not.toMatch(/^\/\//);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])(
    "answers 405 to %s, with the allowed methods",
    async (method) => {
      const { status, headers } = await ask("/", {}, method);
      expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
    },
  );

  it("answers HEAD without a body; pages may be made anew, not framed, and have their types", async () => {
    const { status, body, headers } = await ask("/", {}, "HEAD");
    expect([status, body]).toEqual([200, ""]);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-frame-options": "SAMEORIGIN",
      "x-content-type-options": "nosniff",
    });
  });
});

describe("the site", () => {
  const { operations, releases } = siteOf(levelled(annotated()), { guides: [], canTry: false });

  it("has each operation, each page in Markdown, and one script of Redoc", async () => {
    const files = await readdir(site.folder, { recursive: true });
    const pages = files.filter((name) => name.endsWith(".html") && !/^(404|redoc)/.test(name));
    expect(pages.filter((name) => !files.includes(name.replace(/html$/, "md")))).toEqual([]);
    for (const { name } of operations) expect(files).toContain(`operations/${name}/index.html`);
    expect(files.filter((name) => name.endsWith(".standalone.js"))).toEqual([
      "redoc.standalone.js",
    ]);
  });

  it("offers the document of each release for download, with samples of each operation, and that of all levels", async () => {
    const read = (file: string) => readFile(join(site.folder, "downloads", file), "utf8");
    expect(JSON.parse(await read("annotated.json"))).toEqual(annotated());
    const published = documentsWithNotes(levelled(annotated()));
    const redoc = await readFile(join(site.folder, "redoc/index.html"), "utf8");
    for (const { release, level } of releases) {
      expect(redoc).toContain(`"openapi-${release}.json"`);
      const text = await read(`openapi-${release}.json`);
      const samples: unknown[] = [];
      const plain = JSON.parse(text, (key, value) => {
        if (key !== "x-codeSamples") return value;
        samples.push(value);
        return undefined;
      });
      expect(json(plain)).toBe(json(published(level)));
      expect(samples).toHaveLength(operationsAt(level).length);
      expect(samples).not.toContainEqual([]);
    }
  });

  it("shows no value that a program forgot to name", async () => {
    expect(await unnamedValues(site.folder)).toEqual([]);
    const folder = join(temporaryFolder("docs-of-library", onTestFinished), "docs");
    await buildDocs(levelled(library()), { ...ownSite, tryIt: undefined, folder });
    expect(await unnamedValues(folder)).toEqual([]);
  });

  it("has a policy on every page that forbids loading from elsewhere", async () => {
    const pages = (await readdir(site.folder, { recursive: true })).filter((name) =>
      name.endsWith(".html"),
    );
    for (const name of pages) {
      const page = await readFile(join(site.folder, name), "utf8");
      const [, policy = ""] =
        /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
      expect(policy, name).toMatch(/^default-src 'none'; script-src 'self'[^;]*;/);
      // Readers may ask a server of their own for its level.
      const loading = policy.replace(/connect-src [^;]*;?/, "");
      expect(loading, name).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
    }
  });

  it("has a target for each link and fragment of each page, and no page without a link", async () => {
    const [start, broken] = [new URL("/", site.url).href, [] as string[]];
    /** The fragments of each requested address; none if it is not an HTML page. */
    const asked = new Map<string, Set<string>>();
    const links: (readonly [from: string, to: URL])[] = [["", new URL(start)]];
    for (const [from, { href, origin }] of links) {
      const [address = ""] = href.split("#");
      if (origin !== new URL(site.url).origin) broken.push(`${from}: ${href} is elsewhere`);
      else if (!asked.has(address)) {
        const answer = await fetch(address);
        if (answer.status !== 200) broken.push(`${from}: ${href} is answered ${answer.status}`);
        const isPage = answer.headers.get("content-type")?.startsWith("text/html");
        const text = isPage ? await answer.text() : "";
        const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => `#${id}`);
        const isRedoc = ids.includes("#redoc");
        if (new Set(ids).size < ids.length && !isRedoc) broken.push(`${href} has an id twice`);
        asked.set(address, new Set(["", ...ids]));
        for (const [, to = ""] of text.matchAll(
          /<(?:a|link|script)[^>]* (?:href|src)="([^"]*)"/g,
        )) {
          links.push([address, new URL(to.replaceAll("&amp;", "&"), address)]);
        }
      }
    }
    for (const [from, { href, hash }] of links) {
      const [address = ""] = href.split("#");
      if (asked.get(address)?.has(decodeURIComponent(hash)) === false)
        broken.push(`${from}: ${href}`);
    }
    expect(broken).toEqual([]);
    const pages = (await readdir(site.folder, { recursive: true })).filter((name) =>
      name.endsWith("index.html"),
    );
    const unlinked = pages.filter(
      (name) => !asked.has(`${start}${name.replace(/index\.html$/, "")}`),
    );
    expect(unlinked).toEqual([]);
  });

  it("has only working links in Markdown", async () => {
    const files = await readdir(site.folder, { recursive: true });
    const broken: string[] = [];
    for (const name of files.filter((file) => /\.(md|txt)$/.test(file))) {
      const links = markdownLinks(await readFile(join(site.folder, name), "utf8"));
      const dead = links.filter(
        (link) => !existsSync(join(site.folder, dirname(name), link.split("?")[0] ?? "")),
      );
      broken.push(...dead.map((link) => `${name}: ${link}`));
    }
    expect(broken).toEqual([]);
  });
});

describe("npm run docs", () => {
  it("uses each option for the site of another API", async () => {
    const project = temporaryFolder("docs-of-another", onTestFinished);
    const { folder: documents } = fixtureDocuments("documents.yaml", onTestFinished);
    const folder = join(project, "docs");
    const untagged = await readFile(join(documents, "untagged.yaml"), "utf8");
    const files = {
      "shop.yaml": untagged.replace("summary: Orders may be gifts.", 'summary: ""'),
      "own.css": ":root { --accent: #a1003c; }",
      "guides/buying.md": "# Buying\n\nAs always.\n",
    };
    await mkdir(join(project, "guides"));
    for (const [name, text] of Object.entries(files)) await writeFile(join(project, name), text);
    const options = {
      spec: join(project, "shop.yaml"),
      out: folder,
      "site-url": "https://example.com/shop/",
      repository: "https://example.com/repository",
      guides: join(project, "guides"),
      style: join(project, "own.css"),
    };
    const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
    const { code, stderr } = await runCommand("docs", ...words);
    expect([code, stderr.includes("404.html")], stderr).toEqual([0, false]);
    expect(stderr).toContain("write a summary for 1.0.");
    const at = (name: string) => readFile(join(folder, name), "utf8");
    const address = "https://example.com/shop/operations/health/";
    expect(await at("operations/health/index.html")).toContain(
      `<link rel="canonical" href="${address}">`,
    );
    expect(await at("404.html")).toContain('href="/shop/site.css"');
    expect(await at("changes/index.html")).toContain('<a href="https://example.com/repository">');
    expect(await at("sitemap.xml")).toContain(`<loc>${address}</loc>`);
    expect(await at("guides/buying/index.md")).toContain("As always.");
    expect(await at("site.css")).toMatch(/--accent: light-dark.*:root \{ --accent: #a1003c; \}$/s);
  });

  it("keeps the old site if the specification is missing", async () => {
    const folder = join(temporaryFolder("docs", onTestFinished), "docs");
    swapOutput(folder, new Map([["old.txt", "old"]]), docsOutput);
    const words = ["--spec", join(folder, "none.yaml"), "--out", folder];
    const { code, stderr } = await runCommand("docs", ...words);
    expect(code).toBe(2);
    expect(stderr).toMatch(/none\.yaml does not exist\.\n$/);
    expect(await readdir(folder)).toContain("old.txt");
  });
});
