import { readFileSync } from "node:fs";
import { inHome, isRepository } from "../base/home.ts";
import {
  contentTooLarge,
  notFound,
  successHeaders,
  withoutMethod,
} from "../service/sandbox/answers.ts";
import { readFields } from "../service/sandbox/read-arguments.ts";
import { malformed } from "../service/sandbox/serve.ts";
import type { OpenApiDocument } from "../toolkit/levels/index.ts";

/** The generated annotated specification of this API. */
export const ownDocument = (): OpenApiDocument =>
  JSON.parse(readFileSync(inHome(folder, "annotated.json"), "utf8"));

const folder = isRepository ? "generated" : "dist/openapi";

/** The parts of the mock of this API: its specification, and how the service reads and refuses requests. */
export const ownMock = () => ({
  document: ownDocument(),
  manners: {
    malformed: { type: "application/json", body: JSON.stringify(malformed) },
    noPath: notFound("Not Found"),
    noMethod: withoutMethod,
    ofSuccess: successHeaders,
    tooLarge: contentTooLarge,
    readForm: readFields,
  },
});
