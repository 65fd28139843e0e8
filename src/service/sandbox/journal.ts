import type { Fault } from "./faults.ts";
import type { Organization } from "./organization.ts";
import { users } from "./resources/users.ts";

/** A request that the sandbox got. It has no headers, and `[API key]` stands for keys of accounts. */
export interface RecordedRequest {
  /** The operation by its id, or the name of a route. Absent if the server has none at this path and method. */
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
  /** The status of the answer. Absent while there is none, and if a fault dropped the connection. */
  status?: number;
}

/** The requests of a run, oldest first: the last thousand, or fewer if they are long. */
export interface Journal {
  add(request: Pick<RecordedRequest, "method" | "path" | "time">): RecordedRequest;
  setFields(request: RecordedRequest, fields: ReadonlyMap<string, string>): void;
  /** Copies, without the keys of the organization's accounts. */
  requests(organization: Organization): RecordedRequest[];
}

const most = { requests: 1000, characters: 4 * 1024 * 1024 };

export function createJournal(): Journal {
  const kept: RecordedRequest[] = [];
  const sizes = new WeakMap<RecordedRequest, number>();
  let characters = 0;
  const grow = (request: RecordedRequest, size: number) => {
    sizes.set(request, (sizes.get(request) ?? 0) + size);
    characters += size;
    while (kept.length > most.requests || (characters > most.characters && kept.length > 1)) {
      const oldest = kept.shift() as RecordedRequest; // There is more than one.
      characters -= sizes.get(oldest) ?? 0;
      sizes.delete(oldest);
    }
  };
  return {
    add(request) {
      const added: RecordedRequest = { ...request };
      kept.push(added);
      grow(added, request.path.length);
      return added;
    },
    setFields(request, fields) {
      if (!sizes.has(request)) return; // It was dropped while it waited.
      request.fields = Object.fromEntries(fields);
      grow(request, [...fields].flat().join("").length);
    },
    requests(organization) {
      const hide = hidingKeys(organization);
      return kept.map(({ fields, ...request }) => ({
        ...structuredClone(request),
        path: hide(request.path),
        ...(fields !== undefined && {
          fields: Object.fromEntries(
            Object.entries(fields).map(([name, text]) => [hide(name), hide(text)]),
          ),
        }),
      }));
    },
  };
}

/** Replaces keys, plain and as an `Authorization` header has them. One of less than six characters could be any text. */
function hidingKeys({ stateOf }: Organization): (text: string) => string {
  const all = [...stateOf(users).byId.values()];
  const keys = all.flatMap(({ email, api_key }) => {
    const bytes = new TextEncoder().encode(`${email}:${api_key}`);
    return [btoa(String.fromCharCode(...bytes)), api_key];
  });
  return (text) =>
    keys.reduce(
      (shown, key) =>
        shown === key || key.length >= 6 ? shown.replaceAll(key, "[API key]") : shown,
      text,
    );
}
