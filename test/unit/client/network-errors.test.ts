/** The error of a call that reached no server, and whether the call is retried. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as undici from "undici";
import { describe, expect, it } from "vitest";
import { type Attempt, createClient } from "../../../src/index.ts";
import { rawClient } from "../../../src/service/client/openapi-fetch-client.ts";
import { account, answer, clientOf, success } from "../../helpers/client.ts";

const failing = (code: string | undefined) => () => {
  throw new TypeError("fetch failed", { cause: Object.assign(new Error("no"), { code }) });
};

describe("a network failure", () => {
  it.each([
    ["ENOTFOUND", "ENOTFOUND chat.example.com"],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", "DEPTH_ZERO_SELF_SIGNED_CERT chat.example.com"],
    [undefined, "chat.example.com"],
  ])("of code %s has a message ending with %s", async (code, end) => {
    const { client } = clientOf(failing(code), { retry: false });
    await expect(client.listInvitations()).rejects.toMatchObject({
      name: "NetworkError",
      message: `listInvitations: the network failed: ${end}`,
      code,
    });
  });

  it("of a real connection has code, host and port", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const baseUrl = `http://127.0.0.1:${port}`;
    const client = createClient({ ...account, baseUrl, featureLevel: 0, retry: false });
    await expect(client.listInvitations()).rejects.toThrow(
      `the network failed: ECONNREFUSED 127.0.0.1:${port}`,
    );
  });

  it.each([
    ["ECONNRESET", 3],
    ["ENOTFOUND", 3],
    ["ERR_TLS_HANDSHAKE_TIMEOUT", 3],
    ["HPE_INVALID_CONSTANT", 3],
    ["CERT_HAS_EXPIRED", 1],
    ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", 1],
    ["CRL_HAS_EXPIRED", 1],
    ["HOSTNAME_MISMATCH", 1],
    ["INVALID_PURPOSE", 1],
    ["ERR_TLS_CERT_ALTNAME_INVALID", 1],
    ["ERR_SSL_WRONG_VERSION_NUMBER", 1],
  ])("of code %s leads to %i attempts", async (code, attempts) => {
    const { client, requests } = clientOf(failing(code));
    await expect(client.listInvitations()).rejects.toMatchObject({
      name: "NetworkError",
      isLasting: attempts === 1,
    });
    expect(requests).toHaveLength(attempts);
  });
});

describe("an error thrown by a faulty fetch", () => {
  const mistakes: readonly (() => never)[] = [
    () => (undefined as unknown as { use(): never }).use(),
    () => {
      throw new ReferenceError("client is not defined");
    },
    () => {
      throw new RangeError("Invalid array length");
    },
  ];
  it.each(mistakes)("is passed on unchanged, without retries (%#)", async (mistake) => {
    let thrown: unknown;
    try {
      mistake();
    } catch (error) {
      thrown = error;
    }
    const { client, requests } = clientOf(mistake);
    const error = await client.listInvitations().catch((error: unknown) => error);
    expect(error).toEqual(thrown);
    expect((error as Error).name).toBe((thrown as Error).name);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["an argument", "UND_ERR_INVALID_ARG"],
    ["an address", "ERR_INVALID_URL"],
  ])("that takes the Request for %s is named as the option, without retries", async (_, code) => {
    const { client, requests } = clientOf(failing(code));
    await expect(client.listInvitations()).rejects.toMatchObject({
      name: "OptionError",
      option: "fetch",
      message: `Option "fetch" does not accept the Request of this platform (${code}). For fetch of undici, pass url, method, headers and body.`,
      cause: { message: "fetch failed", cause: { code } },
    });
    expect(requests).toHaveLength(1);
  });

  it("is named as the option, whatever undici throws for a Request of the platform", async () => {
    const { client } = clientOf((request) => undici.fetch(request as never) as never);
    await expect(client.listInvitations()).rejects.toMatchObject({ option: "fetch" });
  });

  const typeError = (message: string) => new TypeError(message);
  it.each([
    typeError("fetch failed"),
    typeError("Failed to fetch"),
    typeError("Load failed"),
    typeError("NetworkError when attempting to fetch resource."),
    typeError("A network error occurred."),
    typeError("The Internet connection appears to be offline."),
    typeError("Network connection lost."),
    new TypeError("with a cause", { cause: "no" }),
    Object.assign(typeError("with a code"), { code: "ENO" }),
    new Error("of no kind of mistake"),
  ])("is taken as a network failure if a platform throws: %s", async (failure) => {
    const { client } = clientOf(() => {
      throw failure;
    });
    await expect(client.listInvitations()).rejects.toMatchObject({ name: "NetworkError" });
  });

  it("is the cause itself if it holds only plain data", async () => {
    const cause = Object.assign(new AggregateError([new Error("no route")]), { at: { port: 80 } });
    const failure = new TypeError("fetch failed", { cause });
    const { client } = clientOf(() => Promise.reject(failure), { retry: false });
    const error = await client.listInvitations().catch((error: unknown) => error);
    expect((error as Error).cause).toBe(failure);
  });

  it("is taken as a network failure if the body breaks off", async () => {
    const breaking = {
      pull: (stream: ReadableStreamDefaultController) => stream.error(new TypeError("odd")),
    };
    const { client } = clientOf(() => new Response(new ReadableStream(breaking)));
    await expect(client.listInvitations()).rejects.toMatchObject({ name: "NetworkError" });
  });
});

describe("onAttempt", () => {
  it("gets each attempt with its status or error, without credentials", async () => {
    const recorded: Attempt[] = [];
    const turns = [failing("ECONNRESET"), () => answer({}, { status: 503 }), () => answer(success)];
    const { client } = clientOf(() => turns.shift()?.() ?? expect.unreachable(), {
      onAttempt: (attempt) => recorded.push(attempt),
    });
    const begin = Date.now();
    const clock = performance.now();
    await client.deleteDraft({ draft_id: 17 });
    const common = {
      operation: "deleteDraft",
      method: "DELETE",
      path: "/api/v1/drafts/17",
      duration: expect.any(Number),
      start: expect.any(Number),
      error: undefined,
    };
    expect(recorded).toEqual([
      {
        ...common,
        attempt: 1,
        status: undefined,
        error: expect.objectContaining({ name: "NetworkError", code: "ECONNRESET" }),
      },
      { ...common, attempt: 2, status: 503 },
      { ...common, attempt: 3, status: 200 },
    ]);
    for (const { start, duration } of recorded) {
      expect(start).toBeGreaterThanOrEqual(begin);
      expect(duration).toBeGreaterThanOrEqual(0);
      expect(duration).toBeLessThanOrEqual(performance.now() - clock);
    }
    expect(JSON.stringify(recorded)).not.toContain(account.apiKey);
  });

  it("gets no credential that is part of the path", async () => {
    const recorded: Attempt[] = [];
    const { client } = clientOf(() => answer(success), {
      onAttempt: (attempt) => recorded.push(attempt),
    });
    await rawClient(client).GET(`/api/v1/${account.apiKey}` as "/api/v1/invites");
    const path = "/api/v1/[redacted]";
    expect(recorded).toMatchObject([{ operation: `GET ${path}`, path }]);
  });

  it("gets the status of an unusable response", async () => {
    const recorded: Attempt[] = [];
    const { client } = clientOf(
      () => new Response(null, { status: 302, headers: { Location: "https://other.example.com" } }),
      { onAttempt: (attempt) => recorded.push(attempt) },
    );
    await expect(client.listInvitations()).rejects.toMatchObject({ name: "RedirectError" });
    expect(recorded).toMatchObject([{ status: 302, error: { name: "RedirectError" } }]);
  });
});
