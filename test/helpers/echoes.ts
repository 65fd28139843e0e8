/** The forms in which a server may repeat credentials, and a search for them that takes its time. */
import { Buffer } from "node:buffer";

type Change = (text: string) => string;

const each = (text: string, change: Change): string => [...text].map(change).join("");
const unitsOf = (text: string) => text.split("").map((unit) => unit.charCodeAt(0).toString(16));
const names: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#039;",
};

const hidden: Change = (text) =>
  unitsOf(text)
    .map((hex) => `\\u${hex.padStart(4, "0")}`)
    .join("");

/** Ways to escape a text, any of which may be applied to what another has escaped. */
export const escapes = {
  "as it is": (text: string) => text,
  "percent-encoded": (text: string) => encodeURIComponent(text),
  "percent-encoded in small letters": (text: string) =>
    encodeURIComponent(text).replaceAll(/%../g, (code) => code.toLowerCase()),
  "form-encoded": (text: string) => new URLSearchParams({ "": text }).toString().slice(1),
  "JSON-escaped": (text: string) => JSON.stringify(text).slice(1, -1),
  "JSON-escaped as PHP does": (text: string) =>
    each(JSON.stringify(text).slice(1, -1).replaceAll("/", "\\/"), (sign) =>
      /[ -~]/.test(sign) ? sign : hidden(sign),
    ),
  "HTML-escaped": (text: string) => each(text, (sign) => names[sign] ?? sign),
  "HTML-escaped by numbers": (text: string) =>
    each(text, (sign) => (/[\w ]/.test(sign) ? sign : `&#x${unitsOf(sign).join(";&#x")};`)),
};

/** Escapes of every character, as only those write them who hide a text. */
export const thoroughEscapes = {
  "percent-encoded to the last letter": (text: string) =>
    Buffer.from(text, "utf8").toString("hex").toUpperCase().replaceAll(/../g, "%$&"),
  "JSON-escaped to the last letter": hidden,
};

/** The texts that give an account's key away, before anybody escapes them. */
export function formsOf(email: string, apiKey: string): Readonly<Record<string, string>> {
  const base64 = (text: string) => Buffer.from(text, "utf8").toString("base64");
  const base64url = (text: string) => Buffer.from(text, "utf8").toString("base64url");
  return {
    "the key": apiKey,
    "the key in capitals": apiKey.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()),
    "the key in UTF-8 read as Latin-1": Buffer.from(apiKey, "utf8").toString("latin1"),
    "the pair": `${email}:${apiKey}`,
    "the pair in base64": base64(`${email}:${apiKey}`),
    "the pair in base64url": base64url(`${email}:${apiKey}`),
    "the key in base64": base64(apiKey),
    "the key in base64url": base64url(apiKey),
    "the key in base64 after one byte": base64(`:${apiKey}`),
    "the key in base64 after two bytes": base64(`u:${apiKey}, and more`),
  };
}

/** Whether a text holds the key, in capitals or not, below up to four layers of escapes, or in base64. */
export function holdsKey(text: string, apiKey: string): boolean {
  const wanted = [apiKey, Buffer.from(apiKey, "utf8").toString("latin1")].map(small);
  const holds = (text: string) => wanted.some((key) => small(text).includes(key));
  let layer = new Set([text]);
  const known = new Set(layer);
  for (let depth = 0; depth <= 4; depth++) {
    for (const one of layer) {
      known.add(one);
      if (holds(one)) return true;
      for (const run of new Set(one.match(/[\w+/-]{6,}/g))) {
        const readings = [0, 1, 2, 3].map((start) => Buffer.from(run.slice(start), "base64"));
        if (readings.some((bytes) => holds(bytes.toString("utf8")))) return true;
      }
    }
    const below = [...layer].flatMap((one) => unescapes.map((unescaped) => unescaped(one)));
    layer = new Set(below.filter((one) => !known.has(one)));
  }
  return false;
}

const small = (text: string) => text.toLowerCase();
const unitOf = (digits: string, radix: number) =>
  String.fromCharCode(Number.parseInt(digits, radix));

/** Each reads one kind of escapes only, as what looks like another kind may be a part of the key. */
const unescapes: readonly Change[] = [
  (text) =>
    text.replaceAll(/(?:%[\da-f]{2})+/gi, (run) =>
      Buffer.from(run.replaceAll("%", ""), "hex").toString("utf8"),
    ),
  (text) =>
    text
      .replaceAll(/&#x([\da-f]+);/gi, (_, hex) => unitOf(hex, 16))
      .replaceAll(/&#(\d+);/g, (_, digits) => unitOf(digits, 10))
      .replaceAll(/&\w+;/g, (name) => Object.keys(names).find((of) => names[of] === name) ?? name),
  (text) =>
    text.replaceAll(/\\(?:u([\da-f]{4})|(["'\\/]))/gi, (_, hex, sign) => sign ?? unitOf(hex, 16)),
];
