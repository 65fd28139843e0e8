import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Failure } from "../system/failure.ts";
import { runProgram } from "../system/processes.ts";
import { quietly } from "../system/redocly.ts";
import { inTemporaryFolder } from "../system/temporary.ts";

/** What `redocly build-docs` makes of a document, taken apart so that it fits into our page. */
export interface RedocParts {
  /** The style sheet, for the `head`. */
  readonly styles: string;
  /** The prerendered page with its first inline script, which sets the color mode. */
  readonly markup: string;
  /** The module script that brings the page to life; it imports `scriptPlace`. */
  readonly module: string;
}

/** Stands in `module` for the address of Redoc's script, which differs from page to page. */
export const scriptPlace = "redoc-script:";

/** The name of Redoc's script in the site: stored once for all pages. */
export const scriptName = "redoc.standalone.js";

const cli = dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json"));

/** Divides the output of the template; it occurs in no specification. */
const marker = "<!--redoc-parts-->";

/**
 * Renders a document, given as JSON, with the stock `redocly build-docs`, telemetry off. Left to itself, the page loads
 * its script from a CDN; here the address is a placeholder.
 *
 * @throws Failure where build-docs fails, or makes something else than this was written for.
 */
export async function renderRedoc(
  document: string,
  options: Readonly<Record<string, unknown>>,
): Promise<RedocParts> {
  // A folder of its own also keeps the project's redocly.yaml, with its lint plugin, out of this.
  return inTemporaryFolder("redoc", async (folder) => {
    await writeFile(join(folder, "openapi.json"), document);
    await writeFile(join(folder, "options.json"), JSON.stringify(options));
    await writeFile(
      join(folder, "template.hbs"),
      `{{{redocHead}}}${marker}{{{redocHTML}}}${marker}`,
    );
    await buildDocs(folder);
    return takeApart(await readFile(join(folder, "page.html"), "utf8"));
  });
}

async function buildDocs(folder: string): Promise<void> {
  const { isOk, stdout, stderr } = await runProgram(
    join(cli, "bin/cli.js"),
    [
      "build-docs",
      "openapi.json",
      "--output=page.html",
      "--template=template.hbs",
      "--openapi=options.json",
    ],
    {
      cwd: folder,
      env: {
        ...process.env,
        ...quietly,
        NO_COLOR: "1",
      },
    },
  );
  if (!isOk) throw new Failure(`redocly build-docs failed:\n${stdout}${stderr}`);
}

/** The page's parts, without what would make a reader's browser ask another host. */
export function takeApart(page: string): RedocParts {
  const [head = "", body = ""] = page.split(marker);
  const cdn = /https:\/\/cdn\.redocly\.com\/[^"]+/;
  const inline = /<script type="module">([\s\S]*?)<\/script>/.exec(body);
  const [link] = /<link rel="modulepreload"[^>]*>/.exec(head) ?? [];
  const [module, text] = inline ?? [];
  if (link === undefined || module === undefined || text === undefined || !cdn.test(text)) {
    throw surprise("loads its script in another way");
  }
  if (!text.includes('"disableTelemetry":true')) throw surprise("would report its readers");
  const parts = {
    styles: head.replace(link, ""),
    markup: body.replace(module, ""),
    module: text.replace(cdn, scriptPlace),
  };
  if (cdn.test(parts.styles + parts.markup + parts.module)) throw surprise("asks the CDN for more");
  return parts;
}

/**
 * Redoc's script as build-docs would embed it. In the corner of the page it shows the maker's logo from
 * a CDN; the name stays and the picture becomes a drawn one.
 */
export async function redocScript(): Promise<string> {
  const script = await readFile(join(cli, "lib/chunks", scriptName), "utf8");
  const logo = /`https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg`/g;
  if (script.match(logo)?.length !== 2) throw surprise("shows its logo in another way");
  return script.replace(logo, `\`data:image/svg+xml,${encodeURIComponent(drawnLogo)}\``);
}

const drawnLogo = `<svg xmlns="http://www.w3.org/2000/svg" width="42" height="14" viewBox="0 0 42 14"><text x="0" y="11" font-family="sans-serif" font-size="12" font-weight="bold" fill="#2467f2">Redoc</text></svg>`;

function surprise(what: string): Failure {
  return new Failure(
    `The page of redocly build-docs ${what} than src/site/redoc.ts knows: check it against the installed version of @redocly/cli.`,
  );
}
