// Problems of a document that break no tool are warnings with their place.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { bundleSpecification } from "../../../src/toolkit/read/bundle.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const folder = temporaryFolder("harmless");

it("a bound that is `true`, as in OpenAPI 3.0, refuses no document", async () => {
  const file = join(folder, "bounds.json");
  const schema = { type: "integer", minimum: 3, exclusiveMinimum: true };
  const parameters = [{ name: "size", in: "query", schema }];
  const get = { operationId: "listRooms", parameters, responses: { "204": { description: "" } } };
  const paths = { "/rooms": { get } };
  const document = { openapi: "3.1.0", info: { title: "Rooms", version: "1" }, paths };
  await writeFile(file, JSON.stringify(document));
  const lines: string[] = [];
  const stderr = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  const { paths: read } = await bundleSpecification(file).finally(() => stderr.mockRestore());
  expect(Object.keys(read ?? {})).toEqual(["/rooms"]);
  expect(lines.join("")).toMatch(/^warning: .*bounds\.json:1:\d+: Expected type `number` but got/m);
});
