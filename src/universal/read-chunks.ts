/**
 * The body of a request or response in chunks, or `undefined` if it is longer than `limit` bytes; the rest is not read.
 */
export async function readChunks(
  { body }: Pick<Response, "body">,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (chunk?.value === undefined) return chunks;
    size += chunk.value.length;
    if (size > limit) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(chunk.value);
  }
}
