// The command `generate`, run in this process on a small specification.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runCommand } from "../../helpers/run-command.ts";
import { api, registry, responding, since } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

it("generated code shows characters that would reverse or hide others", async () => {
  const folder = temporaryFolder("reversed", onTestFinished);
  const text = "if (\u2066isAdmin\u2069) \u202e{ neddih \ufeff";
  const schema = {
    type: "object",
    properties: { a: since(10, { enum: [text], description: text }) },
  };
  const operation = {
    operationId: "getA",
    summary: text,
    description: text,
    ...responding(schema),
  };
  const levels = registry(10);
  Object.assign((levels["x-feature-levels"] as object[])[0] ?? {}, { summary: text });
  writeFileSync(join(folder, "api.json"), JSON.stringify(api({ "GET /a": operation }, {}, levels)));
  const out = join(folder, "out");
  const { code, stderr } = await runCommand(
    "generate",
    "--spec",
    join(folder, "api.json"),
    "--out",
    out,
  );
  expect(code, stderr).toBe(0);
  const files = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(ts|json|md)$/.test(name),
  );
  expect(files).toEqual(expect.arrayContaining(["client.gen.ts", "changes.md"]));
  const codes = files.map((name) => readFileSync(join(out, name), "utf8")).join("");
  expect(codes).toContain("\\u2066isAdmin\\u2069");
  expect(codes).not.toMatch(/[\u2066\u2069\u202e\ufeff]/);
});
