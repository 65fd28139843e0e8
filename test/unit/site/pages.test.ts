// Pages of the library as a browser and a reader of Markdown get them, whole: a change of them is read as the difference
// of test/fixtures/pages, which `npx vitest run test/unit/site/pages.test.ts -u` writes anew.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { inHome } from "../../../src/node/package-root.ts";
import type { OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { leftOutKeywords } from "../../../src/toolkit/site/left-out-keywords.ts";
import { makePages } from "../../../src/toolkit/site/pages.ts";
import type { SiteOptions } from "../../../src/toolkit/site/site-model.ts";
import { library } from "../../helpers/annotated.ts";
import { api, requesting, responding, schemaRef } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

async function expectCommitted(
  document: OpenApiDocument,
  options: SiteOptions,
  folder: string,
  paths: readonly string[],
) {
  const made = new Map<string, string>();
  await makePages((path, text) => void made.set(path, text), levelled(document), options);
  for (const path of paths) {
    const text = made.get(path) ?? "";
    // What frames each page is compared on the front page. A tag a line, so that a difference is one of lines.
    const [main = text] = /<main.*<\/(?:main|aside)>/s.exec(text) ?? [];
    const part = path === "index.html" ? text : main;
    const lines = path.endsWith(".html")
      ? part.replaceAll("><", ">\n<")
      : text.replaceAll('},{"group"', '},\n{"group"');
    const file = inHome("test/fixtures/pages", folder, path.replaceAll("/", "."));
    await expect(lines).toMatchFileSnapshot(file);
  }
}

it("pages of each kind are the committed ones", () =>
  expectCommitted(library(), {}, "library", [
    "index.html",
    "operations/index.html",
    "operations/get-card/index.md",
    "changes/index.md",
    "authentication/index.html",
    "downloads/index.html",
    "llms.txt",
  ]));

it("a page has each part of OpenAPI and keyword of JSON Schema, or the site counts it", async () => {
  const everything = parse(readFileSync(inHome("test/fixtures/every-keyword.yaml"), "utf8"));
  await expectCommitted(everything, {}, "every-keyword", ["operations/rebuild-boat/index.md"]);
  expect(leftOutKeywords(everything)).toEqual([
    "1 server of single paths",
    "2 callbacks",
    "1 link",
  ]);
});

/**
 * An API without levels: with each way to authenticate, all that it says about itself, a webhook, a body without examples,
 * and a shared schema.
 */
const plain = () => {
  const url = (path: string) => `https://auth.example.com/${path}`;
  const flow = { authorizationUrl: url("ask"), tokenUrl: url("token"), scopes: { read: "Read." } };
  const Room = {
    type: "object",
    description: "A room.",
    required: ["name"],
    properties: {
      name: { type: "string", minLength: 1, description: "Its name." },
      size: { type: ["integer", "null"], default: 1, deprecated: true },
      price: { oneOf: [{ const: "free" }, { const: null }, { type: "integer", minimum: 1 }] },
      floor: { oneOf: [{ type: "null" }, { type: "integer" }], pattern: "a".repeat(201) },
      doors: { type: "array", items: schemaRef("Room"), maxItems: 3 },
      place: {
        type: "array",
        items: { description: "A width and a depth.", type: "array", prefixItems: [{}, {}] },
      },
    },
  };
  const document = api(
    {
      "GET /rooms/{id}": {
        operationId: "getRoom",
        deprecated: true,
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        security: [{ oauth: ["read"] }],
        ...responding(schemaRef("Room")),
      },
      "PUT /rooms/{id}": {
        operationId: "putRoom",
        deprecated: true,
        tags: ["Rooms"],
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        ...requesting(schemaRef("Room")),
        responses: {
          "404": { description: "None.", content: { "application/json": { example: { a: 1 } } } },
          ...Object(responding(schemaRef("Room")).responses),
        },
      },
      "DELETE /rooms/{id}": {
        operationId: "deleteRoom",
        security: [],
        externalDocs: { url: "https://rooms.example.com/delete" },
        requestBody: { description: "Why.", content: { "image/png": {} } },
        responses: {
          "200": {
            description: "Done.",
            content: {
              "application/json": { schema: schemaRef("Room") },
              "application/hal+json": { schema: schemaRef("Room") },
            },
          },
        },
      },
    },
    {
      schemas: { Room },
      securitySchemes: {
        oauth: { type: "oauth2", flows: { authorizationCode: flow, clientCredentials: flow } },
        open: { type: "openIdConnect", openIdConnectUrl: url("open") },
        key: { type: "apiKey", in: "header", name: "X-Key", description: "A key." },
        basic: { type: "http", scheme: "basic" },
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
    },
    {
      info: {
        title: "Rooms",
        version: "1",
        summary: "All rooms.",
        description: "Rooms of all houses.\n\nWith their guests.",
        contact: { name: "Desk", url: "https://desk.example.com/", email: "desk@example.com" },
        license: { name: "Apache-2.0", url: "https://license.example.com/" },
        termsOfService: "https://terms.example.com/",
      },
      servers: [
        {
          url: "https://{house}.example.com/v1",
          description: "Production",
          variables: {
            house: { default: "rooms", enum: ["rooms", "halls"], description: "The house." },
          },
        },
      ],
      security: [{ key: [] }, { open: [] }, { basic: [] }, { bearer: [] }],
    },
  );
  const webhooks = {
    opened: {
      post: {
        operationId: "opened",
        ...requesting(schemaRef("Room")),
        ...responding(schemaRef("Room")),
      },
    },
  };
  return { ...document, webhooks };
};

const guides = {
  "contents.md": "# Guides\n\n## Doors\n\n[Opening](opening-a-door.md)\n",
  "index.md": "# Rooms\n\nAll of them.\n\n## Walls\n\nFour.\n",
  "opening-a-door.md":
    "# Opening a door\n\nFirst [make a room](making-rooms.md#walls), by [putRoom](/operations/put-room/).\n",
  "making-rooms.md":
    "# Making *rooms*\n\n## Walls\n\n```ts walls.mts\nconst walls: number = 4;\n```\n\n| a | b |\n| - | - |\n| 1 | `2` |\n",
};

it("so are those of an API without levels, with guides and an address of its own", () => {
  const folder = temporaryFolder("guides", onTestFinished);
  for (const [name, text] of Object.entries(guides)) writeFileSync(join(folder, name), text);
  const options = { siteUrl: "https://docs.example.com/rooms/", guides: folder };
  return expectCommitted(plain(), options, "plain", [
    "guides/index.html",
    "guides/making-rooms/index.html",
    "guides/opening-a-door/index.md",
    "index.html",
    "operations/get-room/index.md",
    "operations/put-room/index.html",
    "operations/delete-room/index.md",
    "operations/opened/index.md",
    "authentication/index.md",
    "downloads/index.md",
    "404.html",
    "llms.txt",
    "search-data.js",
    "site-data.js",
    "sitemap.xml",
  ]);
});

it("so are those with a client, Try it, a repository and sources of their own", async () => {
  const folder = temporaryFolder("guides", onTestFinished);
  writeFileSync(join(folder, "authentication.md"), "# Authentication\n\nSend `<KEY>`.\n");
  const options: SiteOptions = {
    guides: folder,
    repository: "https://code.example.com/library",
    beyond: { label: "From public sources", page: "guides/sources/" },
    recorded: { levels: [0, 20], otherwise: "from the news" },
    client: {
      package: "library-client",
      install: "`npm install library-client`",
      user: { name: "READER", meaning: "number of a reader" },
      password: { name: "PIN", meaning: "PIN of the card" },
    },
    tryIt: new Map([["try-it.js", ""]]),
  };
  await expectCommitted(library(), options, "own", [
    "authentication/index.html",
    "authentication/index.md",
    "operations/get-card/index.html",
    "operations/renew-loan/index.md",
  ]);
});
