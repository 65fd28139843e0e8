import { escapeInvisibleLines } from "../../universal/escape-invisible.ts";
import { infoOf } from "../document/document-info.ts";
import { grouped } from "../document/json.ts";
import { isNamedByLevel } from "../levels/level-names.ts";
import type { LevelledDocument } from "../levels/levelled-document.ts";
import { textLine } from "../text/escape-markdown.ts";
import { allAlike, historyLines } from "../text/history-lines.ts";
import { origin } from "../write/output-files.ts";

/**
 * `changes.md`: the history for readers, newest level first. Invisible characters are escaped, as its reviewers must see
 * them.
 */
export function emitChanges({
  annotated,
  history,
}: Pick<LevelledDocument, "annotated" | "history">): string {
  const levels = grouped(history, ({ level, after }) => JSON.stringify([level, after]));
  levels.sort(([, [one]], [, [other]]) => other.level - one.level);
  const sections = levels.map(([, here]) => {
    const lines = historyLines(here).map((line) => `- ${line}\n`);
    const [{ level, after, release }] = here;
    const words =
      after === undefined ? `Feature level ${level}` : `By feature level ${level}, after ${after}`;
    const named = isNamedByLevel({ release, level }) ? "" : `, release ${textLine(release)}`;
    return `## ${words}${named}\n\n${lines.join("")}`;
  });
  return escapeInvisibleLines(`<!-- ${origin} -->

# ${textLine(infoOf(annotated).title)}: changes by feature level

${sections.length > 0 ? sections.join("\n") : `${allAlike}\n`}`);
}
