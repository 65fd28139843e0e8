import { describe, expect, it } from "vitest";
import { annotate } from "../../../src/site/annotate.ts";
import { type Field, referenceOf } from "../../../src/site/reference.ts";
import { library } from "../../helpers/annotated.ts";

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
