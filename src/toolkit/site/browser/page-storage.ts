/** A stored choice of the reader. Without storage, a choice applies only to the page, or to the addresses of links. */
export function recall(key: string, storage = () => localStorage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Stores a choice, or removes it. */
export function remember(
  key: string,
  value: string | undefined,
  storage = () => localStorage,
): void {
  try {
    if (value === undefined) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // As above.
  }
}
