import type { Fault } from "./faults.ts";

/** A request that the sandbox got, without its headers. */
export interface RecordedRequest {
  /** The operation by its id. Absent if the server has none at this path and method. */
  operation?: string;
  readonly method: string;
  /** Decoded, without the query. */
  readonly path: string;
  /** When it arrived, in milliseconds since the UNIX epoch. */
  readonly time: number;
  /** The calling account. Absent if the credentials identify none, or the operation needs none. */
  user_id?: number;
  /** The parameters of query and form as they were sent, if the request got so far that they were read. */
  fields?: Readonly<Record<string, string>>;
  /** The fault that applied to it. */
  fault?: Fault;
  /** The status of the response. Absent before the response, and if a fault dropped the connection. */
  status?: number;
}

/** The last thousand requests of a run, oldest first. */
export interface Journal {
  /** Keeps a request, whose further properties its caller sets later. */
  add(request: Pick<RecordedRequest, "method" | "path" | "time">): RecordedRequest;
  /** Copies. */
  requests(): RecordedRequest[];
}

const longest = 1000;

export function createJournal(): Journal {
  const kept: RecordedRequest[] = [];
  return {
    add(request) {
      kept.push(request);
      if (kept.length > longest) kept.shift();
      return request;
    },
    requests: () => structuredClone(kept),
  };
}
