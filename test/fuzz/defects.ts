import type { Sandbox, User } from "../../src/service/sandbox/index.ts";
import type { Property } from "./broken.ts";
import { organization } from "./organization.ts";

/** A sandbox with one thing wrong, and the property that has to notice. */
export interface Defect {
  readonly what: string;
  readonly property: Property;
  wrap(sandbox: Sandbox): Sandbox;
}

/** A request, read: what it asks for and with which fields. */
interface Asked {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly form: URLSearchParams;
  readonly contentType: string;
  /** The part before the colon of its credentials. */
  readonly email: string;
}

/** A handler that stands before the sandbox; `pass` sends the request on, or another in its place. */
type Handler = (asked: Asked, pass: Pass, sandbox: Sandbox) => Promise<Response>;
type Pass = (change?: { headers?: { [name: string]: string }; body?: string }) => Promise<Response>;

function before(handler: Handler): Defect["wrap"] {
  return (sandbox) => {
    const { fetch } = sandbox;
    const wrapped: Sandbox["fetch"] = async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const body = await request.text();
      const contentType = request.headers.get("content-type") ?? "";
      const credentials = (request.headers.get("authorization") ?? "").split(" ")[1] ?? "";
      const pass: Pass = ({ headers = {}, body: text = body } = {}) =>
        fetch(request.url, {
          method: request.method,
          headers: { ...Object.fromEntries(request.headers), ...headers },
          // A GET has none, nor a HEAD, and bytes have no content type of their own.
          ...(text === "" || ["GET", "HEAD"].includes(request.method)
            ? {}
            : { body: new TextEncoder().encode(text) }),
        });
      const asked: Asked = {
        path: url.pathname,
        query: url.searchParams,
        body,
        form: new URLSearchParams(/urlencoded/i.test(contentType) ? body : ""),
        contentType,
        email: Buffer.from(credentials, "base64").toString("utf8").split(":")[0] ?? "",
      };
      return handler(asked, pass, sandbox);
    };
    return Object.create(sandbox, { fetch: { value: wrapped } }) as Sandbox; // The same with another fetch.
  };
}

/** A handler that changes some answers. */
const after = (
  change: (
    body: { [name: string]: unknown },
    answer: Response,
    asked: Asked,
    sandbox: Sandbox,
  ) => Response | { [name: string]: unknown } | undefined,
) =>
  before(async (asked, pass, sandbox) => {
    const answer = await pass();
    const text = await answer.clone().text();
    if (!text.startsWith("{")) return answer; // To HEAD and OPTIONS, and what is too large.
    const changed = change(JSON.parse(text), answer, asked, sandbox);
    if (changed === undefined) return answer;
    return changed instanceof Response ? changed : json(answer.status, changed, answer.headers);
  });

const json = (status: number, body: object, headers?: Headers): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: headers ?? { "content-type": "application/json" },
  });

const basic = ({ email, api_key }: Pick<User, "email" | "api_key">): string =>
  `Basic ${btoa(`${email}:${api_key}`)}`;

/** The credentials of an administrator. */
const asIago = {
  authorization: basic({ email: "iago@example.com", api_key: "iago-key-0123456789abcdef" }),
};

const register = (sandbox: Sandbox) =>
  sandbox.fetch("http://sandbox/api/v1/register", { method: "POST", headers: asIago });

/** What can go wrong in a server, one thing at a time. */
export const defects: readonly Defect[] = [
  {
    what: "an empty value of a form is too much for it",
    property: "answers",
    wrap: before(async ({ form }, pass) =>
      [...form.values()].includes("") ? json(500, { result: "error" }) : pass(),
    ),
  },
  {
    what: "it ends on deep JSON",
    property: "answers",
    wrap: before(async ({ body }, pass) => {
      if (decodeURIComponent(body.replaceAll("%", "%25")).includes("%5B".repeat(200))) {
        throw new RangeError("Maximum call stack size exceeded");
      }
      return pass();
    }),
  },
  {
    what: "a path that is not there gets a page",
    property: "content type",
    wrap: after((_, { status }) =>
      status === 404
        ? new Response("<h1>Not Found</h1>", { status, headers: { "content-type": "text/html" } })
        : undefined,
    ),
  },
  {
    what: "an error has lost its code",
    property: "status as documented",
    wrap: after(({ code, ...body }, { status }) => (status === 401 ? body : undefined)),
  },
  {
    what: "an answer has a field that is not declared",
    property: "body of its schema",
    wrap: after((body, { status }) =>
      status === 200 && "queue_id" in body ? { ...body, queue_owner: 9 } : undefined,
    ),
  },
  {
    what: "a field of a newer level is there",
    property: "body of its schema",
    wrap: after((body) =>
      Array.isArray(body.invites)
        ? { ...body, invites: body.invites.map((invite) => ({ ...invite, ref: "a" })) }
        : undefined,
    ),
  },
  {
    what: "the allowed methods are not those of the path",
    property: "body of its schema",
    wrap: after((body, { status }) =>
      status === 405 ? { ...body, allowed_methods: ["GET"] } : undefined,
    ),
  },
  {
    what: "a list of commas is taken for a list",
    property: "status as documented",
    wrap: before(async ({ form }, pass) => {
      const value = form.get("event_types");
      if (value === null || !/^[\w,]+$/.test(value)) return pass();
      form.set("event_types", JSON.stringify(value.split(",")));
      return pass({ body: form.toString() });
    }),
  },
  {
    what: "a JSON body is read",
    property: "status as documented",
    wrap: before(async ({ body, contentType }, pass) => {
      if (contentType !== "application/json") return pass();
      return pass({
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(JSON.parse(body)).toString(),
      });
    }),
  },
  {
    what: "a single text is taken for a list of one",
    property: "status as documented",
    wrap: before(async ({ form }, pass) => {
      const value = form.get("event_types") ?? "";
      if (!/^"\w+"$/.test(value)) return pass();
      form.set("event_types", `[${value}]`);
      return pass({ body: form.toString() });
    }),
  },
  {
    what: "an e-mail address counts letter by letter",
    property: "status as documented",
    wrap: before(async ({ email }, pass) =>
      email === email.toLowerCase()
        ? pass()
        : json(401, { result: "error", code: "UNAUTHORIZED", msg: "Invalid API key" }),
    ),
  },
  {
    what: "a multipart body is not read",
    property: "status as documented",
    wrap: before(async ({ contentType }, pass) =>
      contentType.startsWith("multipart/")
        ? pass({ body: "--conformance-boundary--\r\n" })
        : pass(),
    ),
  },
  {
    what: "the query wins over the body",
    property: "same in another form",
    wrap: before(async ({ query, form }, pass) => {
      for (const [name, value] of query) if (form.has(name)) form.set(name, value);
      return form.size === 0 ? pass() : pass({ body: form.toString() });
    }),
  },
  {
    what: "a value is echoed in a header",
    property: "headers as declared",
    wrap: after((body, answer, { query }) => {
      if (!query.has("queue_id")) return undefined;
      const headers = new Headers(answer.headers);
      headers.set("x-queue", "1");
      return json(answer.status, body, headers);
    }),
  },
  {
    what: "the wrong parameter is said to be missing",
    property: "error tells which parameter",
    wrap: after((body) => ("var_name" in body ? { ...body, var_name: "id" } : undefined)),
  },
  {
    what: "the ID in an error is not the one that was sent",
    property: "error tells which parameter",
    wrap: after((body, { status }) =>
      status === 400 && "queue_id" in body ? { ...body, queue_id: "other" } : undefined,
    ),
  },
  {
    what: "ignored parameters are not named in their order",
    property: "names ignored parameters",
    wrap: after((body) => {
      const { ignored_parameters_unsupported: names } = body;
      return Array.isArray(names) && names.length > 1
        ? { ...body, ignored_parameters_unsupported: [...names].reverse() }
        : undefined;
    }),
  },
  {
    what: "an order that is refused is taken over all the same",
    property: "refused changes nothing",
    wrap: before(async ({ form, path, email }, pass, sandbox) => {
      const answer = await pass();
      const isRefused = path.endsWith("/linkifiers") && answer.status === 400 && form.size > 0;
      if (isRefused && email.startsWith("desdemona")) {
        sandbox.addLinkifier({ pattern: "a", url_template: "https://example.com" });
      }
      return answer;
    }),
  },
  {
    what: "wrong credentials are noticed after the deed",
    property: "refused changes nothing",
    wrap: before(async ({ path }, pass, sandbox) => {
      const answer = await pass();
      if (answer.status === 401 && path.endsWith("/register")) await register(sandbox);
      return answer;
    }),
  },
  {
    what: "reading the invitations registers a queue",
    property: "reading changes nothing",
    wrap: before(async ({ path }, pass, sandbox) => {
      const answer = await pass();
      if (path.endsWith("/invites") && answer.status === 200) await register(sandbox);
      return answer;
    }),
  },
  {
    what: "a second reordering adds a linkifier",
    property: "repeating changes nothing more",
    wrap(sandbox) {
      let last = "";
      return before(async ({ path, body }, pass) => {
        const answer = await pass();
        if (path.endsWith("/linkifiers") && body !== "" && answer.status === 200) {
          if (body === last) sandbox.addLinkifier({ pattern: "b", url_template: "https://b" });
          last = body;
        }
        return answer;
      })(sandbox);
    },
  },
  {
    what: "members see everybody's invitations",
    property: "leaks nothing",
    wrap: before(async ({ path, email }, pass) => {
      const isMember = path.endsWith("/invites") && email.startsWith("cordelia");
      return pass(isMember ? { headers: asIago } : {});
    }),
  },
  {
    what: "an error shows what the server holds",
    property: "leaks nothing",
    wrap: after((body, { status }, { path }, sandbox) =>
      status === 404 && path.includes("/drafts/")
        ? { ...body, msg: sandbox.state.drafts[0]?.content }
        : undefined,
    ),
  },
  {
    what: "a key stands within a message",
    property: "leaks nothing",
    wrap: after(({ msg, ...body }, { status }) =>
      status === 401 ? { ...body, msg: `${msg}: iago-key-0123456789abcdef` } : undefined,
    ),
  },
  {
    what: "whoever may not read a queue reads it as its owner",
    property: "leaks nothing",
    wrap: before(async ({ query }, pass, { state }) => {
      const answer = await pass();
      const queue = state.queues.find(({ queue_id }) => queue_id === query.get("queue_id"));
      const owner = organization.users.find(({ user_id }) => user_id === queue?.user_id);
      if (answer.status !== 400 || owner === undefined) return answer;
      return pass({ headers: { authorization: basic(owner) } });
    }),
  },
  {
    what: "a name from a request becomes a property of every object",
    property: "leaves JavaScript alone",
    wrap: before(async ({ form, query }, pass) => {
      if (form.has("constructor") || query.has("constructor")) {
        Object.assign(Object.prototype, { polluted: true });
      }
      return pass();
    }),
  },
];
