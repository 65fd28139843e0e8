// What the descriptions of a published document say about annotations.
import { expect, it } from "vitest";
import { resolve } from "../../../src/toolkit/document/json.ts";
import type { Annotation } from "../../../src/toolkit/levels/annotation.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { documentWithNotes } from "../../../src/toolkit/text/change-notes.ts";
import { annotate, registry, thing } from "../../helpers/small-api.ts";

const size = { type: "string", enum: ["s", "m"], description: "Its size. " };

it.each<[Annotation, level: number, description: string]>([
  [{ since: 5 }, 7, "Its size.\n\n**Since level 5.** Something."],
  [{ until: 9 }, 5, "Its size.\n\n**Until level 9.** Something."],
  [
    { values: { m: { since: 5, until: 9 } } },
    5,
    "Its size.\n\n**m: Since level 5.** Something.\n\n**m: Until level 9.** Something.",
  ],
  [
    { changes: [{ level: 7, note: "Larger." }] },
    5,
    "Its size.\n\n**Behaviour changes in level 7.** Something. Larger.",
  ],
  [
    { changes: [{ level: 7, note: "Larger." }] },
    7,
    "Its size.\n\n**Behaviour changed in level 7.** Something. Larger.",
  ],
  [
    { changes: [{ level: 7, was: { description: "Its width." } }] },
    5,
    "Its width.\n\n**Changes in level 7.** `size` is described differently. Something.",
  ],
  [
    { changes: [{ level: 7, was: {}, without: ["description"] }] },
    5,
    "**Changes in level 7.** `size` is described differently. Something.",
  ],
])("the annotation %j is at level %i: %s", (annotation, level, description) => {
  const Thing = { properties: { size: annotate(annotation, size) } };
  const document = levelled({
    ...thing({ $ref: "#/components/schemas/Thing" }, { schemas: { Thing } }),
    ...registry(5, 7, 9),
  });
  const plain = documentWithNotes(document, level);
  const { description: found } = resolve(plain, "#/components/schemas/Thing/properties/size") as {
    readonly description?: string;
  };
  expect(found).toBe(description);
});
