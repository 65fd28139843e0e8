import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { redoclyFolder } from "../../base/redocly.ts";
import { asHtml, html, jsonForScript } from "./html.ts";

/** The name of Redoc's script, which the site has once for all pages. */
export const scriptName = "redoc.standalone.js";

/**
 * Redoc's page for a file of `downloads/`; `root` is the relative address of the site's root. Redoc is started by its
 * own `init(definition, options, element)`. It renders HTML and Markdoc tags of descriptions: the policy of the page
 * allows no script, frame or form in them, and the script keeps `<meta` from becoming a refresh, which no policy forbids.
 */
export function redocPage({
  title,
  root,
  file,
}: {
  readonly title: string;
  readonly root: string;
  readonly file: string;
}): string {
  const script = `import { init } from ${jsonForScript(root + scriptName).html};
const answer = await fetch(${jsonForScript(`${root}downloads/${file}`).html});
const definition = JSON.parse((await answer.text()).replaceAll(/<(?=meta)|\\{(?=%)/gi, "$&\\u200b"));
// The offset is the height of the line above, in redoc.css.
init(definition, { disableTelemetry: true, scrollYOffset: 36 }, document.getElementById("redoc"));
`;
  const hash = createHash("sha256").update(script).digest("base64");
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
<script type="module">${asHtml(script)}</script>
</body>
</html>
`.html;
}

/** Redoc's unchanged script, which build-docs embeds with `--inlineBundle`. */
export const redocScript = (): Promise<string> =>
  readFile(join(redoclyFolder(), "lib/chunks", scriptName), "utf8");
