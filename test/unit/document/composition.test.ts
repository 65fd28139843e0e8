import { describe, expect, it } from "vitest";
import {
  propertiesOf,
  subschemasFor,
  subschemasOf,
} from "../../../src/toolkit/document/composition.ts";
import { api, schemaRef } from "../../helpers/small-api.ts";

const base = { required: ["id"], properties: { id: { type: "integer" } } };
const named = { allOf: [schemaRef("Base"), { properties: { name: { type: "string" } } }] };
const document = api(
  {},
  {
    schemas: {
      Base: base,
      Named: named,
      Either: { oneOf: [schemaRef("Base"), { anyOf: [schemaRef("Named"), { type: "null" }] }] },
    },
  },
);

describe("subschemasOf", () => {
  it("returns a schema, the schema it refers to, and the parts of that", () => {
    const reference = { ...schemaRef("Named"), required: ["name"] };
    expect(subschemasOf(document, reference)).toEqual([
      reference,
      named,
      schemaRef("Base"),
      base,
      { properties: { name: { type: "string" } } },
    ]);
  });
});

/** Twenty schemas, each composed of the next one twice: a million paths lead to the last. */
const twiceInEach = (word: string) =>
  api(
    {},
    {
      schemas: {
        ...Object.fromEntries(
          Array.from({ length: 20 }, (_, index) => {
            const next = schemaRef(`A${index + 1}`);
            return [`A${index}`, { [word]: [next, { ...next }] }];
          }),
        ),
        A20: base,
      },
    },
  );

describe("a schema reached in many ways", () => {
  it("is one part for subschemasOf and for subschemasFor", () => {
    expect(subschemasOf(twiceInEach("allOf"), schemaRef("A0"))).toHaveLength(62);
    expect(subschemasFor(twiceInEach("anyOf"), schemaRef("A0"), {})).toHaveLength(62);
  });
});

describe("propertiesOf", () => {
  it("includes properties beside a reference", () => {
    const schema = { ...schemaRef("Base"), properties: { extra: {}, any: true } };
    expect([...propertiesOf(document, schema).keys()]).toEqual(["extra", "any", "id"]);
  });
});
