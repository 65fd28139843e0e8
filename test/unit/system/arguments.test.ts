import { describe, expect, it } from "vitest";
import { hostNames, originNames, readArguments, wholeNumber } from "../../../src/base/arguments.ts";
import { Failure } from "../../../src/base/failure.ts";

describe("the value of an option", () => {
  it("is parsed as a whole number, or as one of several host names", () => {
    expect(wholeNumber("port", "65535", { min: 1, max: 65_535 })).toBe(65_535);
    expect(hostNames("allow-host", ["dev.example.com", "a"])).toEqual(["dev.example.com", "a"]);
  });

  it.each<[string, () => unknown, string]>([
    [
      "a number that is too large",
      () => wholeNumber("port", "99999", { min: 1, max: 65_535 }),
      '--port takes a whole number from 1 to 65535, not "99999".',
    ],
    [
      "a number that is too small",
      () => wholeNumber("rate-limit", "0", { min: 1 }),
      '--rate-limit takes a whole number from 1 up, not "0".',
    ],
    [
      "not a whole number",
      () => wholeNumber("port", "1.5", { min: 0 }),
      '--port takes a whole number from 0 up, not "1.5".',
    ],
    [
      "not a host name",
      () => hostNames("allow-host", ["a", "a b"]),
      '--allow-host takes the name of a host, such as dev.example.com, not "a b".',
    ],
    ...["*", "null", "localhost:3000", "http://a.example/", "http://A.example", "file://"].map(
      (origin): [string, () => unknown, string] => [
        `not an origin: ${origin}`,
        () => originNames("allow-origin", ["http://localhost:3000", origin]),
        `--allow-origin takes an origin, such as http://localhost:3000, not "${origin}".`,
      ],
    ),
    [
      "empty, like a variable that is not set",
      () => readArguments(["--host", ""], "", { host: { type: "string" } }),
      "Option '--host <value>' argument missing. See --help.",
    ],
    [
      "empty beside another value",
      () =>
        readArguments(["--name=a", "--name="], "", { name: { type: "string", multiple: true } }),
      "Option '--name <value>' argument missing. See --help.",
    ],
    [
      "an empty file name",
      () => readArguments(["old.json", ""], "", {}, { takesFiles: true }),
      "The name of a file is empty. See --help.",
    ],
  ])("is rejected with exit code 2 if it is %s", (_, read, line) => {
    expect(read).toThrow(new Failure(line, { exitCode: 2 }));
  });
});
