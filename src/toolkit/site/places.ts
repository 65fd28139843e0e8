import type { HistoryEntry } from "../levels/index.ts";
import type { LifeLine } from "../levels/life-lines.ts";
import { isLevelIn } from "../levels/span.ts";
import { type Html, html } from "./html.ts";
import { inline } from "./markdown.ts";
import type { Site } from "./site.ts";

/** The subject of a difference, linked to its place on the one-page reference of a level. */
export function subjectLink(
  { carrier, operations }: HistoryEntry,
  subject: string,
  level: number,
): Html {
  const [first = ""] = operations;
  return html`<a href="${anchorOf({ carrier, subject }, first, level)}"><code>${subject}</code></a>`;
}

/** What the subject of a difference is a part of, as words behind its name. */
export const ofWhole = ({ within }: Pick<HistoryEntry, "within">): Html =>
  within === undefined ? html`` : html` of ${inline(within)}`;

/** Where the one-page reference of a level documents something, within one of the operations that it touches. */
export function anchorOf(
  { carrier, subject, holder }: Pick<LifeLine, "carrier" | "subject" | "holder">,
  operation: string,
  level: number,
): string {
  const isField = carrier === "property" || carrier === "parameter" || carrier === "header";
  const field = isField ? subject : holder;
  return `level-${level}/reference.html#${operation}${field === undefined ? "" : `.${field}`}`;
}

/** The operations that a difference touches: those of a level, linked to its Redoc page, and webhooks by name. */
export function inOperations(
  site: Site,
  { carrier, operations }: HistoryEntry,
  level: number,
): Html {
  if (carrier === "operation") return html``;
  const known = new Map(site.operations.map((operation) => [operation.id, operation]));
  const present = operations.flatMap((id) => {
    const operation = known.get(id);
    if (operation === undefined) return [html`<code>${id}</code>`];
    const { route, summary, spans } = operation;
    return isLevelIn(spans, level) ? [html`<a href="level-${level}/#${route}">${summary}</a>`] : [];
  });
  return html`${present.map((link, index) => html`${index === 0 ? " in " : ", "}${link}`)}`;
}
