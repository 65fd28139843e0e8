import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/levels/index.ts";
import { annotate } from "../../../src/toolkit/site/annotate.ts";
import { type FieldEntry, referenceOf } from "../../../src/toolkit/site/reference.ts";
import { referenceMarkdown } from "../../../src/toolkit/site/reference-markdown.ts";
import { library } from "../../helpers/annotated.ts";
import { operationsIn, referenceAt } from "../../helpers/readable.ts";
import { api } from "../../helpers/small-api.ts";

describe("the reference of a schema that holds itself", () => {
  const level = 30;
  const { groups } = referenceOf(annotate(library(), level), level);
  const fieldsOf = (id: string) =>
    groups
      .flatMap(({ operations }) => operations)
      .filter((operation) => operation.id === id)
      .flatMap(({ responses }) => responses[0]?.bodies[0]?.fields ?? []);
  const inside = (fields: readonly FieldEntry[], name: string) =>
    fields.filter((field) => field.name === name).flatMap(({ shapes }) => shapes[0]?.fields ?? []);

  it("tells once what it holds", () => {
    const books = inside(fieldsOf("listBooks"), "books");
    expect(books.map(({ name }) => name)).toContain("related");
    expect(inside(books, "related")).toEqual([]);
    expect(inside(books, "recording").map(({ name }) => name)).toEqual(["minutes", "narrator"]);
  });
});

describe("what is said of an object", () => {
  const operation = (id: string) =>
    operationsIn(referenceAt(481)).find((one) => one.id === id) ?? expect.unreachable();
  const field = (fields: readonly FieldEntry[], name: string) =>
    fields.find((one) => one.name === name) ?? expect.unreachable();

  it("stands once, at the field that holds it", () => {
    const { body } = operation("registerEventQueue");
    const { description, badges, shapes } = field(body?.fields ?? [], "client_capabilities");
    expect(description).toContain("What the client understands.");
    expect(badges).toHaveLength(1);
    expect(shapes).toMatchObject([{ description: "", badges: [] }]);
  });

  it("stands beside what is said of the list that holds it", () => {
    const fields = operation("listDrafts").responses[0]?.bodies[0]?.fields ?? [];
    const { description, shapes } = field(fields, "drafts");
    expect(description).not.toBe("");
    expect(shapes).toMatchObject([{ description: expect.stringMatching(/./) }]);
  });
});

describe("a body", () => {
  const room = { type: "object", properties: { seats: { type: "integer" } } };
  const told = (content: JsonObject, isRequired = false) => {
    const responses = { "200": { description: "Done.", content } };
    const requestBody = { required: isRequired, content };
    const document = api({ "POST /a": { requestBody, responses } });
    return operationsIn(referenceOf(annotate(document, 0), 0))[0] ?? expect.unreachable();
  };
  const of = (content: JsonObject) => {
    const { body, requests, responses: [answer] = [] } = told(content);
    const typed = (fields: readonly FieldEntry[]): string[] =>
      fields.flatMap(({ name, type, shapes }) => [
        `${name}: ${type}`,
        ...shapes.flatMap((shape) => typed(shape.fields)),
      ]);
    return {
      request: [body?.title, ...typed(body?.fields ?? []), ...requests.map(({ text }) => text)],
      answer: [
        ...(answer?.bodies ?? []).flatMap(({ name, fields }) => [name, ...typed(fields)]),
        ...(answer?.examples ?? []).map(({ text }) => text),
      ],
    };
  };
  const value = (given: unknown) => ({ examples: { one: { value: given } } }) as JsonObject;

  it.each<[content: JsonObject, title: string, name: string, ...told: string[]]>([
    [{ "application/json": { schema: room } }, "JSON body", "", "seats: integer"],
    [
      { "application/json": { schema: { type: "array", items: room } } },
      ...(["JSON body", "", "body: array of objects", "seats: integer"] as const),
    ],
    [{ "application/json": { schema: { type: "string" } } }, "JSON body", "", "body: string"],
    [
      { "text/plain": {}, "application/problem+json": { schema: room, ...value({ seats: 3 }) } },
      ...(["Body as application/problem+json", "application/problem+json"] as const),
      ...["seats: integer", '{\n  "seats": 3\n}'],
    ],
    [
      { "application/json; charset=utf-8": { schema: { type: "string" }, ...value("a") } },
      ...(["JSON body", "", "body: string", '"a"'] as const),
    ],
    [
      { "text/csv": { schema: { type: "string" }, ...value("a,b") } },
      ...([
        "Body as text/csv, which the samples leave out",
        "text/csv",
        "body: string",
        "a,b",
      ] as const),
    ],
  ])("is told of whatever it is: %j", (content, title, name, ...told) => {
    expect(of(content)).toEqual({ request: [title, ...told], answer: [name, ...told] });
  });

  it("as Markdown has no colon before nothing, and is called JSON where it is", () => {
    const properties = { seats: { type: "integer" }, kind: { type: "string", enum: ["a", "b"] } };
    const json = {
      "application/json": { schema: { type: "object", properties }, ...value({ seats: 3 }) },
    };
    const operation = (request: JsonObject, answer: JsonObject) => ({
      requestBody: { content: request },
      responses: { "200": { description: "Done.", content: answer } },
    });
    const document = api(
      {
        "POST /a": operation(json, { "image/png": {} }),
        "POST /b": operation({ "text/csv": value("a,b") }, json),
        "POST /c": operation({ "text/csv": value("a,b") }, { "text/csv": value("a,b") }),
      },
      { securitySchemes: { key: { type: "http", scheme: "bearer" } } },
      { security: [{ key: [] }] },
    );
    const text = referenceMarkdown(referenceOf(annotate(document, 0), 0));
    expect(text).toContain("\na bearer token (`key`)\n");
    expect(text).toContain("\n- `seats` (integer, optional)\n");
    expect(text).toContain('\n- `kind` (string, optional): One of `"a"`, `"b"`.\n');
    expect(text).toContain("\n**image/png**\n\n- `body` (anything)\n");
    expect(text.match(/(?<=\(`one`\):\n\n)```.*/g)).toEqual([
      "```json",
      "```",
      "```json",
      "```",
      "```",
    ]);
  });

  it.each([
    ["application/merge-patch+json", true, true],
    ["application/x-www-form-urlencoded", true, true],
    ["multipart/form-data", true, false],
    ["multipart/form-data", false, true],
  ])("as %s, required: %s, has a sample in TypeScript: %s", (name, isRequired, want) => {
    const { samples } = told({ [name]: { schema: room, ...value({ seats: 3 }) } }, isRequired);
    const labels = ["curl", ...(want ? ["TypeScript"] : []), "Python"];
    expect(samples.map(({ label }) => label)).toEqual(labels);
  });

  it.each([
    ["application/problem+json", "", "response.json()"],
    ["text/csv; header=present", '{ parseAs: "text" }', "response.text"],
    ["image/svg+xml", '{ parseAs: "text" }', "response.text"],
    ["image/png", '{ parseAs: "blob" }', "response.content"],
  ])("of a success as %s is read as what it is by the samples", (name, typed, asked) => {
    const responses = { "200": { description: "Done.", content: { [name]: {} } } };
    const document = api({ "GET /a": { responses } });
    const [{ samples } = expect.unreachable()] = operationsIn(
      referenceOf(annotate(document, 0), 0),
    );
    const [, typescript, python] = samples.map(({ source }) => source);
    expect(typescript).toContain(`client.GET("/a"${typed && `, ${typed}`});`);
    expect(python).toContain(`, ${asked})`);
  });
});
