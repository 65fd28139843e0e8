import { authorizationOf, inBytes } from "./authorization.ts";

/** What identifies an account, and proves it. */
export interface Secrets {
  readonly email: string;
  readonly apiKey: string;
}

/** The texts in which the key of an account may be echoed, escapes apart: alone, and in the header. */
export function keyForms({ email, apiKey }: Secrets): string[] {
  const header = authorizationOf(email, apiKey).slice("Basic ".length);
  return [header, ...spellings(apiKey), ...inBase64(apiKey)];
}

/** A text as it is, and as it comes from a server that takes its UTF-8 for Latin-1, once or twice. */
export function spellings(text: string): string[] {
  return [...new Set([text, inBytes(text), inBytes(inBytes(text))])];
}

/**
 * The part that the base64 of every text with the secret in it has, after 3n, 3n + 1 or 3n + 2 other
 * bytes; in the ordinary alphabet and in that of URLs (RFC 4648 §5).
 */
function inBase64(secret: string): string[] {
  const bytes = inBytes(secret);
  return [0, 1, 2].flatMap((before) => {
    const end = ((before + bytes.length) * 4) / 3;
    // The first characters and the last one hold bits of what stands beside the secret.
    const base64 = btoa("\0".repeat(before) + bytes).slice(before && before + 1, end);
    return [base64, base64.replaceAll("+", "-").replaceAll("/", "_")];
  });
}

/** Takes one layer of escapes off those characters of which the forms consist. */
export function unescaperOf(forms: readonly string[]): (text: string) => string {
  const escapes = new Map(Object.entries(entities));
  const text = forms.join("");
  // The last ones are those of which escapes consist, which may be escaped too.
  for (const character of new Set(`${text}${text.toUpperCase()}\\%&#;`.split(""))) {
    const code = character.charCodeAt(0);
    const hex = code.toString(16);
    const writings = [`%${hex}`, `\\u${hex.padStart(4, "0")}`, `&#x${hex};`, `&#${code};`];
    // PHP writes `&#039;`.
    writings.push(`&#0${code};`);
    if (/["'/\\]/.test(character)) writings.push(`\\${character}`);
    for (const written of writings) escapes.set(written, character);
  }
  const pattern = patternOf([...escapes.keys()]);
  return (text) => text.replace(pattern, (found) => escapes.get(found.toLowerCase()) ?? found);
}

const entities = { "&quot;": '"', "&amp;": "&", "&lt;": "<", "&gt;": ">", "&apos;": "'" };

/** A pattern of any of these texts, in capitals or not, as header names and hexadecimal digits come. */
export function patternOf(texts: readonly string[]): RegExp {
  const sources = texts.map((text) => text.replace(/\W/g, "\\$&"));
  // Of no texts at all it matches nothing.
  return new RegExp(sources.join("|") || "(?!)", "gi");
}
