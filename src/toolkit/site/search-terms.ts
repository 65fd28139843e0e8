import type { Options } from "minisearch";
import { stemmer } from "stemmer";

/** One search word: `7.0`, `BAD_REQUEST` and `event-queues` are each one. */
const word = /[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*/gu;

/** The words of a text. */
export const wordsOf = (text: string): string[] => text.match(word) ?? [];

/** The words of a text, and the parts of names that consist of several words. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((whole) => {
    const parts = whole.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? [];
    return parts.length > 1 ? [whole, ...parts] : [whole];
  });
}

/** A term as it is found: as it is, also by its beginning, and by the stem that it shares with `testing` or `inviter`. */
export function formsOf(term: string): string[] {
  const lower = term.toLowerCase();
  return /^[a-z]{4,}$/.test(lower) ? [...new Set([lower, stemmer(lower)])] : [lower];
}

/** How the index is made and read. */
export const indexOptions: Options = {
  fields: ["title", "keywords", "where", "text"],
  tokenize: termsOf,
  processTerm: formsOf,
};
