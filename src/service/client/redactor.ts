import { keyForms, patternOf, type Secrets, spellings, unescaperOf } from "./secret-forms.ts";

/**
 * Takes credentials out of a text, in all their forms, in capitals or not, and under up to four layers of
 * escapes: those of URLs, forms, JSON and HTML. Where one was escaped, the text comes back with fewer
 * escapes. `keepsEmail` leaves e-mail addresses where they stand by themselves.
 */
export type Redact = (text: string, keepsEmail?: boolean) => string;

/** What stands in the place of credentials. */
export const redacted = "[redacted]";

/** A shorter text occurs by chance: to hide it would spoil answers that hold no secret. */
const shortest = 6;
const layers = 4;

/** Keeps the credentials of these accounts out of texts, but for a key or address of less than 6 characters. */
export function createRedactor(accounts: readonly Secrets[]): Redact {
  const keys = accounts.flatMap(keyForms);
  const all = [...keys, ...accounts.flatMap(({ email }) => spellings(email))];
  const unescaped = unescaperOf(all);
  const unescapedWholly = (text: string, left = layers): string =>
    left > 0 ? unescapedWholly(unescaped(text), left - 1) : text;
  // A key may look as if it held escapes, which go with those around it.
  const secretsOf = (forms: readonly string[]) => {
    const bare = forms.map((form) => unescapedWholly(form));
    return patternOf([...forms, ...bare].filter(({ length }) => length >= shortest));
  };
  const redact = (text: string, secrets: RegExp, left = layers): string => {
    const plain = text.replace(secrets, redacted);
    const below = left > 0 ? unescaped(plain) : plain;
    if (below === plain) return plain;
    const clean = redact(below, secrets, left - 1);
    return clean === below ? plain : clean;
  };
  const [anything, anyKey] = [secretsOf(all), secretsOf(keys)];
  return (text, keepsEmail) => redact(text, keepsEmail ? anyKey : anything);
}
