import { readdir, readFile } from "node:fs/promises";
import { type Html, html } from "./html.ts";
import { inline, markdown } from "./markdown.ts";
import type { Site } from "./site.ts";

/** A guide of docs/guides, in the order of the file names. */
export interface Guide {
  readonly file: string;
  /** The name of its file, without number and ending. */
  readonly name: string;
  readonly title: string;
  /** Its first paragraph. */
  readonly summary: string;
  readonly text: string;
}

/** Reads the guides of a folder. */
export async function readGuides(folder: string): Promise<Guide[]> {
  const files = (await readdir(folder))
    .filter((name) => name.endsWith(".md"))
    .sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(`${folder}/${file}`, "utf8");
      const [heading = "", summary = ""] = text.trim().split(/\n\n+/);
      return {
        file,
        name: file.replace(/^\d+-/, "").replace(/\.md$/, ""),
        title: heading.replace(/^#\s+/, ""),
        summary: summary.replaceAll("\n", " "),
        text,
      };
    }),
  );
}

/** The text of a guide for the site, where links to other guides have no numbers. */
export function guideText(text: string, form: "html" | "md"): string {
  return text.replaceAll(/\]\(\d+-([\w-]+)\.md(?=[#)])/g, `]($1.${form}`);
}

/** A guide as a page. */
export function guidePage({ repository }: Site, { file, text }: Guide): Html {
  return html`<main class="text">
<p><a href="index.html">Guides</a></p>
${markdown(guideText(text, "html"))}${repository === undefined ? undefined : html`<p><a href="${repository}/blob/HEAD/docs/guides/${file}">Source of this page</a></p>\n`}</main>`;
}

/** The list of guides. */
export function guidesPage(guides: readonly Guide[]): Html {
  return html`<main class="text">
<h1>Guides</h1>
${guides.map(({ name, title, summary }) => html`<h2><a href="${name}.html">${title}</a></h2>\n<p>${inline(guideText(summary, "html"))}</p>\n`)}</main>`;
}
