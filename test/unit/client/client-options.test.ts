import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { releases } from "../../../generated/client.gen.ts";
import packageJson from "../../../package.json" with { type: "json" };
import { type ClientOptions, createClient } from "../../../src/index.ts";
import { defaultUserAgent, secretChecks } from "../../../src/service/client/client-options.ts";
import { type RuntimeOptions, readOptions } from "../../../src/toolkit/runtime/runtime-options.ts";
import { account, answer, clientOf, success } from "../../helpers/client.ts";

const options = { ...account, featureLevel: 209 } as const;

/** The settings of a client with these options. */
const settingsOf = (given: Partial<RuntimeOptions>) =>
  readOptions({ ...options, ...given }, secretChecks, defaultUserAgent, releases);

/** Option, bad value and expected message. */
const bad: readonly (readonly [option: string, value: unknown, message: string | RegExp])[] = [
  ["baseUrl", undefined, /must be an http or https address/],
  ["baseUrl", "chat.example.com", /must be an http or https address/],
  ["baseUrl", "ftp://chat.example.com", /must be an http or https address/],
  ["baseUrl", "https://iago:secret@chat.example.com", /contains credentials/],
  ["baseUrl", "https://:secret@chat.example.com", /contains credentials/],
  ["baseUrl", "https://chat.example.com/api/v1", /must end before "\/api"/],
  ["baseUrl", "https://chat.example.com/team/api/", /must end before "\/api"/],
  ["baseUrl", "https://chat.example.com/?key=secret", /must not have a query/],
  ["baseUrl", "https://chat.example.com?", /must not have a query/],
  ["baseUrl", "http://chat.example.com", /set "allowInsecureHttp" to true/],
  ["baseUrl", "http://localhost.example.com", /plain http/],
  ["email", 7, /must be the e-mail address/],
  ["email", undefined, /must be the e-mail address/],
  ["email", "iago:secret@example.com", /must be the e-mail address/],
  ["apiKey", 1234567, /must be the API key/],
  ["apiKey", undefined, /must be the API key/],
  ["apiKey", "secret with\nbreak", /without white space/],
  ["apiKey", "secret\u0008with", /control characters/],
  ["email", "a\u0000@example.com", /must be the e-mail/],
  ["featureLevel", undefined, /must be a feature level/],
  ["featureLevel", "8,0", /whole number from 0 up\. The releases are 2\.1\.8, 3\.0, .*, 12\.0\.$/],
  ["featureLevel", "99.0", /must be a feature level/],
  ["featureLevel", "8.0-x", /must be a feature level/],
  ["featureLevel", "constructor", /must be a feature level/],
  ["featureLevel", 9.2, /must be a feature level/],
  ["featureLevel", -1, /must be a feature level/],
  ["serverFeatureLevel", 1.5, /must be a feature level/],
  ["serverFeatureLevel", 208, /is 208, below the "featureLevel" 209/],
  ["fetch", "node-fetch", /must be a function/],
  ["timeout", "5", /positive number of milliseconds/],
  ["timeout", Number.NaN, /positive number of milliseconds/],
  ["retry", true, /must be an object or false/],
  ["retry.limit", -1, /must be a whole number/],
  ["retry.backoff", 100, /must be a function/],
  ["retry.maxDelay", "1s", /positive number of milliseconds/],
  ["retry.onRetry", null, /must be a function/],
  ["retry.attempts", 3, "is unknown. There are limit, backoff, maxDelay, onRetry."],
  ["maxResponseBytes", "1 MB", /positive number of bytes/],
  [
    "featureLevel",
    8.0,
    /is level 8, which is older than all releases. Write "8.0" for the release/,
  ],
  ["featureLevel", 12, /Write "12.0" for the release, or 0 for all servers/],
  ["onIgnoredParameters", console, /must be a function/],
  ["onAttempt", "log", /must be a function/],
  ["userAgent", ["MyProgram/1.0"], /"Name\/Version"/],
  ["userAgent", "MyProgram", /"Name\/Version"/],
  ["userAgent", "MyProgram/1.0\r\nX-Injected: 1", /"Name\/Version"/],
  ["allowInsecureHttp", "yes", /must be true or false/],
  ["apikey", "secret", /is unknown\. Did you mean "apiKey"\?$/],
  ["password", "secret", /is unknown\. There are baseUrl, .*, email, apiKey\.$/],
];

describe("a bad option is rejected at once, by name and without its value", () => {
  it.each(bad)("%s: %j", (option, value, message) => {
    const [name = "", inner] = option.split(".");
    const given = { ...options, [name]: inner === undefined ? value : { [inner]: value } };
    const refused = (() => {
      try {
        createClient(given as unknown as ClientOptions<209>);
      } catch (error) {
        return error as Error;
      }
    })();
    expect(refused).toMatchObject({ name: "OptionError", option });
    expect(refused?.message).toMatch(message);
    expect(inspect(refused)).not.toContain("secret");
  });
});

it("an error without a cause shows none", () => {
  const make = () => createClient({ ...options, baseUrl: "x" });
  expect(make).toThrow(expect.not.objectContaining({ cause: undefined }));
  expect(make).toThrow(expect.objectContaining({ option: "baseUrl" }));
});

describe("a bad option of one call is rejected before anything is sent", () => {
  it.each([
    ["timeout", 0, /positive number/],
    ["timeout", Number.NaN, /positive number/],
    ["signal", 5, /an AbortSignal/],
    ["retry", true, /an object or false/],
    ["retry.limit", -1, /a whole number/],
    ["headers", "X-Trace: 1", /names and values of header fields/],
    ["headers", [["X-Trace"]], /names and values of header fields/],
    ["singal", {}, /is unknown. Did you mean "signal"\?/],
  ])("%s: %j", async (option, value, message) => {
    const [name = "", inner] = option.split(".");
    const { client, requests } = clientOf(() => answer(success));
    const call = client.listInvitations({}, { [name]: inner ? { [inner]: value } : value });
    await expect(call).rejects.toMatchObject({ name: "OptionError", option });
    await expect(call).rejects.toThrow(message);
    expect(requests).toEqual([]);
  });
});

describe("a good option is accepted", () => {
  it.each([
    "https://chat.example.com",
    "https://chat.example.com/",
    "https://chat.example.com:8443",
    "http://localhost:9991",
    "http://127.0.0.1:4010",
    "http://[::1]:4010",
  ])("baseUrl: %s", (baseUrl) => {
    expect(() => createClient({ ...options, baseUrl })).not.toThrow();
  });

  it("plain http to another host, if explicitly allowed", async () => {
    const { client, requests } = clientOf(() => answer(success), {
      baseUrl: "http://chat.example.com",
      allowInsecureHttp: true,
    });
    await client.deleteDraft({ draft_id: 1 });
    expect(requests[0]?.headers.get("Authorization")).toMatch(/^Basic /);
  });

  it("a server level equal to the program's", () => {
    expect(createClient({ ...options, serverFeatureLevel: 209 }).serverFeatureLevel).toBe(209);
  });

  it.each([
    ["8.0", 237],
    ["v8.0", 237],
    ["2.1.8", 0],
    ["10.1", 372],
    ["8.5", 237], // Not listed: as the newest listed one of 8 before it.
    ["9.10", 278],
    ["9.1", 277],
    ["v10", 371],
    ["8", 8], // As the sandbox and the commands read it.
    [237, 237],
  ])("featureLevel %j is level %i", (featureLevel, level) => {
    expect(settingsOf({ featureLevel }).featureLevel).toBe(level);
  });

  it("undefined, like a missing option", () => {
    const left = { userAgent: undefined, maxResponseBytes: undefined, retry: { limit: undefined } };
    const { userAgent, maxResponseBytes, retry } = settingsOf(left as object);
    expect([userAgent, maxResponseBytes, retry.limit]).toEqual([defaultUserAgent, 2 ** 26, 2]);
  });
});

describe("the default of an option", () => {
  it("limits the size of a response, and leaves level and timeout open", () => {
    const { retry, ...defaults } = settingsOf({});
    expect(defaults).toMatchObject({ ...options, maxResponseBytes: 64 * 1024 * 1024 });
    expect([defaults.serverFeatureLevel, defaults.timeout]).toEqual([undefined, undefined]);
    expect(retry).toMatchObject({ limit: 2, maxDelay: 60_000 });
    expect(settingsOf({ retry: false }).retry.limit).toBe(0);
  });

  it.each([
    [1, 500],
    [2, 1_000],
    [5, 8_000],
    [50, 8_000],
  ])("is before retry %i a random wait of at most %i ms and at least half of it", (count, most) => {
    const { backoff } = settingsOf({}).retry;
    const waits = Array.from({ length: 200 }, () => backoff(count));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(most / 2);
    expect(Math.min(...waits)).toBeLessThan(most * 0.6);
    expect(Math.max(...waits)).toBeLessThanOrEqual(most);
    expect(Math.max(...waits)).toBeGreaterThan(most * 0.9);
  });
});

describe("§10.20 User-Agent", () => {
  it("is the program's if given", async () => {
    const { client, requests } = clientOf(() => answer(success), { userAgent: "Tidy/2.1" });
    await client.deleteDraft({ draft_id: 1 });
    expect(requests[0]?.headers.get("User-Agent")).toBe("Tidy/2.1");
  });

  it("is this package and its version by default", async () => {
    expect(defaultUserAgent).toBe(`${packageJson.name}/${packageJson.version}`);
    const { client, requests } = clientOf(() => answer(success));
    await client.deleteDraft({ draft_id: 1 });
    expect(requests[0]?.headers.get("User-Agent")).toBe(defaultUserAgent);
  });
});
