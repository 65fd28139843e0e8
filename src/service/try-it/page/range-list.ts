import { make } from "../../../toolkit/site/browser/element.ts";
import { answerChangeLine } from "../changes.ts";
import { type AnswerRange, rangeName } from "../ranges.ts";
import { codeLines, folded, jsonText, lineList, statusBadge } from "./elements.ts";

/**
 * The answers of all levels to a call: each range with its differences from the one below. The range of the reader's
 * server is marked.
 */
export const rangeList = (ranges: readonly AnswerRange[], level: number | undefined): HTMLElement =>
  make(
    "ol",
    { className: "ranges", reversed: true },
    ...ranges.map((range) => {
      const { from, to, status, body, changes } = range;
      const isHere = level !== undefined && from <= level && level <= (to ?? level);
      const item = make(
        "li",
        {},
        make("b", {}, rangeName(range)),
        " ",
        statusBadge(status),
        isHere ? make("small", {}, " your server") : "",
        ...(changes.length > 0 ? [lineList(changes.map(answerChangeLine), "")] : []),
        folded("Response", make("pre", { tabIndex: 0 }, ...codeLines(jsonText(body)))),
      );
      if (isHere) item.setAttribute("aria-current", "true");
      return item;
    }),
  );
