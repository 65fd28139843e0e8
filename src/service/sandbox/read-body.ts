import type { Asked } from "./asked.ts";

/** In bytes. An order of thousands of linkifiers is shorter. */
const maximum = 64 * 1024;

/** A body of at most 64 KiB, or `undefined` where it is longer. */
export async function readBody(request: Asked): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get("content-length")) > maximum) return undefined;
  // Only a body that comes in chunks over a connection can be longer than what has arrived.
  if (request.body === null || !request.headers.has("transfer-encoding")) {
    const body = new Uint8Array(await request.arrayBuffer());
    return body.length > maximum ? undefined : body;
  }
  const chunks: BlobPart[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > maximum) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
