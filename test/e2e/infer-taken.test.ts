// What `infer` writes, all other commands take: kinds of flaws in published versions, with and without --into.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { JsonObject, OpenApiDocument } from "../../src/toolkit/document/json.ts";
import { annotatedObjects } from "../../src/toolkit/levels/index.ts";
import { compile, makeProject } from "../helpers/compile.ts";
import { runCommand } from "../helpers/run-command.ts";
import { api, responding } from "../helpers/small-api.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("infer-taken", afterAll);
const text = { type: "string" };
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const holding = (properties: JsonObject) => ({ type: "object", properties });
const gone = { ...responding(text), summary: "A" };
const http = { type: "http", scheme: "basic" };
const key = { type: "apiKey", in: "header", name: "x-key" };

const inPath = (name: string) => ({ name, in: "path", required: true, schema: text });
const door = (operation: JsonObject, item: JsonObject = {}) => {
  const path = "/rooms/{room}/doors/{door}";
  const document = api({ [`DELETE ${path}`]: operation });
  Object.assign(Object(document.paths)[path], item);
  return document;
};
const unused = (components: JsonObject) => api({ "GET /a": gone }, components);
const old = {
  responses: { Old: { description: "Old.", content: { "text/x": { schema: to("Outer") } } } },
  schemas: { Inner: text, Outer: { type: "array", items: to("Inner") } },
};
const secured = (schemes: JsonObject, security?: JsonObject[]) =>
  api({ "GET /a": { ...gone, ...(security && { security }) } }, { securitySchemes: schemes });
const shared = (more: JsonObject) => {
  const listing = { ...gone, operationId: "list", ...more };
  return api({ "GET /a": listing, "HEAD /a": { ...responding(text), operationId: "list" } });
};
const paths = (items: JsonObject) => {
  const document = api({ "GET /a": gone });
  Object.assign(Object(document.paths), items);
  return document;
};
const rooms = (room: JsonObject) =>
  api(
    { "GET /rooms": responding(to("Room")) },
    { schemas: { Room: holding(room), Place: holding({ at: to("Floor") }), Floor: text } },
  );

/** Kinds of a schema whose parts name it again, as springdoc writes a hierarchy. */
const tree = (more: JsonObject) => {
  const kind = (name: string) => ({ allOf: [to("Node"), holding({ [name]: text })] });
  const Node = {
    ...holding({ kind: text, ...(more.deprecated && { size: text }) }),
    oneOf: [to("Leaf"), to("Branch")],
    discriminator: { propertyName: "kind" },
  };
  const schemas = { Node, Leaf: kind("leaf"), Branch: kind("branch") };
  return api({ "GET /a": { ...responding(to("Node")), ...more } }, { schemas });
};

const calledBack = (item: JsonObject) =>
  api({ "GET /a": { ...gone, callbacks: { done: { "{$request.query.url}": item } } } });

const kinds: Readonly<Record<string, readonly OpenApiDocument[]>> = {
  "undeclared-parameters": [
    door({}),
    door({ parameters: [inPath("door"), inPath("room")] }),
    door({ parameters: [inPath("door"), inPath("room")], deprecated: true }),
  ],
  "unused-chain": [unused({}), unused(old), unused({ schemas: { Inner: text } }), unused({})],
  "scheme-comes": [secured({}), secured({ key }), secured({ key, http }, [{ http: [] }])],
  "scheme-stays-unused": [
    secured({ http, key }, [{ key: [] }]),
    secured({ http, key }),
    secured({}),
  ],
  "shared-id": [shared({}), shared({ deprecated: true }), shared({ deprecated: true })],
  "empty-path": [
    paths({}),
    paths({ "/b": {} }),
    paths({ "/b": { get: gone }, "/c": {} }),
    paths({ "/b": {} }),
  ],
  "nameless-callback": [
    calledBack({ post: { responses: {} } }),
    calledBack({}),
    calledBack({ post: { responses: {} } }),
  ],
  recursion: [tree({}), tree({}), tree({ deprecated: true })],
  "no-default": [
    api({ "GET /a": gone }, {}, { servers: [{ url: "https://{port}", variables: { port: {} } }] }),
    api({ "GET /a": {} }, {}, { servers: [{ url: "https://{host}", variables: { host: {} } }] }),
    api(
      { "GET /a": { responses: { "200": {} } } },
      {},
      { servers: [{ url: "https://{x}", variables: { x: {} } }] },
    ),
  ],
  orphan: [api({ "GET /rooms": gone }), rooms({ in: to("Place") }), rooms({ name: text })],
};

it.each(Object.keys(kinds))("takes %s", async (kind) => {
  const files = (kinds[kind] ?? []).map((document, index) => {
    const file = join(folder, `${index + 1}-${kind}.json`);
    writeFileSync(file, JSON.stringify(document));
    return file;
  });
  const whole = join(folder, `${kind}.json`);
  const next = join(folder, `${kind}-next.json`);
  const api = join(folder, "types", kind);
  for (const [command, ...words] of [
    ["infer", ...files, "--out", whole],
    ["verify", "--spec", whole, ...files],
    ["lint", "--spec", whole],
    ["generate", "--spec", whole, "--out", api],
    ["changelog", "--spec", whole],
    ["infer", ...files.slice(0, -1), "--out", next],
    ["infer", ...files.slice(-1), "--into", next],
    ["verify", "--spec", next, ...files],
  ] as const) {
    const { code, stderr } = await runCommand(command, ...words);
    expect(code, `${command} ${stderr}`).toBe(0);
  }
  const [all, added] = [whole, next].map((file) =>
    annotationsIn(JSON.parse(readFileSync(file, "utf8"))),
  );
  expect(added).toEqual(all);
});

/** The annotations of a document, by place. Branches may have another order. */
const annotationsIn = (document: OpenApiDocument) =>
  Object.fromEntries(
    annotatedObjects(document).map(({ pointer, annotation }) => [
      pointer.replace(/anyOf\/\d/, "anyOf"),
      annotation,
    ]),
  );

it("gets types that compile", async () => {
  makeProject(join(folder, "types"));
  expect(await compile(join(folder, "types"))).toBe("");
});
