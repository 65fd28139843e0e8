import type { HistoryEntry } from "../levels/index.ts";
import type { Site } from "./site-model.ts";

/** The ids on each page, by its path. */
export type GivenIds = ReadonlyMap<string, ReadonlySet<string>>;

/** The fragment of a group on the page of all operations. */
export const groupId = (name: string): string =>
  `group-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}`;

/** The page of an operation, from the root of the site; without an operation, the list of all. */
export function operationAddress({ operations }: Site, id: string | undefined): string {
  const operation = operations.find((one) => one.id === id);
  return operation === undefined ? "operations/" : `operations/${operation.name}/`;
}

/** The address of the object of a difference, from the root of the site. */
export function placeOfChange(
  site: Site,
  { carrier, subject, operations }: HistoryEntry,
  ids: GivenIds,
): string {
  const pages = operations.map((id) => operationAddress(site, id));
  const first = pages[0] ?? "operations/";
  if (!isField.has(carrier)) return first;
  const anchor = `field-${subject}`;
  const has = (page: string) => ids.get(page)?.has(anchor) === true;
  const found =
    pages.find(has) ?? [...ids.keys()].find((page) => page.startsWith("schemas/") && has(page));
  return found === undefined ? first : `${found}#${anchor}`;
}

const isField = new Set(["property", "parameter", "header"]);
