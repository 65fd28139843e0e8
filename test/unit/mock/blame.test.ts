// Problems of requests that Prism overlooks.
import { expect, it } from "vitest";
import { operationsOf } from "../../../src/toolkit/document/operation.ts";
import { validatorOf } from "../../../src/toolkit/document/validator.ts";
import { missedByPrism } from "../../../src/toolkit/mock/blame.ts";

const document = {
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  paths: {
    "/things": {
      get: {
        operationId: "listThings",
        parameters: [
          { name: "limit", in: "query", schema: { type: "integer" } },
          { name: "X-Trace", in: "header", schema: { type: "integer" } },
        ],
        responses: { "200": { description: "Done." } },
      },
    },
  },
};

it.each([
  ["limit=1", []],
  ["limit=a", ["limit is not JSON"]],
  ["limit=1.5", ["limit must be integer"]],
])("the query %s has the problems %j", (query, messages) => {
  const [operation = expect.unreachable()] = operationsOf(document);
  const found = missedByPrism(operation, validatorOf(document), {
    authorization: undefined,
    query: new URLSearchParams(query),
    form: undefined,
  });
  expect(found.map(({ message }) => message)).toEqual(messages);
});
