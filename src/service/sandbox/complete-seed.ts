import type { Draft, Invitation, Linkifier, NewDraft, NewLinkifier, Seed } from "./seed.ts";

/** A seed with nothing left out. */
export interface CompleteSeed extends Seed {
  readonly drafts: readonly Draft[];
  readonly linkifiers: readonly Linkifier[];
  readonly invitations: readonly Invitation[];
}

/** A seed, completed. `now` is in milliseconds. */
export function completeSeed({ drafts, linkifiers, ...rest }: Seed, now: number): CompleteSeed {
  return {
    ...rest,
    drafts: drafts.map((draft) => completeDraft(draft, now)),
    linkifiers: linkifiers.map(({ id, ...linkifier }) => completeLinkifier(id, linkifier)),
  };
}

/** A draft with nothing left out. `now` is in milliseconds. */
export const completeDraft = ({ id, ...draft }: NewDraft, now: number): Draft => ({
  id,
  type: "",
  to: [],
  topic: "",
  content: "",
  timestamp: Math.floor(now / 1000),
  ...draft,
});

/** A linkifier with nothing left out. */
export const completeLinkifier = (id: number, linkifier: NewLinkifier): Linkifier => ({
  id,
  example_input: null,
  reverse_template: null,
  alternative_url_templates: [],
  ...linkifier,
});
