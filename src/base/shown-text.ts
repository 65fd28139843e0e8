/**
 * What cannot be seen, or does something instead: controls (C0 with ANSI's escape, C1), signs that turn the
 * direction of what follows, zero-width and filling ones, separators of lines, halves of surrogate pairs.
 */
const unseen =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;

/**
 * A text of others in one line, safe to print: each sign that cannot be seen stands there as JSON would
 * escape it (`\n`, `\u202e`). It is for reading, not for reading back: a backslash stays as it is.
 */
export function shownText(text: string): string {
  return text.replaceAll(unseen, escapeOf);
}

/** A message of others in one line, whose line breaks are only for reading. */
export function shownMessage(text: string): string {
  return shownText(text.trim().replaceAll(/\s*\n\s*/g, " "));
}

/** Lines of a text that is shown, which stay lines. JSON means the same as before: within its texts it has no other. */
export function shownLines(text: string): string {
  return text.replaceAll(unseen, (sign) => (/[\t\n]/.test(sign) ? sign : escapeOf(sign)));
}

function escapeOf(sign: string): string {
  const escaped = JSON.stringify(sign).slice(1, -1);
  if (escaped !== sign) return escaped;
  const units = Array.from({ length: sign.length }, (_, index) => sign.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}

/** A text as one word of a POSIX shell, quoted where it has to be. */
export function shellQuoted(text: string): string {
  // zsh takes `=ls` for the path of the program.
  return /^(?!=)[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
