import { writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { createClient } from "../../../src/index.ts";
import { inTemporaryFolder } from "../../../src/node/temporary-folder.ts";
import { createSandbox } from "../../../src/service/sandbox/index.ts";
import { AccountError, fromEnvironment, fromZuliprc } from "../../../src/service/zuliprc/index.ts";

const key = "abcdefghijklmnopqrstuvwxyz012345";
const account = { baseUrl: "https://chat.example.com", email: "iago@example.com", apiKey: key };
const lines = ["[api]", "email=iago@example.com", `key=${key}`, "site=https://chat.example.com"];

const inFile = <T>(text: string, use: (path: string) => T): Promise<T> =>
  inTemporaryFolder("zuliprc", async (folder) => {
    const path = join(folder, "zuliprc");
    writeFileSync(path, text);
    return use(path);
  });

describe("a zuliprc file", () => {
  it.each([
    ["as downloaded", lines.join("\n")],
    ["from Windows", `\ufeff${lines.join("\r\n")}\r\n`],
    [
      "with comments, spaces and other settings",
      `# mine\n${lines.join("\n").replaceAll("=", " = ")}\n; more\nkeys\ninsecure=false\n[other]\nkey=no\n`,
    ],
    ["with a capitalized name", lines.join("\n").replace("key=", "Key=")],
    ["with a slash after its site", `${lines.join("\n")}/\n`],
    ["with a site without a scheme", lines.join("\n").replace("https://", "")],
  ])("%s contains an account", async (_, text) => {
    expect(await inFile(text, fromZuliprc)).toEqual(account);
  });

  it.each([
    ["localhost:9991", "http://localhost:9991"],
    ["127.0.0.1", "http://127.0.0.1"],
    ["[::1]:9991", "http://[::1]:9991"],
    ["https://localhost:9991", "https://localhost:9991"],
    ["zulip.localhost:9991", "http://zulip.localhost:9991"],
    ["localhost.evil.example", "https://localhost.evil.example"],
    ["HTTP://chat.example.com", "http://chat.example.com"],
    ["HTTPS://Chat.Example.com/", "https://chat.example.com"],
  ])("has the server %s: %s", async (site, baseUrl) => {
    const text = lines.join("\n").replace("https://chat.example.com", site);
    expect((await inFile(text, fromZuliprc)).baseUrl).toBe(baseUrl);
  });

  it.each([
    [
      "a control character",
      lines.join("\n").replace(key, `${key}\0x`),
      /"key" in .*zuliprc contains a control character\. Remove it/,
    ],
    [
      "an invalid URL",
      lines.join("\n").replace("https://chat", "https://["),
      /"site" in .*zuliprc is not an address\. Write an address such as https:/,
    ],
    ["NULs", "[\0a\0", /zuliprc is UTF-16\. Save it as UTF-8\.$/],
  ])("with %s is rejected", async (_, text, message) => {
    await inFile(text, (path) => expect(() => fromZuliprc(path)).toThrow(message));
  });

  it("has values up to the end of the line, as the servers' own tools read it", async () => {
    const email = "iago#1;2\\3@example.com";
    const text = lines.join("\n").replace(account.email, () => email);
    expect(await inFile(text, fromZuliprc)).toEqual({ ...account, email });
  });

  it.each([
    [1, ' has no "email" in its section [api].'],
    [2, ' has no "key" in its section [api].'],
    [3, ' has no "site" in its section [api].'],
    [0, ' has no "site", "email", "key" in its section [api].'],
  ])("without line %i is rejected, without showing its contents", async (left, message) => {
    const text = lines.filter((_, index) => index !== left).join("\n");
    await inFile(text, (path) => {
      const error = caught(() => fromZuliprc(path));
      expect(error).toBeInstanceOf(AccountError);
      expect(error.message).toBe(path + message);
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(key);
    });
  });

  it("that is missing causes an error that says where to get one", () => {
    const path = join(homedir(), "no-such-folder", "zuliprc");
    expect(() => fromZuliprc("~/no-such-folder/zuliprc")).toThrow(
      `${path} cannot be read (ENOENT). Download it`,
    );
  });

  it("is all that a client needs, besides the level", () =>
    inFile(lines.join("\n").replace(key, "iago-key"), async (path) => {
      const { fetch } = createSandbox();
      const client = createClient({ ...fromZuliprc(path), featureLevel: 0, fetch });
      expect((await client.listInvitations()).ok).toBe(true);
    }));
});

describe("the environment", () => {
  const whole = {
    ZULIP_SITE: account.baseUrl,
    ZULIP_EMAIL: account.email,
    ZULIP_API_KEY: account.apiKey,
  };

  it("contains an account", () => {
    expect(fromEnvironment(whole)).toEqual(account);
    expect(fromEnvironment({ ...whole, ZULIP_CONFIG: "/no/such/file" })).toEqual(account);
  });

  it("has its values trimmed, and control characters rejected", () => {
    const padded = Object.entries(whole).map(([name, value]) => [name, ` ${value}\n`]);
    expect(fromEnvironment(Object.fromEntries(padded))).toEqual(account);
    const broken = () => fromEnvironment({ ...whole, ZULIP_API_KEY: "a\0b" });
    expect(broken).toThrow('"ZULIP_API_KEY" in the environment contains a control character');
  });

  it("with an invalid address is rejected with its variable or file, not the value", () =>
    inFile(lines.join("\n").replace("https://chat", "https://[secret"), (path) => {
      const ofVariable = caught(() => fromEnvironment({ ...whole, ZULIP_SITE: "https://[secret" }));
      const hint = "is not an address. Write an address such as https://chat.example.com.";
      expect(ofVariable.message).toBe(`"ZULIP_SITE" in the environment ${hint}`);
      const ofFile = caught(() =>
        fromEnvironment({ ZULIP_CONFIG: path, ZULIP_EMAIL: "a@b.example" }),
      );
      expect(ofFile.message).toBe(`"site" in ${path} ${hint}`);
    }));

  it("can be completed by the file that it names", () =>
    inFile(lines.join("\n"), (path) => {
      expect(fromEnvironment({ ZULIP_CONFIG: path })).toEqual(account);
      expect(fromEnvironment({ ZULIP_CONFIG: path, ZULIP_EMAIL: "a@example.com" })).toEqual({
        ...account,
        email: "a@example.com",
      });
    }));

  it.each([
    [{}, "neither ZULIP_SITE, ZULIP_EMAIL, ZULIP_API_KEY nor a ZULIP_CONFIG whose file has them."],
    [{ ...whole, ZULIP_EMAIL: "" }, "neither ZULIP_EMAIL nor a ZULIP_CONFIG whose file has it."],
  ])("of %# is rejected with what is missing, and no value", (environment, message) => {
    const error = caught(() => fromEnvironment(environment));
    expect(error.message).toBe(`The environment has ${message}`);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(key);
  });

  it("is that of the process by default", () => {
    for (const [name, value] of Object.entries(whole)) vi.stubEnv(name, value);
    try {
      expect(fromEnvironment()).toEqual(account);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

function caught(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  return expect.unreachable();
}
