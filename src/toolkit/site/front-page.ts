import { type Html, html } from "./html.ts";
import { markdown } from "./markdown.ts";
import type { Site } from "./site.ts";

/** The front page: what the API is for, and where to go. */
export function frontHtml(site: Site): Html {
  return html`<h1>${site.title}</h1>
${markdown(site.description || site.summary, { headingLevel: 2 })}
<ul>${site.operations.map(({ name, summary }) => html`<li><a href="operations/${name}/">${summary}</a></li>\n`)}</ul>`;
}
