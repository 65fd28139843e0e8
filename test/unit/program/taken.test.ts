// An inferred document that other commands would refuse: each problem is told with the version that has it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { checkInferred } from "../../../src/toolkit/infer/files/check-inferred.ts";
import { api, responding } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const folder = temporaryFolder("taken");
const draftOf = (document: OpenApiDocument) => {
  const file = join(folder, "draft.json");
  writeFileSync(file, JSON.stringify(document));
  return file;
};
const good = { operationId: "get", ...responding({ type: "string" }) };
const versionsOf = (...documents: OpenApiDocument[]) =>
  documents.map((document, index) => ({
    level: index + 4,
    release: `1.${index}`,
    document,
    file: `${index}.json`,
  }));

it("each problem names the newest version that has its place, once", async () => {
  const [old, next] = [api({ "GET /old/{id}": good }), api({ "GET /a": good })];
  const draft = draftOf(api({ "GET /old/{id}": good, "GET /a": { ...good, operationId: "a" } }));
  await expect(checkInferred(draft, versionsOf(old, next))).rejects.toMatchObject({
    message: expect.stringMatching(
      /^0\.json#\/paths\/~1old~1\{id\}\S*: .*id.* \(1\.0; nothing was written\.\)$/,
    ),
  });
});
