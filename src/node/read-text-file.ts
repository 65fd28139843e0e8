import { readFileSync } from "node:fs";
import { decodeUtf8 } from "../universal/decode-utf.ts";
import { Failure } from "./failure.ts";
import { displayPath } from "./package-root.ts";

/**
 * Reads a file of UTF-8, without its byte order mark, which JSON does not have.
 *
 * @throws Failure with the place of the first byte that is something else.
 */
export const readText = (file: string): string =>
  decodedText(readFileSync(file), displayPath(file));

/** The same with the byte order mark, for a file that is written again. */
export const readWholeText = (file: string): string =>
  wholeText(readFileSync(file), displayPath(file));

/** The text of a file that is already read; messages call it `name`. See `readText`. */
export const decodedText = (bytes: Uint8Array, name: string): string =>
  wholeText(bytes, name).replace(/^\ufeff/, "");

function wholeText(bytes: Uint8Array, name: string): string {
  const read = decodeUtf8(bytes);
  if ("problem" in read) throw new Failure(name + read.problem);
  return read.text;
}
