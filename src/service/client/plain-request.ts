/**
 * A request before it is made. openapi-fetch makes one of these where nobody looks at requests: a
 * `Request` costs more than all else of a call, and each attempt has to make one of its own.
 */
export class PlainRequest {
  readonly url: string;
  readonly init: RequestInit;

  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.init = init;
  }
}

/** A request that can be made again and again: its body is text or bytes. */
export async function plainRequest(request: Request | PlainRequest): Promise<PlainRequest> {
  if (!(request instanceof PlainRequest)) {
    const { url, method, headers, credentials, cache, signal } = request;
    // Copying the body of a Request takes several times as long.
    const body = await request.arrayBuffer();
    return new PlainRequest(url, {
      method,
      headers,
      signal,
      ...(credentials && { credentials, cache }), // Some runtimes have neither and refuse both.
      ...(body.byteLength > 0 && { body }),
    });
  }
  const { url, init } = request;
  if (typeof (init.body ?? "") === "string") return request;
  return plainRequest(new Request(url, init));
}
