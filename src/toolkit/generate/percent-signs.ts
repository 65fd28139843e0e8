import { createRequire } from "node:module";

/**
 * Makes Redocly (@redocly/openapi-core 1) fit for names with `%`: it decodes each pointer, its own too, in which
 * it has not encoded the sign. `/100%` would end it, and `/a%2Fb` be taken for another path.
 */
export function admitPercentSigns(): void {
  const load = createRequire(createRequire(import.meta.url).resolve("@redocly/openapi-core"));
  const pointers = load("./ref-utils.js");
  const withoutPercent = pointers.escapePointer;

  // Few steps need it, and each walk through a document takes every one.
  pointers.escapePointer = (step: string | number) =>
    typeof step === "string" && /[~/%]/.test(step)
      ? withoutPercent(step).replaceAll("%", "%25")
      : step;

  pointers.Location.prototype.child = function child(
    this: { source: object; pointer: string },
    steps: string[] | string,
  ) {
    const below = Array.isArray(steps)
      ? steps.map(pointers.escapePointer).join("/")
      : pointers.escapePointer(steps);
    return new pointers.Location(this.source, pointers.joinPointer(this.pointer, below));
  };
}
