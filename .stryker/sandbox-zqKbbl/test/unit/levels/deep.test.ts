/** Documents in which references lead further than a stack of calls is deep. */
// @ts-nocheck

import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/document/json.ts";
import { history, project, projectFrom } from "../../../src/levels/index.ts";
import { schemaRef, thing } from "../../helpers/small-api.ts";

const length = 5_000;
const name = (index: number) => `S${index % length}`;
const schemas: JsonObject = Object.fromEntries(
  Array.from({ length }, (_, index) => [
    name(index),
    { type: "object", properties: { next: schemaRef(name(index + 1)) } },
  ]),
);
const document = thing(schemaRef(name(0)), { schemas });

describe(`a ring of ${length} components`, () => {
  it.each([
    { what: "a level's document", make: project },
    { what: "what holds from a level up", make: projectFrom },
  ])("is whole in $what", ({ make }) => {
    expect(make(document, 0)).toEqual(document);
  });

  it("has a history", () => {
    expect(history(document)).toEqual([]);
  });
});
