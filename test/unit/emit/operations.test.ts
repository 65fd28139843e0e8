import { describe, expect, it } from "vitest";
import { operationsTable } from "../../../scripts/emit/operations.ts";
import type { JsonObject } from "../../../src/levels/index.ts";
import { api } from "../../helpers/small-api.ts";

const parameter = (name: string, place: string): JsonObject => ({
  name,
  in: place,
  schema: { type: "string" },
});

describe("the operations table", () => {
  it("refuses two parameters of one name, of which a flat argument could fill only one", () => {
    const operation = (...parameters: JsonObject[]) =>
      api({ "GET /things": { operationId: "listThings", parameters } });
    expect(() =>
      operationsTable(operation(parameter("id", "query"), parameter("id", "header"))),
    ).toThrow('Operation listThings has two parameters named "id"');
    expect(
      operationsTable(operation(parameter("id", "query"), parameter("after", "header"))),
    ).toHaveLength(1);
  });
});
