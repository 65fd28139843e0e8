// Bytes that are no text are refused with their place.
import { expect, it } from "vitest";
import { decodeUtf8 } from "../../../src/universal/decode-utf.ts";

it.each<[bytes: readonly number[], text: string]>([
  [[], ""],
  [[0x41, 0xc3, 0xa9, 0x0a], "Aé\n"],
  [[0xef, 0xbb, 0xbf, 0x41], "\ufeffA"],
  [[0xef, 0xbf, 0xbd], "\ufffd"],
])("%j is %j", (bytes, text) => {
  expect(decodeUtf8(Uint8Array.from(bytes))).toEqual({ text });
});

it.each<[bytes: readonly number[], problem: RegExp]>([
  [[0x41, 0xc3, 0x41], /^:1:2: the byte 0xc3 is not UTF-8\. Save the file as UTF-8\.$/],
  [[0x41, 0x0d, 0x0a, 0xe9], /^:2:1: the byte 0xe9/],
  [[0x0d, 0x0a, 0xc3, 0xa9, 0x0b, 0x80], /^:2:3: the byte 0x80/],
  [[0xef, 0xbf, 0xbd, 0xef, 0xbf], /^:1:2: the byte 0xef/],
  [[0xff, 0xfe, 0x41, 0x00], /^ is UTF-16\. Save it as UTF-8\.$/],
  [[0xfe, 0xff, 0x00, 0x41], /UTF-16/],
  [[0x00, 0x41], /UTF-16/],
  [[0x41, 0x00], /UTF-16/],
  [[0xff, 0x41], /^:1:1: the byte 0xff/],
])("%j is refused: %s", (bytes, problem) => {
  const decoded = decodeUtf8(Uint8Array.from(bytes));
  expect("problem" in decoded && decoded.problem).toMatch(problem);
});
