// Makes the documentation site in generated/docs/ from openapi/.

import { readFile } from "node:fs/promises";
import { inThread } from "../src/generate/in-thread.ts";
import { judgeText } from "../src/generate/judge-version.ts";
import { buildDocs } from "../src/site/build.ts";
import type { SiteOptions } from "../src/site/pages.ts";
import { readArguments } from "../src/system/arguments.ts";
import { Failure, run } from "../src/system/failure.ts";
import { own, placesOf } from "./lib/places.ts";
import { inRoot } from "./lib/root.ts";

const help = `
Usage: npm run docs -- [options]

Builds the documentation site: a page for each feature level, the newest at the root, and the change log.

Options:
  --spec FILE  the specification with marks (default: openapi/openapi.yaml)
  --allow-folder DIR
               a folder besides its own that its references may lead to; may be given again
  --site-url URL
               the address where the site will be found, which its pages then name (canonical, sitemap)
  --repository URL
               the address of the repository, which the pages then lead to (default: that of package.json, if
               it has one; none with another --spec)
  --out DIR    the folder to make, replaced as a whole: a new one, an empty one, or one that an earlier
               run made and nobody added to (default: generated/docs, but none with another --spec)
  --help       show this text
`;

await run(async () => {
  const options = readArguments(help, {
    spec: { type: "string" },
    "allow-folder": { type: "string", multiple: true, default: [] },
    "site-url": { type: "string" },
    repository: { type: "string" },
    out: { type: "string" },
  });
  if (options === undefined) return;
  const { specification, folder } = placesOf(options, "generated/docs");
  judgeText(specification);
  const siteUrl = webAddress("site-url", options["site-url"]);
  const repository = webAddress("repository", options.repository);
  const document = await inThread("bundle", [specification, options["allow-folder"]]);
  const isOwn = specification === own.generated.specification;
  const known: SiteOptions = isOwn ? { ...own.site, repository: await ownRepository() } : {};
  await buildDocs(document, {
    ...known,
    folder,
    siteUrl,
    repository: repository ?? known.repository,
  });
});

/** The address in package.json, as a browser opens it; it may have none. */
async function ownRepository(): Promise<string | undefined> {
  const { repository } = JSON.parse(await readFile(inRoot("package.json"), "utf8"));
  const address: unknown = repository?.url ?? repository;
  return typeof address === "string"
    ? address.replace(/^git\+/, "").replace(/\.git$/, "")
    : undefined;
}

/** The address that an option gives, without a slash at its end. */
function webAddress(option: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === "https:" || url?.protocol === "http:") return url.href.replace(/\/$/, "");
  throw new Failure(`--${option} takes an address of the web, not "${text}".`, { exitCode: 2 });
}
