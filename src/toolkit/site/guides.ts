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

export interface Guides {
  readonly guides: readonly Guide[];
  /** `index.md`: the text of the front page. */
  readonly front?: Guide | undefined;
  /** `authentication.md`: the beginning of the page about authentication. */
  readonly authentication?: Guide | undefined;
}

/** Reads the guides of a folder; without a folder, there are none. */
export async function readGuides(folder: string | undefined): Promise<Guides> {
  if (folder === undefined) return { guides: [] };
  const all = await textsIn(folder);
  const named = (wanted: string) => all.find(({ file }) => file === wanted);
  const [front, authentication] = [named("index.md"), named("authentication.md")];
  const guides = all.filter((one) => one !== front && one !== authentication);
  return { guides, front, authentication };
}

async function textsIn(folder: string): Promise<Guide[]> {
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

/**
 * The text of a guide for the site, in which guides are folders without numbers; `up` is the relative address of these
 * folders. Names of operations in code link to their pages.
 */
export function guideText(
  { operations }: Pick<Site, "operations">,
  text: string,
  form: "html" | "md",
  up = "../",
): string {
  const file = form === "md" ? "index.md" : "";
  const linked = (code: string, id: string) => {
    const operation = operations.find((one) => one.id === id);
    return operation === undefined
      ? code
      : `[${code}](${up}../operations/${operation.name}/${file})`;
  };
  return text
    .split(/^(```[\s\S]*?^```|#.*)$/m) // Items with odd indexes are code blocks and headings.
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replaceAll(/(?<!\[)`(?:client\.)?(\w+)(?:\(\w*\))?`/g, linked)
            .replaceAll(/\]\(\d+-([\w-]+)\.md(#[^)]*)?\)/g, `](${up}$1/${file}$2)`)
            .replaceAll("](authentication.md", `](${up}../authentication/${file}`),
    )
    .join("");
}

/** A guide as the content of a page; `up` is the relative address of the guides. */
export function guideHtml(site: Site, { file, text }: Guide, up: string): Html {
  const { repository } = site.given;
  return html`${markdown(guideText(site, text, "html", up))}${repository === undefined ? undefined : html`<p class="quiet"><a href="${repository}/blob/HEAD/docs/guides/${file}">Source of this page</a></p>\n`}`;
}
