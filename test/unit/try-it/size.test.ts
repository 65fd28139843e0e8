/** What a page loads for Try it. */
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { tryItScript } from "../../../scripts/lib/try-it.ts";

it("the script of Try it, with sandbox and style, takes at most 42 kB gzipped", async () => {
  const script = await tryItScript();
  const size = gzipSync(script, { level: 9 }).length;
  console.info(`Try it: ${size} bytes gzipped`);
  expect(size).toBeLessThanOrEqual(42_000);
  expect(size).toBeGreaterThan(20_000);
  expect(script.includes("#try-it{")).toBe(true); // The style is included.
  expect(/\b(import|export)\b/.test(script)).toBe(false); // No imports, so a page opened as a file can load it.
});
