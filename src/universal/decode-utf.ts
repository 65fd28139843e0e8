const decoder = () => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

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
    return { text: decoder().decode(bytes) };
  } catch {
    const { line, column, end } = endOfText(bytes);
    const byte = bytes[end]?.toString(16).padStart(2, "0");
    return {
      problem: `:${line}:${column}: the byte 0x${byte} is not UTF-8. Save the file as UTF-8.`,
    };
  }
}

/** The offset of the first character that is not UTF-8. */
function endOfText(bytes: Uint8Array) {
  const isText = (length: number) => {
    try {
      decoder().decode(bytes.subarray(0, length), { stream: true }); // A character may be cut at the end.
      return true;
    } catch {
      return false;
    }
  };
  let [good, bad] = [0, bytes.length + 1];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isText(middle)) good = middle;
    else bad = middle;
  }
  const text = decoder().decode(bytes.subarray(0, good), { stream: true });
  const lines = text.split(/\r\n|[\r\n]/);
  const end = new TextEncoder().encode(text).length;
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1, end };
}
