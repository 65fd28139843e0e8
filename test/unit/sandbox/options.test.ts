// The options of a sandbox: what it accepts, and its messages about the rest.
import { describe, expect, it } from "vitest";
import { releases } from "../../../generated/feature-levels.gen.ts";
import { newestReleased } from "../../../src/service/sandbox/seed.ts";
import { createSandbox } from "../../helpers/judged-sandbox.ts";

describe("an option", () => {
  it.each<[object, string]>([
    [{ rateLimit: Number.NaN }, '"rateLimit" must be a whole number from 1 up.'],
    [{ rateLimit: 0 }, '"rateLimit" must be a whole number from 1 up.'],
    [{ rateLimit: 1.5 }, '"rateLimit" must be a whole number from 1 up.'],
    [{ rateLimit: "5" }, '"rateLimit" must be a whole number from 1 up.'],
    [{ featureLevel: -1 }, '"featureLevel" must be a feature level or a release.'],
    [{ featureLevel: Number.NaN }, '"featureLevel" must be a feature level or a release.'],
    [{ featureLevel: null }, '"featureLevel" must be a feature level or a release.'],
    [{ control: "yes" }, '"control" must be true or false.'],
    [{ controlToken: 5 }, '"controlToken" must be a text.'],
    [{ follow: "nobody" }, '"follow" must be "document" or "servers".'],
    [{ now: () => 0 }, '"now" must be a time in milliseconds since the UNIX epoch.'],
    [{ now: new Date(0) }, '"now" must be a time in milliseconds since the UNIX epoch.'],
    [{ now: -1 }, '"now" must be a time in milliseconds since the UNIX epoch.'],
    [{ now: 8.64e15 + 1 }, '"now" must be a time in milliseconds since the UNIX epoch.'],
    [{ rateLimt: 1 }, '"rateLimt" is unknown. Did you mean "rateLimit"?'],
    [{ level: 1 }, '"level" is unknown. Did you mean "featureLevel"?'],
    [{ user: [] }, '"user" is unknown. Did you mean "users"?'],
    [{ toString: 1 }, '"toString" is unknown. There are featureLevel, '],
  ])("%o is rejected: %s", (options, problem) => {
    const create = () => createSandbox(options);
    expect(create).toThrow(expect.objectContaining({ name: "OptionError" }));
    expect(create).toThrow(`Option ${problem}`);
  });

  it("can be a release, which stands for its feature level", () => {
    expect(createSandbox({ featureLevel: "8.0" }).featureLevel).toBe(237);
    expect(createSandbox({ featureLevel: "8.5" }).featureLevel).toBe(237);
    expect(() => createSandbox({ featureLevel: "20.1" })).toThrow(
      `"20.1" is neither a feature level (a whole number from 0 up) nor a release. Did you mean 10.1? The releases are ${releases.map(({ release }) => release).join(", ")}.`,
    );
  });

  it("that is undefined counts as missing", () => {
    const none = { featureLevel: undefined, rateLimit: undefined, users: undefined } as object;
    expect(createSandbox({ ...none }).featureLevel).toBe(newestReleased);
  });
});
