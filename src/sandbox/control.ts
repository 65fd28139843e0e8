import { Hono } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import { HTTPException } from "hono/http-exception";
import { InvalidInputError } from "./checked-by.ts";
import { readBody } from "./read-body.ts";
import type { Sandbox } from "./sandbox.ts";

/** Where the control of a sandbox over HTTP lies; the service has no such path. */
const controlPath = "/_sandbox";

/**
 * `GET /_sandbox/state`, `POST /_sandbox/reset` and `POST /_sandbox/faults`, which takes a fault as JSON.
 * Whoever posts must say `Content-Type: application/json`, which a page of another origin cannot, and
 * whoever asks at all, where there is a token, `Authorization: Bearer TOKEN`.
 */
export function createControl(
  sandbox: Pick<Sandbox, "state" | "reset" | "fault">,
  token?: string,
): Hono {
  const control = new Hono().basePath(controlPath);
  if (token !== undefined) {
    const message = { problem: "Send Authorization: Bearer, and the token of the control." };
    const refused = { message };
    control.use(
      bearerAuth({
        token,
        noAuthenticationHeader: refused,
        invalidAuthenticationHeader: refused,
        invalidToken: refused,
      }),
    );
    control.onError((error) => {
      if (error instanceof HTTPException) return error.getResponse();
      throw error;
    });
  }
  control.get("/state", (context) => context.json(sandbox.state));
  control.use(async (context, next) => {
    const [mediaType = ""] = (context.req.header("content-type") ?? "").split(";");
    if (mediaType.trim().toLowerCase() === "application/json") return next();
    return context.json({ problem: "Send Content-Type: application/json." }, 415);
  });
  control.post("/reset", (context) => {
    sandbox.reset();
    return context.json({ done: "reset" });
  });
  control.post("/faults", async (context) => {
    const body = await readBody(context.req.raw);
    if (body === undefined) return context.json({ problem: "Send no more than 64 KiB." }, 413);
    try {
      sandbox.fault(JSON.parse(new TextDecoder().decode(body)));
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof InvalidInputError)) throw error;
      return context.json({ problem: error.message }, 400);
    }
    return context.json({ done: "fault" });
  });
  return control;
}
