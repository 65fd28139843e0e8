import { plainLine, textLine } from "../generate/plain-markdown.ts";
import type { Block } from "./blocks.ts";
import type { OfferedDocument } from "./documents.ts";
import type { Site } from "./site.ts";

/** The documents that the site offers, and what else there is for programs. */
export function downloadsBlocks(
  site: Site,
  root: string,
  documents: readonly OfferedDocument[],
  hasRedoc: (one: OfferedDocument) => boolean,
): Block[] {
  return [
    {
      is: "text",
      look: "lead",
      text: `The OpenAPI 3.1 document${documents.length > 1 ? " of each release" : ""}, without our own extensions.${site.naming === "levels" ? " A level that is not listed behaves like the nearest lower one." : ""}`,
    },
    {
      is: "table",
      head: ["Release", "OpenAPI", "Redoc"],
      rows: documents.map((one) => [
        textLine(one.title),
        `[openapi-${one.name}.json](openapi-${one.name}.json)`,
        hasRedoc(one) ? `[read](${root}redoc/${one.name}/index.html)` : "",
      ]),
    },
    {
      is: "text",
      text: `Each page is also available as Markdown, \`index.md\` in its folder. [llms.txt](${root}llms.txt) lists these for language models.`,
    },
  ];
}

/** An overview for language models (llmstxt.org). */
export function llmsText(site: Site, documents: readonly OfferedDocument[]): string {
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? "" : `\n## ${title}\n\n${lines.join("\n")}\n`;
  const line = (title: string, path: string) => `- [${textLine(title)}](${path})`;
  const levels =
    site.naming === "levels"
      ? "\nServers differ by feature level, a number that rises with each change to the API. Pages give the level from which each operation, field and value exists.\n"
      : site.naming === "releases"
        ? "\nServers differ by release. Pages give the release since which each operation, field and value exists.\n"
        : "";
  return `# ${textLine(site.title)}
${site.summary === "" ? "" : `\n> ${plainLine(site.summary)}\n`}${levels}${site.groups
  .map(({ name, operations }) =>
    section(
      textLine(name),
      operations.map((one) => line(one.summary, `operations/${one.name}/index.md`)),
    ),
  )
  .join("")}${section(
  "Guides",
  site.given.guides.map(({ name, title }) => line(title, `guides/${name}/index.md`)),
)}${section("Optional", [
  line("Authentication", "authentication/index.md"),
  ...(site.naming === "none" ? [] : [line("Change log", "changes/index.md")]),
  ...documents.map(({ name, title }) =>
    line(`OpenAPI, ${title}`, `downloads/openapi-${name}.json`),
  ),
])}`;
}
