// How the suite can be called, and its messages if it is called wrongly.

import { describe, expect, it } from "vitest";
import { Failure } from "../../../src/base/failure.ts";
import { acceptable, readAccepted } from "../../../src/program/accepted.ts";
import {
  readAccounts,
  readAddress,
  requirePlaces,
} from "../../../src/program/conformance/options.ts";

const iago = { email: "iago@example.com", stateless: false };

describe("the command line", () => {
  it("with accounts reads their keys from the environment", () => {
    const options = { ...iago, "other-email": "cordelia@example.com" };
    expect(readAccounts(options, { API_KEY: "k", OTHER_API_KEY: "l" })).toEqual({
      account: { email: "iago@example.com", apiKey: "k" },
      other: { email: "cordelia@example.com", apiKey: "l" },
    });
  });

  it("for a stateless server needs no account, and uses none", () => {
    expect(readAccounts({ ...iago, stateless: true }, { API_KEY: "k" })).toEqual({});
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
      '--base-url must end before "/api": operations bring their paths.',
    ],
    [
      "a base URL with credentials",
      () => readAddress("https://iago:secret@chat.example.com", false),
      "--base-url holds credentials: give them as --email and the variable API_KEY.",
    ],
    [
      "plain http to another machine",
      () => readAddress("http://chat.example.com", false),
      "--base-url would send credentials over plain http: use https, or pass --allow-insecure-http.",
    ],
    ["no account", () => readAccounts({ stateless: false }, {}), "--email is missing. See --help."],
    [
      "an invalid e-mail address",
      () => readAccounts({ ...iago, email: "iago" }, { API_KEY: "k" }),
      "--email takes an e-mail address.",
    ],
    [
      "the same account twice",
      () => readAccounts({ ...iago, "other-email": "IAGO@example.com" }, { API_KEY: "k" }),
      "--other-email takes another account than --email.",
    ],
    [
      "no API key",
      () => readAccounts(iago, {}),
      "Set the variable API_KEY to the API key of --email.",
    ],
    [
      "an API key with a line break",
      () => readAccounts(iago, { API_KEY: "secret\n" }),
      "The variable API_KEY holds white space.",
    ],
    [
      "no API key of the second account",
      () => readAccounts({ ...iago, "other-email": "a@b.example" }, { API_KEY: "k" }),
      "Set the variable OTHER_API_KEY to the API key of --other-email.",
    ],
    [
      "a report in a missing folder",
      () => requirePlaces({ json: undefined, junit: "nowhere/report.xml" }),
      "nowhere does not exist: make it, or name another place.",
    ],
    [
      "a folder in place of a file",
      () => requirePlaces({ json: "src", junit: undefined }),
      "src is a folder: name a file.",
    ],
    [
      "a missing list of accepted checks",
      () => readAccepted("nowhere.txt", acceptable.checks),
      "--accept nowhere.txt does not exist.",
    ],
    [
      "an invalid list of accepted checks",
      () => readAccepted("package.json", acceptable.checks),
      "--accept package.json:1 is not the ID of a check: write one a line, as in listInvitations/kinds-in-order.",
    ],
    [
      "one file for two reports",
      () => requirePlaces({ json: "./report", junit: "report" }),
      "--json and --junit name the same file: name two.",
    ],
  ])("with %s is rejected with exit code 2", (_, call, line) => {
    expect(call).toThrow(new Failure(line, { exitCode: 2 }));
  });
});
