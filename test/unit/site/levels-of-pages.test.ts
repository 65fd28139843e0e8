// The page of an operation, at a level, has what the document of that level has. This API: test/e2e/docs-levels.
import { expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/levels/index.ts";
import { library } from "../../helpers/annotated.ts";
import { unlikeAt } from "../../helpers/page-facts.ts";
import { api, registry, since } from "../../helpers/small-api.ts";

it("the pages of the library have statuses, codes and fields of its levels", () => {
  const { unlike, compared } = unlikeAt(library(), [0, 10, 40]);
  expect(unlike).toEqual([]);
  expect(compared).toBeGreaterThan(100);
});

it("errors without a code below a level are on the page there too", () => {
  const error = (code: string, more: JsonObject = {}, annotation = 0): JsonObject => ({
    type: "object",
    properties: {
      msg: {},
      code: annotation > 0 ? since(annotation, { const: code }) : { const: code },
      ...more,
    },
  });
  const answer = (...branches: JsonObject[]): JsonObject => ({
    description: "No.",
    content: {
      "application/json": {
        schema: branches.length > 1 ? { oneOf: branches } : (branches[0] ?? {}),
      },
    },
  });
  const responses = {
    "400": answer(error("WRONG"), error("FULL", { seats: {} }, 7)),
    "401": answer(error("UNKNOWN", {}, 5)),
  };
  const root = { ...registry(5, 7), "x-conventions": { errorCode: "code" } };
  const document = api({ "GET /a": { operationId: "a", responses } }, {}, root);
  expect(unlikeAt(document, [0, 5, 7])).toEqual({ unlike: [], compared: 18 });
});
