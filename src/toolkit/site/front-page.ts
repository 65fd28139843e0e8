import { labelRanges } from "../levels/level-names.ts";
import { type Html, html } from "../text/escape-html.ts";
import { codeSpan, plainLine, plainMarkdown, textLine } from "../text/escape-markdown.ts";
import { type Block, type FieldItem, fieldBlocks, section, textBlocks } from "./blocks.ts";
import { blocksHtml } from "./blocks-html.ts";
import { blocksMarkdown } from "./blocks-markdown.ts";
import { type Guide, guideText } from "./guides.ts";
import { groupId } from "./link-targets.ts";
import { operationsPicture } from "./operations-picture.ts";
import { headingIds, inline, markdown, plainText } from "./render-markdown.ts";
import { siteParts } from "./shell.ts";
import type { Site } from "./site-model.ts";

/**
 * The front page: the purpose of the API, a program, the picture of operations, and
 * links.
 */
export function frontPage(
  site: Site,
  text: Guide | undefined,
): { readonly main: Html; readonly markdown: string } {
  const { title, version, lead, program, rest } = dividedText(site, text);
  const headingId = headingIds(["operations", "servers", "about", "contents"]);
  const parts = siteParts(site);
  const lines = parts.map(({ title, path, text }) => `- [${title}](${path}): ${text}`);
  const code: Block[] = program === undefined ? [] : [{ is: "code", ...program }];
  const blocks: Block[] = [
    operationsSection(site),
    { is: "drawn", html: markdown(rest, { headingId }), markdown: plainMarkdown(rest) },
    ...aboutBlocks(site),
    section("contents", "Contents", 2, [
      { is: "drawn", html: waysHtml(parts), markdown: lines.join("\n") },
    ]),
  ];
  return {
    main: html`<div class="front">
<div class="hero"><div>
${version === undefined ? undefined : html`<p class="crumb">Version ${version}</p>\n`}<h1>${inline(title)}</h1>
<div class="lead">${markdown(lead, { headingId })}</div>
</div>${program === undefined ? undefined : html`<div>${blocksHtml(site, code)}</div>`}</div>
${blocksHtml(site, blocks)}</div>
`,
    markdown: blocksMarkdown(site, title, [
      ...textBlocks(version === undefined ? "" : `Version ${textLine(version)}`),
      ...textBlocks(lead),
      ...code,
      ...blocks,
    ]),
  };
}

/** With more operations than this, the front page has their groups. */
const mostShown = 200;

/** The operations by group, or with their levels in a picture. */
function operationsSection(site: Site): Block {
  const groups = site.groups.map(({ name, description, operations: { length } }) => ({
    title: name,
    path: `operations/#${groupId(name)}`,
    text: plainText(description) || (length === 1 ? "One operation" : `${length} operations`),
  }));
  const lines = site.operations.map(({ name, summary, ranges }) => {
    const exists = labelRanges(site, ranges);
    return `- [${textLine(summary)}](operations/${name}/)${exists === "" ? "" : ` (${textLine(exists)})`}`;
  });
  const [title, html] =
    site.naming === "none" || site.operations.length > mostShown
      ? ["Operations", waysHtml(groups)]
      : ["Operations by release", operationsPicture(site)];
  return section("operations", title, 2, [{ is: "drawn", html, markdown: lines.join("\n") }]);
}

interface Way {
  readonly title: string;
  readonly path: string;
  readonly text: string;
}

const waysHtml = (ways: readonly Way[]): Html =>
  html`<ul class="ways">${ways.map(({ title, path, text }) => html`<li><a href="${path}"><b>${title}</b><span>${text}</span></a></li>\n`)}</ul>\n`;

/** Where the servers are, and whom to ask. */
function aboutBlocks({ servers, contact, license, termsOfService }: Site): Block[] {
  const known = servers.filter(({ url }) => url !== "" && !/^\{[^}]*\}$/.test(url));
  const link = (title: string, address: string) =>
    address === "" ? textLine(title) : `[${textLine(title || address)}](${linkTarget(address)})`;
  const { name, url, email } = contact;
  const lines = [
    ["Contact", [link(name, url), email && link(email, `mailto:${email}`)]],
    ["Licence", [link(license.name, license.url)]],
    ["Terms", [link("", termsOfService)]],
  ] as const;
  const about = lines.flatMap(([title, all]) => {
    const texts = all.filter((text) => text !== "");
    return texts.length === 0 ? [] : `- ${title}: ${texts.join(", ")}`;
  });
  const fields = known.map(
    ({ url, description, variables }): FieldItem => ({
      term: codeSpan(url),
      notes: [],
      blocks: [
        ...textBlocks(description),
        ...textBlocks(
          variables
            .map(({ name, byDefault, values, description }) => {
              const others =
                values.length === 0 ? "" : `, one of ${values.map(codeSpan).join(", ")}`;
              return `- ${codeSpan(name)}: by default ${codeSpan(byDefault)}${others}. ${plainLine(description)}`;
            })
            .join("\n"),
        ),
      ],
    }),
  );
  return [
    ...(fields.length === 0 ? [] : [section("servers", "Servers", 2, fieldBlocks(fields))]),
    ...(about.length === 0 ? [] : [section("about", "About", 2, textBlocks(about.join("\n")))]),
  ];
}

/** An address as the target of a link in Markdown. */
const linkTarget = (address: string): string =>
  `<${address.replaceAll(/[<>\s]/g, encodeURIComponent)}>`;

/**
 * Divides a text into its title, the part before its first code, that code, and the rest. Without a text, uses the
 * description of the document.
 */
function dividedText(site: Site, text: Guide | undefined) {
  const { title: name, version, summary, description } = site;
  if (text === undefined) {
    const words = (text: string) => text.split(/\s+/).filter(Boolean).join(" ");
    const said = description.split(/\n\s*\n/).find((block) => words(block) === words(summary));
    const rest = description.replace(said ?? "", "").trim();
    return { title: name, version, lead: summary, program: undefined, rest };
  }
  const whole = guideText(site, text.text, "html", "guides/");
  const [, title = "", lead = "", language, code = "", rest = ""] =
    /^# (.*)\n([\s\S]*?)(?:```(\w+).*\n([\s\S]*?)\n```\n([\s\S]*))?$/.exec(whole.trim()) ?? [];
  const ranges = [{ from: 0, to: Number.POSITIVE_INFINITY }];
  const lines = code.split("\n").map((value) => ({ value, ranges }));
  const program = language === undefined ? undefined : { language, lines };
  return { title, lead: lead.trim(), program, rest: rest.trim() };
}
