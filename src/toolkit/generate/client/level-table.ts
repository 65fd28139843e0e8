import type { Levels } from "../../levels/levels.ts";
import { literal, stringLiteral } from "../../text/typescript-text.ts";
import { header } from "../../write/output-files.ts";

/** `feature-levels.gen.ts`: the registry, the releases and the boundaries as typed data. */
export function emitFeatureLevels({ registry, releases, unreleased, boundaries }: Levels): string {
  // Written out, because compilers then name the type in messages, and not its members.
  const names = registry.map(({ name }) => stringLiteral(name));
  return `${header("The feature levels of the specification.")}/** The registry, oldest first. */
export const featureLevels = ${literal(registry)} as const;

/** The releases, oldest first, each with the feature level that its servers report. */
export const releases = ${literal(releases)} as const;

/** What servers of a level that no release reports call themselves: the next release before it, or the last after it. */
export const unreleased = ${unreleased === undefined ? "undefined" : `${literal(unreleased)} as const`};

/** The name of a change, for \`client.supports\`. */
export type FeatureName = ${names.join(" | ") || "never"};

/** Every level at which the specification changes, ascending, from 0. */
export const boundaries = ${literal(boundaries)} as const;

/** A level at which the specification changes; 0 represents all levels before the first. */
export type Boundary = (typeof boundaries)[number];
`;
}
