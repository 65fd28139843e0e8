/** A text as one word of a POSIX shell, quoted where it has to be. */
export function shellQuoted(text: string): string {
  // zsh takes `=ls` for the path of the program.
  return /^(?!=)[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
