// What the site gives to those who read it by other means than a browser.
import { describe, expect, it } from "vitest";
import { llmsText } from "../../../src/toolkit/site/downloads-page.ts";
import { siteOf } from "../../../src/toolkit/site/site.ts";
import { annotated } from "../../helpers/annotated.ts";
import { api } from "../../helpers/small-api.ts";

const given = { documents: [], siteUrl: undefined, repository: undefined, canTry: false };
const textOf = (info: object) =>
  llmsText(siteOf({ ...api({}), info: { title: "Rooms", version: "1", ...info } }, given), []);

describe("the overview for language models", () => {
  it.each([
    ["the summary", { summary: "Reserve rooms.", description: "At length." }, "Reserve rooms."],
    [
      "the first paragraph",
      { description: "# Rooms\n\n![](a.png)\n\nReserve\nrooms.\n\nAt length." },
      "Reserve rooms.",
    ],
    ["nothing, where nothing is said", { description: "# Rooms" }, undefined],
  ])("tells in a quotation %s", (_, info, want) => {
    expect(/^> ?(.*)$/m.exec(textOf(info))?.[1]).toBe(want);
  });

  it("speaks of other levels only where there are some", () => {
    expect(textOf({})).not.toMatch(/## Optional|differ by feature level|any other/);
    const [, older] = llmsText(siteOf(annotated(), given), []).split("\n## Optional\n\n");
    expect(older).toMatch(/^- \[Feature level 478\]/);
  });
});
