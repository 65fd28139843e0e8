// Programs that are started as servers, and their ports.
import { writeFileSync } from "node:fs";
import { Server } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { Failure } from "../../src/node/failure.ts";
import { freePort, startServer } from "../../src/node/processes.ts";
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

it("a machine without a loopback address is told so, in one line without a stack", async () => {
  const refused = Object.assign(new Error("listen EADDRNOTAVAIL"), { code: "EADDRNOTAVAIL" });
  const listen = vi.spyOn(Server.prototype, "listen").mockImplementation(function (this: Server) {
    setImmediate(() => this.emit("error", refused));
    return this;
  });
  onTestFinished(() => listen.mockRestore());
  for (const wished of [undefined, { port: 4010, option: "port" }]) {
    await expect(freePort(wished)).rejects.toThrow(
      new Failure(
        "This machine has no address 127.0.0.1, the loopback address. Set up the loopback interface.",
      ),
    );
  }
});
