import { grouped, type Json, type JsonObject, listIn, reachable, steps } from "../document/json.ts";
import { changedThing, changeSentences } from "../generate/changes.ts";
import { codeSpan, plainLine, textLine } from "../generate/plain-markdown.ts";
import { partOfReference } from "../levels/compared-parts.ts";
import type { HistoryEntry } from "../levels/index.ts";
import type { Variants } from "../levels/variants.ts";
import { greatest, type Impact, type Objection } from "../verdict/verdict.ts";
import { type Difference, differencesOf } from "./differences.ts";
import { asHtml, type Html, html } from "./html.ts";
import { levelBehind, levelInSentence } from "./level-words.ts";
import { inline } from "./markdown.ts";
import { type GivenIds, operationAddress, placeOfChange } from "./places.ts";
import type { Site } from "./site.ts";
import { referencesIn, type StepVerdict } from "./step-verdicts.ts";

/** A difference from one side: how it affects a program that was made for the other. */
interface Seen {
  readonly word: "Added" | "Removed" | "Changed";
  readonly impact: Impact | "check";
  readonly todo: string;
}

/** A difference from both sides, or several that are one change of behaviour. */
interface Row {
  readonly differences: readonly [Difference, ...Difference[]];
  readonly up: Seen;
  readonly down: Seen;
}

const impactWords: Readonly<Record<Seen["impact"], string>> = {
  major: "breaking",
  minor: "compatible",
  patch: "compatible",
  none: "compatible",
  check: "check by hand",
};

/**
 * The differences for a program of one release on a server of another. The page has each difference once; its script
 * (assets/compare.js) shows those between two choices.
 */
export function comparePage(
  site: Site,
  verdicts: readonly StepVerdict[],
  ids: GivenIds,
  gate?: (name: string) => string,
): { readonly main: Html; readonly markdown: string } {
  const reading: Reading = {
    objectionsTo: objectionsTo(site, verdicts),
    sent: reachedFrom(site.variants, ({ parameters, requestBody }) => [parameters, requestBody]),
    answered: reachedFrom(site.variants, ({ responses }) => [responses]),
    gate,
  };
  const rows = grouped(differencesOf(site).toReversed(), factOf).map(([, differences]): Row => {
    const seen = (direction: StepVerdict["direction"]) =>
      seenFrom(differences[0], direction, reading);
    return { differences, up: seen("up"), down: seen("down") };
  });
  const title = site.naming === "levels" ? "Compare levels" : "Compare releases";
  const intro =
    "What to change in a program that was written for one release and calls a server of another. Breaking differences come first. The stock `redocly diff` rates each step of the [change log](../changes/). It does not rate changes in behaviour: check these by hand. A change that was undone later may be listed too.";
  return {
    main: html`<h1>${title}</h1>
<p class="lead">${inline(intro)}</p>
<form class="compare" hidden>
<label>Your program supports <select name="from">${options(site)}</select></label>
<label>The server is <select name="to">${options(site)}</select></label>
</form>
<p class="verdict" role="status"></p>
<noscript><p>Choosing two releases needs JavaScript. All differences, newest first:</p></noscript>
<ul class="differences">
${rows.map((row) => rowHtml(site, row, ids))}</ul>
`,
    markdown: `# ${title}\n\n${plainLine(intro)}\n\n${rows.map((row) => rowMarkdown(site, row)).join("\n")}\n`,
  };
}

function options(site: Site): Html {
  const { releases, levels, naming } = site;
  const ofReleases = releases
    .toReversed()
    .map(
      ({ release, level }) =>
        html`<option value="${naming === "levels" ? level : boundaryOf(site, release)}" data-name="${release}">${release}${levelBehind(site, release, level)}</option>`,
    );
  if (naming !== "levels") return html`${ofReleases}`;
  const ofLevels = levels
    .toReversed()
    .map(({ level }) => html`<option value="${level}" data-name="${level}">${level}</option>`);
  return html`<optgroup label="Releases">${ofReleases}</optgroup><optgroup label="Levels">${ofLevels}</optgroup>`;
}

const boundaryOf = ({ releases }: Site, name: string): number =>
  releases.find(({ release }) => release === name)?.boundary ?? 0;

/** A change of behaviour in several places is one to check; every other difference is one of its own. */
function factOf(difference: Difference): unknown {
  const { level, name, kind } = difference.entry;
  return kind === "behaviour" ? JSON.stringify([level, name]) : difference;
}

interface Reading {
  /** The objections of `redocly diff`; `undefined` if it did not rate the change. */
  readonly objectionsTo: (
    entry: HistoryEntry,
    direction: StepVerdict["direction"],
  ) => readonly Objection[] | undefined;
  /** The components that requests reach, and those that responses reach. */
  readonly sent: ReadonlySet<string>;
  readonly answered: ReadonlySet<string>;
  readonly gate: ((name: string) => string) | undefined;
}

/**
 * Divides the objections to a step among its changes. An objection that matches none of them belongs to the nearest.
 */
function objectionsTo(
  { history, variants: { parts } }: Site,
  verdicts: readonly StepVerdict[],
): Reading["objectionsTo"] {
  const found = { up: new Map<HistoryEntry, Objection[]>(), down: new Map() };
  for (const { level, direction, objections } of verdicts) {
    const entries = history.filter((one) => one.level === level && isRated(one));
    for (const one of objections) {
      const about = entries.filter((entry) => isAbout(one, entry));
      if (about.length === 0 && entries.length > 0) {
        const forms = parts.get(partOfReference(one.pointer)) ?? [];
        const within = new Set(forms.flatMap(({ node }) => referencesIn(node)));
        // A reference to the changed object counts more than a common beginning of the pointers.
        const nearness = ({ where }: HistoryEntry) =>
          within.has(where) ? Number.POSITIVE_INFINITY : shared(where, one.pointer);
        about.push(entries.reduce((a, b) => (nearness(b) > nearness(a) ? b : a)));
      }
      for (const owner of about) listIn(found[direction], owner).push(one);
    }
  }
  const rated = new Set(verdicts.map(({ level, direction }) => `${direction}${level}`));
  return (entry, direction) =>
    rated.has(`${direction}${entry.level}`) && isRated(entry)
      ? (found[direction].get(entry) ?? [])
      : undefined;
}

/** Steps are rated without changes of behaviour, and without the fields of the document itself, such as `servers`. */
const isRated = ({ carrier, kind }: HistoryEntry): boolean =>
  carrier !== "document" && kind !== "behaviour";

/** How many first steps two pointers have in common. */
function shared(one: string, other: string): number {
  const steps = other.split("/");
  const differing = one.split("/").findIndex((step, index) => step !== steps[index]);
  return differing === -1 ? steps.length : differing;
}

/** The components that parts of operations reach at any level. */
function reachedFrom(
  { parts }: Variants,
  take: (operation: JsonObject) => readonly (Json | undefined)[],
): Set<string> {
  const operations = [...parts].filter(([pointer]) => /^#\/(paths|webhooks)\//.test(pointer));
  const roots = operations.flatMap(([, forms]) => forms.flatMap(({ node }) => take(node)));
  return reachable(roots.flatMap(referencesIn), (pointer) =>
    (parts.get(pointer) ?? []).flatMap(({ node }) => referencesIn(node)),
  );
}

/** How a difference affects a program, on a server above or below its level. */
function seenFrom(
  { kind, subject, entry }: Difference,
  direction: StepVerdict["direction"],
  reading: Reading,
): Seen {
  const word = wordFor(kind, direction);
  const rated = reading.objectionsTo(entry, direction);
  if (kind === "differs" && rated === undefined) {
    return { word, impact: "check", todo: "Check whether your program depends on it." };
  }
  const objections = rated ?? [];
  const messages = objections.map(({ message }) => plainLine(message.replace(/\.?$/, ".")));
  const said = [...new Set(messages)].join(" ");
  const isAsked = direction === "down" && word === "Removed";
  const isGone = word === "Removed" && entry.carrier === "operation";
  const impact = isGone ? "major" : impactOf(rated);
  const isRequired =
    entry.sentence === "It is required." ||
    objections.some(({ message }) => /\bbecame required\b/.test(message));
  const own = todoFor(word, subject, entry, { isMajor: impact === "major", isRequired }, reading);
  const todo = [
    // The words of Redocly are about the document, so they only say why if nothing else does.
    own === adapt && said !== "" ? `${own.replace(/\.$/, ":")} ${said}` : own,
    isAsked ? (reading.gate?.(entry.name) ?? "") : "",
  ];
  return { word, impact, todo: todo.filter((text) => text !== "").join(" ") };
}

/** The impact of a change by the objections to it. Without any, it is compatible. */
function impactOf(rated: readonly Objection[] | undefined): Seen["impact"] {
  if (rated === undefined) return "check";
  const impact = greatest(rated.map((one) => one.impact));
  return impact === "none" ? "minor" : impact;
}

/**
 * Whether an objection is about a difference or something in it. Objections about `required` have the names of
 * properties in their message.
 */
function isAbout({ pointer, message }: Objection, { where }: HistoryEntry): boolean {
  const holder = where.replace(/\/properties\/[^/]+$/, "");
  if (holder !== where && pointer === `${holder}/required`) {
    const [, names = ""] = message.split(/\brequired: /);
    return names.includes(codeSpan(steps(where).at(-1) ?? ""));
  }
  return `${pointer}/`.startsWith(`${where}/`) || where.startsWith(`${pointer}/`);
}

function wordFor(kind: Difference["kind"], direction: StepVerdict["direction"]): Seen["word"] {
  if (kind === "differs") return "Changed";
  const isThere = (kind === "appeared") === (direction === "up");
  return isThere ? "Added" : "Removed";
}

const adapt = "Adapt your program.";

function todoFor(
  word: Seen["word"],
  subject: string,
  { carrier, where }: HistoryEntry,
  { isMajor, isRequired }: { readonly isMajor: boolean; readonly isRequired: boolean },
  { sent, answered }: Reading,
): string {
  const name = codeSpan(subject);
  const component = partOfReference(where);
  const isResponse = /^#\/components\/responses\/[^/]*$/.test(where) || carrier === "response";
  const isSent = carrier === "parameter" || where.includes("/requestBody") || sent.has(component);
  const isAnswered = !isSent || answered.has(component);
  const otherwise = isMajor ? adapt : "Nothing to do.";
  if (word === "Changed") return otherwise;
  if (word === "Removed") {
    if (carrier === "operation") return `Do not call ${name}: the server does not have it.`;
    if (isResponse) return "The server does not send this response.";
    if (!isSent) return `Do not use ${name}: the server does not have it.`;
    return `Do not send ${name} to the server${isAnswered ? ", and do not use it in responses" : ""}.`;
  }
  if (carrier === "operation") return `Your program can call ${name}.`;
  if (isSent)
    return isRequired ? `Send ${name}: it is required.` : `Your program may send ${name}.`;
  if (carrier === "enum value") return `Expect ${name}.`;
  if (carrier === "response") return `Handle the response ${name}.`;
  return otherwise;
}

function rowHtml(site: Site, { differences, up, down }: Row, ids: GivenIds): Html {
  const [{ entry, unseenFrom }, ...others] = differences;
  const unseen = [...unseenFrom].filter((level) =>
    others.every((one) => one.unseenFrom.has(level)),
  );
  const things = new Map(
    differences.map(({ subject, entry }) => {
      const address = (name: string) => `[${name}](../${placeOfChange(site, entry, ids)})`;
      const thing = onlySubject(entry, subject);
      return [changedThing(thing), changedThing(thing, address)];
    }),
  );
  const side = ({ word, impact, todo }: Seen, direction: string) =>
    html`<div class="seen-${direction}"${asHtml(direction === "down" ? " hidden" : "")} data-impact="${impact}"><span class="badge impact-${impact}">${impactWords[impact]}</span> <b>${word}</b>: ${inline([...things.values()].join(", "))}. ${inline(todo)}</div>`;
  const where = new Set(differences.flatMap(({ entry }) => entry.operations));
  const said = new Set(differences.flatMap(({ entry }) => changeSentences(entry)));
  return html`<li data-level="${entry.level}" data-unseen="${unseen.join(" ")}">${side(up, "up")}${side(down, "down")}
<p class="quiet">${levelInSentence(site, entry.level).replace(/^./, (letter) => letter.toUpperCase())}${entry.carrier === "operation" ? undefined : operations(site, [...where])}. ${inline(
    [...said].map(plainLine).join(" "),
  )}</p></li>
`;
}

/** Of a property that replaced another, each is shown alone. */
const onlySubject = ({ replaced: _, ...entry }: HistoryEntry, subject: string): HistoryEntry => ({
  ...entry,
  subject,
});

function operations(site: Site, operations: readonly string[]): Html {
  const known = new Map(site.operations.map(({ id, summary }) => [id, summary]));
  if (operations.length === 0) return html``;
  if (operations.length > 4) return html`, in ${operations.length} operations`;
  return html`, in ${operations.map((id, index) => html`${index === 0 ? "" : ", "}<a href="../${operationAddress(site, id)}">${known.get(id) ?? id}</a>`)}`;
}

function rowMarkdown(site: Site, { differences, up, down }: Row): string {
  const at = textLine(levelInSentence(site, differences[0].entry.level));
  const things = new Set(
    differences.map(({ entry, subject }) => changedThing(onlySubject(entry, subject))),
  );
  return `- ${at}: ${[...things].join(", ")}. To a newer server: ${impactWords[up.impact]}; ${plainLine(up.todo)} To an older one: ${impactWords[down.impact]}; ${plainLine(down.todo)}`;
}
