// A program that is started as a server.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startServer } from "../../../src/base/processes.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

it("a server that does not announce itself within the budget is a failure that says how to wait longer", async () => {
  const program = join(temporaryFolder("server"), "server.mjs");
  writeFileSync(program, 'console.log("reads"); setInterval(() => {}, 1000);');
  process.env.BUDGET_SECONDS = "2";
  try {
    await expect(
      startServer({
        name: "Prism",
        program,
        arguments: [],
        port: 9,
        announcement: "serves",
        hint: "look for circles",
      }),
    ).rejects.toThrow(
      "Prism did not serve http://127.0.0.1:9 in 2 s: look for circles; BUDGET_SECONDS=4 allows more:\nPrism  reads",
    );
  } finally {
    delete process.env.BUDGET_SECONDS;
  }
});
