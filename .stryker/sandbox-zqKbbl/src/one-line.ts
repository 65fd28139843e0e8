/**
 * A text from outside as one line that does nothing to a terminal and reads in the order in which it is
 * written: as JSON writes it, but for quotation marks, and with U+007F to U+009F, the marks that turn the
 * direction of text, and all others that cannot be seen as `\u202e`.
 */
// @ts-nocheck

export function oneLine(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
      Array.from({ length: character.length }, (_, index) => escaped(character, index)).join(""),
    );
}

const escaped = (character: string, index: number): string =>
  `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`;
