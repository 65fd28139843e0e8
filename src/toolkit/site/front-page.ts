import { labelRanges } from "../levels/level-names.ts";
import { asHtml, type Html, html } from "../text/escape-html.ts";
import { codeSpan, plainLine, plainMarkdown, textLine } from "../text/escape-markdown.ts";
import { type Block, type FieldItem, fieldBlocks, section, textBlocks } from "./blocks.ts";
import { blocksHtml } from "./blocks-html.ts";
import { blocksMarkdown } from "./blocks-markdown.ts";
import { type Guide, guideText } from "./guides.ts";
import { operationsPicture } from "./range-figure.ts";
import { headingIds, inline, markdown, plainText } from "./render-markdown.ts";
import { groupId } from "./site-data.ts";
import type { Site } from "./site-model.ts";

/** A step of a first call. */
export interface FirstStep {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The front page: the purpose of the API, a first call in steps, the picture of operations, and further text. */
export function frontPage(
  site: Site,
  text: Guide | undefined,
  call: readonly FirstStep[],
): { readonly main: Html; readonly markdown: string } {
  const { title, lead, start, rest } = dividedText(site, text);
  const headingId = headingIds(["operations", "servers"]);
  const drawn = (text: string): Block => ({
    is: "drawn",
    html: markdown(text, { headingId }),
    markdown: plainMarkdown(text),
  });
  const steps = [
    ...(start === undefined ? [] : [{ title: start.title, blocks: [drawn(start.text)] }]),
    ...call,
  ];
  const blocks = [operationsSection(site), drawn(rest), ...serverBlocks(site)];
  const about = aboutText(site);
  return {
    main: html`<div class="front">
<h1>${inline(title)}</h1>
<div class="lead">${markdown(lead, { headingId })}</div>
${steps.length === 0 ? undefined : html`<ol class="steps">${steps.map(({ title, blocks }) => html`<li class="card"><h2>${inline(title)}</h2>\n<div class="step${blocks.some(isSample) ? " forms" : ""}">${withLevel(blocksHtml(site, blocks))}</div></li>\n`)}</ol>`}
${blocksHtml(site, blocks)}<footer><p class="quiet">${inline(about)}</p></footer>
</div>
`,
    markdown: blocksMarkdown(site, title, [
      ...textBlocks(lead),
      ...steps.map(({ title, blocks }) => section("", title, 2, blocks)),
      ...blocks,
      ...textBlocks(about),
    ]),
  };
}

const isSample = (block: Block) => block.is === "code" && block.data?.sample !== undefined;

/** Marks the level of a command, for which the scripts put that of the reader. */
const withLevel = ({ html }: Html): Html =>
  asHtml(html.replace(/(--level )([\w.]+)/, '$1<span data-level="$2">$2</span>'));

/** With more operations than this, the front page has their groups. */
const mostShown = 200;

/** The operations by group, or with their levels in a picture. */
function operationsSection(site: Site): Block {
  const groups = site.groups.map(({ name, description, operations: { length } }) => {
    const said =
      plainText(description) || (length === 1 ? "One operation" : `${length} operations`);
    return html`<li><a href="operations/#${groupId(name)}">${name}</a><span>${said}</span></li>\n`;
  });
  const lines = site.operations.map(({ name, summary, ranges }) => {
    const exists = labelRanges(site, ranges);
    return `- [${textLine(summary)}](operations/${name}/)${exists === "" ? "" : ` (${textLine(exists)})`}`;
  });
  const [title, drawn] =
    site.naming === "none" || site.operations.length > mostShown
      ? ["Operations", html`<ul class="rows groups">${groups}</ul>\n`]
      : ["Operations by release", operationsPicture(site)];
  return section("operations", title, 2, [
    { is: "drawn", html: drawn, markdown: lines.join("\n") },
  ]);
}

/** The version, the licence, and whom to ask. */
function aboutText({ version, contact, license, termsOfService, settings }: Site): string {
  const link = (title: string, address = "") =>
    address === "" ? textLine(title) : `[${textLine(title || address)}](${linkTarget(address)})`;
  const { name, url, email } = contact;
  const parts = [
    ["Version ", textLine(version ?? "")],
    ["Licence: ", link(license.name, license.url)],
    ["", termsOfService && link("Terms", termsOfService)],
    ["Contact: ", link(name, url)],
    ["", email && link(email, `mailto:${email}`)],
    ["", settings.repository && link("Repository", settings.repository)],
  ];
  return parts.flatMap(([label, text]) => (text ? `${label}${text}` : [])).join(" · ");
}

function serverBlocks({ servers }: Site): Block[] {
  const known = servers.filter(({ url }) => url !== "" && !/^\{[^}]*\}$/.test(url));
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
  return fields.length === 0 ? [] : [section("servers", "Servers", 2, fieldBlocks(fields))];
}

/** An address as the target of a link in Markdown. */
const linkTarget = (address: string): string =>
  `<${address.replaceAll(/[<>\s]/g, encodeURIComponent)}>`;

/**
 * Divides a text into its title, the part before its first section, that section if it has code, and the rest. Without a
 * text, uses the description of the document.
 */
function dividedText({ operations, ...site }: Site, text: Guide | undefined) {
  const { title, summary, description } = site;
  if (text === undefined) {
    const words = (text: string) => text.split(/\s+/).filter(Boolean).join(" ");
    const said = description.split(/\n\s*\n/).find((block) => words(block) === words(summary));
    const rest = description.replace(said ?? "", "").trim();
    return { title, lead: summary, start: undefined, rest };
  }
  const whole = guideText({ operations }, text.text, "html", "guides/").trim();
  const [head = "", ...sections] = whole.split(/^(?=## )/m);
  const [, own = title, lead = ""] = /^# (.*)\n([\s\S]*)$/.exec(head) ?? [];
  const [, step = "", code] = /^## (.*)\n([\s\S]*```[\s\S]*)$/.exec(sections[0] ?? "") ?? [];
  const rest = sections.slice(code === undefined ? 0 : 1).join("");
  const start = code === undefined ? undefined : { title: step, text: code };
  return { title: own, lead, start, rest };
}
