// One call, sent as servers of each level take it: the rows of an annotated document, and the client that reads them.

import { expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { rowsOf } from "../../../src/toolkit/generate/client/operation-table.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import {
  byStatus,
  createClientFor,
  fixedLevel,
  levelInField,
  noCredentials,
} from "../../../src/toolkit/runtime/index.ts";
import { operationRow } from "../../helpers/client.ts";
import { annotate, api, registry, since, until } from "../../helpers/small-api.ts";

const text = { type: "string" };
const form = "application/x-www-form-urlencoded";
const query = (name: string, more: JsonObject = {}): JsonObject => ({
  name,
  in: "query",
  schema: text,
  ...more,
});
const fields = (type: string, properties: JsonObject, media: JsonObject = {}): JsonObject => ({
  required: true,
  content: { [type]: { schema: { type: "object", properties }, ...media } },
});

/** What a client of an API whose only operation is `book` sends to a server of a level. */
async function sent(
  operations: Record<string, JsonObject>,
  level: number,
  given: object,
  root: JsonObject = registry(2, 5, 9),
): Promise<string> {
  const places = Object.entries(operations).map(([place, one]) => [
    place,
    { operationId: "book", ...one },
  ]);
  const document = api(Object.fromEntries(places), {}, root);
  const rows = rowsOf(levelled(document)).map((row) => [row.id, row]);
  const contract = { operations: Object.fromEntries(rows), features: {}, releases: {} };
  const requests: Request[] = [];
  const client = createClientFor(contract, {
    credentials: noCredentials(),
    read: byStatus,
    level: fixedLevel(level),
    userAgent: "Rooms/1",
  })({
    baseUrl: "https://rooms.test",
    featureLevel: 0 as never,
    fetch: async (...request) => {
      requests.push(new Request(...request));
      return Response.json({});
    },
  }) as unknown as { book(given: object): Promise<unknown> };
  await client.book(given);
  const [request] = requests as [Request];
  const type = request.headers.get("Content-Type")?.replace(/.*\//, "") ?? "";
  const { pathname, search } = new URL(request.url);
  return [request.method, pathname + search, type, await request.text()].join(" ").trim();
}

it.each([
  [1, "POST /rooms?guest=ann"],
  [2, "POST /rooms x-www-form-urlencoded guest=ann"],
  [9, "POST /rooms x-www-form-urlencoded guest=ann"],
])(
  "at level %d, an argument that moved from the query to a form is in one place",
  async (level, want) => {
    const room = {
      parameters: [annotate({ until: 2 }, query("guest", { required: true }))],
      requestBody: since(2, fields(form, { guest: text })),
    };
    expect(await sent({ "POST /rooms": room }, level, { guest: "ann" })).toBe(want);
  },
);

it.each([
  [4, "POST /rooms x-www-form-urlencoded title=%22Red%22"],
  [5, "POST /rooms x-www-form-urlencoded title=Red"],
])("at level %d, a field has the encoding of that level", async (level, want) => {
  const changes = [{ level: 5, was: { contentType: "application/json" } }];
  const encoding = { title: annotate({ changes } as never, { contentType: "text/plain" }) };
  const room = { requestBody: fields(form, { title: text }, { encoding }) };
  expect(await sent({ "POST /rooms": room }, level, { title: "Red" })).toBe(want);
});

it.each([
  [1, "PUT /book/7"],
  [4, "PUT /book/7"],
  [5, "POST /rooms/7/book"],
])("at level %d, an operation is called where it was then", async (level, want) => {
  const parameters = [{ name: "id", in: "path", required: true, schema: { type: "integer" } }];
  const moved = {
    "PUT /book/{id}": until(5, { parameters }),
    "POST /rooms/{id}/book": since(5, { parameters }),
  };
  expect(await sent(moved, level, { id: 7 })).toBe(want);
});

it.each([
  [1, "POST /rooms x-www-form-urlencoded title=Red"],
  [2, 'POST /rooms json {"title":"Red"}'],
  [5, 'POST /rooms merge-patch+json {"title":"Red"}'],
  [9, "POST /rooms x-www-form-urlencoded title=Red"],
])("at level %d, a body has the media type of that level", async (level, want) => {
  const media = (type: string, annotation: object) => ({
    [type]: annotate(annotation as never, {
      schema: { type: "object", properties: { title: text } },
    }),
  });
  const content = {
    ...media(form, { until: [2], since: [9] }),
    ...media("application/json", { since: 2, until: 5 }),
    ...media("application/merge-patch+json", { since: 5, until: 9 }),
  };
  const room = { requestBody: { required: true, content } };
  expect(await sent({ "POST /rooms": room }, level, { title: "Red" })).toBe(want);
});

it("an argument of later levels is refused with what to do, if no change has a name", async () => {
  const room = { parameters: [since(5, query("guest"))] };
  await expect(sent({ "POST /rooms": room }, 4, { guest: "ann" })).rejects.toThrow(
    'book: argument "guest" exists only at feature levels from 5 on; the server has 4. Set the option "onIgnoredParameters" to leave it out.',
  );
});

it("an argument is required by the levels that require it", async () => {
  const changes = [{ level: 5, was: { required: true }, without: [] }];
  const room = { parameters: [annotate({ changes } as never, query("guest"))] };
  await expect(sent({ "POST /rooms": room }, 4, {})).rejects.toThrow("guest");
  expect(await sent({ "POST /rooms": room }, 5, {})).toBe("POST /rooms");
});

it("within uncertain levels, nothing is refused and nothing is required", async () => {
  const entry = (level: number, after?: number) => ({
    level,
    ...(after !== undefined && { after }),
    release: `${level}`,
    name: `l${level}`,
    summary: "Something.",
  });
  const root = { "x-feature-levels": [entry(5, 2), entry(9, 6)] };
  const room = since(5, {
    parameters: [since(9, query("guest", { required: true })), query("title")],
  });
  const at = (level: number, given: object) => sent({ "POST /rooms": room }, level, given, root);
  await expect(at(2, {})).rejects.toThrow("book needs feature level 5");
  expect(await at(3, {})).toBe("POST /rooms");
  expect(await at(8, {})).toBe("POST /rooms");
  expect(await at(7, { guest: "ann" })).toBe("POST /rooms?guest=ann");
  await expect(at(9, {})).rejects.toThrow("guest");
});

it.each([
  [2, false, false],
  [3, false, true],
  [5, true, true],
])(
  "at level %d, a change that came after 2, by 5, is supported: %s, or may be: %s",
  (level, is, mayBe) => {
    const contract = {
      operations: {},
      features: { guests: 5 },
      unsure: { guests: 2 },
      releases: {},
    };
    const client = createClientFor(contract, {
      credentials: noCredentials(),
      read: byStatus,
      level: fixedLevel(level),
      userAgent: "Rooms/1",
    })({ baseUrl: "https://rooms.test", featureLevel: 0 as never });
    const { supports } = client as unknown as { supports(...given: unknown[]): boolean };
    expect(supports("guests")).toBe(is);
    expect(supports("guests", { orUnknown: true })).toBe(mayBe);
  },
);

it.each([
  [19, { "7.0": 1, "8.0": 2 }, undefined],
  [20, { "7.0": 1, "8.0": 2 }, "the reported level 20 is not in this contract, whose releases are"],
  [20, { "7.0": 1, "8.0": 3 }, undefined],
  [20, {}, undefined],
])("a reported level of %d beside the releases %j: %s", async (level, releases, want) => {
  const book = operationRow("book", { method: "GET", isAuthenticated: false });
  const contract = { operations: { book }, features: {}, releases };
  const client = createClientFor(contract, {
    credentials: noCredentials(),
    read: byStatus,
    level: levelInField("book", "level"),
    userAgent: "Rooms/1",
  })({
    baseUrl: "https://rooms.test",
    featureLevel: 0 as never,
    fetch: async () => Response.json({ level }),
  }) as unknown as { book(): Promise<unknown> };
  const said = await client.book().then(
    () => undefined,
    (error: Error) => error.message,
  );
  if (want === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(want);
});
