import { readFileSync } from "node:fs";
import { inHome } from "../base/home.ts";
import { malformed } from "../service/sandbox/serve.ts";
import type { OpenApiDocument } from "../toolkit/levels/index.ts";

/** What the mock of this API is made of: its specification with marks, and its answer to what is no request. */
export const ownMock = () => ({
  document: JSON.parse(
    readFileSync(inHome("generated/openapi/annotated.json"), "utf8"),
  ) as OpenApiDocument,
  malformed: { type: "application/json", body: JSON.stringify(malformed) },
});
