import { readdir, readFile } from "node:fs/promises";
import { type Html, html } from "./html.ts";
import { markdown } from "./markdown.ts";
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

/** The text of a guide for the site, where guides are folders without numbers; `up` is the way to these folders. */
export function guideText(text: string, form: "html" | "md", up = "../"): string {
  const file = form === "md" ? "index.md" : "";
  return text.replaceAll(/\]\(\d+-([\w-]+)\.md(#[^)]*)?\)/g, `](${up}$1/${file}$2)`);
}

/** A guide as the content of a page. */
export function guideHtml({ given: { repository } }: Site, { file, text }: Guide): Html {
  return html`${markdown(guideText(text, "html"))}${repository === undefined ? undefined : html`<p class="quiet"><a href="${repository}/blob/HEAD/docs/guides/${file}">Source of this page</a></p>\n`}`;
}
