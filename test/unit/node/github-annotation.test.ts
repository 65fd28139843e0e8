import { expect, it } from "vitest";
import { annotation } from "../../../src/node/github-annotation.ts";

// GitHub's toolkit decodes these characters: `:` and `,` in fields only.
it.each<[place: Parameters<typeof annotation>[3], line: string]>([
  [undefined, "::error title=a%25%2C b%3A::c%25, d: %0A\\u202ee\\u001b[0m\\u0007\n"],
  [
    { file: "x,y.yaml" },
    "::error title=a%25%2C b%3A,file=x%2Cy.yaml::c%25, d: %0A\\u202ee\\u001b[0m\\u0007\n",
  ],
  [
    { file: "x.yaml", line: 3, col: 4 },
    "::error title=a%25%2C b%3A,file=x.yaml,line=3,col=4::c%25, d: %0A\\u202ee\\u001b[0m\\u0007\n",
  ],
])("an annotation at %j is one line", (place, line) => {
  expect(annotation("error", "a%, b:", "c%, d: \r\n\u202ee\u001b[0m\u0007", place)).toBe(line);
});
