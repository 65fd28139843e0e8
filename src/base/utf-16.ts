/** What a message says of a file in UTF-16, after its name. */
export const saidOfUtf16 = "is UTF-16: save it as UTF-8.";

/**
 * Whether a text that was read as UTF-8 is UTF-16, as Windows PowerShell writes it with `>`: its byte order mark is not
 * UTF-8, and without one, each ASCII character has a NUL beside it.
 */
export const isUtf16 = (text: string): boolean => /^(?:\ufffd\ufffd|[^\0]?\0)/.test(text);
