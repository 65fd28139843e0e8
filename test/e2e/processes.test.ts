// A program that is started as a server.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startServer } from "../../src/node/processes.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

it("a server that exits early fails with its output and the code of the port", async () => {
  const program = join(temporaryFolder("server"), "server.mjs");
  writeFileSync(program, 'console.log("reads"); console.log("listen EADDRINUSE");');
  await expect(
    startServer({ name: "Prism", program, arguments: [], port: 9, announcement: "serves" }),
  ).rejects.toMatchObject({
    name: "Failure",
    message: "Prism exited before it served http://127.0.0.1:9:\nreads\nlisten EADDRINUSE",
    cause: { code: "EADDRINUSE" },
  });
});
