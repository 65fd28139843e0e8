// Makes the documentation site of an annotated specification.

import { statSync } from "node:fs";
import { resolve } from "node:path";
import { readArguments, requireFile } from "../node/command-options.ts";
import { wrongUsage } from "../node/failure.ts";
import { requirePeers } from "../node/optional-peers.ts";
import { commandLine, displayPath } from "../node/package-root.ts";
import { log } from "../node/progress.ts";
import { describeRelease } from "../toolkit/levels/level-names.ts";
import type { Levels } from "../toolkit/levels/levels.ts";
import type { SiteOptions } from "../toolkit/site/site-model.ts";
import { replaceable } from "../toolkit/write/replace-folder.ts";
import {
  documentOf,
  foldersNote,
  optionModule,
  outOption,
  readersFor,
  specOption,
} from "./specification-options.ts";

export async function docs(words: readonly string[]): Promise<void> {
  const options = readArguments(words, {
    usage: commandLine("docs", "[options]"),
    about: `Builds the documentation site: a page for each operation with its differences between releases, the change log,
guides, the OpenAPI documents, and Redoc.`,
    options: {
      ...specOption,
      ...outOption("generated/docs"),
      "site-url": {
        value: "URL",
        does: "the address of the site, for canonical links and the sitemap",
      },
      repository: {
        value: "URL",
        does: "the address of the repository, for a link (default: none)",
      },
      guides: {
        value: "DIR",
        does: "a folder of guides in Markdown; each becomes a page, in the order of the file names",
      },
      style: {
        value: "FILE",
        does: "CSS that the site loads after its own, for example for a color or a logo",
      },
      site: {
        value: "FILE",
        does: "a module whose `default` adds to the site: the `client` of the samples, scripts of `tryIt`, the label for parts `beyond` the description, and `recorded` levels",
      },
    },
    notes: foldersNote,
  });
  if (options === undefined) return;
  const { spec, site, out = "generated/docs" } = options;
  const folder = resolve(out);
  const siteUrl = webAddress("site-url", options["site-url"]);
  const repository = webAddress("repository", options.repository);
  if (options.style !== undefined) requireFile(options.style, `--style ${options.style}`);
  const requested = {
    ...(options.guides !== undefined && { guides: folderIn("guides", options.guides) }),
    ...(options.style !== undefined && { style: resolve(options.style) }),
  };
  requirePeers("docs", "@redocly/cli", ...readersFor(spec), "highlight.js");
  const { buildDocs, docsOutput } = await import("../toolkit/site/build-site.ts"); // Loaded late, because it loads the peers.
  replaceable(folder, docsOutput); // Fails before the long work.
  const known: SiteOptions =
    site === undefined ? {} : (await optionModule("site", site, "default")).default;
  const document = await documentOf(spec);
  warnOfStubs(document);
  await buildDocs(document, { ...known, ...requested, folder, siteUrl, repository });
}

/** Reads an address without a trailing slash. Messages do not repeat it, because it may contain a secret. */
function webAddress(option: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // An empty query or fragment shows only in the text, not in the parsed URL.
  if (url !== undefined && (url.username || url.password || /[?#]/.test(text))) {
    throw wrongUsage(
      `--${option} must be an address without user, query and fragment, such as https://docs.example.com/rooms.`,
    );
  }
  if (url?.protocol === "https:" || url?.protocol === "http:") return url.href.replace(/\/$/, "");
  throw wrongUsage(
    `--${option} must be an http or https address, such as https://docs.example.com/rooms.`,
  );
}

function folderIn(option: string, path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return resolve(path);
  throw wrongUsage(`--${option} must be a folder, but ${displayPath(path)} is not a folder.`);
}

/** Reports the registry entries whose summary the author of an inferred document still has to write. */
function warnOfStubs({ registry }: Levels): void {
  const waiting = registry.filter(({ summary }) => summary === "");
  if (waiting.length === 0) return;
  const names = waiting.map(describeRelease).join(", ");
  log(`warning: x-feature-levels: write a summary for ${names}.`);
}
