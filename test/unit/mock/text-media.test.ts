// Examples of media types that Prism cannot write become texts, as they stand in a body of the type.
import { expect, it } from "vitest";
import { type JsonObject, resolve } from "../../../src/toolkit/document/json.ts";
import { forPrism } from "../../../src/toolkit/mock/prism-document.ts";
import { api } from "../../helpers/small-api.ts";

/** A media type of a response, as Prism gets it. */
function mediaOf(name: string, media: JsonObject): JsonObject {
  const responses = { "200": { description: "Sent.", content: { [name]: media } } };
  const examples = { Shared: { summary: "Two", value: [{ id: 1 }, { id: 2 }] } };
  const document = forPrism(api({ "GET /a": { responses } }, { examples }));
  const place = `#/paths/~1a/get/responses/200/content/${name.replaceAll("/", "~1")}`;
  return resolve(document, place) as JsonObject;
}

const event = { type: "object", required: ["id"], properties: { id: { type: "integer" } } };
const schema = { type: "array", items: event };
const two = { schema, example: [{ id: 1 }, { id: 2 }] };

it.each<[name: string, media: JsonObject, text: string]>([
  ["application/jsonl", two, '{"id":1}\n{"id":2}\n'],
  ["application/x-ndjson", two, '{"id":1}\n{"id":2}\n'],
  ["application/json-seq", two, '\u001e{"id":1}\n\u001e{"id":2}\n'],
  ["text/event-stream", two, 'data: {"id":1}\n\ndata: {"id":2}\n\n'],
  [
    "text/event-stream",
    { schema, example: [{ event: "note", data: "a\r\nb\rc\nd", retry: 5 }, "x"] },
    'event: note\ndata: a\ndata: b\ndata: c\ndata: d\nretry: 5\n\ndata: "x"\n\n',
  ],
  ["text/csv", two, '[{"id":1},{"id":2}]'],
  ["text/plain", { schema: event, example: { id: 3 } }, '{"id":3}'],
  ["text/plain", { schema: event, example: "as it is" }, "as it is"],
  ["text/plain", { example: 5 }, "5"],
  // Without an example, one is made of the schema.
  ["text/plain", { schema: event }, '{"id":1}'],
  ["text/plain", { schema: { type: "integer" } }, "1"],
  ["text/plain", { schema: { type: ["integer", "string"] } }, "1"],
  ["text/plain", { schema: { oneOf: [{ type: "integer" }] } }, "1"],
  ["text/plain", { schema: { properties: { a: { const: 2 } }, required: ["a"] } }, '{"a":2}'],
])("%s with %j has the text %j", (name, media, value) => {
  expect(mediaOf(name, media)).toStrictEqual({
    schema: { type: "string" },
    examples: { example: { value } },
  });
});

it("named examples keep their names and texts, also behind references", () => {
  const examples = {
    own: { summary: "One", value: [{ id: 3 }] },
    shared: { $ref: "#/components/examples/Shared" },
    elsewhere: { externalValue: "https://example.com/events" },
  };
  expect(mediaOf("application/jsonl", { schema, examples }).examples).toStrictEqual({
    own: { summary: "One", value: '{"id":3}\n' },
    shared: { summary: "Two", value: '{"id":1}\n{"id":2}\n' },
    elsewhere: { externalValue: "https://example.com/events" },
  });
});

it.each<[name: string, media: JsonObject]>([
  ["application/json", two],
  ["application/problem+json", { schema: event }],
  ["application/xml", { schema: event, example: { id: 3 } }],
  ["application/atom+xml; charset=utf-8", { schema: event, example: { id: 3 } }],
  ["text/plain", { schema: { type: "string" } }],
  ["application/octet-stream", {}],
])("%s with %j stays as it is", (name, media) => {
  expect(mediaOf(name, media)).toEqual(media);
});
