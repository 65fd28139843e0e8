import { createRequire } from "node:module";

/**
 * Makes openapi-typescript fit for names with `%`: the @redocly/openapi-core 1 that it brings decodes each pointer, its
 * own too, in which it has not encoded the sign. `/100%` would end it, and `/a%2Fb` be taken for another path. It has to
 * be called before openapi-typescript is loaded.
 */
export function admitPercentSigns(): void {
  const load = createRequire(createRequire(import.meta.url).resolve("openapi-typescript"));
  const pointers = load("@redocly/openapi-core/lib/ref-utils.js");
  const withoutPercent = pointers.escapePointer;
  pointers.escapePointer = (step: string | number) =>
    typeof step === "string" ? withoutPercent(step).replaceAll("%", "%25") : step;
}
