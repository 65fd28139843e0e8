/** The forms in which a server may repeat credentials, and a slow but thorough search for them. */
import { Buffer } from "node:buffer";

/** The texts that expose an account's key and that the client looks for. */
export function credentialForms(email: string, apiKey: string): Readonly<Record<string, string>> {
  const pair = Buffer.from(`${email}:${apiKey}`, "utf8").toString("base64");
  const encoded = encodeURIComponent(apiKey);
  return {
    "the key": apiKey,
    "the key in capitals": apiKey.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()),
    "the pair": `${email}:${apiKey}`,
    "the key percent-encoded": encoded,
    "the key percent-encoded in small letters": encoded.replaceAll(/%../g, (code) =>
      code.toLowerCase(),
    ),
    "the pair percent-encoded": encodeURIComponent(`${email}:${apiKey}`),
    "the pair in base64": pair,
    "the pair in base64 without its end": pair.replace(/=+$/, ""),
  };
}

/** Whether a text contains the key in any case, plain, percent-encoded or in base64. */
export function containsKey(text: string, apiKey: string): boolean {
  const holds = (one: string) => one.toLowerCase().includes(apiKey.toLowerCase());
  const decoded = text.replaceAll(/(?:%[\da-f]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll("%", ""), "hex").toString("utf8"),
  );
  const runs = text.match(/[\w+/-]{6,}/g) ?? [];
  return (
    [text, decoded].some(holds) ||
    runs.some((run) =>
      [0, 1, 2, 3].some((start) => holds(Buffer.from(run.slice(start), "base64").toString("utf8"))),
    )
  );
}
