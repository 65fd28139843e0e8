// The options of a sandbox: what it accepts, and its messages about the rest.
import { describe, expect, it } from "vitest";
import { releases } from "../../../generated/feature-levels.gen.ts";
import { newestReleased } from "../../../src/service/sandbox/seed.ts";
import { createSandbox } from "../../helpers/judged-sandbox.ts";

describe("an option", () => {
  it.each<[object, ErrorConstructor, string]>([
    [{ rateLimit: Number.NaN }, RangeError, "rateLimit takes a whole number from 1 up, not NaN."],
    [{ rateLimit: 0 }, RangeError, "rateLimit takes a whole number from 1 up, not 0."],
    [{ rateLimit: 1.5 }, RangeError, "rateLimit takes a whole number from 1 up, not 1.5."],
    [
      { rateLimit: 2 ** 53 },
      RangeError,
      "rateLimit takes a whole number from 1 up, not 9007199254740992.",
    ],
    [{ rateLimit: "5" }, TypeError, 'rateLimit takes a whole number from 1 up, not "5".'],
    [{ featureLevel: -1 }, RangeError, "featureLevel takes a whole number from 0 up, not -1."],
    [
      { featureLevel: "20.1" },
      RangeError,
      `"20.1" is neither a feature level (a whole number from 0 up) nor a release: did you mean 10.1? The releases are ${releases.map(({ release }) => release).join(", ")}.`,
    ],
    [{ featureLevel: null }, TypeError, "featureLevel takes a whole number from 0 up, not null."],
    [{ control: "yes" }, TypeError, 'control takes true or false, not "yes".'],
    [{ control: "\u202e\n" }, TypeError, 'control takes true or false, not "\\u202e\\n".'],
    [
      { now: new Date(0) },
      TypeError,
      "now takes milliseconds from 0 up, to a time that a Date has, not an object.",
    ],
    [{ now: Number.NaN }, RangeError, "to a time that a Date has, not NaN."],
    [{ now: 8.64e15 + 1 }, RangeError, "to a time that a Date has, not 8640000000000001."],
    [{ control: () => {} }, TypeError, "control takes true or false, not a function."],
  ])("%o is rejected with its name, its value and what it accepts", (options, kind, message) => {
    const create = () => createSandbox(options as never);
    expect(create).toThrow(kind);
    expect(create).toThrow(message);
  });

  it.each<[object, string]>([
    [{ rateLimt: 1 }, 'createSandbox has no option "rateLimt": did you mean "rateLimit"?'],
    [{ ratelimit: 1 }, 'createSandbox has no option "ratelimit": did you mean "rateLimit"?'],
    [
      { feature_level: 1 },
      'createSandbox has no option "feature_level": did you mean "featureLevel"?',
    ],
    [{ level: 1 }, 'createSandbox has no option "level": did you mean "featureLevel"?'],
    [{ token: "" }, 'createSandbox has no option "token": did you mean "controlToken"?'],
    [
      { featureLevelOfServer: 1 },
      'has no option "featureLevelOfServer": did you mean "featureLevel"?',
    ],
    [{ user: [] }, 'createSandbox has no option "user": did you mean "users"?'],
    [{ fetch }, 'createSandbox has no option "fetch": it has featureLevel, rateLimit, control, '],
    [{ "\u001b[2J": 1 }, 'createSandbox has no option "\\u001b[2J": it has '],
    [{ toString: 1 }, 'createSandbox has no option "toString": it has '],
    [["users"], 'createSandbox has no option "0": it has '],
  ])("%o is rejected as unknown, with the name that was probably meant", (options, message) => {
    const create = () => createSandbox(options as never);
    expect(create).toThrow(TypeError);
    expect(create).toThrow(message);
  });

  it("can be a release, which stands for its feature level", () => {
    expect(createSandbox({ featureLevel: "8.0" }).featureLevel).toBe(237);
    expect(createSandbox({ featureLevel: "8.5" }).featureLevel).toBe(237);
  });

  it.each(["267", 267, null])("must be in an object, and not %j", (options) => {
    expect(() => createSandbox(options as never)).toThrow(
      new TypeError(`createSandbox takes an object of options, not ${JSON.stringify(options)}.`),
    );
  });

  it("that is undefined counts as missing", () => {
    const none = { featureLevel: undefined, rateLimit: undefined, users: undefined } as object;
    expect(createSandbox({ ...none }).featureLevel).toBe(newestReleased);
  });
});
