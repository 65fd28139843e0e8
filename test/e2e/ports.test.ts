import { Server } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { Failure } from "../../src/node/failure.ts";
import { freePort } from "../../src/node/processes.ts";

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
