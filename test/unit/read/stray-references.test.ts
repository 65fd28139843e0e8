import { once } from "node:events";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { JsonObject } from "../../../src/toolkit/levels/index.ts";
import { bundleSpecification } from "../../../src/toolkit/read/bundle.ts";
import { runCommand } from "../../helpers/run-command.ts";
import { api, responding } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

afterEach(() => vi.unstubAllEnvs());

const secret = "SECRET";
const folder = temporaryFolder("references");
let server: Server;
let address = "";
const asked: (string | undefined)[] = [];
const at = (path: string) => join(folder, path);
const specification = () => at("api/openapi.json");

beforeAll(async () => {
  for (const [path, text] of Object.entries({
    "api/parts/thing.yaml": "type: object\n",
    "outside/text.txt": secret,
    "outside/schema.yaml": `description: ${secret}\n`,
  })) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
  symlinkSync(at("outside"), at("api/link"));
  symlinkSync(at("api/parts"), at("api/parts-too"));
  server = createServer(({ url }, response) => {
    asked.push(url);
    response.setHeader("Content-Type", "application/yaml").end(`description: ${secret}\n`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/schema.yaml`;
});
afterAll(() => void server.close());

/** Places in which Redocly, or a tool that reads the output, follows a reference. */
type Place = (uri: string) => Parameters<typeof api>;
const inSchema: Place = ($ref) => [{ "GET /a": named(responding({ $ref })) }];
const places: Readonly<Record<string, Place>> = {
  "a schema": inSchema,
  "a description": ($ref) => [{ "GET /a": named(responding({}, {})) }, {}, { info: info($ref) }],
  "an extension": ($ref) => [{ "GET /a": { ...named(responding({})), "x-own": { $ref } } }],
  "an example's value": ($ref) => [{ "GET /a": named(exampled({ value: { deep: { $ref } } })) }],
  "a list in an example": ($ref) => [
    { "GET /a": named(exampled({ value: { list: [{ $ref }] } })) },
  ],
  "an example that is a list": ($ref) => [{ "GET /a": named(exampled({ value: [{ $ref }] })) }],
  "an example's externalValue": (externalValue) => [
    { "GET /a": named(exampled({ externalValue })) },
  ],
  "a discriminator": (uri) => [
    {
      "GET /a": named(
        responding({
          oneOf: [{ type: "object" }],
          discriminator: { propertyName: "kind", mapping: { a: uri } },
        }),
      ),
    },
  ],
};
const named = (operation: ReturnType<typeof responding>) => ({ operationId: "a", ...operation });
const exampled = (one: JsonObject) => responding({}, { examples: { one } });
const info = ($ref: string) => ({ title: "A", version: "1", description: { $ref } });

/** The message that refuses a specification with one reference; empty if it is accepted. */
async function refusal(
  uri: string,
  place = inSchema,
  folders: readonly string[] = [],
): Promise<string> {
  writeFileSync(specification(), JSON.stringify(api(...place(uri)), null, 2));
  vi.stubEnv("REFERENCE_FOLDERS", folders.join(delimiter));
  return bundleSpecification(specification()).then(
    (document) => {
      if (folders.length === 0) expect(JSON.stringify(document)).not.toContain(secret);
      return "";
    },
    (error: Error) => {
      expect(error).toMatchObject({ name: "Failure", exitCode: 1 });
      expect(error.message).not.toContain(secret);
      return error.message;
    },
  );
}

describe("a reference", () => {
  it.each(Object.entries(places))("to the network, in %s, is refused", async (_, place) => {
    expect(await refusal(address, place)).toContain(
      "is an address, but commands read only files. Save",
    );
    expect(asked).toEqual([]);
  });

  it.each(Object.entries(places))("to a file elsewhere, in %s, is refused", async (_, place) => {
    expect(await refusal("../outside/text.txt", place)).toMatch(/leads out of \S+/);
    expect(await refusal(at("outside/text.txt"), place)).toMatch(/leads out of \S+/);
  });

  it("in a value that only other tools follow must stay in the folder", async () => {
    const inDefault: Place = ($ref) => [{ "GET /a": named(responding({ default: [{ $ref }] })) }];
    for (const uri of [address, "../outside/schema.yaml", "%2e%2e/outside/schema.yaml"]) {
      expect(await refusal(uri, inDefault)).toMatch(
        /openapi\.json:18:31: .* (leads out of|is an address)/,
      );
    }
    expect(await refusal("parts/thing.yaml", inDefault)).toBe("");
    expect(await refusal("#/paths", inDefault)).toBe("");
  });

  it("is not what a value has in a field `externalValue`", async () => {
    const inValue: Place = (externalValue) => [
      { "GET /a": named(exampled({ value: { externalValue } })) },
    ];
    expect(await refusal(address, inValue)).toBe("");
    expect(await refusal("../outside/text.txt", inValue)).toBe("");
    expect(asked).toEqual([]);
  });

  it("is refused with its file, line and column", async () => {
    expect(await refusal("../outside/schema.yaml#/description")).toMatch(
      /^\S*api\/openapi\.json:16:27: `\$ref: \.\.\/outside\/schema\.yaml#\/description` leads out/,
    );
  });

  it.each<[string, () => string]>([
    ["through a link", () => "link/schema.yaml"],
    ["in and out of the folder", () => "parts/../../outside/schema.yaml"],
    ["to a folder with the same prefix", () => "../api-too/schema.yaml"],
    ["to a device", () => "/dev/zero"],
    ["to another host's share", () => "//host/share/schema.yaml"],
    ["in other signs", () => "%2e%2e/outside/schema.yaml"],
    ["of Windows", () => "..\\outside\\schema.yaml"],
  ])("%s is refused", async (_, uri) => {
    expect(await refusal(uri())).toContain("leads out of");
  });

  it.each<[string, () => string]>([
    ["a file: address", () => pathToFileURL(at("outside/schema.yaml")).href],
    ["an address in capitals", () => address.replace("http", "HTTP")],
  ])("that is %s is refused", async (_, uri) => {
    expect(await refusal(uri())).toContain("is an address");
  });

  it("to a device or a folder is refused, without reading it", async () => {
    expect(await refusal("/dev/zero", inSchema, ["/dev"])).toContain("is not an ordinary file");
    expect(await refusal("parts")).toContain("is not an ordinary file");
  });

  it("within the folder is followed, also through a link", async () => {
    expect(await refusal("parts/thing.yaml")).toBe("");
    expect(await refusal("parts-too/thing.yaml")).toBe("");
  });

  it("to the address in the `$id` of a schema of the same file is refused", async () => {
    const document = api(
      { "GET /a": named(responding({ $ref: address })) },
      { schemas: { Own: { $id: address, type: "object" } } },
    );
    writeFileSync(specification(), JSON.stringify(document, null, 2));
    await expect(bundleSpecification(specification())).rejects.toThrow(
      /is an address.*bundle the document/,
    );
    const lint = await runCommand("lint", `--spec=${specification()}`);
    expect(lint.code).toBe(1);
    expect(lint.stderr).toContain(`openapi.json:16:27: \`$ref: ${address}\` is an address`);
    expect(asked).toEqual([]);
  });

  it("to another folder is followed if that is allowed", async () => {
    for (const uri of ["../outside/schema.yaml", "link/schema.yaml"]) {
      expect(await refusal(uri, inSchema, [at("outside")])).toBe("");
    }
  });
});
