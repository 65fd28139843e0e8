// Values made from schemas, and what is computed from the operations table.
import { execSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundaries } from "../../../generated/feature-levels.gen.ts";
import { curlLine } from "../../../scripts/fuzz/curl-line.ts";
import { documentedFor } from "../../../scripts/fuzz/documented.ts";
import { ownServer } from "../../../scripts/fuzz/grounds.ts";
import { createMemory, nounOf } from "../../../scripts/fuzz/nouns.ts";
import { subjectsAt } from "../../../scripts/fuzz/stage.ts";
import { basic } from "../../../scripts/fuzz/users.ts";
import { invalidValues, isValidBy, validValues } from "../../../scripts/fuzz/values.ts";
import { unsupportedNames, written } from "../../../scripts/fuzz/wire.ts";

const seed = 7;
const document = {
  components: { schemas: { Pet: { type: "object", required: ["name"], properties: {} } } },
};
const schemas = [
  { type: "integer", minimum: 3, maximum: 9 },
  { type: "string", pattern: "^[a-c]{2,4}$" },
  { type: "string", minLength: 2, maxLength: 3 },
  { type: "array", items: { type: "integer" }, minItems: 1, maxItems: 2 },
  { enum: ["red", 4] },
  { const: "success" },
  { type: ["integer", "null"] },
  { oneOf: [{ type: "boolean" }, { type: "array", items: { type: "string" } }] },
  {
    type: "object",
    required: ["a"],
    properties: { a: { type: "integer" }, b: { allOf: [{ type: "string" }] } },
  },
];

describe("values of a schema", () => {
  it.each(schemas.map((schema) => [JSON.stringify(schema), schema] as const))(
    "right and wrong ones of %s",
    (_, schema) => {
      const isValid = isValidBy(document, schema);
      const right = fc.sample(validValues(document, schema), { numRuns: 200, seed });
      const wrong = invalidValues(document, schema);
      expect(right.every(isValid)).toBe(true);
      if (wrong === undefined) throw new Error("There are values that it does not admit.");
      expect(fc.sample(wrong, { numRuns: 200, seed }).some(isValid)).toBe(false);
    },
  );

  it("has no wrong value where the schema admits everything", () => {
    expect(invalidValues(document, {})).toBeUndefined();
  });

  it("puts a wrong element among right ones", () => {
    const wrong = invalidValues(document, { type: "array", items: { type: "integer" } });
    const samples = wrong === undefined ? [] : fc.sample(wrong, { numRuns: 300, seed });
    const isMixed = (value: unknown) =>
      Array.isArray(value) && value.some(Number.isInteger) && !value.every(Number.isInteger);
    expect(samples.some(isMixed)).toBe(true);
  });
});

describe("what a name stands for", () => {
  it.each([
    ["queue_id", "queue"],
    ["ordered_linkifier_ids", "linkifier"],
    ["last_event_id", "event"],
    ["event_types", undefined],
    ["id", undefined],
  ])("%s: %s", (name, noun) => expect(nounOf(name)).toBe(noun));

  it("IDs are remembered by noun and owner, newest last", () => {
    const memory = createMemory();
    memory.learn({ queue_id: "a" }, 1);
    memory.learn({ drafts: [{ id: 4, user_id: 2 }], events: [{ id: 0, type: "x" }] });
    memory.learn({ queue_id: "b" }, 2);
    expect(memory.of("queue")).toEqual(["a", "b"]);
    expect(memory.of("queue", 1)).toEqual(["a"]);
    expect(memory.of("draft", 2)).toEqual([4]);
    expect(memory.of("event")).toEqual([0]);
  });
});

describe("what is documented", () => {
  const { subjects } = subjectsAt(Math.max(...boundaries));
  const user = { email: "a", apiKey: "b", isUnrestricted: true, isAdministrator: true };
  const of = (id: string) => {
    const subject = subjects.find(({ operation }) => operation.id === id);
    if (subject === undefined) throw new Error(`There is no operation ${id}.`);
    return subject;
  };

  it.each(subjects)("wrong credentials meet an example of $operation.id, or nothing", (subject) => {
    const { success, errors } = documentedFor(
      subject,
      { is: "credentials", example: "invalid-api-key" },
      user,
      "ordinary",
    );
    expect(success).toBe(false);
    const wanted = subject.operation.isAuthenticated ? [[401, "UNAUTHORIZED"]] : [];
    expect(errors.map(({ status, code }) => [status, code])).toEqual(wanted);
  });

  it("a missing parameter has one answer for who may do everything, and that of roles for others", () => {
    const wanted = { is: "missing", name: "ordered_linkifier_ids" } as const;
    const codes = (isUnrestricted: boolean) =>
      documentedFor(
        of("reorderLinkifiers"),
        wanted,
        { ...user, isUnrestricted },
        "ordinary",
      ).errors.map(({ code }) => code);
    expect(codes(true)).toEqual(["REQUEST_VARIABLE_MISSING"]);
    expect(codes(false)).toContain("UNAUTHORIZED_PRINCIPAL");
  });

  it("what names nothing cannot be refused to who may do everything", () => {
    const errorsOf = (id: string) =>
      documentedFor(of(id), { is: "accepted" }, user, "ordinary").errors;
    expect(errorsOf("registerEventQueue")).toEqual([]);
    expect(errorsOf("deleteEventQueue")).not.toEqual([]);
  });
});

describe("a request as it is written and shown", () => {
  const user = {
    email: "a@b.c",
    apiKey: "Secret-Key",
    isUnrestricted: true,
    isAdministrator: true,
  };
  const plain = {
    method: "PATCH",
    path: "/x",
    fields: [
      { in: "query", name: "z", text: "1" },
      { in: "form", name: "a b", text: "'é" },
    ],
    authorization: basic("a@b.c:Secret-Key"),
    headers: [],
    bodyForm: "urlencoded",
    isRepeated: false,
  } as const;

  it("the shell gets every byte and never the key", () => {
    const line = curlLine("http://h", written(plain), user);
    expect(line).toContain("-u 'a@b.c:<API_KEY>'");
    expect(line).toContain("--data-raw 'a%20b='\\''%C3%A9'");
    expect(line).toContain("'http://h/x?z=1'");
    const odd = written({ ...plain, authorization: `basic ${btoa("A@B.C:SECRET-KEYx")}` });
    expect(curlLine("http://h", odd, user)).toContain("<API_KEY>x");
    expect(curlLine("http://h", odd, user).toLowerCase()).not.toContain("secret");
  });

  it("a long body is printed by a short program", () => {
    const long = {
      ...plain,
      fields: [{ in: "form", name: "a", text: "x".repeat(70_000) }],
    } as const;
    const line = curlLine("http://h", written(long), user);
    expect(line).toMatch(/^node -e .*"x"\.repeat\(70000\).* \| curl /);
  });

  it("no byte of a body touches the terminal, and the shell gets it all the same", () => {
    const text = `\u0000\u009b2J"\\${"\u0000".repeat(300)}${'"'.repeat(300)}`;
    const odd = {
      ...plain,
      bodyForm: "multipart",
      fields: [{ in: "form", name: "a", text }],
    } as const;
    const request = written(odd);
    const line = curlLine("http://h", request, user);
    expect(line).not.toMatch(/\p{Cc}/u);
    const [program = ""] = line.split(" | curl ");
    expect(execSync(program).toString()).toBe(request.body);
  });

  it("names what a server does not support, in order, as far as it reads them", () => {
    expect(unsupportedNames(plain, ["z"])).toEqual(["a b"]);
    expect(unsupportedNames({ ...plain, bodyForm: "json" }, [])).toEqual(["z"]);
  });
});

describe("a server that is fuzzed is one's own", () => {
  it.each(["http://127.0.0.1:4020", "http://localhost", "http://[::1]:1/"])("%s", (address) => {
    expect(ownServer(address, false).href).toContain("http://");
  });
  it.each([
    ["http://chat.example.com", "--i-own-this-server"],
    ["http://127.0.0.1.example.com", "--i-own-this-server"],
    ["https://chat.example.com", "--i-own-this-server"],
    ["http://localhost/api", "after the host"],
    ["http://iago:secret@localhost", "API_KEY"],
    ["nonsense", "http or https"],
  ])("%s is refused", (address, advice) => {
    expect(() => ownServer(address, false)).toThrow(advice);
  });
  it("unless its owner says so", () => {
    expect(ownServer("https://chat.example.com", true).hostname).toBe("chat.example.com");
    expect(() => ownServer("http://chat.example.com", true)).toThrow("--allow-insecure-http");
    expect(ownServer("http://chat.example.com", true, true).protocol).toBe("http:");
  });
});
