// The options of a sandbox: what it accepts, and its messages about the rest.
import { describe, expect, it } from "vitest";
import { releases } from "../../../generated/feature-levels.gen.ts";
import { InvalidInputError } from "../../../src/service/sandbox/index.ts";
import { newestReleased } from "../../../src/service/sandbox/seed.ts";
import { createSandbox } from "../../helpers/judged-sandbox.ts";

describe("an option", () => {
  it.each<[object | null, string]>([
    [{ rateLimit: Number.NaN }, "#/rateLimit: must be integer"],
    [{ rateLimit: 0 }, "#/rateLimit: must be >= 1"],
    [{ rateLimit: 1.5 }, "#/rateLimit: must be integer"],
    [{ rateLimit: "5" }, "#/rateLimit: must be integer"],
    [{ featureLevel: -1 }, "#/featureLevel: must be >= 0"],
    [{ featureLevel: null }, "#/featureLevel: must be integer or string"],
    [{ control: "yes" }, "#/control: must be boolean"],
    [{ control: () => {} }, "#/control: must be boolean"],
    [{ follow: "nobody" }, '#/follow: must be one of "document", "servers"'],
    [{ now: () => 0 }, "#/now: must be number"],
    [{ now: new Date(0) }, "#/now: must be number"],
    [{ now: 8.64e15 + 1 }, "#/now: must be <= 8640000000000000"],
    [{ rateLimt: 1 }, '#: must not have "rateLimt"; did you mean "rateLimit"?'],
    [{ level: 1 }, '#: must not have "level"; did you mean "featureLevel"?'],
    [{ user: [] }, '#: must not have "user"; did you mean "users"?'],
    [{ fetch }, '#: must not have "fetch"'],
    [{ toString: 1 }, '#: must not have "toString"'],
    [{ "\u001b[2J": 1 }, '#: must not have "\\u001b[2J"'],
    [["users"], "#: must be object"],
    [null, "#: must be object"],
  ])("%o is rejected: %s", (options, problem) => {
    const create = () => createSandbox(options as never);
    expect(create).toThrow(InvalidInputError);
    expect(create).toThrow(`The object of options is not valid.\n${problem}`);
  });

  it("all of which are wrong are rejected together", () => {
    const create = () => createSandbox({ rateLimit: 0, control: 1, levl: 2 } as never);
    expect(create).toThrow(/#: must not have "levl".*\n#\/rateLimit.*\n#\/control/);
  });

  it("can be a release, which stands for its feature level", () => {
    expect(createSandbox({ featureLevel: "8.0" }).featureLevel).toBe(237);
    expect(createSandbox({ featureLevel: "8.5" }).featureLevel).toBe(237);
    expect(() => createSandbox({ featureLevel: "20.1" })).toThrow(
      `"20.1" is neither a feature level (a whole number from 0 up) nor a release: did you mean 10.1? The releases are ${releases.map(({ release }) => release).join(", ")}.`,
    );
  });

  it("that is undefined counts as missing", () => {
    const none = { featureLevel: undefined, rateLimit: undefined, users: undefined } as object;
    expect(createSandbox({ ...none }).featureLevel).toBe(newestReleased);
  });
});
