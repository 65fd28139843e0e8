// The rules in the stock `redocly lint`.
import { expect, it } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { runRedocly } from "../../src/node/redocly-command.ts";
import { lintFixtures } from "../helpers/fixture-documents.ts";

it("annotates the file and line of the annotation, not of a reference to that file", async () => {
  const { file = "" } =
    lintFixtures("replacement-pair").find(({ name }) => name === "bad.yaml") ?? {};
  const config = inHome("test/fixtures/lint/redocly.yaml");
  const words = ["lint", file, `--config=${config}`, "--format=github-actions"];
  expect((await runRedocly(words)).stdout).toContain(
    "/parts/bad.yaml,line=9,col=7,endLine=9,endColumn=17::`until: 22` but `user_id` starts at 23. Both must have the same level.",
  );
});
