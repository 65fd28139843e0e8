import { describe, expect, it } from "vitest";
import { annotate } from "../../../src/site/annotate.ts";
import { type Field, referenceOf } from "../../../src/site/reference.ts";
import { library } from "../../helpers/annotated.ts";
import { operationsIn, referenceAt } from "../../helpers/readable.ts";

describe("the reference of a schema that holds itself", () => {
  const level = 30;
  const { groups } = referenceOf(annotate(library(), level), level);
  const fieldsOf = (id: string) =>
    groups
      .flatMap(({ operations }) => operations)
      .filter((operation) => operation.id === id)
      .flatMap(({ responses }) => responses[0]?.bodies[0]?.fields ?? []);
  const inside = (fields: readonly Field[], name: string) =>
    fields.filter((field) => field.name === name).flatMap(({ shapes }) => shapes[0]?.fields ?? []);

  it("tells once what it holds", () => {
    const books = inside(fieldsOf("listBooks"), "books");
    expect(books.map(({ name }) => name)).toContain("related");
    expect(inside(books, "related")).toEqual([]);
    expect(inside(books, "recording").map(({ name }) => name)).toEqual(["minutes", "narrator"]);
  });
});

describe("what is said of an object", () => {
  const operation = (id: string) =>
    operationsIn(referenceAt(481)).find((one) => one.id === id) ?? expect.unreachable();
  const field = (fields: readonly Field[], name: string) =>
    fields.find((one) => one.name === name) ?? expect.unreachable();

  it("stands once, at the field that holds it", () => {
    const { body } = operation("registerEventQueue");
    const { description, badges, shapes } = field(body?.fields ?? [], "client_capabilities");
    expect(description).toContain("What the client understands.");
    expect(badges).toHaveLength(1);
    expect(shapes).toMatchObject([{ description: "", badges: [] }]);
  });

  it("stands beside what is said of the list that holds it", () => {
    const fields = operation("listDrafts").responses[0]?.bodies[0]?.fields ?? [];
    const { description, shapes } = field(fields, "drafts");
    expect(description).not.toBe("");
    expect(shapes).toMatchObject([{ description: expect.stringMatching(/./) }]);
  });
});
