import type { PageData } from "../site-data.ts";
import { make } from "./element.ts";

/**
 * Lets the reader choose two releases of the change log, in its form or in the address (`?from=8.0&to=10.0`), and hides
 * the changes that are not between them. Which of the two is newer does not matter.
 */
export function chooseReleases({ releases }: PageData): void {
  const form = document.querySelector<HTMLFormElement>("form.between");
  if (form === null || releases.length < 2) return;
  const levelOf = (release: string | null) =>
    releases.find((one) => one.release === release)?.level;
  const given = new URL(location.href).searchParams;
  const choice = (name: string, otherwise: string) => {
    const names = releases.map(({ release }) => make("option", { value: release }, release));
    const select = make("select", { name }, make("option", { value: "" }, otherwise));
    select.append(...names.reverse());
    const wanted = given.get(name);
    select.value = levelOf(wanted) === undefined ? "" : (wanted ?? "");
    return select;
  };
  const [from, to] = [choice("from", "the first"), choice("to", "the newest")];
  const status = make("p");
  status.setAttribute("role", "status");
  // A level has a section of its own, or only an anchor before its changes.
  const levels = [...document.querySelectorAll<HTMLElement>("main [id^='level-']")].flatMap(
    (one) => {
      const level = Number(one.id.slice("level-".length));
      const part = one.matches("a") ? one.nextElementSibling : one.parentElement;
      return part instanceof HTMLElement && Number.isSafeInteger(level) ? [{ level, part }] : [];
    },
  );
  const show = () => {
    const ends = [levelOf(from.value) ?? -1, levelOf(to.value) ?? Number.POSITIVE_INFINITY];
    const [low, high] = [Math.min(...ends), Math.max(...ends)];
    for (const { level, part } of levels) part.hidden = level <= low || level > high;
    const shown = levels.filter(({ part }) => !part.hidden);
    const isWhole = from.value === "" && to.value === "";
    for (const section of document.querySelectorAll<HTMLElement>("main > section"))
      section.hidden = !isWhole && !shown.some(({ part }) => section.contains(part));
    const changes = shown.flatMap(({ part }) => [...part.querySelectorAll("dt")]);
    status.textContent = isWhole
      ? ""
      : `${changes.length} change${changes.length === 1 ? "" : "s"}`;
  };
  form.append(make("label", {}, "From ", from), make("label", {}, "to ", to), status);
  form.addEventListener("change", () => {
    const address = new URL(location.href);
    for (const { name, value } of [from, to])
      if (value === "") address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    history.replaceState(null, "", address);
    show();
  });
  form.hidden = false;
  show();
}

/** Divides the change log into what the reader's server has and what came after it. */
export function divideChanges(level: number | undefined): void {
  const parts = [...document.querySelectorAll<HTMLElement>("main [id^='level-']")];
  const log = parts[0]?.closest("main");
  if (!log?.querySelector("form.between")) return;
  for (const one of log.querySelectorAll(".divider")) one.remove();
  if (level === undefined) return;
  const divider = (words: string) => make("p", { className: "divider" }, words);
  const before = (part: HTMLElement) => (part.matches("a") ? part : part.parentElement) ?? part;
  const levelOf = ({ id }: HTMLElement) => Number(id.slice("level-".length));
  const has = parts.find((part) => levelOf(part) <= level);
  const [newest] = parts;
  if (newest !== undefined && newest !== has) before(newest).before(divider("Came later"));
  if (has !== undefined) before(has).before(divider("Your server has"));
}
