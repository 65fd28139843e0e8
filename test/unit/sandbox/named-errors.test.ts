// The sandbox responds with each named error example of the specification in its situation, word by word. A recorded step
// that gets it is its situation; the tables have the others. Two of the levels are those around §18.76; §14.3 is one of the
// errors.
import { describe, expect, it } from "vitest";
import {
  type SpecifiedOperation,
  specificationAt,
} from "../../../src/service/conformance/specified-operations.ts";
import { defaultOrganization, type Seed } from "../../../src/service/sandbox/index.ts";
import { servedAt } from "../../../src/service/sandbox/request-handler.ts";
import { handlerOf } from "../../../src/service/sandbox/resources/index.ts";
import { isObject, type Json, type JsonObject } from "../../../src/toolkit/document/json.ts";
import { methodsOf } from "../../../src/toolkit/document/path-template.ts";
import { errorsOf } from "../../../src/toolkit/document/responses.ts";
import { basic, newYear } from "../../helpers/caller.ts";
import { createSandbox } from "../../helpers/judged-sandbox.ts";
import { calledBy } from "../../helpers/recordings.ts";
import { replayedBySandbox } from "../../helpers/replayed-sandbox.ts";

/** How a request differs from a plain one of Iago's. */
interface Situation {
  readonly header?: string;
  readonly as?: string;
  readonly method?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Fields that are encoded as the level says. */
  readonly values?: Readonly<Record<string, Json>>;
  /** IDs in the path, for resources that do not exist. */
  readonly ids?: Readonly<Record<string, number>>;
  readonly isClosed?: boolean;
  /** Whether only administrators may invite. */
  readonly isStrict?: boolean;
  readonly isHasty?: boolean;
  /** The `last_event_id` of each of several reads; the last read gets the expected response. */
  readonly acknowledged?: readonly string[];
}

/** A request to either operation that takes a draft, with these fields changed. */
const draft = (changed: JsonObject): Situation => {
  const sent = { type: "stream", to: [7], topic: "", content: "Hello", ...changed };
  return { fields: { draft: JSON.stringify(sent), drafts: JSON.stringify([sent]) } };
};
/** A request to either operation that takes a linkifier, with this pattern and URL. */
const linkifier = (pattern: string, path: string, more: Record<string, string> = {}): Situation => {
  const url_template = `https://a.example/${path}`;
  const url_format_string = url_template.replace(/\{(\w+)\}/g, "%($1)s");
  return { fields: { pattern, url_template, url_format_string, ...more } };
};
/** A request to either operation that creates an invitation, with these e-mail addresses. */
const invitation = (invitee_emails: string, more: Record<string, string> = {}): Situation => ({
  fields: { invitee_emails, stream_ids: "[7]", ...more },
});
/** A request to either operation that takes a user, with these fields changed. */
const user = (changed: JsonObject, more: Situation = {}): Situation => ({
  values: { email: "lear@example.com", password: "abcd1234", full_name: "King Lear", ...changed },
  ...more,
});

/** Errors of all operations, including those without a handler, by example name. */
const common: Readonly<Record<string, Situation>> = {
  "no-credentials": { header: "" },
  "undecodable-credentials": { header: "Basic YWJjOmE" },
  "malformed-api-key": { header: basic("iago@example.com:") },
  "invalid-api-key": { header: basic("iago@example.com:cordelia-key") },
  "not-basic": { header: "Bearer x" },
  "account-deactivated": { as: "hamlet" },
  "organization-deactivated": { isClosed: true },
  "method-not-allowed": { method: "PUT" },
  "rate-limit-hit": { isHasty: true },
  "missing-parameter": { fields: {} },
};

/** Errors of handlers that no recorded step gets, by example name, or by operation and example name if operations differ. */
const ofHandlers: Readonly<Record<string, Situation>> = {
  "synchronization-disabled": { as: "othello" },
  "internal-server-error": draft({ timestamp: 1e18 }),
  "negative-timestamp": draft({ timestamp: -1 }),
  "not-one-channel": draft({ to: [] }),
  "not-one-stream": draft({ to: [7, 8] }),
  "unknown-user": draft({ type: "private", to: [99] }),
  bot: { as: "admin-bot" },
  "insufficient-permission": { as: "cordelia", isStrict: true },
  "createLinkifier not-json": linkifier("a", "b", { alternative_url_templates: "b" }),
  "editLinkifier not-json": linkifier("a", "b", { alternative_url_templates: "b" }),
  "bad-expression": linkifier("(?P<id>[0-9]+", "{id}"),
  "bad-url-template": linkifier("a", "{"),
  "bad-url-format": linkifier("(?P<id>a)", "%"),
  "unknown-group": linkifier("(?P<id>a)", "{id}{name}"),
  "unknown-group-in-format": linkifier("(?P<id>a)", "{id}{name}"),
  "unused-group": linkifier("(?P<id>a)", "b"),
  "unused-group-in-format": linkifier("(?P<id>a)", "b"),
  "same-pattern": linkifier("#(?P<id>[0-9]+)", "{id}"),
  "other-example": linkifier("a", "b", { example_input: "c" }),
  "sendInvitations not-json": invitation("a@b.example", { stream_ids: "7," }),
  "sendInvitations not-a-list": invitation("a@b.example", { stream_ids: "7" }),
  "createInvitationLink not-a-list": { fields: { stream_ids: "7" } },
  "wrong-element": invitation("a@b.example", { stream_ids: '["3"]' }),
  "createInvitationLink not-an-integer": { fields: { invite_as: "[]" } },
  "not-boolean": invitation("a@b.example", { include_realm_default_subscriptions: "3" }),
  "role-too-high": { ...invitation("a@b.example", { invite_as: "200" }), as: "cordelia" },
  "no-addresses": invitation(""),
  "no-channels": invitation("a@b.example", { stream_ids: "[]" }),
  "welcome-message": {
    ...invitation("a@b.example", { welcome_message_custom_text: "" }),
    as: "cordelia",
  },
  "invitation-of-an-owner": { ids: { invite_id: 4 } },
  "invitation-of-others": { ids: { invite_id: 2 }, as: "cordelia" },
  "missing-capability": { fields: { client_capabilities: '{"linkifier_url_template":true}' } },
  "pruned-event": { acknowledged: ["6", "5"] },
  "gravatar-not-json": { fields: { client_gravatar: "x" } },
  "fields-not-boolean": { fields: { include_custom_profile_fields: "1" } },
  "no-such-user": { ids: { user_id: 99 } },
  "name-too-short": user({ full_name: "K" }),
  "name-too-long": user({ full_name: "K".repeat(101) }),
  "wrong-character": user({ full_name: "King *" }),
  "role-not-json": { fields: { role: "x" } },
  "no-such-field": { fields: { profile_data: '[{"id":999999,"value":""}]' } },
  "may-not-change-addresses": { fields: { new_email: "lear@example.com" } },
  "duplicate-ids": { fields: { ordered_linkifier_ids: "[3,1,1]" } },
};

/** Invitations of an owner to become an owner, one of each kind. */
const ofDesdemona: Seed["invitations"] = [
  { is_multiuse: false as const, email: "portia@example.com" },
  { is_multiuse: true as const, link_url: "https://chat.example.com/join/portia/" },
].map((kind) => ({
  id: 4,
  invited_by_user_id: 8,
  invited: 0,
  expiry_date: 1,
  invited_as: 100,
  ...kind,
}));

/** The response of a sandbox of this level to an operation in a situation. */
async function answerIn(level: number, { operation }: SpecifiedOperation, situation: Situation) {
  const { as = "iago", header = basic(`${as}@example.com:${as}-key`), values = {} } = situation;
  const known = servedAt(level).find(({ id }) => id === operation.id)?.arguments ?? [];
  const encoded = known.flatMap(({ name, isPlainText }) => {
    const { [name]: value } = values;
    if (value === undefined) return [];
    return [[name, typeof value === "string" && isPlainText ? value : JSON.stringify(value)]];
  });
  const fields = situation.fields ?? Object.fromEntries(encoded);
  const seed = defaultOrganization(newYear, level);
  const bot = { user_id: 90, email: "admin-bot@example.com", api_key: "admin-bot-key" };
  const inviters = situation.isStrict ? "administrators" : "members";
  const sandbox = createSandbox({
    ...seed,
    now: newYear,
    featureLevel: level,
    users: [...seed.users, { ...bot, role: 200, is_bot: true }],
    email_inviters: inviters,
    link_creators: inviters,
    is_deactivated: situation.isClosed === true,
    ...(situation.isHasty ? { rateLimit: 1 } : {}),
    invitations: [...seed.invitations, ...ofDesdemona],
  });
  const ask = (method: string, path: string, given: Readonly<Record<string, string>>) => {
    const sent = new URLSearchParams(given);
    return sandbox.fetch(`http://sandbox${path}${method === "GET" ? `?${sent}` : ""}`, {
      method,
      headers: header === "" ? {} : { authorization: header },
      ...(method === "GET" ? {} : { body: sent }),
    });
  };
  const ids: Readonly<Record<string, number>> = { draft_id: 17, user_id: 11, ...situation.ids };
  const path = operation.path.replace(/\{(\w+)\}/, (_, name: string) => String(ids[name] ?? 2));
  const { method = operation.method, acknowledged } = situation;
  if (situation.isHasty) await ask(method, path, fields);
  if (acknowledged === undefined) return ask(method, path, fields);
  const { queue_id } = await (await ask("POST", "/api/v1/register", {})).json();
  for (let time = 0; time < 8; time++) sandbox.publish({ type: "message" });
  let answer: Response | undefined;
  for (const last_event_id of acknowledged) {
    answer = await ask("GET", path, { queue_id, last_event_id, dont_block: "true" });
  }
  return answer ?? expect.unreachable();
}

/** The example, except for what differs between responses. */
function wantedOf(
  level: number,
  { operation }: SpecifiedOperation,
  example: JsonObject,
): JsonObject {
  // Servers also have DELETE of the own account, which is not described (sources §10.12).
  const further = operation.path === "/api/v1/users/me" ? ["DELETE"] : [];
  const here = specificationAt(level).map((one) => one.operation);
  const methods = methodsOf(here.filter(({ path }) => path === operation.path));
  const fixedForm = "Invalid filter pattern.  Valid characters are [ a-zA-Z_#=/:+!-].";
  return {
    ...example,
    // Before release 5.0, which has no level of its own for it (sources §20.4).
    ...(level < 117 && /^Bad regular/.test(String(example.msg))
      ? { msg: fixedForm, errors: { pattern: [fixedForm] } }
      : {}),
    ...("allowed_methods" in example ? { allowed_methods: [...further, ...methods] } : {}),
    ...("retry-after" in example ? { "retry-after": expect.any(Number) } : {}),
  };
}

const levels = [0, 36, 76, 202, 481];

/** An error without its IDs. */
const errorOf = (id: string, status: number, { code, msg }: JsonObject): string =>
  `${id} ${status} ${code} ${String(msg)
    .replace(/[0-9a-f-]{36}/g, "<queue>")
    .replace(/\d+/g, "0")}`;

/** The errors that recorded steps get from the sandbox, at any of the levels. */
const met = new Set<string>();
for (const level of levels) {
  const here = specificationAt(level).map(({ operation }) => operation);
  for (const { scenario, step, answer } of await replayedBySandbox(level)) {
    const { id } = calledBy(scenario.steps.find(({ name }) => name === step) ?? {}, here) ?? {};
    if (id !== undefined && isObject(answer.body)) met.add(errorOf(id, answer.status, answer.body));
  }
}
/** The situations of the table that are needed. */
const used = new Set<string | undefined>();

describe.each(levels)("at feature level %i", (level) => {
  const specification = specificationAt(level);
  const named = specification.flatMap((specified) =>
    [...new Set(errorsOf(specified.operation).map(({ status }) => status))].flatMap((status) =>
      specified.examples(status).map(({ name, value }) => ({
        title: `${specified.operation.id} ${status} ${name}`,
        specified,
        status,
        key: [`${specified.operation.id} ${name}`, name].find((key) => key in ofHandlers),
        name,
        value,
        error: errorOf(specified.operation.id, status, Object(value)),
      })),
    ),
  );

  /** A step gets one of several examples with the same words, and nobody knows which. */
  const isMet = (error: string) =>
    met.has(error) && named.filter((other) => other.error === error).length === 1;
  // An operation without a handler responds with its success example after the common checks.
  const answered = named.filter(
    ({ name, specified, error }) =>
      name in common || (handlerOf(specified.operation.id) !== undefined && !isMet(error)),
  );
  for (const { key } of answered) used.add(key);

  it.each(answered)("$title", async ({ specified, status, key = "", name, value }) => {
    const situation = ofHandlers[key] ?? common[name];
    if (situation === undefined || !isObject(value)) return expect.unreachable("no situation");
    const answer = await answerIn(level, specified, situation);
    expect(await answer.json()).toEqual(wantedOf(level, specified, value));
    expect(answer.status).toBe(status);
  });
});

it("the table has no situation of a recorded step", () => {
  expect(Object.keys(ofHandlers).filter((key) => !used.has(key))).toEqual([]);
});
