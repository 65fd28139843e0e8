// Random families of documents, each inferred and compared with every projection; test/slow has more of them.
import { it } from "vitest";
import { printedSeed, tries } from "../../helpers/seed.ts";
import { checkFamilies } from "../../helpers/version-families.ts";

const seed = printedSeed("inferred families");

it("random versions are the projections of the document inferred from them", () => {
  checkFamilies(seed, tries(300));
});
