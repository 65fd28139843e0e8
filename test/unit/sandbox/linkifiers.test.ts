// The order of linkifiers is replaced as a whole or not at all, and decides how text is matched.
import { describe, expect, it } from "vitest";
import { type Caller, callerOf, eventsOf } from "../../helpers/caller.ts";
import { createSandbox } from "../../helpers/judged-sandbox.ts";

const capabilities = (others: object) =>
  JSON.stringify({ notification_settings_null: true, ...others });
const at = (featureLevel: number) => {
  const sandbox = createSandbox({ featureLevel });
  const iago = callerOf(sandbox.fetch, "iago");
  const reorder = (ids: string, caller = iago) =>
    caller("PATCH", "realm/linkifiers", { ordered_linkifier_ids: ids });
  const order = () => sandbox.state.linkifiers.map(({ id }) => id);
  return { sandbox, iago, reorder, order, as: (name: string) => callerOf(sandbox.fetch, name) };
};

/** Adds a linkifier, in the form of any level. */
const add = (caller: Caller) =>
  caller("POST", "realm/filters", {
    pattern: "(?P<x>a)",
    url_template: "https://example.com/{x}",
    url_format_string: "https://example.com/%(x)s",
  });

describe("reordering linkifiers", () => {
  it("§14.5 of an organization without linkifiers succeeds and sends no event", async () => {
    const iago = callerOf(createSandbox({ linkifiers: [] }).fetch, "iago");
    const client_capabilities = capabilities({ linkifier_url_template: true });
    const { queue_id } = (await iago("POST", "register", { client_capabilities })).body;
    const fields = { ordered_linkifier_ids: "[]" };
    expect(await iago("PATCH", "realm/linkifiers", fields)).toMatchObject({ status: 200 });
    expect(await eventsOf(iago, queue_id)).toEqual([]);
  });

  it("§14.6 sends an event to all queues that ask for it, even without a change", async () => {
    const { iago, reorder, as } = at(267);
    const knows = {
      client_capabilities: capabilities({ linkifier_url_template: true, other: false }),
    };
    const registered = await Promise.all([
      as("cordelia")("POST", "register", { ...knows, event_types: '["realm_linkifiers"]' }),
      as("cordelia")("POST", "register", { event_types: '["realm_linkifiers"]' }),
      as("cordelia")("POST", "register", {
        client_capabilities: capabilities({ linkifier_url_template: false }),
      }),
      as("cordelia")("POST", "register", { ...knows, event_types: '["drafts"]' }),
    ]);
    await reorder("[1,2,3]");
    await reorder("[3,2,1]");
    await reorder("[3,2]");
    await iago("PATCH", "realm/linkifiers");
    const events = await Promise.all(
      registered.map(({ body: { queue_id } }) => eventsOf(as("cordelia"), queue_id)),
    );
    for (const of of events.slice(0, 3)) {
      expect(of).toMatchObject([
        { type: "realm_linkifiers", realm_linkifiers: [{ id: 1 }, { id: 2 }, { id: 3 }], id: 0 },
        { type: "realm_linkifiers", realm_linkifiers: [{ id: 3 }, { id: 2 }, { id: 1 }], id: 1 },
      ]);
    }
    expect(Object.keys(events[0][0].realm_linkifiers[0])).toEqual([
      "id",
      "pattern",
      "url_template",
    ]);
    expect(events[3]).toEqual([]);
  });
});

describe("listing linkifiers", () => {
  const listed = async (featureLevel: number) => {
    const { status, body } = await at(featureLevel).as("polonius")("GET", "realm/linkifiers");
    return { status, linkifiers: body.linkifiers };
  };

  it("§17.2 exists from level 54 on", async () => {
    expect(await listed(53)).toEqual({ status: 404, linkifiers: undefined });
    expect(await listed(54)).toMatchObject({ status: 200 });
  });

  it.each([
    [470, { url_template: "https://github.com/example/main/issues/{id}" }],
    [
      471,
      {
        url_template: "https://github.com/example/main/issues/{id}",
        example_input: "#123",
        reverse_template: "#{id}",
      },
    ],
    [
      478,
      {
        url_template: "https://github.com/example/main/issues/{id}",
        example_input: "#123",
        reverse_template: "#{id}",
        alternative_url_templates: ["https://github.com/example/main/pull/{id}"],
      },
    ],
  ])("§17.2 §18.471 §18.478 returns for a linkifier at level %i: %j", async (level, fields) => {
    const [first] = (await listed(level)).linkifiers;
    expect(first).toEqual({ id: 1, pattern: "#(?P<id>[0-9]+)", ...fields });
  });

  it("§18.176 below level 176 doubles percent signs, except those of escapes", async () => {
    const url_template = "https://example.com/a%20b%/{x}";
    const sandbox = createSandbox({
      featureLevel: 175,
      linkifiers: [{ id: 1, pattern: "(?P<x>a)", url_template }],
    });
    const { body } = await callerOf(sandbox.fetch, "iago")("GET", "realm/linkifiers");
    expect(body.linkifiers[0].url_format).toBe("https://example.com/a%20b%%/%(x)s");
  });
});

describe("§18.54 §18.176 an event about linkifiers", () => {
  const added = async (featureLevel: number, fields: Record<string, string> = {}) => {
    const { as } = at(featureLevel);
    const { queue_id } = (await as("cordelia")("POST", "register", fields)).body;
    await add(as("iago"));
    const events = await eventsOf(as("cordelia"), queue_id);
    return events.map(({ type }: { type: string }) => type);
  };

  it.each([
    [53, ["realm_filters"]],
    [54, ["realm_linkifiers", "realm_filters"]],
    [175, ["realm_linkifiers", "realm_filters"]],
    [176, ["realm_linkifiers"]],
  ])("has for a client without capabilities at level %i the types %j", async (level, types) => {
    expect(await added(level)).toEqual(types);
  });
});

describe("editing a linkifier", () => {
  it("§20.2 keeps omitted fields for reverse conversion, and deletes empty ones", async () => {
    const { sandbox, iago } = at(481);
    const [first] = sandbox.state.linkifiers;
    const { pattern = "", url_template = "" } = first ?? {};
    const edit = (more: Record<string, string>) =>
      iago("PATCH", "realm/filters/1", { pattern, url_template, ...more });
    await edit({});
    expect(sandbox.state.linkifiers[0]).toEqual(first);
    await edit({ reverse_template: "", alternative_url_templates: "[]" });
    const emptied = { ...first, reverse_template: null, alternative_url_templates: [] };
    expect(sandbox.state.linkifiers[0]).toEqual(emptied);
  });

  it.each([
    ["#{", "Invalid auto-conversion field: missing '}' character."],
    ["#{}", "Invalid auto-conversion field: empty field name."],
    ["#{no}", "Group 'no' in auto-conversion field is not present in linkifier pattern."],
    ["{{#{id}", "Example text does not match auto-conversion field."],
  ])("§20.5 is rejected with the reverse template %s", async (reverse_template, msg) => {
    const { iago } = at(471);
    const fields = { pattern: "#(?P<id>[0-9]+)", url_template: "{id}", example_input: "#1" };
    const answer = await iago("PATCH", "realm/filters/1", { ...fields, reverse_template });
    expect(answer).toMatchObject({ status: 400, body: { msg, errors: { __all__: [msg] } } });
  });
});

describe("a pattern", () => {
  const refusal = async (level: number, pattern: string, more: Record<string, string> = {}) => {
    const url = { url_template: "https://example.com/", url_format_string: "https://example.com/" };
    const { status, body } = await at(level).iago("POST", "realm/filters", {
      pattern,
      ...url,
      ...more,
    });
    return status === 200 ? undefined : body.errors;
  };
  const bad = (reason: string) => ({ __all__: [`Bad regular expression: ${reason}`] });

  it.each([
    ["AB-????", "bad repetition operator: ????"],
    ["a{1001}", "invalid repetition size: {1001}"],
    ["(a)\\1", "invalid escape sequence: \\1"],
    ["a(?=b)", "invalid perl operator: (?="],
    ["(?<!b)a", "invalid perl operator: (?<!"],
    ["(?P<a", "invalid named capture group: (?P<a"],
    ["a".repeat(2001), "pattern too large - compile failed"],
    ["(a|bc){300}", "pattern too large - compile failed"],
    ["a{1000}".repeat(280), "pattern too large - compile failed"],
    [`(${"a{1000}".repeat(4)}){1000}`, "pattern too large - compile failed"],
    ["(a{100}){11}", "invalid repetition size: {11}"],
    ["[(?<=", "missing ]: [(?<="],
  ])("§20.4 is refused in the words of RE2: %s", async (pattern, reason) => {
    expect(await refusal(243, pattern)).toEqual(bad(reason));
  });

  it.each(["(?i)ab", "[[:alpha:]]", "\\pL", "a\\-\\#[\\d\\#\\-\\\\]", "(a+a+)+b", "a{1000}?"])(
    "§20.4 is accepted where RE2 does: %s",
    async (pattern) => expect(await refusal(243, pattern)).toBeUndefined(),
  );

  it("§20.4 is refused together with the URL, and with the first problem as text", async () => {
    const blank = ["This field cannot be blank."];
    const url = { url_template: "" };
    expect(await refusal(243, " ", url)).toEqual({ pattern: blank, url_template: blank });
    expect(await refusal(243, "(", url)).toEqual({ url_template: blank, ...bad("missing ): (") });
  });

  it.each([
    ["nowhere/", "Enter a valid URL."],
    ["https://example.com/%x", "Invalid format string in URL."],
    ["https://example.com/%2x", "Invalid format string in URL."],
  ])("§20.4 needs below level 176 a URL of this form: %s", async (url_format_string, msg) => {
    expect(await refusal(175, "a", { url_format_string })).toEqual({ url_format_string: [msg] });
  });

  it("§20.4 has a fixed form before release 5.0, and is judged in linear time", async () => {
    const url = { url_format_string: "https://example.com/%(id)s" };
    const msg = "Invalid filter pattern.  Valid characters are [ a-zA-Z_#=/:+!-].";
    expect(await refusal(65, "ABC-(?P<id>[0-9]+)", url)).toBeUndefined();
    expect(await refusal(122, "(?P<id>[0-9]+)$", url)).toBeUndefined();
    for (const pattern of ["(?P<id>[0-9]+)$", `${"(?P<a>)".repeat(100)}$`]) {
      expect(await refusal(65, pattern, url)).toEqual({ pattern: [msg] });
    }
  });

  it("§20.4 that takes other engines years is answered, with an example", async () => {
    const example_input = "a".repeat(60);
    const { iago } = at(481);
    const fields = { pattern: "(?P<x>(a+a+)+b)", url_template: "https://example.com/{x}" };
    const { body } = await iago("POST", "realm/filters", { ...fields, example_input });
    expect(body.msg).toBe("Example input does not match the linkifier pattern.");
  });

  it("takes an example of at most 1000 characters", async () => {
    const { iago } = at(481);
    const of = (example_input: string) =>
      iago("POST", "realm/filters", {
        pattern: "a",
        url_template: "https://a.example",
        example_input,
      });
    const msg = "A sandbox accepts examples of at most 1000 characters.";
    expect((await of("a".repeat(1001))).body.msg).toBe(msg);
    expect((await of("a".repeat(1000))).status).toBe(200);
  });
});

it("§3.5 §9.3 linkifiers are in the set order from 202 on, and by ID before", async () => {
  const listed = async (featureLevel: number) => {
    const linkifiers = [5, 2].map((id) => ({ id, pattern: `a${id}`, url_template: "u" }));
    const iago = callerOf(createSandbox({ featureLevel, linkifiers }).fetch, "iago");
    const { body } = await iago("GET", "realm/linkifiers");
    return body.linkifiers.map(({ id }: { id: number }) => id);
  };
  expect(await listed(201)).toEqual([2, 5]);
  expect(await listed(202)).toEqual([5, 2]);
});
