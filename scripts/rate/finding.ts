/** What a change asks of the next version, smallest first (semver.org). */
export const impacts = ["none", "patch", "minor", "major"] as const;

/** What a change asks of the next version. */
export type Impact = (typeof impacts)[number];

/** One change between two releases. */
export interface Finding {
  readonly impact: Impact;
  /** Where it is, for example `PATCH /api/v1/realm/linkifiers  requestBody/…`. */
  readonly where: string;
  readonly message: string;
}

/** The greatest of some impacts; `none` of none. */
export function worst(of: readonly Impact[]): Impact {
  return impacts[Math.max(0, ...of.map((impact) => impacts.indexOf(impact)))] ?? "none";
}
