import type { Service } from "./request-handler.ts";
import { mediaTypeOf, readBody, type SandboxRequest } from "./sandbox-request.ts";
import type { PlainResponse } from "./sandbox-responses.ts";
import type { Sandbox } from "./sandbox-types.ts";
import { InvalidInputError } from "./validate-input.ts";

/** The path of the control over HTTP. The service itself does not have this path. */
const controlPath = "/_sandbox";

/** Whether a path belongs to the control. */
export const isControlled = (path: string): boolean =>
  path === controlPath || path.startsWith(`${controlPath}/`);

/**
 * Answers `GET /_sandbox/state`, `requests` and `faults`, and `POST /_sandbox/NAME` for each method of the sandbox,
 * with its argument, or a list of its arguments, as JSON. The path of `fault` is `faults`. A POST requires
 * `Content-Type: application/json`, which pages of other origins cannot send. With a token, each request requires
 * `Authorization: Bearer TOKEN`.
 */
export function createControl(sandbox: Sandbox, token?: string): Service {
  const { fetch: _, reset, fault, ...methods } = sandbox;
  const actions = new Map<
    string,
    (request: SandboxRequest) => PlainResponse | Promise<PlainResponse>
  >([
    ["GET state", () => done(sandbox.state)],
    ["GET requests", () => done(sandbox.requests)],
    ["GET faults", () => done(sandbox.pendingFaults)],
    [
      "POST reset",
      () => {
        reset();
        return done({ done: "reset" });
      },
    ],
  ]);
  for (const [name, method] of Object.entries({ faults: fault, ...methods })) {
    if (typeof method === "function")
      actions.set(`POST ${name}`, (request) => act(name, method, request));
  }
  return async (request, path) => {
    const refused = token === undefined ? undefined : refusalOf(request, token);
    if (refused !== undefined) return refused;
    const method = request.method === "HEAD" ? "GET" : request.method;
    const name = `${method} ${path.slice(controlPath.length + 1)}`;
    if (method !== "GET" && mediaTypeOf(request) !== "application/json") {
      return problem(415, "Send Content-Type: application/json.");
    }
    const action = actions.get(name);
    if (action === undefined) return problem(404, noSuchAction(name, [...actions.keys()]));
    return action(request);
  };
}

const done = (body: object): PlainResponse => ({ status: 200, body });

const problem = (
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): PlainResponse => ({ status, body: { problem: text }, headers });

/** RFC 6750 §3. */
function refusalOf({ headers }: SandboxRequest, token: string): PlainResponse | undefined {
  const [, sent] = /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  if (sent === token) return undefined;
  const text = "Send Authorization: Bearer, and the token of the control.";
  return problem(401, text, { "WWW-Authenticate": 'Bearer realm=""' });
}

function noSuchAction(name: string, names: readonly string[]): string {
  const shown = (one: string) => one.replace(" ", ` ${controlPath}/`);
  return `Unknown ${shown(name)}. There are ${names.map(shown).join(", ")}.`;
}

/** Calls a method with the JSON value of a body: a list has all arguments, any other value is the only argument. */
async function act(
  name: string,
  method: (...given: never[]) => unknown,
  request: SandboxRequest,
): Promise<PlainResponse> {
  const body = await readBody(request);
  if (body === undefined) return problem(413, "Send no more than 64 KiB.");
  try {
    const given: unknown = JSON.parse(new TextDecoder().decode(body));
    const all = Array.isArray(given) ? given : [given];
    if (all.length > method.length) {
      throw new TypeError(`${name} has at most ${method.length} arguments. Send a list of these.`);
    }
    const result = method(...(all as never[])); // The methods check their arguments.
    return done({ done: name, ...(result !== undefined && { result }) });
  } catch (error) {
    const isOfCaller = [SyntaxError, InvalidInputError, TypeError, RangeError].some(
      (kind) => error instanceof kind,
    );
    if (!isOfCaller) throw error;
    return problem(400, (error as Error).message);
  }
}
