import { readFileSync } from "node:fs";
import { inHome, isRepository } from "../base/home.ts";
import type { OpenApiDocument } from "../toolkit/levels/index.ts";

/** The generated annotated specification of this API. */
export const ownDocument = (): OpenApiDocument =>
  JSON.parse(readFileSync(inHome(folder, "annotated.json"), "utf8"));

const folder = isRepository ? "generated" : "dist/openapi";
