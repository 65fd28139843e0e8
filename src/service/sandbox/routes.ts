import type { ServedOperation } from "../../../generated/sandbox.gen.js";
import { nearest } from "../../base/nearest.ts";
import { requestMethods, requestOf } from "./asked.ts";
import { type InputProblem, InvalidInputError } from "./checked-by.ts";
import type { User } from "./organization.ts";
import type { RouteHandler, Routes, Sandbox } from "./sandbox.ts";
import type { AdmittedRequest, SandboxOperation } from "./service.ts";

/**
 * Creates operations from the `routes` option.
 *
 * @throws InvalidInputError if a name is not a method and a path, or the server already has that operation.
 */
export function ownOperations(
  routes: Routes,
  served: readonly ServedOperation[],
  sandbox: () => Sandbox,
): SandboxOperation[] {
  const problems: InputProblem[] = [];
  const names = Object.keys(routes);
  const operations = Object.entries(routes).map(([id, handle], index): SandboxOperation => {
    const [method = "", path = ""] = id.split(" ", 2);
    const twin = names.slice(0, index).find((name) => shapeOf(name) === shapeOf(id));
    const reason =
      problemOf(id, handle) ??
      takenBy({ method, path }, served) ??
      (twin && `is "${twin}" with other names: only one of them could be called`);
    if (reason !== undefined) problems.push({ place: "#", reason: `"${id}" ${reason}` });
    const none = { arguments: [], absent: {}, examples: {} } as const;
    const carryOut = (call: AdmittedRequest) => answerOf(id, handle, call, sandbox());
    return { ...none, id, method, path, isAuthenticated: true, carryOut };
  });
  if (problems.length > 0) throw new InvalidInputError("The list of routes", problems);
  return operations;
}

async function answerOf(
  id: string,
  handle: RouteHandler,
  { asked, params, user }: AdmittedRequest,
  sandbox: Sandbox,
): Promise<Response> {
  const { api_key: _, ...shown } = user as User; // All of these operations authenticate.
  const answer: unknown = await handle(requestOf(asked), { user: shown, params, sandbox });
  if (answer instanceof Response) return answer;
  throw new TypeError(`The route "${id}" must return a Response.`);
}

function problemOf(id: string, handle: unknown): string | undefined {
  if (typeof handle !== "function") return "takes a function from request to response";
  const [method = "", ...rest] = id.split(" ");
  if (!requestMethods.some((known) => known === method)) {
    const meant = nearest(method, requestMethods);
    const hint = meant === undefined ? requestMethods.join(", ") : `"${meant}", perhaps`;
    return `must begin with a method: ${hint}`;
  }
  const isPath = /^(?:\/(?:[^\s/?#{}]*|\{[A-Za-z_]\w*\}))+$/.test(rest.join(" "));
  if (!isPath) return "must be a method, a space and a path such as /api/v1/users/{user_id}";
  const names = [...id.matchAll(/\{\w+\}/g)].map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined
    ? undefined
    : `has ${twice} twice: give each parameter a different name`;
}

function takenBy(
  { method, path }: Pick<ServedOperation, "method" | "path">,
  served: readonly ServedOperation[],
): string | undefined {
  const taken = served.find((one) => one.method === method && shapeOf(one.path) === shapeOf(path));
  return taken && `is ${taken.id}, which the sandbox has; a fault can change its response`;
}

/** A path template without the names of its parameters. */
const shapeOf = (template: string): string => template.replace(/\{[^{}]*\}/g, "{}");
