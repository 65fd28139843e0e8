import { completeArguments } from "../document/arguments.ts";
import { isObject, type JsonObject } from "../document/json.ts";
import { operationsOf } from "../document/operation-model.ts";
import { labelLevel, labelLevelOf } from "../levels/level-names.ts";
import type { LevelledDocument } from "../levels/levelled-document.ts";
import { documentsWithNotes } from "../text/change-notes.ts";
import { plainLine, textLine } from "../text/escape-markdown.ts";
import { json } from "../text/typescript-text.ts";
import { annotatedFile } from "../write/generated-list.ts";
import type { AddFile } from "../write/output-files.ts";
import { type Block, textBlocks } from "./blocks.ts";
import { sampleIn, sampleLanguages } from "./code-samples.ts";
import type { OwnClient } from "./sample-call.ts";
import { folderName, namer, type Site, slug } from "./site-model.ts";

export interface OfferedDocument {
  /** A release or a level, in the address of Redoc's page: `redoc/?document=<name>`. */
  readonly name: string;
  /** Its file, in `downloads/`. */
  readonly file: string;
  /** Whether its file is compressed, and Redoc does not show it. */
  readonly isCompressed: boolean;
  /** For example `Release 8.0 (level 237)`. */
  readonly title: string;
  readonly level: number;
  /** The boundary with the same snapshot. */
  readonly boundary: number;
}

/**
 * The documents of each release, the newest first, and of the boundaries before and after them. Those of the levels
 * between releases would be most of the site. For a large API, all but the newest are compressed.
 */
export function offeredDocuments(site: Site, isLarge: boolean): OfferedDocument[] {
  const { levels, releases, naming } = site;
  const named = namer();
  const ofReleases = releases.map(({ release, level, boundary }) => {
    return {
      name: named(slugOf(release)),
      title: `Release ${release}${labelLevelOf(site, release, level)}`,
      level,
      boundary,
    };
  });
  const isOfRelease = (level: number) => releases.some(({ boundary }) => boundary === level);
  const isBetween = (level: number) =>
    releases.some((one) => one.level < level) && releases.some((one) => one.level > level);
  const ofLevels = levels.flatMap(({ level }) => {
    if (isOfRelease(level) || isBetween(level)) return [];
    const title = naming === "levels" ? `Level ${level}` : labelLevel(site, level) || site.version;
    const name = naming === "levels" ? `${level}` : slugOf(title) || "current";
    return { name: named(name), title, level, boundary: level };
  });
  return [...ofReleases, ...ofLevels]
    .sort((one, other) => other.level - one.level)
    .map((one, index) => {
      const isCompressed = isLarge && index > 0;
      return { ...one, file: `openapi-${one.name}.json${isCompressed ? ".gz" : ""}`, isCompressed };
    });
}

/** A release in an address, which keeps its dots, unlike other texts. */
const slugOf = (release: string): string =>
  folderName(release.split(".").map(slug).join(".").replace(/^\.*$/, "release"));

/** The page of documents and other files for programs. */
export function downloadsBlocks(site: Site, documents: readonly OfferedDocument[]): Block[] {
  const rowOf = ({ name, title, file, isCompressed }: OfferedDocument) => {
    const read = isCompressed ? "" : `[read](../redoc/index.html?document=${name})`;
    return `| ${textLine(title).replaceAll("|", "\\|")} | [${file}](${file}) | ${read} |`;
  };
  return [
    ...textBlocks(
      `The OpenAPI 3.1 document${documents.length > 1 ? " of each release, without annotations" : ""}.`,
      { look: "lead" },
    ),
    ...textBlocks(`| Document | File | Redoc |\n| - | - | - |\n${documents.map(rowOf).join("\n")}`),
    ...textBlocks(
      site.naming !== "levels"
        ? ""
        : `[${annotatedFile}](${annotatedFile}) has all levels, with annotations. For the document of any level: \`openapi-levels generate --spec ${annotatedFile} --level ${site.levels.at(-1)?.level ?? 0}\`.`,
    ),
    ...textBlocks(
      "Each page is also available as Markdown, `index.md` in its folder. [llms.txt](../llms.txt) lists these for language models.",
    ),
  ];
}

/** An overview for language models (llmstxt.org). */
export function llmsText(site: Site, documents: readonly OfferedDocument[]): string {
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? "" : `\n## ${title}\n\n${lines.join("\n")}\n`;
  const line = (title: string, path: string) => `- [${textLine(title)}](${path})`;
  const levels = {
    levels:
      "\nServers differ by feature level, a number that rises with each change to the API. Pages give the level from which each operation, field and value exists.\n",
    releases:
      "\nServers differ by release. Pages give the release since which each operation, field and value exists.\n",
    none: "",
  }[site.naming];
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
  site.settings.guides.map(({ name, title }) => line(title, `guides/${name}/index.md`)),
)}${section("Optional", [
  line("Authentication", "authentication/index.md"),
  ...(site.naming === "none" ? [] : [line("Change log", "changes/index.md")]),
  ...documents.map(({ file, title }) => line(`OpenAPI, ${title}`, `downloads/${file}`)),
])}`;
}

/**
 * Adds the OpenAPI documents, with samples for Redoc and others that read `x-codeSamples`. The caller compresses the text
 * of compressed ones.
 */
export function addDocuments(
  document: LevelledDocument,
  documents: readonly OfferedDocument[],
  isLarge: boolean,
  add: AddFile,
  { client, address }: { readonly client: OwnClient | undefined; readonly address: string },
): void {
  // Published documents share parts and must not be modified.
  const published = documentsWithNotes(document);
  for (const { file, level, boundary } of documents) {
    const plain = published(level);
    // For a large API, samples and indentation would take as much space as all its pages.
    if (isLarge) {
      add(`downloads/${file}`, JSON.stringify(plain));
      continue;
    }
    const paths: JsonObject = { ...(plain.paths as JsonObject) };
    for (const operation of operationsOf(plain)) {
      const values = completeArguments(operation);
      const samples = sampleLanguages.flatMap(([lang, label]) => {
        const source = sampleIn(lang, operation, values, boundary, client, address);
        return source === undefined ? [] : [{ lang, label, source }];
      });
      const { path, method } = operation;
      const item = paths[path] as JsonObject;
      const own = item[method.toLowerCase()];
      // An operation behind a reference belongs to several paths.
      if (!isObject(own)) continue;
      paths[path] = { ...item, [method.toLowerCase()]: { ...own, "x-codeSamples": samples } };
    }
    add(`downloads/${file}`, json({ ...plain, paths }));
  }
}
