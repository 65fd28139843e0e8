import { describe, expect, expectTypeOf, it } from "vitest";
import { readArguments, wholeNumber } from "../../../src/node/command-options.ts";
import { Failure } from "../../../src/node/failure.ts";

const declared = (
  words: readonly string[],
  options: Parameters<typeof readArguments>[1]["options"],
) => readArguments(words, { usage: "npm run make -- [options]", about: "Makes it.", options });

it("options have the types and values of their declaration", () => {
  const words = ["--port", "1", "--host", "a", "--host", "b"];
  const options = readArguments(words, {
    usage: "",
    about: "",
    options: {
      port: { value: "P", does: "a port" },
      out: { value: "DIR", does: "a folder" },
      host: { value: "H", does: "a host", isRepeatable: true },
      name: { value: "N", does: "a name", default: "x" },
      quick: { does: "few rounds" },
    },
  });
  expect(options).toEqual({ files: [], port: "1", host: ["a", "b"], name: "x", quick: false });
  const { port, host, name, quick } = options ?? expect.unreachable();
  expectTypeOf(port).toEqualTypeOf<string | undefined>();
  expectTypeOf(host).toEqualTypeOf<readonly string[]>();
  expectTypeOf(name).toEqualTypeOf<string>();
  expectTypeOf(quick).toEqualTypeOf<boolean>();
});

describe("the value of an option", () => {
  it("is parsed as a whole number", () => {
    expect(wholeNumber("port", "65535", { min: 1, max: 65_535 })).toBe(65_535);
  });

  it.each<[string, () => unknown, string]>([
    [
      "a number that is too large",
      () => wholeNumber("port", "99999", { min: 1, max: 65_535 }),
      '--port must be a whole number from 1 to 65535, not "99999".',
    ],
    [
      "a number that is too small",
      () => wholeNumber("rate-limit", "0", { min: 1 }),
      '--rate-limit must be a whole number from 1 up, not "0".',
    ],
    [
      "not a whole number",
      () => wholeNumber("port", "1.5", { min: 0 }),
      '--port must be a whole number from 0 up, not "1.5".',
    ],
    [
      "empty, like a variable that is not set",
      () => declared(["--host", ""], { host: { value: "H", does: "a host" } }),
      "--host requires a value. See --help.",
    ],
    [
      "empty beside another value",
      () =>
        declared(["--name=a", "--name="], {
          name: { value: "N", does: "a name", isRepeatable: true },
        }),
      "--name requires a value. See --help.",
    ],
    [
      "an empty file name",
      () =>
        readArguments(["old.json", ""], { usage: "", about: "", options: {}, takesFiles: true }),
      "A file name is empty. See --help.",
    ],
  ])("is rejected with exit code 2 if it is %s", (_, read, line) => {
    expect(read).toThrow(new Failure(line, { exitCode: 2 }));
  });
});
