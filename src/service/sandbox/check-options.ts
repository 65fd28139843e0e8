import { releases } from "../../../generated/feature-levels.gen.ts";
import { nearest } from "../../base/nearest.ts";
import { shownText } from "../../base/shown-text.ts";
import { levelOf } from "../../toolkit/levels/index.ts";
import { checkValue, type Taken, wholeNumberFrom } from "./check-value.ts";
import type { ManualClock } from "./clock.ts";
import type { Seed } from "./resources/index.ts";
import type { SandboxOptions } from "./sandbox.ts";

const aFunction: Taken = { words: "a function", type: "function" };

/** All options but the seed, which has a check of its own. `advance` comes with a clock that is spread. */
const options: Readonly<Record<Exclude<keyof (SandboxOptions & ManualClock), keyof Seed>, Taken>> =
  {
    featureLevel: wholeNumberFrom(0),
    rateLimit: wholeNumberFrom(1),
    control: { words: "true or false", type: "boolean" },
    controlToken: { words: "text", type: "string" },
    routes: { words: "an object of functions by method and path", type: "object" },
    now: aFunction,
    sleep: aFunction,
    advance: aFunction,
  };

const byName: ReadonlyMap<string, Taken> = new Map(Object.entries(options));

/**
 * Passes options that a sandbox has, with values that they take; `undefined` is as good as none.
 *
 * @throws TypeError where there is no such option, or its value is of another type.
 * @throws RangeError where its value is out of bounds, or no release.
 */
export function checkOptions(given: SandboxOptions, ofSeed: readonly string[]): void {
  checkValue("createSandbox", given, { words: "an object of options", type: "object" });
  const names = [...byName.keys(), ...ofSeed];
  for (const [name, value] of Object.entries(given)) {
    if (!names.includes(name)) {
      const meant = nearest(name, names);
      const hint = meant === undefined ? `it has ${names.join(", ")}` : `did you mean "${meant}"?`;
      throw new TypeError(`createSandbox has no option "${shownText(name)}": ${hint}`);
    }
    const taken = byName.get(name);
    if (name === "featureLevel" && typeof value === "string") levelOf(value, releases);
    else if (taken !== undefined && value !== undefined) checkValue(name, value, taken);
  }
}
