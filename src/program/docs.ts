// Makes the documentation site of a specification with marks.

import { readArguments } from "../base/arguments.ts";
import { wrongly } from "../base/failure.ts";
import { commandLine } from "../base/home.ts";
import { needPeers } from "../base/peers.ts";
import { inThread } from "../toolkit/generate/in-thread.ts";
import { judgeText } from "../toolkit/generate/judge-version.ts";
import { apiOf, outHelp, placesOf, specHelp, specOptions } from "./places.ts";

const help = `
Usage: ${commandLine("docs", "[options]")}

Builds the documentation site: a page for each feature level, the newest at the root, and the change log.

Options:
${specHelp}
  --site-url URL
               the address where the site will be found, which its pages then name (canonical, sitemap)
  --repository URL
               the address of the repository, which the pages then lead to (default: none)
${outHelp("generated/docs")}
  --help       show this text
`;

/** Builds the documentation site; in that of our own API, operations can be tried out by the script of `tryIt`. */
export async function docs(words: readonly string[], tryIt?: () => Promise<string>): Promise<void> {
  const options = readArguments(words, help, {
    ...specOptions,
    "site-url": { type: "string" },
    repository: { type: "string" },
    out: { type: "string" },
  });
  if (options === undefined) return;
  const { specification, folder } = placesOf(options, "generated/docs");
  const peers = judgeText(specification);
  const siteUrl = webAddress("site-url", options["site-url"]);
  const repository = webAddress("repository", options.repository);
  const ofSite = ["highlight.js", "minisearch", "slugify", "stemmer"];
  needPeers("docs", "@redocly/cli", "@redocly/openapi-core", "ajv", ...ofSite, ...peers);
  const { buildDocs } = await import("../toolkit/site/build.ts"); // It loads them.
  const document = await inThread("bundle", [specification, options["allow-folder"]]);
  const known = await apiOf(specification).siteOptions(tryIt);
  await buildDocs(document, { ...known, folder, siteUrl, repository });
}

/** The address that an option gives, without a slash at its end; no message repeats what may hold a secret. */
function webAddress(option: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // An empty query or fragment shows in the text only.
  if (url !== undefined && (url.username || url.password || /[?#]/.test(text))) {
    throw wrongly(
      `--${option} takes an address without user, query and fragment, as https://docs.example.com/rooms.`,
    );
  }
  if (url?.protocol === "https:" || url?.protocol === "http:") return url.href.replace(/\/$/, "");
  throw wrongly(`--${option} takes an address of the web, not "${text}".`);
}
