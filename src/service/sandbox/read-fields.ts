import { badRequest, contentTooLarge, type PlainAnswer } from "./answers.ts";
import { type Asked, formType, mediaTypeOf } from "./asked.ts";
import { readBody } from "./read-body.ts";

/** The fields of a request by name, or the answer where they cannot be read. */
type Fields = { readonly fields: ReadonlyMap<string, string> } | { readonly refusal: PlainAnswer };

/**
 * The parameters that a request names, in its query string and in a form body. Where both name one the
 * body wins, and of a repeated one the last. A body of any other type holds none (sources §10.17).
 */
export async function readFields(request: Asked): Promise<Fields> {
  const fields = new Map<string, string>();
  if (request.url.includes("?")) {
    for (const [name, value] of new URL(request.url).searchParams) fields.set(name, value);
  }
  // These have no body, whatever their headers say.
  if (["GET", "HEAD"].includes(request.method)) return { fields };
  const mediaType = mediaTypeOf(request);
  if (mediaType !== formType && mediaType !== "multipart/form-data") return { fields };
  const body = await readBody(request);
  if (body === undefined) return { refusal: contentTooLarge };
  if (mediaType === formType) {
    for (const [name, value] of new URLSearchParams(utf8.decode(body))) fields.set(name, value);
    return { fields };
  }
  // Without a part there is nothing to read, and some readers of forms refuse it (sources §10.18).
  if (/^\s*(?:--[^\r\n]*--\s*)?$/.test(utf8.decode(body))) return { fields };
  try {
    const form = await new Response(body, { headers: request.headers }).formData();
    for (const [name, value] of form) if (typeof value === "string") fields.set(name, value);
    return { fields };
  } catch {
    return { refusal: badRequest("Malformed multipart body") };
  }
}

const utf8 = new TextDecoder();
