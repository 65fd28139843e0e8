import { isUncertain, labelLevel, labelRanges } from "../../levels/level-names.ts";
import { rangesOfText } from "../../levels/level-range.ts";
import { groupId, methodLabel, type PageData } from "../site-data.ts";
import { make } from "./element.ts";

/** With more operations than this, the navigation lists only those of the page's group. */
const mostListed = 60;

/** Adds the operations to the side navigation, behind the parts of the site. */
export function fillSide(page: PageData): void {
  const { root, groups } = page;
  const operations = groups.flatMap((group) => group.operations);
  const isShort = operations.length <= mostListed;
  const here = document.querySelector<HTMLElement>("main[data-operation]")?.dataset.operation;
  document.querySelector(".side > ul")?.after(
    ...(isShort ? [] : [make("h2", {}, "Operations")]),
    ...groups.flatMap(({ name, operations }) => {
      if (!isShort && !operations.some((one) => one.name === here)) {
        const href = `${root}operations/#${groupId(name)}`;
        return [make("p", {}, make("a", { href }, name))];
      }
      const items = operations.map((one) => itemOf(one, page, one.name === here));
      return [make("h2", {}, name), make("ul", {}, ...items)];
    }),
  );
}

type ListedOperation = PageData["groups"][number]["operations"][number];

function itemOf(operation: ListedOperation, page: PageData, isHere: boolean): HTMLElement {
  const { name, summary, method, levels } = operation;
  const link = make(
    "a",
    { href: `${page.root}operations/${name}/` },
    make("b", { className: `method ${method.toLowerCase()}` }, methodLabel(method)),
    make("span", {}, summary),
  );
  if (isHere) link.setAttribute("aria-current", "page");
  const item = make("li", {}, link);
  if (levels === undefined) return item;
  const ranges = rangesOfText(levels);
  item.dataset.levels = levels;
  const { from = 0 } = ranges.at(-1) ?? {};
  const title = labelRanges(page, ranges);
  link.append(make("span", { className: "since", title }, sinceText(from, page)));
  return item;
}

/** Since when an operation exists, short because the navigation is narrow. */
function sinceText(from: number, page: PageData): string {
  if (from === 0) return "gone";
  return `${isUncertain(page, from) ? "by" : "since"} ${page.naming === "levels" ? from : labelLevel(page, from)}`;
}
