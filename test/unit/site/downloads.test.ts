import { expect, it } from "vitest";
import { offeredDocuments } from "../../../src/toolkit/site/downloads.ts";
import { siteOf } from "../../../src/toolkit/site/site.ts";
import { api } from "../../helpers/small-api.ts";

it("releases whose names differ only in what addresses have not are different documents", () => {
  const releases = ["1.0-RC1", "1.0-rc1", "…"].map((release, index) => ({
    release,
    level: index + 1,
  }));
  const site = siteOf(api({}, {}, { "x-releases": releases }), { guides: [], canTry: false });
  const names = offeredDocuments(site).map(({ name }) => name);
  expect(names.sort()).toEqual(expect.arrayContaining(["1.0-rc1", "1.0-rc1-2", "release"]));
});
