const decoder = (fatal: boolean) => new TextDecoder("utf-8", { fatal, ignoreBOM: true });

/** A text, or what is wrong with its bytes, to be written after the name of the file. */
export type Decoded = { readonly text: string } | { readonly problem: string };

/**
 * Decodes UTF-8. A byte order mark stays in the text. The problem names the place of the first byte that is not UTF-8,
 * which other decoders replace by U+FFFD; or that the file is UTF-16, as Windows PowerShell writes it with `>`: with its
 * byte order mark, or with a NUL beside each ASCII character.
 */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  const [first, second] = bytes;
  const hasOrderMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (hasOrderMark || first === 0 || second === 0)
    return { problem: " is UTF-16. Save it as UTF-8." };
  try {
    return { text: decoder(true).decode(bytes) };
  } catch {
    return { problem: placeOfError(bytes) };
  }
}

/** The place of the first byte that is not UTF-8. */
function placeOfError(bytes: Uint8Array): string {
  const encoder = new TextEncoder();
  const repaired = encoder.encode(decoder(false).decode(bytes));
  const different = bytes.findIndex((byte, index) => byte !== repaired[index]);
  // With `stream`, the decoder leaves out the first bytes of a character that is cut.
  const good = decoder(false).decode(bytes.subarray(0, different), { stream: true });
  const lines = good.split(/\r\n|[\r\n]/);
  const column = (lines.at(-1) ?? "").length + 1;
  const byte = bytes[encoder.encode(good).length]?.toString(16).padStart(2, "0");
  return `:${lines.length}:${column}: the byte 0x${byte} is not UTF-8. Save the file as UTF-8.`;
}
