// How the suite can be called, and its messages if it is called wrongly.

import { describe, expect, it, onTestFinished, vi } from "vitest";
import { Failure } from "../../../src/node/failure.ts";
import { readAccounts, readAddress } from "../../../src/program/conformance-options.ts";
import { requireReportPath } from "../../../src/service/conformance/write-report.ts";
import { runCommand } from "../../helpers/run-command.ts";

const iago = { email: "iago@example.com" };

describe("the command line", () => {
  it("with accounts reads their keys from the environment", () => {
    const options = { ...iago, "other-email": "cordelia@example.com" };
    expect(readAccounts(options, { API_KEY: "k", OTHER_API_KEY: "l" })).toEqual({
      account: { email: "iago@example.com", apiKey: "k" },
      other: { email: "cordelia@example.com", apiKey: "l" },
    });
  });

  it("with --allow-insecure-http accepts plain http to other machines", () => {
    expect(readAddress("http://chat.example.com", true)).toBe("http://chat.example.com");
  });

  it.each<[string, () => unknown, string]>([
    ["no base URL", () => readAddress(undefined, false), "--base-url is missing. See --help."],
    [
      "a base URL without scheme",
      () => readAddress("chat.example.com", false),
      '--base-url must be an http or https address, for example "https://chat.example.com".',
    ],
    [
      "a base URL with the path of operations",
      () => readAddress("https://chat.example.com/api", false),
      '--base-url must end before "/api", because the client adds this path.',
    ],
    [
      "a base URL with credentials",
      () => readAddress("https://iago:secret@chat.example.com", false),
      "--base-url contains credentials. Pass them as --email and the variable API_KEY.",
    ],
    [
      "plain http to another machine",
      () => readAddress("http://chat.example.com", false),
      "--base-url would send credentials over plain http. Use https, or pass --allow-insecure-http.",
    ],
    ["no account", () => readAccounts({}, {}), "--email is missing. See --help."],
    [
      "an invalid e-mail address",
      () => readAccounts({ ...iago, email: "iago" }, { API_KEY: "k" }),
      "--email must be an e-mail address.",
    ],
    [
      "the same account twice",
      () => readAccounts({ ...iago, "other-email": "IAGO@example.com" }, { API_KEY: "k" }),
      "--other-email must be another account than --email.",
    ],
    [
      "no API key",
      () => readAccounts(iago, {}),
      "Set the variable API_KEY to the API key of --email.",
    ],
    [
      "an API key with a line break",
      () => readAccounts(iago, { API_KEY: "secret\n" }),
      "The variable API_KEY contains white space. Remove it.",
    ],
    [
      "no API key of the second account",
      () => readAccounts({ ...iago, "other-email": "a@b.example" }, { API_KEY: "k" }),
      "Set the variable OTHER_API_KEY to the API key of --other-email.",
    ],
    [
      "a report in a missing folder",
      () => requireReportPath("nowhere/report.xml"),
      "nowhere does not exist. Create it, or name another folder.",
    ],
    [
      "a folder in place of a file",
      () => requireReportPath("src"),
      "src is a folder. Name a file.",
    ],
  ])("with %s is rejected with exit code 2", (_, call, line) => {
    expect(call).toThrow(new Failure(line, { exitCode: 2 }));
  });

  it("with one file for two reports is rejected with exit code 2", async () => {
    vi.stubEnv("API_KEY", "k");
    onTestFinished(() => void vi.unstubAllEnvs());
    const words = ["--base-url", "http://127.0.0.1:9", "--email", "a@b.example"];
    const { code, stderr } = await runCommand(
      "conformance",
      ...words,
      "--json",
      "./report",
      "--junit",
      "report",
    );
    expect(stderr).toBe("--json and --junit name the same file. Name two files.\n");
    expect(code).toBe(2);
  });
});
