// A port that is not available: one line with the port and its option, and no process left running.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../src/base/processes.ts";
import { copyProject, type ProjectCopy } from "../helpers/project-copy.ts";
import { startScript } from "../helpers/run-script.ts";

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

const taken = "is taken";
const forbidden = "is not allowed to this user";

describe("a port", () => {
  it.each([
    { script: "mock", option: "port", in: "prism-cli", call: 1, code: "EACCES", reason: forbidden },
    { script: "mock", option: "port", in: "prism-cli", call: 1, code: "EADDRINUSE", reason: taken },
    {
      script: "start",
      option: "mock-port",
      in: "prism-cli",
      call: 1,
      code: "EADDRINUSE",
      reason: taken,
    },
    {
      script: "sandbox",
      option: "port",
      in: "sandbox.ts",
      call: 1,
      code: "EACCES",
      reason: forbidden,
    },
    {
      script: "start",
      option: "docs-port",
      in: "start.ts",
      call: 1,
      code: "EADDRINUSE",
      reason: taken,
    },
    {
      script: "start",
      option: "sandbox-port",
      in: "start.ts",
      call: 2,
      code: "EADDRINUSE",
      reason: taken,
    },
  ])("is named if $script --$option gets $code at call $call in $in", async (row) => {
    const options = row.script === "start" ? ["docs-port", "mock-port", "sandbox-port"] : ["port"];
    const ports = await Promise.all(
      options.map(async (option) => [option, String(await freePort())] as const),
    );
    const port = new Map(ports).get(row.option) ?? "";
    const { code, stdout, stderr } = await startScript(
      row.script,
      ports.flatMap(([option, port]) => [`--${option}`, port]),
      {
        project: copy.project,
        environment: { PORT: port, IN: row.in, CALL: String(row.call), CODE: row.code },
        preload: ["take-port.mjs", "stand-in-for-redocly-diff.mjs"],
      },
    ).ended;
    const lines = stderr.trimEnd().split("\n");
    const said = lines.filter((line) => !/^[✔✖] |^generated\//.test(line));
    // The output of Prism is passed on by `mock`.
    expect(row.script === "mock" ? said.slice(-1) : said).toEqual([
      `Port ${port} ${row.reason}: choose another with --${row.option}.`,
    ]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(await copy.processes()).toEqual([]);
  });
});
