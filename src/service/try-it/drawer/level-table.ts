import type { LevelRow } from "../at-every-level.ts";
import { changeLine } from "../changes.ts";
import { folded, jsonText, lineList, make } from "./elements.ts";

/** How the servers of all levels answer one call: the first in full, each other by what tells it from the one above. */
export function levelTable(
  rows: readonly LevelRow[],
  names: ReadonlyMap<number, string>,
): HTMLElement {
  const lines = rows.map(({ level, status, body, changes }, index) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, names.get(level) ?? ""),
      make("td", {}, `${status}`),
      make(
        "td",
        {},
        index === 0
          ? folded("The answer", make("pre", {}, jsonText(body)))
          : lineList(changes.map(changeLine), "as above"),
      ),
    ),
  );
  const titles = ["Server", "Status", "What differs from the row above"];
  return make(
    "table",
    {},
    make(
      "thead",
      {},
      make("tr", {}, ...titles.map((title) => make("th", { scope: "col" }, title))),
    ),
    make("tbody", {}, ...lines),
  );
}
