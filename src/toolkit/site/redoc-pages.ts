import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { redoclyFolder } from "../../node/redocly-command.ts";
import { asHtml, html, jsonForScript } from "../text/escape-html.ts";
import type { OfferedDocument } from "./downloads.ts";
import type { Site } from "./site-model.ts";

/** The name of Redoc's script. */
export const scriptName = "redoc.standalone.js";

/**
 * Redoc's page for the documents of `downloads/`: the one that `?document=8.0` names, or that of the reader's server, or
 * the newest. Redoc is started by its own `init(definition, options, element)`. It renders HTML and Markdoc tags of
 * descriptions: the policy of the page allows no script, frame or form in them, and the script keeps `<meta` from
 * becoming a refresh, which no policy forbids.
 */
export function redocPage({ title }: Site, documents: readonly OfferedDocument[]): string {
  const readable = documents
    .filter(({ isCompressed }) => !isCompressed)
    .map(({ name, title, level, file }) => ({ name, title, level, file }));
  const script = `import { init } from "../${scriptName}";
const documents = ${jsonForScript(readable).html};
const query = new URLSearchParams(location.search);
const wanted = query.get("document") ?? query.get("level") ?? "";
const isWanted = [({ name }) => name === wanted, ({ level }) => level <= parseFloat(wanted), () => true];
const { name, title, file } = documents.find(isWanted.find((one) => documents.some(one)));
document.title = \`\${title} · \${document.title}\`;
document.querySelector("#title").textContent = title;
const others = document.querySelector("select");
others.append(...documents.map(({ name, title }) => new Option(title, name)));
others.value = name;
others.hidden = documents.length === 1;
others.addEventListener("change", () => location.search = new URLSearchParams({ document: others.value }));
const answer = await fetch(\`../downloads/\${file}\`);
const definition = JSON.parse((await answer.text()).replaceAll(/<(?=meta)|\\{(?=%)/gi, "$&\\u200b"));
// Redoc would read an address that begins with a variable as one of this site.
const filled = ({ url, variables = {}, ...rest }) => ({ ...rest, url: url.replaceAll(/\\{([^}]+)\\}/g, (all, name) => variables[name]?.default ?? all) });
const servers = (definition.servers ?? []).map(filled).filter(({ url }) => /^https?:/.test(url));
definition.servers = servers.length > 0 ? servers : [{ url: "https://server.example", description: "Your server." }];
// The offset is the height of the line above, in redoc.css.
init(definition, { disableTelemetry: true, scrollYOffset: 36 }, document.getElementById("redoc"));
`;
  const hash = createHash("sha256").update(script).digest("base64");
  // Redoc uses inline style elements, one with a font of symbols.
  const policy = `default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src data:; base-uri 'none'; form-action 'none'`;
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<link rel="icon" href="../favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="../redoc.css">
<link rel="modulepreload" href="../${scriptName}">
</head>
<body>
<header class="back"><a href="../">← Documentation</a> <span>${title}</span> <b id="title"></b> <select aria-label="Other documents" hidden></select></header>
<noscript><p class="back">Redoc needs JavaScript. <a href="../operations/">The pages of the operations</a> work without it.</p></noscript>
<main id="redoc"><p class="loading">Redoc is loading. Browsers do not load it in a page that was opened as a file.</p></main>
<script type="module">${asHtml(script)}</script>
</body>
</html>
`.html;
}

/**
 * Redoc's script, which build-docs embeds with `--inlineBundle`, without the logo that it would load from a CDN and that
 * the policy of the page would block with an error; redoc.css hides its frame.
 */
export async function redocScript(): Promise<string> {
  const script = await readFile(join(redoclyFolder(), "lib/chunks", scriptName), "utf8");
  return script.replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g, "data:,");
}
