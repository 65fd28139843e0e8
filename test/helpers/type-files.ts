import { emitTypes } from "../../src/toolkit/generate/types/type-files.ts";
import { typedParts } from "../../src/toolkit/generate/types/typed-parts.ts";
import type { OpenApiDocument } from "../../src/toolkit/levels/index.ts";
import { revisions } from "../../src/toolkit/levels/revisions.ts";

/** The types that `generate` makes of an annotated document, by the paths of their files. */
export const typeFiles = (document: OpenApiDocument): Map<string, string> =>
  emitTypes(
    revisions(document, "from", typedParts("from")),
    revisions(document, "at", typedParts("at")),
  );
