/** How many things of a kind a sandbox keeps at most. */
export interface Limits {
  /** Of all users together. Defaults to 1000. */
  readonly drafts: number;
  /** Defaults to 1000. */
  readonly linkifiers: number;
  /** Of both kinds, also expired ones. Defaults to 10 000. */
  readonly invitations: number;
}

/** The limits of a sandbox, unless its options have others. */
export const defaultLimits: Limits = { drafts: 1000, linkifiers: 1000, invitations: 10_000 };

/** Why there cannot be this many things of a kind; `undefined` if there can. */
export function problemOfCount(
  kind: keyof Limits,
  count: number,
  { limits }: { readonly limits: Limits },
): string | undefined {
  return count <= limits[kind]
    ? undefined
    : `A sandbox keeps at most ${limits[kind]} ${kind}; the option limits.${kind} changes that.`;
}

/** Why things with new IDs cannot be added to the ones that there are; `undefined` if they can. */
export function problemOfAdding(
  kind: keyof Limits,
  {
    known,
    added,
    ids,
  }: {
    readonly known: number;
    readonly added: number;
    readonly ids: { has(count: number): boolean };
  },
  organization: { readonly limits: Limits },
): string | undefined {
  const isLast = `IDs end at ${Number.MAX_SAFE_INTEGER}.`;
  return problemOfCount(kind, known + added, organization) ?? (ids.has(added) ? undefined : isLast);
}
