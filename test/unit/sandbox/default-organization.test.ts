// The default organization, fixed because tests of users refer to its contents.
import { describe, expect, it } from "vitest";
import { defaultOrganization } from "../../../src/service/sandbox/index.ts";

const day = 24 * 60 * 60;
const today = 20_000 * day;
const organization = (featureLevel?: number) =>
  defaultOrganization(today * 1000 + 999, featureLevel);

describe("the default organization", () => {
  it("is active, and has these users", () => {
    const user = (user_id: number, name: string, role: number, more = {}) => ({
      user_id,
      email: `${name}@example.com`,
      api_key: `${name}-key`,
      role,
      ...more,
    });
    const { is_deactivated, users } = organization();
    expect(is_deactivated).toBe(false);
    expect(users).toEqual([
      user(8, "desdemona", 100),
      user(9, "iago", 200, { can_create_users: true }),
      user(10, "shiva", 300),
      user(11, "cordelia", 400),
      user(12, "othello", 400, { enable_drafts_synchronization: false }),
      user(13, "polonius", 600),
      user(14, "helper-bot", 400, { is_bot: true, bot_owner_id: 9 }),
      user(15, "hamlet", 400, { is_active: false }),
    ]);
  });

  it("has these drafts", () => {
    const about = (topic: string, content: string, days: number) => ({
      topic,
      content,
      timestamp: today - days * day,
    });
    expect(organization().drafts).toEqual([
      {
        id: 17,
        user_id: 9,
        type: "stream",
        to: [7],
        ...about("council", "Minutes of the council", 90),
      },
      { id: 18, user_id: 9, type: "private", to: [8], ...about("", "Reply to Desdemona", 2) },
      { id: 19, user_id: 11, type: "private", to: [9, 8], ...about("", "Nothing, my lord", 40) },
      { id: 20, user_id: 12, type: "", to: [], ...about("", "Kept on one device", 1) },
    ]);
  });

  it("has these linkifiers", () => {
    const to = (path: string) => `https://github.com/example/${path}`;
    const oneWay = { example_input: null, reverse_template: null, alternative_url_templates: [] };
    expect(organization().linkifiers).toEqual([
      {
        id: 1,
        pattern: "#(?P<id>[0-9]+)",
        url_template: to("main/issues/{id}"),
        example_input: "#123",
        reverse_template: "#{id}",
        alternative_url_templates: [to("main/pull/{id}")],
      },
      {
        id: 2,
        pattern: "(?P<commit>[0-9a-f]{40})",
        url_template: to("main/commit/{commit}"),
        ...oneWay,
      },
      {
        id: 3,
        pattern: "#(?P<id>[0-9]{5,})",
        url_template: to("archive/issues/{id}"),
        ...oneWay,
      },
    ]);
  });

  it.each([
    [116, today + 300 * day],
    [117, null],
    [undefined, null],
  ])("§18.117 has these invitations at feature level %s, with one expiry of %j", (level, end) => {
    const by = (id: number, invited_by_user_id: number, days: number) => ({
      id,
      invited_by_user_id,
      expiry_date: today + days * day,
    });
    const email = (email: string) => ({
      invited: today - 20 * day,
      invited_as: 400,
      email,
      notify_referrer_on_join: true,
      is_multiuse: false,
    });
    const link = (key: string) => ({
      invited: today - 19 * day,
      invited_as: 600,
      link_url: `https://chat.example.com/join/${key}/`,
      notify_referrer_on_join: false,
      is_multiuse: true,
    });
    expect(organization(level).invitations).toEqual([
      { ...by(1, 9, -1), ...email("roderigo@example.com") },
      { ...by(2, 9, 10), ...email("zoe@example.com") },
      { ...by(3, 11, 10), ...email("emilia@example.com") },
      { ...by(1, 8, -1), ...link("cb9ov7qhbmszh2nyw5wcrqzk") },
      { ...by(2, 9, 0), ...link("yddhtzk4jgl7rsmazc5fyyyy"), expiry_date: end },
      { ...by(3, 11, 30), ...link("w4t6fzx2qndp8mkb5hjrs7ue") },
    ]);
  });
});
