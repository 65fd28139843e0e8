import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { inTemporaryFolder } from "../../../src/node/temporary-folder.ts";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { unsupportedParts } from "../../../src/toolkit/generate/client/unsupported-parts.ts";
import { generate } from "../../../src/toolkit/generate/generate-files.ts";
import { runCommand } from "../../helpers/run-command.ts";
import { api, responding } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const schema = { type: "string" };
const parameter = (name: string, place: string) => ({ name, in: place, schema });
const form = (encoding: JsonObject) => ({
  requestBody: {
    content: { "application/x-www-form-urlencoded": { schema: { type: "object" }, encoding } },
  },
});

it("what a client does not have or send as described is listed with its place", () => {
  const document = api({
    "GET /rooms/{id}": {
      parameters: [
        parameter("session", "cookie"),
        { ...parameter("id", "path"), required: true },
        parameter("id", "query"),
        parameter("page", "query"),
      ],
    },
    "GET /connect": { operationId: "connect" },
    "POST /rooms": form({
      filter: { style: "deepObject", explode: true },
      tags: { style: "form", explode: false },
      usual: { style: "form" },
      json: { contentType: "application/json" },
    }),
  });
  const field = (name: string) =>
    `#/paths/~1rooms/post: a client ignores the style of the field \`${name}\`: it sends a list item by item, and an object as JSON.`;
  expect(unsupportedParts(document)).toEqual([
    "#/paths/~1rooms~1{id}/get: a client does not send the cookie `session`, because browsers forbid it. Use a header.",
    "#/paths/~1rooms~1{id}/get: a client has one argument `id` and sends it in the path, not in the query. Rename one of them.",
    "#/paths/~1connect/get: a client already has a member `connect`. Give the operation another name.",
    field("filter"),
    field("tags"),
  ]);
});

it("such a part ends the generation of the repository's own client", () =>
  inTemporaryFolder("unsent", async (folder) => {
    const specification = join(folder, "openapi.json");
    const paths = { "GET /connect": { ...responding({}), operationId: "connect" } };
    writeFileSync(specification, JSON.stringify(api(paths)));
    const asked = { specification, folder: join(folder, "made"), isStrict: true };
    await expect(generate(asked)).rejects.toThrow("a client already has a member `connect`");
  }));

it("otherwise the first five are warnings, and the others are counted", async () => {
  const folder = temporaryFolder("unsent", onTestFinished);
  const specification = join(folder, "openapi.json");
  const paths = (count: number) =>
    Array.from({ length: count }, (_, index) => [
      `GET /a${index}`,
      { operationId: `a${index}`, parameters: [parameter("session", "cookie")] },
    ]);
  const words = ["generate", "--spec", specification, "--out", join(folder, "made")];
  const linesFor = async (count: number) => {
    writeFileSync(specification, JSON.stringify(api(Object.fromEntries(paths(count)))));
    const { code, stderr } = await runCommand(...words);
    expect(code, stderr).toBe(0);
    expect(stderr).toMatch(/made\/: (\d+) files, \d+ files changed, \d\d?\.\d s\n$/);
    return stderr.split("\n").filter((line) => /^warning: .* (a client|not sent) /.test(line));
  };
  expect(await linesFor(5)).toHaveLength(5);
  const lines = await linesFor(7);
  expect(lines).toHaveLength(6);
  expect(lines[0]).toContain("a0/get: a client does not send the cookie `session`");
  expect(lines[5]).toBe("warning: 2 more parts are not sent as described.");
  const checked = await runCommand(...words, "--check");
  expect(checked.stderr).toMatch(/made\/: \d+ files, up to date, /);
});
