import { loadScript } from "../../../toolkit/site/browser/element.ts";

type Re2js = typeof import("re2js");

/**
 * Stand for re2js in the script of Try it: `scripts/lib/try-it.ts` puts them in its place. The package is as large as
 * the rest of that script, and two operations need it, so it is a script of its own.
 */
export let RE2JS: Re2js["RE2JS"];
export let RE2JSException: Re2js["RE2JSException"];
export let RE2JSSyntaxException: Re2js["RE2JSSyntaxException"];

/** Lets the sandbox of this script compile patterns. */
export function takePatterns(loaded: Re2js): void {
  ({ RE2JS, RE2JSException, RE2JSSyntaxException } = loaded);
}

/** The address of this script, next to which that of the patterns is; empty outside of pages. */
const { src = "" } = (globalThis.document?.currentScript ?? {}) as { src?: string };

/** Loads what an operation needs. */
export async function loadPatternsFor(operationId: string): Promise<void> {
  if (!["createLinkifier", "editLinkifier"].includes(operationId)) return;
  takePatterns(await loadScript<Re2js>(new URL("patterns.js", src).href, "patterns"));
}
