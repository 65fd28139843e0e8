// Lint reads files and snapshots read the bundle: both find the same objects at each level.
import { expect, it } from "vitest";
import { componentPointer } from "../../../src/toolkit/document/component-references.ts";
import { isObject, resolve } from "../../../src/toolkit/document/json.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { existsAt } from "../../../src/toolkit/lint-rules/existence.ts";
import type { Location } from "../../../src/toolkit/lint-rules/redocly-types.ts";
import { readSpecification } from "../../../src/toolkit/lint-rules/source-objects.ts";
import { annotated, library } from "../../helpers/annotated.ts";

const here: Location = {
  source: { absoluteRef: "bundle.json" },
  pointer: "#",
  child: () => here,
  key: () => here,
};

it.each([
  ["this API", annotated()],
  ["the library", library()],
])("of %s, a component exists where the snapshot of the level has it", (_, document) => {
  const specification = readSpecification(document, {
    location: here,
    resolve: ({ $ref }) => ({ node: resolve(document, String($ref)), location: here }),
    report: () => {},
  });
  const components = specification.objects.filter(
    // `security` names schemes, to which nothing refers.
    ({ parent, field }) => parent?.kind === "components" && field !== "securitySchemes",
  );
  const pointerOf = ({ field = "", key = "" }) => componentPointer(field, key);
  const { boundaries, documentAt } = levelled(document).at;
  expect(Math.min(components.length, boundaries.length)).toBeGreaterThan(5);
  for (const level of boundaries) {
    const snapshot = documentAt(level);
    const own = components.filter((one) => existsAt(specification, one, level)).map(pointerOf);
    const has = (pointer: string) => isObject(resolve(snapshot, pointer));
    expect(own, `level ${level}`).toEqual(components.map(pointerOf).filter(has));
  }
});
