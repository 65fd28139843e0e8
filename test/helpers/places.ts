/** An object or a list, as its places are named. */
type Holder = { [key: string]: unknown };

/** Every place of a document that holds something. */
export function placesIn(node: unknown): [holder: Holder, key: string][] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, below]) => [
    [node as Holder, key],
    ...placesIn(below),
  ]);
}
