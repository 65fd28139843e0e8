/** Takes credentials out of a text. */
export type Redact = (text: string) => string;

/** Replaces a credential. */
export const redacted = "[redacted]";

/** Shorter texts occur by chance, and replacing them would spoil responses without a secret. */
const shortest = 6;

/** How many escapes may lie one over another, as in `%2541` for `%41` for `A`. */
const deepest = 4;

/**
 * Replaces each run of characters that is one of these secrets, in any case: plain, or escaped up to four times, in any
 * mix, by backslashes (JSON, JavaScript), percent signs or character references (HTML: by number, or for `&`, `<`, `>`,
 * `"` and `'`); and the part of a base64 or base64url text that can only come from the secret. Secrets of less than 6
 * characters are not replaced.
 *
 * Takes time in proportion to the text.
 */
export function createRedactor(secrets: readonly string[]): Redact {
  // As keys and tokens are (RFC 6750 §2.1): most texts then have no escape that matters.
  const isPlain = /^[\w.~+/=-]*$/.test(secrets.join(""));
  const escapes = escapesOf(isPlain);
  /** A secret may look as if it had escapes itself; then it is also what is left of it when others are decoded. */
  const andDecoded = (secret: string): string[] => {
    const once = secret.replace(escapes, decoded).replaceAll("\0", "");
    return once === secret ? [secret] : [secret, ...andDecoded(once)];
  };
  const words = secrets.flatMap(andDecoded).filter(({ length }) => length >= shortest);
  const forms = [...new Set(words.flatMap(formsOf))];
  if (forms.length === 0) return (text) => text;
  const pattern = new RegExp(forms.map(patternOf).join("|"), "gi");
  const isAbsent = createFilter(forms, pattern);
  return (text) => {
    if (isPlain && !mayEscape(text) && isAbsent(text)) return text;
    const spans: (readonly [from: number, to: number])[] = [];
    // In place: the rest of an escape becomes NULs, so that places stay what they are in the text.
    let seen = text;
    const known = new Map<string, string>();
    const decode = (written: string) => {
      const character = known.get(written) ?? decoded(written);
      known.set(written, character);
      return character;
    };
    for (let depth = 0; depth <= deepest; depth++) {
      seen = seen.replace(pattern, (found, at: number) => {
        let from = at;
        while (text[from - 1] === "\\") from--; // Half an escape would not be JSON.
        spans.push([from, at + found.length]);
        return "\n".repeat(found.length);
      });
      const before = seen;
      seen = seen.replace(escapes, decode);
      if (seen === before) break;
    }
    if (spans.length === 0) return text;
    let clean = "";
    let end = 0;
    for (const [from, to] of spans.sort(([one], [other]) => one - other)) {
      clean += text.slice(end, from) + redacted;
      end = to;
    }
    return clean + text.slice(end);
  };
}

/**
 * Whether a text without escapes certainly holds none of these forms. Looks at two characters in each stretch as long as
 * the shortest form, and with the pattern only where they follow one another in a form.
 */
function createFilter(forms: readonly string[], pattern: RegExp): (text: string) => boolean {
  const pairs = new Set(forms.flatMap((form) => form.split("").map((_, at) => pairAt(form, at))));
  const lengths = forms.map(({ length }) => length);
  const step = Math.min(...lengths) - 1;
  const longest = Math.max(...lengths);
  return (text) => {
    for (let at = step - 1; at < text.length; at += step) {
      const isPair = pairs.has(pairAt(text, at));
      if (isPair && text.substring(at - longest, at + longest).search(pattern) >= 0) return false;
    }
    return true;
  };
}

/** Two units of a text as a number, the same for small and capital letters. */
const pairAt = (text: string, at: number) =>
  ((text.charCodeAt(at) | 32) << 16) | (text.charCodeAt(at + 1) | 32);

/** What an escape leaves between two characters: the NULs that fill its place, and backslashes of strings in strings. */
const rest = "[\\0\\\\]*";

/** The UTF-8 bytes of a text as characters up to U+00FF, which is what `btoa` accepts. */
export function inBytes(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

/** A secret itself, and its base64 and base64url for each place in a group of three bytes. */
function formsOf(secret: string): string[] {
  const encoded = [0, 1, 2].map((before) => {
    const bytes = "\0".repeat(before) + inBytes(secret);
    // Without the characters that also hold bits of a neighbour.
    return btoa(bytes).slice(Math.ceil((before * 4) / 3), Math.floor((bytes.length * 4) / 3));
  });
  const inUrls = encoded.map((text) => text.replaceAll("+", "-").replaceAll("/", "_"));
  // The backslashes of a secret are among what may stand between two characters.
  return [secret.replaceAll("\\", ""), ...encoded, ...inUrls];
}

const patternOf = (form: string) =>
  `${form
    .split("")
    .map((unit) => unit.replace(/\W/, "\\$&"))
    .join(rest)}\\0*`;

/**
 * Finds escapes, of one character each. In the source, `h` is a hexadecimal digit, and a space what earlier escapes may
 * have left.
 */
function escapesOf(isPlain: boolean): RegExp {
  const [unit, bytes] = isPlain
    ? ["0 0 [2-7] h", "[2-7] h"]
    : ["h h h h", "(?:[0-7] h|[c-f] h (?:% [89ab] h ){1,3})"];
  const source = [
    // From the first of several backslashes, so that each is read once.
    String.raw`\\(?<!\\\0*\\) (?:u (?:${unit}|\{ (?:h )+ })|x h h)`,
    `% ${bytes}`,
    String.raw`& (?:# (?:\d )+|# x (?:h )+|a m p|l t|g t|q u o t|a p o s) ;`,
  ].join("|");
  return new RegExp(source.replaceAll("h", "[\\da-f]").replaceAll(" ", rest), "gi");
}

/**
 * Whether a text may have an escape of a character of plain secrets. Takes a fraction of the time of looking for one in a
 * text full of other escapes, as most bodies are.
 */
const mayEscape = (text: string) =>
  text.includes("\0") ||
  // `includes` skips faster than a pattern, and most bodies have neither.
  (text.includes("%") && /%[2-7\\]/.test(text)) ||
  (text.includes("&") && /&[#algq\\]/i.test(text)) ||
  /\\(?:[^bfnrtu"]|u(?:00[2-7\\]|0?[\\{]))/.test(text);

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** The character of an escape, followed by as many NULs as the escape is longer. */
function decoded(padded: string): string {
  const written = padded.replaceAll(/[\0\\]/g, "").toLowerCase();
  const [, hash, x, digits = ""] = /(#?)(x?)([\da-f]+)\W?$/.exec(written) ?? [];
  try {
    const character =
      named[written.slice(1, -1)] ??
      (written[0] === "%"
        ? decodeURIComponent(written)
        : String.fromCodePoint(Number.parseInt(digits, hash && !x ? 10 : 16)));
    return character.padEnd(padded.length, "\0");
  } catch {
    return padded; // No character, such as %ff.
  }
}
