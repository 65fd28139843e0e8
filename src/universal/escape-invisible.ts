/**
 * Invisible and control characters: C0 with ANSI's escape, C1, characters that change the direction of
 * text, zero-width and filling ones, line separators, halves of surrogate pairs.
 */
const unseen =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;

/**
 * A foreign text in one line, safe to print: invisible characters are escaped as in JSON (`\n`, `\u202e`). Backslashes
 * are not escaped, so the result cannot be parsed.
 */
export function escapeInvisible(text: string): string {
  return text.replaceAll(unseen, escapeOf);
}

/** A foreign message in one line, without its line breaks. */
export function messageText(text: string): string {
  return escapeInvisible(text.trim().replaceAll(/\s*\n\s*/g, " "));
}

/** The same for each line of a text. JSON keeps its meaning, because its strings have no such characters. */
export function escapeInvisibleLines(text: string): string {
  // Whole generated files pass here, nearly all of them ASCII, in which the rest is found forty times as fast.
  return text.replaceAll(/[^\t\n -~]+/g, escapeInvisible);
}

function escapeOf(sign: string): string {
  const escaped = JSON.stringify(sign).slice(1, -1);
  if (escaped !== sign) return escaped;
  const units = Array.from({ length: sign.length }, (_, index) => sign.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}

/** A text as one word of a POSIX shell, quoted if necessary. */
export function quoteForShell(text: string): string {
  // zsh replaces `=ls` by the path of the program.
  return /^(?!=)[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
