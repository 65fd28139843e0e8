import { shownText } from "../../src/shown-text.ts";
import type { Finding } from "./campaign.ts";
import { curlLine, withoutKey } from "./curl-line.ts";
import { discreetAfter } from "./discreet.ts";
import type { Ground } from "./grounds.ts";
import type { BackstageStep, Stage } from "./steps.ts";
import { gaps, type Tally } from "./tally.ts";

/** A table of kinds by operations with how many requests there were, and the statuses that were seen. */
export function tableOf(tally: Tally): string {
  const ids = [...tally.counts.keys()].sort();
  const letters = ids.map((_, index) => (index + 10).toString(36).toUpperCase());
  const rows = <K>(table: ReadonlyMap<string, ReadonlyMap<K, number>>, title: (key: K) => string) =>
    [...new Set([...table.values()].flatMap((row) => [...row.keys()]))]
      .sort()
      .map((key) => [title(key), ...ids.map((id) => String(table.get(id)?.get(key) ?? "."))]);
  return [
    ids.map((id, at) => `${letters[at]} ${id}`).join("  "),
    "",
    columns([
      ["requests", ...letters],
      ...rows(tally.counts, (kind) => kind),
      ["answers", ...letters],
      ...rows(tally.statuses, String),
    ]),
  ].join("\n");
}

/** Rows with their cells below each other: the first to the left, the others to the right. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** What was covered, or what was not, by operation. */
export function coverageOf(tally: Tally, stages: readonly Stage[]): string {
  const missed = gaps(tally, stages);
  if (missed.size === 0) {
    return "Every operation met every kind, and answered with every documented status.";
  }
  const lines = [...missed].map(([id, names]) => `  ${id}: ${[...names].sort().join(", ")}`);
  return ["Not seen:", ...lines.sort()].join("\n");
}

/** Where a server was other than documented, as is known of it, or nothing. */
export function excusesOf({ excuses }: Tally): string {
  const lines = [...excuses].map(([reason, count]) => `${String(count).padStart(7)}  ${reason}`);
  return lines.length === 0
    ? ""
    : ["Known to be other than documented:", ...lines.sort().reverse(), ""].join("\n");
}

/** What happened without a request, in words. */
function backstage(step: BackstageStep): string {
  switch (step.happens) {
    case "time":
      return `${step.minutes} minutes pass`;
    case "draft":
      return `${step.user.email} saves a draft`;
    case "event":
      return `something happens that ${step.user.email} is told of`;
  }
}

/** A finding: what had to hold, the requests that show that it does not, and how to see it again. */
export function explain(
  { broken, happened, shrinks, seed, path }: Finding,
  { baseUrl, options }: Pick<Ground, "baseUrl" | "options">,
): string {
  const exchanges = happened.flatMap((one) => ("step" in one ? [one] : []));
  const discreet = discreetAfter(exchanges);
  const lines = happened.flatMap((one) => {
    if ("excuse" in one) return [];
    if ("happens" in one) return [shownText(`# ${backstage(one)}`)];
    const { step, request, answer } = one;
    const { subject, kind, user } = step;
    return [
      shownText(`# ${subject.operation.id}, ${kind.name}, as ${user.email}: `) +
        `${answer?.status ?? "no answer"} ${discreet(answer?.text ?? "", 200)}`,
      curlLine(baseUrl, request, user),
    ];
  });
  const text = [
    `${broken.property}: ${discreet(broken.what, 600)}`,
    "",
    `The shortest sequence that shows it (made shorter ${shrinks} times):`,
    ...lines,
    "",
    `Again: npm run fuzz -- ${options} --seed ${seed} --path ${path}`,
  ].join("\n");
  // Credentials stand in no output.
  return exchanges.map(({ step }) => step.user).reduce(withoutKey, text);
}
