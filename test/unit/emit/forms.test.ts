// The fields of an operation's form: each argument with its type and its examples as text.
import { transform } from "esbuild";
import { describe, expect, it } from "vitest";
import { emitForms } from "../../../src/service/emit/forms.ts";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { api } from "../../helpers/small-api.ts";

async function formOf(operation: JsonObject) {
  const document = api({ "POST /things/{id}": { operationId: "order", ...operation } });
  const { code } = await transform(emitForms(document), { loader: "ts" });
  const { forms } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return forms.order;
}

const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const fields = (properties: JsonObject, media: JsonObject = {}): JsonObject => ({
  requestBody: {
    required: true,
    content: {
      "application/x-www-form-urlencoded": { schema: { type: "object", properties }, ...media },
    },
  },
});

describe("a form", () => {
  it("has the summary of its operation, or its id", async () => {
    expect((await formOf({ summary: "Order a thing" })).title).toBe("Order a thing");
    expect((await formOf({})).title).toBe("order");
  });

  it("has examples as text, and a placeholder for a required argument without one", async () => {
    const form = await formOf({
      parameters: [
        { ...id, example: 17 },
        { ...id, name: "bare" },
        { ...id, name: "free", required: false },
      ],
    });
    expect(form.fields).toEqual({
      id: { type: "integer", isRequired: true, text: "17" },
      bare: { type: "integer", isRequired: true, text: "1" },
      free: { type: "integer" },
    });
  });

  it("has the body example with the most fields", async () => {
    const texts = { a: { type: "string" }, b: { type: "string" }, c: { type: "string" } };
    const examples = { one: { value: { a: "1" } }, two: { value: { b: "2", c: "3" } } };
    expect((await formOf(fields(texts, { examples }))).fields).toEqual({
      a: { type: "string", others: ["1"] },
      b: { type: "string", text: "2" },
      c: { type: "string", text: "3" },
    });
  });

  it("offers values of other examples, of an enumeration and of a boolean", async () => {
    const list = { type: "array", items: { type: "integer" } };
    const form = await formOf(
      fields(
        { ids: list, kind: { type: "string", enum: ["a", "b"] }, quick: { type: "boolean" } },
        {
          encoding: { ids: { contentType: "application/json" } },
          examples: { one: { value: { ids: [1, 2], kind: "b" } }, two: { value: { ids: [3] } } },
        },
      ),
    );
    expect(form.fields).toEqual({
      ids: { type: "array of integers, as JSON", text: "[1,2]", others: ["[3]"] },
      kind: { type: "string", text: "b", others: ["a"] },
      quick: { type: "boolean", others: ["true", "false"] },
    });
  });
});
