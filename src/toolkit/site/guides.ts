import { readdir } from "node:fs/promises";
import { readText } from "../../node/read-text-file.ts";
import { type Html, html } from "../text/escape-html.ts";
import { markdown } from "./render-markdown.ts";
import type { Site } from "./site-model.ts";

/** A guide of docs/guides. */
export interface Guide {
  readonly file: string;
  /** The name of its file, without number and ending. */
  readonly name: string;
  readonly title: string;
  /** The heading above it in `contents.md`; empty if that lists it nowhere. */
  readonly group: string;
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

/**
 * Reads the guides of a folder; without a folder, there are none. `contents.md` gives their groups and their order;
 * guides that it does not list follow in the order of their file names.
 */
export async function readGuides(folder: string | undefined): Promise<Guides> {
  if (folder === undefined) return { guides: [] };
  const all = await textsIn(folder);
  const named = (wanted: string) => all.find(({ file }) => file === wanted);
  const [front, authentication] = [named("index.md"), named("authentication.md")];
  const contents = named("contents.md");
  const places = contents === undefined ? [] : placesIn(contents.text);
  const placeOf = ({ file }: Guide) => places.findIndex((place) => place.file === file);
  const guides = all
    .filter((one) => one !== front && one !== authentication && one !== contents)
    .map((one) => ({ ...one, group: places[placeOf(one)]?.group ?? "" }))
    .sort((one, other) => (placeOf(one) >>> 0) - (placeOf(other) >>> 0)); // Unlisted ones last.
  return { guides, front, authentication };
}

/** The guides that a text links to, in its order, each with the heading of the second level above it. */
function placesIn(text: string): { readonly file: string; readonly group: string }[] {
  let group = "";
  return Array.from(text.matchAll(/^## (.*)$|\]\(([\w-]+\.md)\)/gm), ([, heading, file]) => {
    group = heading ?? group;
    return file === undefined ? [] : [{ file, group }];
  }).flat();
}

async function textsIn(folder: string): Promise<Guide[]> {
  const files = (await readdir(folder))
    .filter((name) => name.endsWith(".md"))
    .sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
  return files.map((file) => {
    const text = readText(`${folder}/${file}`);
    const [heading = "", summary = ""] = text.trim().split(/\n\n+/);
    return {
      file,
      name: file.replace(/^\d+-/, "").replace(/\.md$/, ""),
      title: heading.replace(/^#\s+/, ""),
      group: "",
      summary: summary.replaceAll("\n", " "),
      text,
    };
  });
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
            .replaceAll("](authentication.md", `](${up}../authentication/${file}`)
            .replaceAll(/\]\((?:\d+-)?([\w-]+)\.md(#[^)]*)?\)/g, `](${up}$1/${file}$2)`),
    )
    .join("");
}

/** A guide as the content of a page; `up` is the relative address of the guides. */
export function guideHtml(site: Site, { file, text }: Guide, up: string): Html {
  const { repository } = site.settings;
  return html`${markdown(guideText(site, text, "html", up))}${repository === undefined ? undefined : html`<p class="quiet"><a href="${repository}/blob/HEAD/docs/guides/${file}">Source of this page</a></p>\n`}`;
}
