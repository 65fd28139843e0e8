// The pages of the documentation are made in a thread of their own (src/system/thread.ts).
import type { OpenApiDocument } from "../document/json.ts";
import type { AddFile } from "../system/thread.ts";
import { makePages, type SiteOptions } from "./pages.ts";
import type { RedocTemplate } from "./redoc.ts";

/** Makes the pages of the documentation of a document with marks. */
export const pages = (
  add: AddFile,
  document: OpenApiDocument,
  options: SiteOptions & { readonly template: RedocTemplate },
): Promise<void> => makePages(document, options, add);
