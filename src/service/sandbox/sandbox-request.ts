import { percentDecoded } from "../../toolkit/document/json.ts";
import type { PathParameters } from "../../toolkit/document/path-template.ts";
import { readChunks } from "../../universal/read-chunks.ts";

/** A request to a sandbox: what it reads of a `Request`, or of a request over HTTP without creating a `Request`. */
export interface SandboxRequest extends Pick<Request, "method" | "url" | "signal"> {
  readonly headers: Pick<Headers, "get">;
  /** The body, or `undefined` if it has more bytes than `longest`. */
  read(longest: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** What a sandbox reads of a `Request`. */
export const sandboxRequestOf = (request: Request): SandboxRequest => ({
  method: request.method,
  url: request.url,
  signal: request.signal,
  headers: request.headers,
  async read(longest) {
    const chunks = await readChunks(request, longest);
    if (chunks === undefined) return undefined;
    const [first = new Uint8Array(), ...others] = chunks;
    if (others.length === 0) return first; // Joining one chunk takes as long as answering.
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  },
});

/** The media type of a URL-encoded form. */
export const formType = "application/x-www-form-urlencoded";

/** The origin of a request's URL, for example `https://chat.example.com`. */
export const originOf = ({ url }: Pick<SandboxRequest, "url">): string => new URL(url).origin;

/** The media type of a request, in lower case and without parameters. */
export function mediaTypeOf({ headers }: SandboxRequest): string | undefined {
  return headers.get("content-type")?.replace(/;.*/, "").trim().toLowerCase();
}

/** In bytes. The operations of the specification need far less. */
const longestBody = 64 * 1024;

/** A body of at most 64 KiB, or `undefined` if it is longer. */
export async function readBody(
  asked: SandboxRequest,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const isLonger = Number(asked.headers.get("content-length")) > longestBody;
  return isLonger ? undefined : asked.read(longestBody);
}

/** The path of a URL, decoded except for escapes of `/`, `?`, `#` and other delimiters. */
export function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const [path = ""] = url.slice(start).split(/[?#]/, 1);
  // A path with an invalid escape matches no operation.
  return path.includes("%") ? percentDecoded(path.replaceAll("%25", "%2525"), decodeURI) : path;
}

/** The parameters of a path that `pathOf` has decoded, without the escapes that it left. */
export function decoded(written: PathParameters): PathParameters {
  const params = Object.entries(written).map(([name, text]) => [
    name,
    text.includes("%") ? percentDecoded(text) : text,
  ]);
  return Object.fromEntries(params);
}
