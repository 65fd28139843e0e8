// The server of the documentation, and the command that builds it.

import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { startDocs } from "../../scripts/lib/docs-server.ts";
import { inHome } from "../../src/base/home.ts";
import { onPort } from "../../src/base/processes.ts";
import { own } from "../../src/program/places.ts";
import { plainLine } from "../../src/toolkit/generate/plain-markdown.ts";
import { json } from "../../src/toolkit/generate/text.ts";
import { siteOf } from "../../src/toolkit/site/site.ts";
import { annotated } from "../helpers/annotated.ts";
import { called } from "../helpers/called.ts";
import { markdownLinks } from "../helpers/markdown.ts";
import { projection } from "../helpers/projection.ts";
import { rawRequest, readAnswer, requestText } from "../helpers/raw-request.ts";
import { runScript } from "../helpers/run-script.ts";
import { sharedSite } from "../helpers/shared.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const noAddresses = { documents: [], siteUrl: undefined, repository: undefined, canTry: false };
let site: Awaited<ReturnType<typeof sharedSite>>;

beforeAll(async () => {
  site = await sharedSite();
});

/** The answer to a request as it is typed: `fetch` would tidy the path, and ask for gzip. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  return readAnswer(await rawRequest(site.url, requestText(method, path, headers)));
}

describe("the server", () => {
  it.each([
    ["/", "text/html; charset=utf-8"],
    ["/level-22/", "text/html; charset=utf-8"],
    ["/level-22/openapi.json", "application/json"],
    ["/level-22/reference.md", "text/markdown; charset=utf-8"],
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

  it("leads from a folder's name to the folder, where the links of its page work", async () => {
    const { status, headers } = await ask("/level-22?search=draft");
    expect([status, headers.location]).toEqual([301, "level-22/?search=draft"]);
    expect((await fetch(`${site.url}/level-22`)).url).toBe(`${site.url}/level-22/`);
    // Never to another host, as `Location: //level-22/` would.
    expect((await ask("//level-22")).headers.location).not.toMatch(/^\/\//);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])(
    "answers 405 to %s, and says what is allowed",
    async (method) => {
      const { status, headers } = await ask("/", {}, method);
      expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
    },
  );

  it.each([
    ["gzip", "gzip"],
    ["br, gzip;q=0.5", "gzip"],
    ["*", "gzip"],
    ["gzip;q=0", undefined],
    ["gzip; q=0.0, identity", undefined],
    ["identity", undefined],
  ])("compresses for who accepts %j: %s", async (accepted, encoding) => {
    const { headers } = await ask("/redoc.standalone.js", { "Accept-Encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding");
  });

  it.each(["identity", "gzip"])(
    "answers 304 to who has it already, and the page to who has another, in %s",
    async (encoding) => {
      const as = { "Accept-Encoding": encoding };
      const { etag = "" } = (await ask("/level-22/", as)).headers;
      expect(etag).toMatch(/^(W\/)?"\w+"$/);
      for (const method of ["GET", "HEAD"]) {
        const known = await ask("/level-22/", { ...as, "If-None-Match": `"x", ${etag}` }, method);
        expect([known.status, known.body]).toEqual([304, ""]);
        expect(known.headers).toMatchObject({
          vary: "Accept-Encoding",
          "cache-control": "no-cache",
        });
        const other = await ask("/level-22/", { ...as, "If-None-Match": '"x"' }, method);
        expect(other.status).toBe(200);
      }
    },
  );

  it("has another ETag when the file changes, however soon", async () => {
    const folder = temporaryFolder("docs", onTestFinished);
    const { url, stop } = await startDocs({ port: 0, folder });
    const tags = new Set();
    for (const text of ["one", "two"]) {
      await writeFile(join(folder, "changing.txt"), text);
      tags.add((await fetch(`${url}/changing.txt`)).headers.get("etag"));
    }
    await stop();
    expect(tags.size).toBe(2);
  });

  it("answers HEAD as GET, but without a body, and ignores ranges", async () => {
    const [get, head] = [await ask("/"), await ask("/", {}, "HEAD")];
    const { date: _, ...headers } = get.headers;
    expect(head).toMatchObject({ status: 200, body: "", headers });
    expect(await ask("/", { Range: "bytes=0-1" })).toMatchObject({ body: get.body, headers });
  });

  it("lets no page of elsewhere frame it, and no browser guess what a file is", async () => {
    expect((await ask("/")).headers).toMatchObject({
      "x-frame-options": "SAMEORIGIN",
      "x-content-type-options": "nosniff",
    });
  });

  it("says in one line that its port is taken", async () => {
    const wished = { port: Number(new URL(site.url).port), option: "docs-port" };
    await expect(
      onPort(wished, (port) => startDocs({ port, folder: own.site.folder })),
    ).rejects.toMatchObject({
      message: `Port ${wished.port} is taken: choose another with --docs-port.`,
      exitCode: 1,
    });
  });
});

describe("the site", () => {
  it("holds Redoc's script once, and a page, a twin, Markdown and OpenAPI for each level", async () => {
    const files = (await readdir(site.folder, { recursive: true })).filter((name) =>
      name.includes("."),
    );
    expect(files.filter((name) => name.endsWith(".standalone.js"))).toEqual([
      "redoc.standalone.js",
    ]);
    for (const level of boundaries) {
      for (const name of ["index.html", "reference.html", "reference.md", "openapi.json"]) {
        expect(files).toContain(join(`level-${level}`, name));
      }
    }
  });

  it("offers for download the document of each level", async () => {
    for (const level of boundaries) {
      const offered = await readFile(join(site.folder, `level-${level}/openapi.json`), "utf8");
      expect(offered).toBe(json(projection(level)));
    }
  });

  it("forbids itself, on every page, to load anything from elsewhere", async () => {
    const pages = (await readdir(site.folder, { recursive: true })).filter((name) =>
      name.endsWith(".html"),
    );
    for (const name of pages) {
      const page = await readFile(join(site.folder, name), "utf8");
      const [, policy = ""] =
        /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
      expect(policy, name).toMatch(/^default-src 'none'; script-src 'self'[^;]*;/);
      expect(policy, name).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
    }
  });

  it("answers 200 to each link of each page, has what each fragment names, and no page without a link", async () => {
    const { operations } = siteOf(annotated(), noAddresses);
    const routes = operations.map(({ route }) => `#${route}`);
    const [start, broken] = [new URL("/", site.url).href, [] as string[]];
    /** The fragments of each address that was asked for; of what is no page of HTML there are none. */
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
        asked.set(address, new Set(["", ...ids, ...(ids.includes("#redoc") ? routes : [])]));
        for (const [, to = ""] of text.matchAll(
          /<(?:a|link|script)[^>]* (?:href|src)="([^"]*)"/g,
        )) {
          links.push([address, new URL(to.replaceAll("&amp;", "&"), address)]);
        }
      }
    }
    for (const [from, { href, hash }] of links) {
      const [address = ""] = href.split("#");
      if (asked.get(address)?.has(hash) === false) broken.push(`${from}: ${href}`);
    }
    expect(broken).toEqual([]);
    const pages = (await readdir(site.folder, { recursive: true })).filter((name) =>
      name.endsWith(".html"),
    );
    const unlinked = pages.filter(
      (name) =>
        !asked.has(`${start}${name.replace(/(?<=\/)index\.html$/, "")}`) &&
        !asked.has(start + name),
    );
    expect(unlinked).toEqual(["404.html"]);
  });

  it("links in Markdown only to what it holds, and from guide to guide in each form", async () => {
    const files = await readdir(site.folder, { recursive: true });
    const broken: string[] = [];
    for (const name of files.filter((file) => /\.(md|txt)$/.test(file))) {
      const links = markdownLinks(await readFile(join(site.folder, name), "utf8"));
      const dead = links.filter((link) => !existsSync(join(site.folder, dirname(name), link)));
      broken.push(...dead.map((link) => `${name}: ${link}`));
    }
    expect(broken).toEqual([]);
    const page = await readFile(join(site.folder, "guides/reordering-linkifiers.html"), "utf8");
    expect(page).toContain('<a href="error-codes.html">');
  });

  it("leads a search only to what it holds", async () => {
    const anchors = new Map<string, Set<string>>();
    for (const name of await readdir(site.folder, { recursive: true })) {
      if (!name.endsWith(".html")) continue;
      const text = await readFile(join(site.folder, name), "utf8");
      anchors.set(name, new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => `#${id}`)));
    }
    const index = await readFile(join(site.folder, "search-index.js"), "utf8");
    const found = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(index)}`
    );
    const missing = new Set<string>();
    const look = (file: string, anchor?: string) => {
      if (anchor !== undefined && !anchors.get(file)?.has(`#${anchor}`))
        missing.add(`${file}#${anchor}`);
      if (!existsSync(join(site.folder, file))) missing.add(file);
    };
    for (const { path, anchor, places = [] } of found.entries) {
      if (path !== undefined) look(...(path.split("#") as [string, string?]));
      for (const { operation, spans = [[0]] } of places) {
        const { id = "" } = found.operations[operation] ?? {};
        for (const level of boundaries) {
          const isThere = spans.some(
            ([from, to = Number.POSITIVE_INFINITY]: [number, number?]) =>
              from <= level && level < to,
          );
          if (isThere) look(`level-${level}/reference.html`, id + anchor);
        }
      }
    }
    expect([...missing]).toEqual([]);
    expect(found.entries.length).toBeGreaterThan(200);
  });

  it("names no address of its own, and no repository, as none is known", async () => {
    const page = await readFile(join(site.folder, "changes.html"), "utf8");
    expect(page).not.toMatch(/canonical|og:url|Repository/);
    expect(page).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(existsSync(join(site.folder, "sitemap.xml"))).toBe(false);
  });
});

describe("the site of another API, whose addresses are known", () => {
  const folder = join(temporaryFolder("docs-of-another"), "docs");
  const at = (name: string) => readFile(join(folder, name), "utf8");

  beforeAll(async () => {
    const addresses = ["--site-url", "https://example.com/shop/", "--repository"];
    const { code, stderr } = await runScript(
      "docs",
      "--spec",
      inHome("test/fixtures/documents/untagged.yaml"),
      "--out",
      folder,
      ...addresses,
      "https://example.com/repository",
    );
    expect([code, stderr.includes("404.html")], stderr).toEqual([0, false]);
  });

  it("has them on its pages and in its sitemap", async () => {
    const address = "https://example.com/shop/level-0/reference.html";
    expect(await at("level-0/reference.html")).toContain(
      `<link rel="canonical" href="${address}">`,
    );
    expect(await at("level-3/index.html")).toContain(
      'rel="canonical" href="https://example.com/shop/"',
    );
    expect(await at("404.html")).toContain('href="/shop/site.css"');
    expect(await at("changes.html")).toContain('<a href="https://example.com/repository">');
    expect(await at("sitemap.xml")).toContain(`<loc>${address}</loc>`);
  });

  it("shows each operation and webhook, declared tag or not, with its body and its credentials", async () => {
    const page = await at("level-3/reference.md");
    for (const title of ["Put an order", "Add_Orders", "health", "orderSent"]) {
      expect(page).toContain(`\n### ${plainLine(title)}\n`);
    }
    expect(page).toContain("array of objects");
    expect(page).toContain("the header `X-App-Id` (`app`)");
    expect(page).toContain('import createClient from "openapi-fetch";');
  });

  it("speaks of nothing of ours", async () => {
    const files = (await readdir(folder, { recursive: true })).filter((name) =>
      /\.(html|md|txt)$/.test(name),
    );
    for (const name of files) {
      expect(await at(name), name).not.toMatch(
        /administration-service|API_KEY|EMAIL|server_settings|guides/i,
      );
    }
  });
});

describe("npm run docs", () => {
  it("leaves the old site where the specification is not there", async () => {
    const folder = temporaryFolder("docs", onTestFinished);
    await writeFile(join(folder, "old.txt"), "old");
    const words = ["--spec", join(folder, "none.yaml"), "--out", folder];
    const { code, stderr } = await called("docs", ...words);
    expect(code).toBe(2);
    expect(stderr).toMatch(/none\.yaml does not exist\.\n$/);
    expect(await readdir(folder)).toEqual(["old.txt"]);
  });
});
