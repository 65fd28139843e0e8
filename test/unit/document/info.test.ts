import { expect, it } from "vitest";
import { infoOf } from "../../../src/toolkit/document/info.ts";

it("infoOf reads `info` and `tags` of a document", () => {
  const info = {
    title: "Small",
    version: "1.0",
    summary: "An API.",
    description: "It is **small**.",
  };
  const tags = [{ name: "Things", description: "All things." }, { name: "Others" }];
  expect(infoOf({ info, tags })).toEqual({
    ...info,
    tags: [tags[0], { name: "Others", description: "" }],
  });
});

it.each([{}, { info: null, tags: null }, { info: { title: 1 } }])(
  "infoOf is empty for %j",
  (document) => {
    expect(infoOf(document)).toEqual({
      title: "",
      version: "",
      summary: "",
      description: "",
      tags: [],
    });
  },
);
