import { expect, it } from "vitest";
import { moduleIn } from "../../../src/toolkit/site/redoc.ts";

const script = `import "https://cdn.redocly.com/redoc.js";
const __redoc_definition = {};
start({"disableTelemetry":true});`;

/** A page of build-docs with this script. */
const pageOf = (module: string) => `<!--redoc-parts--><script type="module">${module}</script>`;

it("Redoc's script is taken from a page of build-docs", () => {
  expect(moduleIn(pageOf(script))).toBe(script);
});

it.each([
  ["loads its script in another way", script.replace("cdn.redocly.com", "other.example")],
  ["may send telemetry", script.replace("true", "false")],
  ["loads more from the CDN", `${script}\nimport "https://cdn.redocly.com/more.js";`],
])("a page of build-docs that %s is rejected", (what, module) => {
  expect(() => moduleIn(pageOf(module))).toThrow(
    `The page of redocly build-docs ${what}: check src/toolkit/site/redoc.ts against the installed @redocly/cli.`,
  );
});
