import { plainLine, textLine } from "../generate/plain-markdown.ts";
import { type Html, html } from "./html.ts";
import type { Site } from "./site.ts";

/** The page with all forms of the reference, for every level. */
export function downloadsPage(site: Site): Html {
  const next = site.levels[1];
  return html`<main class="text">
<h1>Downloads</h1>
<p>An unlisted level behaves like the nearest lower one.</p>
<div class="table" tabindex="0"><table>
<thead><tr><th scope="col">Feature level</th><th scope="col">Release</th><th scope="col">Reference</th><th scope="col">One page</th><th scope="col">Markdown</th><th scope="col">OpenAPI 3.1</th></tr></thead>
<tbody>
${[...site.levels].reverse().map(
  ({ level, release }) => html`<tr><th scope="row">${level}</th>
<td>${release ?? (next === undefined ? "any" : `before ${next.release ?? ""}`)}</td>
<td><a href="level-${level}/">with folding</a></td>
<td><a href="level-${level}/reference.html">read or print</a></td>
<td><a href="level-${level}/reference.md">reference.md</a></td>
<td><a href="level-${level}/openapi.json" download="openapi-level-${level}.json">openapi.json</a></td></tr>
`,
)}</tbody></table></div>
<p>For language models: <a href="llms.txt">llms.txt</a>.</p>
</main>`;
}

/** An overview for language models (llmstxt.org). */
export function llmsText(
  site: Site,
  guides: readonly { readonly title: string; readonly path: string }[],
): string {
  const [newest, ...older] = [...site.levels].reverse().map(({ level, release }) => {
    const before =
      site.levels.length > 1 ? "servers before any other listed release" : "all servers";
    const servers = release === undefined ? before : `servers from release ${textLine(release)}`;
    return `- [Feature level ${level}](level-${level}/reference.md): ${servers}; [OpenAPI](level-${level}/openapi.json)`;
  });
  const levels = `
Servers differ by feature level, a number that rises with each change to the API. Read the reference of
the lowest level that has to be supported.
`;
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? "" : `\n## ${title}\n\n${lines.join("\n")}\n`;
  return `# ${textLine(site.title)}
${site.summary === "" ? "" : `\n> ${plainLine(site.summary)}\n`}${older.length > 0 ? levels : ""}
## Reference

${newest}
- [Change log](changes.md): what each feature level brought
${section(
  "Guides",
  guides.map(({ title, path }) => `- [${title}](${path})`),
)}${section("Optional", older)}`;
}
