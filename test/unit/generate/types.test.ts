// The types of a document.
import { expect, it } from "vitest";
import { typesOf } from "../../../src/generate/types.ts";
import { api } from "../../helpers/small-api.ts";

it("has the type of a shared parameter where it stands, also of one whose name is no identifier", async () => {
  const key = { name: "Idempotency-Key", in: "header", schema: { type: "string" } };
  const parameters = [{ $ref: "#/components/parameters/Idempotency-Key" }];
  const document = api(
    { "GET /a": { operationId: "a", parameters, responses: {} } },
    { parameters: { "Idempotency-Key": key } },
  );
  expect(await typesOf(document)).toMatch(/header\?: \{\s+"Idempotency-Key"\?: string;\s+\}/);
});
