import type { components } from "../../../generated/types/from-0.js";

type Schemas = components["schemas"];

/** An account of the organization, a person or a bot. */
export interface User {
  user_id: number;
  /** The name to authenticate with, and what `ref` shows before feature level 22. */
  email: string;
  /** The password to authenticate with. */
  api_key: string;
  /** 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. */
  role: Schemas["InvitedAs"];
  /** Defaults to false. */
  is_bot?: boolean;
  /** Defaults to true. */
  is_active?: boolean;
  /** Whether the user's drafts are kept on the server. Defaults to true. */
  enable_drafts_synchronization?: boolean;
}

/** A draft and the user who saved it. */
export type Draft = Schemas["Draft"] & { user_id: number };

/** A draft to save: what is left out is empty, and `timestamp` is now. */
export type NewDraft = Partial<Schemas["Draft"]> & Pick<Draft, "id" | "user_id">;

/** A linkifier, as the newest feature level shows it; earlier levels show what they know of it. */
export type Linkifier = Required<Omit<Schemas["Linkifier"], "url_format">>;

/** A linkifier to add: what is left out says that no address is turned back into text. */
export type NewLinkifier = Partial<Linkifier> & Pick<Linkifier, "pattern" | "url_template">;

/** An invitation, as the newest feature level shows it; earlier levels show what they know of it. */
export type Invitation =
  | Stored<Schemas["EmailInvitation"]>
  | Stored<Schemas["ReusableInvitationLink"]>;

type Stored<Wire extends Schemas["InvitationBase"]> = Omit<
  Wire,
  "ref" | "invited_by_user_id" | "notify_referrer_on_join"
> & {
  invited_by_user_id: number;
  /** Defaults to true, as it always was before feature level 267. */
  notify_referrer_on_join?: boolean;
};

/** What an organization holds when its sandbox starts, and again after a reset. */
export interface Seed {
  /** Whether the whole organization is deactivated. */
  is_deactivated: boolean;
  users: readonly User[];
  drafts: readonly NewDraft[];
  /** In the order in which they are matched from feature level 202 on. */
  linkifiers: readonly (NewLinkifier & Pick<Linkifier, "id">)[];
  invitations: readonly Invitation[];
}
