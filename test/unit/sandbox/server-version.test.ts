// How clients learn the feature level.
import { expect, it } from "vitest";
import { callerOf } from "../../helpers/caller.ts";
import { createSandbox } from "../../helpers/judged-sandbox.ts";

const settingsAt = async (featureLevel: number, origin?: string) =>
  (
    await callerOf(
      createSandbox({ featureLevel }).fetch,
      undefined,
      origin,
    )("GET", "server_settings")
  ).body;
const registrationAt = async (featureLevel: number, fields: Record<string, string> = {}) =>
  (await callerOf(createSandbox({ featureLevel }).fetch, "iago")("POST", "register", fields)).body;

it.each([
  [0, "2.1.8", undefined],
  [1, "3.0-dev+git", 1],
  [237, "8.0", 237],
  [498, "12.0", 498],
  [499, "12.0+git", 499],
])(
  "§15.1 §15.2 §15.3 §18.1 a server at feature level %i reports release %s, and no level at 0",
  async (featureLevel, release, shown) => {
    for (const body of [await settingsAt(featureLevel), await registrationAt(featureLevel)]) {
      expect(body.zulip_version).toBe(release);
      expect(body.zulip_feature_level).toBe(shown);
    }
  },
);

it.each<[level: number, fields: Record<string, string>, isReturned: boolean]>([
  [2, {}, true],
  [2, { event_types: '["message"]' }, false],
  [2, { event_types: "[]" }, false],
  [2, { event_types: '["message","zulip_version"]' }, true],
  [2, { event_types: '["zulip_version"]', fetch_event_types: '["message"]' }, false],
  [2, { event_types: '["message"]', fetch_event_types: '["zulip_version"]' }, true],
  [3, { event_types: '["message"]' }, true],
  [3, { event_types: '["message"]', fetch_event_types: "[]" }, true],
])(
  "§15.2 §18.3 registering at level %i with %j returns release and level: %s",
  async (featureLevel, fields, isReturned) => {
    const body = await registrationAt(featureLevel, fields);
    expect(Object.keys(body).filter((name) => name.startsWith("zulip_"))).toEqual(
      isReturned ? ["zulip_version", "zulip_feature_level"] : [],
    );
  },
);

it("§18.88 zulip_merge_base is returned from level 88 on", async () => {
  for (const bodyAt of [settingsAt, registrationAt]) {
    expect(await bodyAt(87)).not.toHaveProperty("zulip_merge_base");
    expect(await bodyAt(88)).toMatchObject({ zulip_merge_base: "5.0-dev+git" });
  }
});

it("§18.257 the origin is the organization's URL, from 257 on also in realm_url", async () => {
  const realm_uri = "https://chat.example.com:8443";
  const before = await settingsAt(256, realm_uri);
  expect(before).toMatchObject({ realm_uri });
  expect(before).not.toHaveProperty("realm_url");
  expect(await settingsAt(257, realm_uri)).toMatchObject({ realm_uri, realm_url: realm_uri });
});
