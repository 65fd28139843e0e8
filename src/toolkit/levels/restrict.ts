import type { OpenApiDocument } from "../document/json.ts";
import { decide, type MarkMeaning } from "./decide.ts";
import { rebuild } from "./rebuild.ts";
import { type ShapeOf, settle } from "./settle.ts";
import { splitComponents } from "./split-components.ts";
import type { Untouched } from "./untouched.ts";
import { operationsOf, withoutLostTags, withSecuritySchemes } from "./used-parts.ts";

/**
 * The document with the marks carried out as they are meant: what is gone goes everywhere, `required`,
 * `encoding` and example values follow, components that nothing reaches any more go too, and no mark
 * remains. A component that comes out differently for what the client and what the server sends is told
 * apart by the suffix `Request`. What is untouched the result shares with the document.
 */
export function restrict(
  raw: OpenApiDocument,
  untouched: Untouched,
  shapeOf: ShapeOf,
  meaning: MarkMeaning,
): OpenApiDocument {
  const settled = settle(raw, untouched, shapeOf);
  const document = settled.client;
  const rebuilt = rebuild(decide(settled, meaning), untouched);
  const { root, components: reached } = splitComponents(document, rebuilt, untouched);
  const remaining = operationsOf({ ...root, components: reached });
  const components = withSecuritySchemes(document, reached, [root, ...remaining]);
  const tagged = withoutLostTags(root, operationsOf(document), remaining);
  return Object.keys(components).length > 0 ? { ...tagged, components } : tagged;
}
