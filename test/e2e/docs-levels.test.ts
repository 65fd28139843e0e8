// The page of each operation, at each level, has what the document of that level has.
import { expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { annotated } from "../helpers/annotated.ts";
import { unlikeAt } from "../helpers/page-facts.ts";

it("pages have the statuses, codes, fields and parameters of each level", () => {
  const { unlike, compared } = unlikeAt(annotated(), boundaries);
  expect(unlike).toEqual([]);
  expect(compared).toBeGreaterThan(boundaries.length * 100);
});
