import type { OpenApiDocument } from "../toolkit/document/json.ts";
import { documentIfUnchanged } from "../toolkit/generate/if-changed.ts";
import { own } from "./places.ts";

/**
 * The bundled specification of the repository, as `generate` has made it, if nothing has changed since. Reading it
 * takes a hundredth of bundling the specification again.
 */
export function madeDocument(specification: string): OpenApiDocument | undefined {
  const { generated } = own;
  return specification === generated.specification ? documentIfUnchanged(generated) : undefined;
}
