/** Lists and objects in each style of OpenAPI 3.1 (§4.8.12.6): a client sends them as its table of examples says. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServerProcess } from "../../src/node/processes.ts";
import { rowsOf } from "../../src/toolkit/generate/client/operation-table.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";
import { startMock } from "../../src/toolkit/mock/start-mock.ts";
import {
  byStatus,
  createClientFor,
  fixedLevel,
  noCredentials,
} from "../../src/toolkit/runtime/index.ts";
import { api } from "../helpers/small-api.ts";

const text = "blue";
const list = ["blue", "black", "brown"];
// In small letters, because Prism looks for no others.
const object = { r: 100, g: 200, b: 150 };
const numbers = { type: "integer" };
const schemas = {
  text: { type: "string", const: text },
  list: { type: "array", items: { type: "string", enum: list }, minItems: 3, maxItems: 3 },
  object: {
    type: "object",
    properties: { r: numbers, g: numbers, b: numbers },
    required: Object.keys(object),
  },
};

type Row = readonly [style: string, explode: boolean, wanted: Readonly<Record<string, string>>];

/** The table of the specification, in the version 3.1.1. */
const inPath: readonly Row[] = [
  [
    "matrix",
    false,
    {
      text: ";color=blue",
      list: ";color=blue,black,brown",
      object: ";color=r,100,g,200,b,150",
    },
  ],
  [
    "matrix",
    true,
    {
      text: ";color=blue",
      list: ";color=blue;color=black;color=brown",
      object: ";r=100;g=200;b=150",
    },
  ],
  ["label", false, { text: ".blue", list: ".blue,black,brown", object: ".r,100,g,200,b,150" }],
  ["label", true, { text: ".blue", list: ".blue.black.brown", object: ".r=100.g=200.b=150" }],
  ["simple", false, { text: "blue", list: "blue,black,brown", object: "r,100,g,200,b,150" }],
  ["simple", true, { text: "blue", list: "blue,black,brown", object: "r=100,g=200,b=150" }],
];
const inQuery: readonly Row[] = [
  [
    "form",
    false,
    {
      text: "color=blue",
      list: "color=blue,black,brown",
      object: "color=r,100,g,200,b,150",
    },
  ],
  [
    "form",
    true,
    {
      text: "color=blue",
      list: "color=blue&color=black&color=brown",
      object: "r=100&g=200&b=150",
    },
  ],
  [
    "spaceDelimited",
    false,
    {
      list: "color=blue%20black%20brown",
      object: "color=r%20100%20g%20200%20b%20150",
    },
  ],
  [
    "pipeDelimited",
    false,
    {
      list: "color=blue%7Cblack%7Cbrown",
      object: "color=r%7C100%7Cg%7C200%7Cb%7C150",
    },
  ],
  [
    "deepObject",
    true,
    {
      object: "color%5Br%5D=100&color%5Bg%5D=200&color%5Bb%5D=150",
    },
  ],
];

const cases = Object.entries({ path: inPath, query: inQuery, header: inPath.slice(4) }).flatMap(
  ([place, rows]) =>
    rows.flatMap(([style, explode, wanted]) =>
      Object.entries(wanted).map(([of, want]) => {
        const name = `${place}-${style}-${explode}-${of}`;
        const parameter = { name: "color", in: place, style, explode, required: true };
        return { name, of: of as keyof typeof schemas, place, want, parameter };
      }),
    ),
);
const values = { text, list, object };

const document = api(
  Object.fromEntries(
    cases.map(({ name, of, place, parameter }) => [
      `GET /${name}${place === "path" ? "/{color}" : ""}`,
      {
        operationId: name,
        parameters: [{ ...parameter, schema: schemas[of] }],
        responses: { 204: { description: "It was understood." } },
      },
    ]),
  ),
);
const operations = Object.fromEntries(rowsOf(levelled(document)).map((row) => [row.id, row]));

let prism: ServerProcess;
beforeAll(async () => {
  prism = await startMock({ level: 0, document: levelled(document) });
});
afterAll(() => prism.stop());

/** What a client sends for the argument of an operation, and the status of the answer. */
async function sent(id: string, color: unknown) {
  const requests: Request[] = [];
  const create = createClientFor(
    { operations, features: {}, releases: {} },
    { credentials: noCredentials(), read: byStatus, level: fixedLevel(0), userAgent: "Test/1" },
  );
  const client = create({
    baseUrl: prism.url,
    featureLevel: 0 as never,
    retry: false,
    fetch: async (request) => {
      requests.push(request);
      // Prism ends if a path has a list, splits at spaces before they are decoded, and takes no object with delimiters.
      return /^path|^query-space|Delimited.*object/.test(id)
        ? new Response(null, { status: 204 })
        : fetch(request);
    },
  });
  // The contract is made by this test, so that nothing has generated types of its methods.
  const methods = client as unknown as Record<
    string,
    (given: unknown) => Promise<{ response: Response }>
  >;
  const result = await methods[id]?.({ color });
  return { request: requests[0] as Request, status: result?.response.status };
}

describe("a parameter", () => {
  it.each(cases)(
    "such as $name is sent as $want, and Prism understands it",
    async ({ name, of, place, want }) => {
      const { request, status } = await sent(name, values[of]);
      const { pathname, search } = new URL(request.url);
      const found = {
        path: pathname.replace(`/${name}/`, ""),
        query: search.slice(1),
        header: request.headers.get("color"),
      };
      expect(found).toMatchObject({ [place]: want });
      expect(status).toBe(204);
    },
  );
});
