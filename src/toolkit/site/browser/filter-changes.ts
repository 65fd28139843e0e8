import type { PageData } from "../site-data.ts";
import { make } from "./element.ts";

/**
 * Lets the reader choose releases, a kind and an operation in the change log, in its form or in the address
 * (`?from=8.0&to=10.0`), and hides other changes. Which of two releases is newer does not matter. Returns a function that
 * divides the log into what a level has and what came after it.
 */
export function changeLog({ releases }: PageData): (level: number | undefined) => void {
  const form = document.querySelector<HTMLFormElement>("form.between");
  if (form === null) return () => {};
  const textsOf = (row: HTMLElement, parts: string) =>
    [...row.querySelectorAll(parts)].map(({ textContent }) => textContent.trim());
  const rows = [...document.querySelectorAll<HTMLElement>(".changes > div")].map((row) => ({
    row,
    level: Number(/^level-(\d+)/.exec(row.id)?.[1]),
    kinds: textsOf(row, ".badge"),
    operations: textsOf(row, ".chips a"),
  }));
  const query = new URL(location.href).searchParams;
  const choice = (name: string, otherwise: string, names: readonly string[]) => {
    const select = make("select", { name }, make("option", { value: "" }, otherwise));
    select.append(...names.map((value) => make("option", { value }, value)));
    select.value = query.get(name) ?? "";
    if (select.selectedIndex < 0) select.value = "";
    return select;
  };
  const once = (texts: readonly string[]) => [...new Set(texts)].sort();
  const names = releases.map(({ release }) => release).reverse();
  const from = choice("from", "the first", names);
  const to = choice("to", "the newest", names);
  const kind = choice("kind", "all", once(rows.flatMap(({ kinds }) => kinds)));
  const operation = choice("operation", "all", once(rows.flatMap(({ operations }) => operations)));
  const choices = [from, to, kind, operation];
  const status = make("p", { role: "status" });
  const levelOf = ({ value }: HTMLSelectElement, otherwise: number) =>
    releases.find(({ release }) => release === value)?.level ?? otherwise;
  const show = () => {
    const ends = [levelOf(from, -1), levelOf(to, Number.POSITIVE_INFINITY)];
    const shown = rows.filter(
      ({ level, kinds, operations }) =>
        level > Math.min(...ends) &&
        level <= Math.max(...ends) &&
        (kind.value === "" || kinds.includes(kind.value)) &&
        (operation.value === "" || operations.includes(operation.value)),
    );
    for (const one of rows) one.row.hidden = !shown.includes(one);
    const isWhole = choices.every(({ value }) => value === "");
    for (const section of document.querySelectorAll<HTMLElement>("main > section"))
      section.hidden = !isWhole && !shown.some(({ row }) => section.contains(row));
    status.textContent = isWhole ? "" : `${shown.length} change${shown.length === 1 ? "" : "s"}`;
  };
  const labels = ["From ", "to ", "Kind ", "Operation "];
  form.append(...choices.map((one, index) => make("label", {}, labels[index] ?? "", one)), status);
  form.addEventListener("change", () => {
    const address = new URL(location.href);
    for (const { name, value } of choices)
      if (value === "") address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    history.replaceState(null, "", address);
    show();
  });
  form.hidden = rows.length === 0;
  show();
  return (level) => {
    for (const one of document.querySelectorAll(".divider")) one.remove();
    const isLater = (one: (typeof rows)[number]) => level !== undefined && one.level > level;
    for (const list of document.querySelectorAll(".changes")) {
      const own = rows.filter(({ row }) => row.parentElement === list);
      const later = own.filter(isLater);
      list.append(...[...later, ...own.filter((one) => !isLater(one))].map(({ row }) => row));
    }
    if (level === undefined) return;
    const divide = (words: string, first: (typeof rows)[number] | undefined) =>
      first?.row.before(make("div", { className: "divider" }, make("dt", {}, words), make("dd")));
    divide("Came later", rows.find(isLater));
    divide(
      "Your server has",
      rows.find((one) => !isLater(one)),
    );
  };
}
