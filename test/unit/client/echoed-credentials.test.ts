// A server echoes the credentials sent to it: nothing that the client returns or passes on shows them.
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient, unwrap } from "../../../src/index.ts";
import { rawClient } from "../../../src/service/client/raw-client.ts";
import { createRedactor } from "../../../src/toolkit/runtime/redact.ts";
import { account, answer, clientOf, success } from "../../helpers/client.ts";
import { containsKey, credentialForms } from "../../helpers/echoes.ts";
import { printedSeed, tries } from "../../helpers/seed.ts";
import { visibleForms } from "../../helpers/values.ts";

// Stack traces do not matter here and take time to search. Other test files share this process.
const { stackTraceLimit } = Error;
beforeAll(() => {
  Error.stackTraceLimit = 0;
});
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit;
});

const email = "jürgen@example.com";
const apiKey = "Zk9/\"ü+&<%\\'=qW8?";

type Write = (body: unknown) => string;

/** Escapes every character, as a writer of JSON does who hides a text. */
const hidden = (text: string) =>
  text
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
/** As PHP writes JSON. */
const inAscii: Write = (body) =>
  JSON.stringify(body)
    .replaceAll("/", "\\/")
    .replaceAll(/[^ -~]/g, hidden);

const refusal = (msg: string) => ({ result: "error", code: "BAD_REQUEST", msg });
const json = (body: string, status = 200) => new Response(body, { status });

/** Places in which a server can echo a text, as responses. Some throw for texts that they cannot hold. */
const places: Readonly<Record<string, (echo: string, write: Write) => Response>> = {
  "in the data of a success": (echo, write) =>
    json(write({ ...success, invites: [{ id: 1, note: `I got ${echo}!` }] })),
  "as a property's name": (echo, write) => json(write({ ...success, [echo]: { [`a${echo}`]: 1 } })),
  "in an error": (echo, write) => json(write(refusal(`no: ${echo}`)), 400),
  "in an error with status 200": (echo, write) => json(write(refusal(echo))),
  "in an error's code and fields": (echo, write) =>
    json(write({ ...refusal(""), code: echo, queue_id: echo }), 401),
  "in ignored parameters": (echo, write) =>
    json(write({ ...success, ignored_parameters_unsupported: ["x", echo] })),
  "in place of the level": (echo, write) =>
    json(write({ ...success, zulip_feature_level: { level: echo } })),
  "in JSON without a result": (echo, write) => json(write({ title: echo }), 500),
  "in JSON that ends too soon": (echo, write) =>
    json(write({ ...success, note: echo }).slice(0, -2)),
  "in JSON that is not an object": (echo, write) => json(write([[echo]])),
  "in a response whose platform keeps its text": (echo, write) => {
    const body = write({ ...success, note: echo });
    return Object.assign(json(body), { _bodyInit: body });
  },
  "in a page": (echo) => json(`<!doctype html><pre>${echo}</pre>`, 502),
  "in a page with 200": (echo) => json(`${echo} is what I got`),
  "after a long text": (echo) => json(`${"x".repeat(190)}${echo}`),
  "in a redirect": (echo) =>
    new Response(null, { status: 302, headers: { Location: `https://a.example/?${echo}` } }),
  "in header fields": (echo) =>
    answer(success, { headers: { "X-Echo": `got ${echo}`, "Set-Cookie": `key=${echo}` } }),
  "as a header's name": (echo) => answer(success, { headers: { [`X-${echo}`]: "1" } }),
  "in the status text": (echo) => answer(success, { statusText: `OK ${echo}` }),
  "in the URL of the response": (echo) =>
    Object.defineProperty(answer(success), "url", { value: `https://chat.example.com/?${echo}` }),
  "in the message of a failing fetch": (echo) => {
    throw new TypeError(`failed: ${echo}`, { cause: new Error(echo) });
  },
  "in what is thrown and no Error": (echo) => {
    throw echo;
  },
  "in what a failure holds": (echo) => {
    const request = new Request("https://chat.example.com", { method: "POST", body: echo });
    throw Object.assign(new Error("failed"), { config: { request, echo } });
  },
  "in the causes of a failure": (echo) => {
    const parser = Object.assign(new Error("Invalid header value char"), { code: "HPE_INVALID" });
    throw new TypeError("fetch failed", { cause: Object.assign(parser, { reason: echo }) });
  },
};

/** Returns a function that takes a server's response and returns, as text, everything that clients pass on. */
function clientsOf(given: { email: string; apiKey: string }) {
  let respond: () => Response;
  let told: unknown[] = [];
  const tell = (what: unknown) => void told.push(what);
  const options = {
    ...account,
    ...given,
    featureLevel: 267,
    fetch: async () => respond(),
    retry: { onRetry: tell, backoff: () => 0 },
    onIgnoredParameters: tell,
  } as const;
  const client = createClient({ ...options, serverFeatureLevel: 1000 });
  rawClient(client).use({ onResponse: ({ response }) => tell(response.clone()) });
  // Without middleware, a response takes another code path.
  const plain = createClient({ ...options, serverFeatureLevel: 1000, onAttempt: tell });
  return async (how: () => Response): Promise<string> => {
    respond = how;
    told = [];
    const calls = [
      client.deleteDraft({ draft_id: 1 }),
      client.deleteDraft({ draft_id: 1 }).then(unwrap),
      createClient(options).connect(),
      plain.listInvitations(),
      plain.listInvitations().then(unwrap),
      rawClient(plain).GET("/api/v1/invites"),
      rawClient(client).GET("/api/v1/invites"),
      rawClient(client).GET("/api/v1/invites", { parseAs: "text" }),
    ];
    told.push(...(await Promise.all(calls.map((call) => call.catch((error: unknown) => error)))));
    const answers = told
      .map((value) => (Object(value) as { response?: unknown }).response ?? value)
      .filter((value) => value instanceof Response);
    for (const one of answers) {
      told.push([...one.headers], one.statusText, one.url);
      if (!one.bodyUsed) told.push(await one.text());
    }
    return told.map(visibleForms).join("\n");
  };
}

/** Whether a place can hold the text: a header field cannot hold `ł`, its name only letters. */
function isPossible(respond: () => unknown): boolean {
  try {
    respond();
    return true;
  } catch (error) {
    return !/header|statusText|ByteString/i.test(String(error));
  }
}

describe("a redactor replaces the key", () => {
  it.each(Object.entries(credentialForms(email, apiKey)))("%s", (_, form) => {
    const redact = createRedactor([apiKey]);
    expect(containsKey(redact(`It is ${form}, is it?`), apiKey)).toBe(false);
  });
});

describe("a redactor replaces nothing but the key", () => {
  it.each([
    ["abcdefghi", "It is abcdefghi!", "It is [redacted]!"],
    ["abcdefghi", "ABCDEFGHI or abcdefgh", "[redacted] or abcdefgh"],
    ["abc/def+ghi", "abc%2Fdef%2bghi", "[redacted]"],
    [
      "abcdefghi",
      btoa("j\xc3\xbcrgen@example.com:abcdefghi"),
      "asO8cmdlbkBleGFtcGxlLmNvbTp[redacted]k=",
    ],
    ["abcdefghi", "&lt;\\u003cabcdefgh\\u0049&gt;%41%e9", "&lt;\\u003c[redacted]&gt;%41%e9"],
    ["abc\\üdef", '"abc\\\\\\u00fcdef"', '"[redacted]"'],
    // The key looks as if it had an escape, which is decoded along with the others.
    ["%0aüabcdef", '"%0a\\u00fcabcdef"', '"[redacted]"'],
    ["a&lt;bcdeü", "a&lt;bcde%c3%bc", "[redacted]"],
    ["abc<de>f", "&#x110000; abc&lt;de&gt;f", "&#x110000; [redacted]"],
    ["abcdefghi", "jürgen@example.com", "jürgen@example.com"],
  ])("%s from %s", (apiKey, text, want) => {
    expect(createRedactor([apiKey])(text)).toBe(want);
  });

  it("or nothing without an account", () => {
    expect(createRedactor([])("It is %61!")).toBe("It is %61!");
  });
});

describe("a redactor finds the key under escapes", () => {
  const secret = "Qr7_wK.t+9/Zx=Vm2";
  const each = (form: (code: string, unit: string) => string) =>
    secret
      .split("")
      .map((unit) => form(unit.charCodeAt(0).toString(16), unit))
      .join("");
  /** The ways to escape a text that are promised; each takes any text. */
  const ways: Readonly<Record<string, (text: string) => string>> = {
    "percent signs": (text) =>
      text.replaceAll(/[^a-z]/gi, (one) => `%${one.charCodeAt(0).toString(16)}`),
    JSON: (text) => text.replaceAll(/[^a-z]/gi, (one) => `\\u00${one.charCodeAt(0).toString(16)}`),
    "a string in JSON": (text) => JSON.stringify(text).slice(1, -1).replaceAll("/", "\\/"),
    references: (text) => text.replaceAll(/[^a-z]/gi, (one) => `&#${one.charCodeAt(0)};`),
    "character references by name": (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
  };
  const forms = {
    "percent signs for all": each((code) => `%${code}`),
    "JSON for all": each((code) => `\\u00${code}`),
    JavaScript: each((code) => `\\x${code}`),
    "JavaScript with braces": each((code) => `\\u{0${code}}`),
    "hexadecimal references": each((code) => `&#x0${code};`),
    "needless backslashes": each((_, unit) => `\\${unit}`),
    capitals: secret.toUpperCase(),
    "base64 of a text": Buffer.from(`{"key":"${secret}"}`).toString("base64"),
    "base64url of the header": Buffer.from(`a@b.example:${secret}`).toString("base64url"),
    "base64 in a URL": encodeURIComponent(Buffer.from(`?? ${secret}`).toString("base64")),
  };
  const redact = createRedactor([secret]);
  it.each(Object.entries(forms))("of %s", (_, form) => {
    const text = redact(`<p>${form}</p>`);
    expect(text).toMatch(/^<p>[\w=%]*\[redacted\][\w=%]*<\/p>$/);
    expect(containsKey(text, secret)).toBe(false);
  });

  it("of any four kinds, one over another", () => {
    const way = fc.constantFrom(...Object.keys(ways));
    fc.assert(
      fc.property(fc.array(way, { maxLength: 4 }), (names) => {
        const echo = names.reduce((text, name) => ways[name]?.(text) ?? text, secret);
        expect(redact(`"${echo}"`)).toBe('"[redacted]"');
      }),
      { seed: printedSeed("escapes over escapes"), numRuns: tries(200) },
    );
  });

  it("wherever it stands in a text that looks like it", () => {
    const key = "Qr7wKt9Zx=Vm2";
    const forms = [key, key.toUpperCase(), btoa(key), btoa(`\0${key}`), btoa(`\0\0${key}`)];
    const piece = fc.constantFrom(
      ..."aeQ7=".split(""),
      "Qr7w",
      key.slice(1),
      btoa(key).slice(0, -4),
    );
    const pieces = fc.array(piece, { maxLength: 60 }).map((all) => all.join(""));
    fc.assert(
      fc.property(pieces, fc.constantFrom(...forms), pieces, (before, form, after) => {
        expect(containsKey(createRedactor([key])(`${before}${form}${after}`), key)).toBe(false);
      }),
      { seed: printedSeed("a plain key"), numRuns: tries(500) },
    );
  });

  it("in a time that grows with the text, whatever it is", () => {
    const pieces = [
      "\\",
      '\\"',
      "%25",
      "&amp;",
      "Q\0",
      "\\u{0",
      "\\u005c",
      "%26",
      "&#0",
      "Qr7",
      secret,
    ];
    const timeOf = (text: string) => {
      const begin = process.cpuUsage(); // Not the clock: other tests run at the same time.
      redact(text);
      return process.cpuUsage(begin).user / 1000;
    };
    for (const piece of pieces) {
      const [short, long] = [100_000, 1_600_000].map((length) =>
        Math.min(...[1, 2, 3].map(() => timeOf(piece.repeat(length / piece.length)))),
      );
      // 16 times the text; quadratic would be 256 times.
      expect(long, piece).toBeLessThan(80 * Math.max(short ?? 0, 4));
    }
  });
});

describe("a body that repeats the key", () => {
  it.each([
    [
      "JSON that ends too soon",
      `{"note":"\\u0071r7_wK`,
      { name: "InvalidResponseError", excerpt: '{"note":"[redacted]' },
    ],
    [
      "JSON after a prefix",
      `while(1);{"note":"q\\u00727_wK"}`,
      { name: "InvalidResponseError", excerpt: 'while(1);{"note":"[redacted]"}' },
    ],
  ])("%s shows no key", async (_, body, want) => {
    const { client } = clientOf(() => json(body), { apiKey: "qr7_wK", retry: false });
    await expect(client.deleteDraft({ draft_id: 1 })).rejects.toMatchObject(want);
  });

  it("as a number stays JSON", async () => {
    const body =
      '{"result":"success","msg":"\\"no. 90210777\\"","a":[90210777,-902107771.5e3,1],"b":90210777}';
    const { client } = clientOf(() => json(body), { apiKey: "90210777" });
    expect(await client.deleteDraft({ draft_id: 1 })).toMatchObject({
      ok: true,
      data: { msg: '"no. [redacted]"', a: ["[redacted]", "[redacted]", 1], b: "[redacted]" },
    });
  });
});

describe("the cause of a failed fetch", () => {
  const causeOf = async (failure: unknown): Promise<unknown> => {
    const { client } = clientOf(
      () => {
        throw failure;
      },
      { retry: false },
    );
    const error: unknown = await client.deleteDraft({ draft_id: 1 }).catch((error) => error);
    return (error as Error).cause;
  };

  it("is the thrown error itself if it is plain data", async () => {
    const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    const all = Object.assign(new AggregateError([refused, refused]), { code: "ECONNREFUSED" });
    const failure = Object.assign(new TypeError("fetch failed", { cause: all }), {
      socket: { bytesRead: 0, remotePort: 443 },
    });
    expect(await causeOf(failure)).toBe(failure);
  });

  it("omits what a parser could not read, and keeps its code", async () => {
    const parser = Object.assign(new Error("Invalid header value char"), {
      name: "HTTPParserError",
      code: "HPE_INVALID_HEADER_TOKEN",
      data: "X-Echo: H4sIAAAAAAAAA0tMAgDCQSQ1AgAAAA==",
    });
    const cause = await causeOf(new TypeError("fetch failed", { cause: parser }));
    expect(cause).toMatchObject({
      message: "TypeError: fetch failed",
      cause: {
        message: "HTTPParserError: Invalid header value char",
        code: "HPE_INVALID_HEADER_TOKEN",
      },
    });
    expect(visibleForms(cause)).not.toContain("H4sI");
  });

  it("omits the piece of a response that a JSON parser quotes", async () => {
    const text = `{"key": ${account.apiKey.slice(0, 12)}`;
    const cause = await causeOf(await new Response(text).json().catch((error: unknown) => error));
    expect(cause).toMatchObject({ message: "SyntaxError" });
    expect(visibleForms(cause)).not.toContain(account.apiKey.slice(0, 4));
  });

  it.each<[string, unknown]>([
    ["a Map", new Map([["key", account.apiKey]])],
    ["an error with bytes", Object.assign(new Error(), { body: Buffer.from(account.apiKey) })],
    ["an error with a Request", Object.assign(new Error(), { request: new Request("http://a") })],
    ["a symbol's name", Object.assign(new Error(), { [Symbol(account.apiKey)]: 1 })],
    ["a cycle", Object.assign(new Error(), { self: {} })],
  ])("is only the text of the error if it contains %s", async (_, failure) => {
    const { self } = Object(failure);
    if (self !== undefined) self.self = failure;
    const cause = await causeOf(failure);
    expect(cause).not.toBe(failure);
    expect(Object.getOwnPropertyNames(cause).sort()).toEqual(["cause", "message", "stack"]);
  });
});

describe("credentials that a server echoes do not appear", () => {
  const pair = btoa(Buffer.from(`${email}:${apiKey}`, "utf8").toString("latin1"));
  const echoes: Readonly<Record<string, readonly [echo: string, write: Write]>> = {
    plain: [apiKey, JSON.stringify],
    "as PHP writes JSON": [apiKey, inAscii],
    "hidden in JSON": [hidden(apiKey), (body) => JSON.stringify(body).replaceAll("\\\\u", "\\u")],
    "in base64": [pair, JSON.stringify],
    "in base64, without its end": [pair.replace(/=+$/, ""), JSON.stringify],
    "in a URL": [encodeURIComponent(apiKey), inAscii],
  };
  it.each(Object.entries(places))("%s", async (_, place) => {
    const handedOut = clientsOf({ email, apiKey });
    let count = 0;
    for (const [name, [echo, write]] of Object.entries(echoes)) {
      const respond = () => place(echo, write);
      if (!isPossible(respond)) continue;
      count += 1;
      expect(containsKey(await handedOut(respond), apiKey), name).toBe(false);
    }
    expect(count).toBeGreaterThan(0);
  });

  it("and the rest of a success stays exactly as it is", async () => {
    const body = `{"result": "success", "msg": "", "id": 12345678901234567890, "${apiKey.replaceAll(/["\\]/g, "\\$&")}": "a\\/b",
      "mine": "${email}", "text": "%2F &amp; \\u00fc"}`;
    const { client } = clientOf(() => json(body), { email, apiKey });
    const { data } = await rawClient(client).GET("/api/v1/invites", { parseAs: "text" });
    expect(data).toContain('"id": 12345678901234567890, "[redacted]"');
    const rest = { "[redacted]": "a/b", mine: email, text: "%2F &amp; ü" };
    expect(JSON.parse(data as unknown as string)).toMatchObject(rest);
  });

  it("and other status, URL and headers of the response stay", async () => {
    const url = "https://chat.example.com/api/v1/drafts/1";
    const headers = { "X-Trace": "1", "X-Echo": account.apiKey };
    const echo = answer(success, { status: 201, statusText: "Done", headers });
    const { client } = clientOf(() => Object.defineProperty(echo, "url", { value: url }));
    const { response } = await client.deleteDraft({ draft_id: 1 });
    expect([response.status, response.statusText, response.url]).toEqual([201, "Done", url]);
    expect(Object.fromEntries(response.headers)).toEqual({
      "content-type": "application/json",
      "x-trace": "1",
      "x-echo": "[redacted]",
    });
  });

  it.each([
    ["abcde", "an abcde"],
    ["abcdef", "an [redacted]"],
  ])("and a key too short to be a key is not replaced: %s", async (apiKey, msg) => {
    const { client } = clientOf(() => answer({ ...success, msg: `an ${apiKey}` }), { apiKey });
    expect(await client.deleteDraft({ draft_id: 1 })).toMatchObject({ data: { msg } });
  });

  it("for any key, place and form", async () => {
    const seed = printedSeed("echoed credentials");
    // A key contains no white space.
    const sign = fc.constantFrom(...Array.from(`abcXYZ0189"'/\\+-_&<>%=?#;.@üßł€😀`));
    const key = fc.string({ unit: sign, minLength: 8, maxLength: 40 });
    const place = fc.constantFrom(...Object.values(places));
    await fc.assert(
      fc.asyncProperty(key, fc.nat(), place, async (key, at, place) => {
        const forms = Object.values(credentialForms(email, key));
        const echo = forms[at % forms.length] ?? "";
        const respond = () => place(echo, at % 2 === 0 ? inAscii : JSON.stringify);
        fc.pre(isPossible(respond));
        const shown = await clientsOf({ email, apiKey: key })(respond);
        expect(containsKey(shown, key)).toBe(false);
      }),
      { seed, numRuns: tries(60) },
    );
  });
});
