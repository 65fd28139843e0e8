import { boundaries } from "../../../generated/feature-levels.gen.ts";
import type { CompleteSeed } from "./complete-seed.ts";
import type { Invitation } from "./seed.ts";
import { supports } from "./supports.ts";

const day = 24 * 60 * 60;

/**
 * An organization to start with: a person of each role, a bot and a deactivated account; drafts of two
 * users; linkifiers of which two match the same text; invitations of both kinds, two of which share
 * an ID and one has expired. Its IDs are those of the specification's examples. `now` is in
 * milliseconds, and every `api_key` reads `<name>-key`. Below the feature level that brought them no invitation
 * is permanent (sources §18). `featureLevel` defaults to the newest.
 */
export function defaultOrganization(
  now: number,
  featureLevel: number = Math.max(...boundaries),
): CompleteSeed {
  const today = Math.floor(now / 1000);
  const email = (
    id: number,
    invited_by_user_id: number,
    address: string,
    expiresIn: number,
  ): Invitation => ({
    id,
    invited_by_user_id,
    invited: today - 20 * day,
    expiry_date: today + expiresIn,
    invited_as: 400,
    email: address,
    notify_referrer_on_join: true,
    is_multiuse: false,
  });
  const link = (
    id: number,
    invited_by_user_id: number,
    key: string,
    expiresIn: number | null,
  ): Invitation => ({
    id,
    invited_by_user_id,
    invited: today - 19 * day,
    expiry_date: expiresIn === null ? null : today + expiresIn,
    invited_as: 600,
    link_url: `https://chat.example.com/join/${key}/`,
    notify_referrer_on_join: false,
    is_multiuse: true,
  });
  const isEverPermanent = supports(featureLevel, "permanentInvitations");
  const withoutReverse = {
    example_input: null,
    reverse_template: null,
    alternative_url_templates: [],
  };
  return {
    is_deactivated: false,
    users: [
      { user_id: 8, email: "desdemona@example.com", api_key: "desdemona-key", role: 100 },
      { user_id: 9, email: "iago@example.com", api_key: "iago-key", role: 200 },
      { user_id: 10, email: "shiva@example.com", api_key: "shiva-key", role: 300 },
      { user_id: 11, email: "cordelia@example.com", api_key: "cordelia-key", role: 400 },
      {
        user_id: 12,
        email: "othello@example.com",
        api_key: "othello-key",
        role: 400,
        enable_drafts_synchronization: false,
      },
      { user_id: 13, email: "polonius@example.com", api_key: "polonius-key", role: 600 },
      {
        user_id: 14,
        email: "helper-bot@example.com",
        api_key: "helper-bot-key",
        role: 400,
        is_bot: true,
      },
      {
        user_id: 15,
        email: "hamlet@example.com",
        api_key: "hamlet-key",
        role: 400,
        is_active: false,
      },
    ],
    drafts: [
      {
        id: 17,
        user_id: 9,
        type: "stream",
        to: [7],
        topic: "council",
        content: "Minutes of the council",
        timestamp: today - 90 * day,
      },
      {
        id: 18,
        user_id: 9,
        type: "private",
        to: [8],
        topic: "",
        content: "Reply to Desdemona",
        timestamp: today - 2 * day,
      },
      {
        id: 19,
        user_id: 11,
        type: "private",
        to: [9, 8],
        topic: "",
        content: "Nothing, my lord",
        timestamp: today - 40 * day,
      },
      {
        id: 20,
        user_id: 12,
        type: "",
        to: [],
        topic: "",
        content: "Kept on one device",
        timestamp: today - day,
      },
    ],
    linkifiers: [
      {
        id: 1,
        pattern: "#(?P<id>[0-9]+)",
        url_template: "https://github.com/example/main/issues/{id}",
        example_input: "#123",
        reverse_template: "#{id}",
        alternative_url_templates: ["https://github.com/example/main/pull/{id}"],
      },
      {
        id: 2,
        pattern: "(?P<commit>[0-9a-f]{40})",
        url_template: "https://github.com/example/main/commit/{commit}",
        ...withoutReverse,
      },
      {
        id: 3,
        pattern: "(?P<project>zulip|docs)#(?P<id>[0-9]+)",
        url_template: "https://github.com/example/{project}/issues/{id}",
        ...withoutReverse,
      },
    ],
    invitations: [
      email(1, 9, "roderigo@example.com", -day),
      email(2, 9, "zoe@example.com", 10 * day),
      email(3, 11, "emilia@example.com", 10 * day),
      link(1, 8, "cb9ov7qhbmszh2nyw5wcrqzk", -day),
      link(2, 9, "yddhtzk4jgl7rsmazc5fyyyy", isEverPermanent ? null : 300 * day),
      link(3, 11, "w4t6fzx2qndp8mkb5hjrs7ue", 30 * day),
    ],
  };
}
