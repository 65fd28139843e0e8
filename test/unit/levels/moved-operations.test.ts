// An operation that moved is one call for all levels, and its paths are those of the levels that have it there.
import { expect, it } from "vitest";
import { operationsOf } from "../../../src/toolkit/document/operation-model.ts";
import { emitClient } from "../../../src/toolkit/generate/client/client-types.ts";
import { emitTypes } from "../../../src/toolkit/generate/types/type-files.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { levelledOperations } from "../../../src/toolkit/levels/revisions.ts";
import { api, registry, since, until } from "../../helpers/small-api.ts";

const inPath = (name: string) => ({
  name,
  in: "path",
  required: true,
  schema: { type: "string" },
});
const inQuery = (name: string) => ({ name, in: "query", schema: { type: "string" } });
const document = levelled(
  api(
    {
      "PUT /book/{id}": until(5, {
        operationId: "book",
        parameters: [inPath("id"), inQuery("guest")],
      }),
      "GET /rooms/{id}/book": { operationId: "getBook", parameters: [inPath("id")] },
      "POST /rooms/{id}/book": since(5, {
        operationId: "book",
        parameters: [inPath("id"), inQuery("guest")],
      }),
    },
    {},
    registry(5),
  ),
);
const reliable = document.from();

it("servers of all levels have it, with what all of them take", () => {
  const [book] = levelledOperations(reliable).filter(({ id }) => id === "book");
  const from0 = book?.revisions.find(({ ranges }) => ranges[0].from === 0)?.operation;
  expect(from0?.parameters.map(({ name }) => name)).toEqual(["id", "guest"]);
  const client = emitClient(document, levelledOperations(reliable));
  expect(client).toMatch(/book: Calls0\["book"\]/);
  expect(client).not.toContain('Since<5, "l5", Calls5["book"]>');
});

it("its path is in the types of the levels that all have it there", () => {
  const methods = (level: number) =>
    Object.entries(Object(reliable.documentAt(level).paths)).map(([path, item]) =>
      [path, ...Object.keys(item as object)].join(" "),
    );
  expect(methods(0)).toEqual(["/rooms/{id}/book get", "/rooms/{id}/book#moved post"]);
  expect(methods(5)).toEqual(["/rooms/{id}/book get post"]);
  const types = [...emitTypes(reliable, document.at).values()].join("\n");
  expect(types).not.toContain("#moved");
});

it("a parameter of the operation replaces one of its path, also by reference", () => {
  const shared = { ...inQuery("guest"), description: "Of the path." };
  const own = { ...inQuery("guest"), required: true };
  const documentOf = (path: string, operation: object) => ({
    [path]: { parameters: [shared], put: { operationId: "book", ...operation } },
  });
  const { documentAt } = levelled({
    ...api({}, { parameters: { Guest: own } }, registry(5)),
    paths: {
      ...documentOf("/old", until(5, { parameters: [{ $ref: "#/components/parameters/Guest" }] })),
      ...documentOf("/new", since(5, { parameters: [own] })),
    },
  }).from();
  const [operation] = operationsOf(documentAt(0));
  expect(operation?.parameters.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ["guest", true],
  ]);
});
