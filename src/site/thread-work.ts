// The pages of the documentation are made in a thread of their own (src/system/thread.ts).
import type { OpenApiDocument } from "../document/json.ts";
import type { AddFile } from "../system/thread.ts";
import { makePages } from "./pages.ts";

/** Makes the pages of the documentation of a document with marks, with the guides of a folder. */
export const pages = (add: AddFile, document: OpenApiDocument, guides: string): Promise<void> =>
  makePages(document, guides, add);
