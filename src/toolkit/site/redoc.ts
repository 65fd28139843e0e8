import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "../../base/failure.ts";
import { redoclyFolder, runRedocly } from "../../base/redocly.ts";
import { inTemporaryFolder } from "../../base/temporary.ts";
import { asHtml, html, jsonForScript } from "./html.ts";
import type { PlacedText } from "./plain-texts.ts";

/** The name of Redoc's script, which the site has once for all pages. */
export const scriptName = "redoc.standalone.js";

/** Divides the output of the template. No specification contains it. */
const marker = "<!--redoc-parts-->";

/**
 * Makes a page with the stock `redocly build-docs`, telemetry off, and returns its script, with placeholders for what
 * differs between pages. Runs once for all pages, because each run takes a second.
 *
 * @throws Failure if build-docs fails, or its page has an unknown form.
 */
export function redocModule(): Promise<string> {
  // In a separate folder, build-docs does not read the project's redocly.yaml.
  return inTemporaryFolder("redoc", async (folder) => {
    const document = { openapi: "3.1.1", info: { title: "Any", version: "1" }, paths: {} };
    await writeFile(join(folder, "openapi.json"), JSON.stringify(document));
    await writeFile(join(folder, "template.hbs"), `${marker}{{{redocHTML}}}`);
    const words = ["build-docs", "openapi.json", "--output=page.html", "--template=template.hbs"];
    words.push("--openapi.scrollYOffset=36"); // The height of the line above, in assets/redoc.css.
    const { isOk, stdout, stderr } = await runRedocly(words, folder);
    if (!isOk) {
      const lines = `${stdout}${stderr}`.split("\n").map((line) => `| ${line}`);
      throw new Failure(["redocly build-docs failed:", ...lines]);
    }
    return moduleIn(await readFile(join(folder, "page.html"), "utf8"));
  });
}

const cdn = /https:\/\/cdn\.redocly\.com\/[^"]+/;
const definition = /(?<=__redoc_definition = ).*(?=;$)/m;

/** Takes the script from a page of build-docs. */
export function moduleIn(page: string): string {
  const [, body = ""] = page.split(marker);
  const [, module = ""] = /<script type="module">([\s\S]*?)<\/script>/.exec(body) ?? [];
  if (![cdn, definition].every((one) => one.test(module))) {
    throw unknownPage("loads its script in another way");
  }
  if (!module.includes('"disableTelemetry":true')) throw unknownPage("may send telemetry");
  if (cdn.test(module.replace(cdn, ""))) throw unknownPage("loads more from the CDN");
  return module;
}

/**
 * Redoc's page for a file of `downloads/`, with some texts replaced; `root` is the relative address of the site's root.
 */
export function redocPage(
  module: string,
  {
    title,
    root,
    file,
    texts,
  }: {
    readonly title: string;
    readonly root: string;
    readonly file: string;
    readonly texts: readonly PlacedText[];
  },
): string {
  const read = `await fetch(${jsonForScript(`${root}downloads/${file}`).html})
        .then((answer) => answer.json())
        .then((document) => {
          for (const [path, text] of ${jsonForScript(texts).html})
            path.slice(0, -1).reduce((at, step) => at[step], document)[path.at(-1)] = text;
          return document;
        })`;
  const filled = module.replace(cdn, () => root + scriptName).replace(definition, () => read);
  const hash = createHash("sha256").update(filled).digest("base64");
  // Redoc uses inline style elements, one with a font of symbols. The policy blocks the logo that it would load from a
  // CDN.
  const policy = `default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src data:; base-uri 'none'; form-action 'none'`;
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<link rel="icon" href="${root}favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${root}redoc.css">
<link rel="modulepreload" href="${root}${scriptName}">
</head>
<body>
<p class="back"><a href="${root}">← Documentation</a> ${title}</p>
<noscript><p class="back">Redoc needs JavaScript. <a href="${root}operations/">The pages of the operations</a> work without it.</p></noscript>
<div id="redoc"><p class="loading">Redoc is loading. Browsers do not load it in a page that was opened as a file.</p></div>
<script type="module">${asHtml(filled)}</script>
</body>
</html>
`.html;
}

/** Redoc's unchanged script, which build-docs embeds with `--inlineBundle`. */
export const redocScript = (): Promise<string> =>
  readFile(join(redoclyFolder(), "lib/chunks", scriptName), "utf8");

/** @param what what the page does, after "The page …". */
function unknownPage(what: string): Failure {
  return new Failure(
    `The page of redocly build-docs ${what}: check src/toolkit/site/redoc.ts against the installed @redocly/cli.`,
  );
}
