import { history } from "../../../../generated/feature-levels.gen.ts";
import { operations } from "../../../../generated/operations.gen.ts";
import { isPlainText } from "../../../toolkit/document/arguments.ts";
import { isObject } from "../../../toolkit/document/json.ts";
import type { OperationRow } from "../../../toolkit/document/operation-row.ts";
import { type HistoryEntry, isLevelIn, spansOfRow } from "../../../toolkit/levels/index.ts";
import {
  type ConformanceCheck,
  compare,
  type Findings,
  plannedCheck,
  problem,
  said,
  skip,
} from "../check.ts";
import { type Exchange, whyNoAnswer } from "../exchange.ts";
import { expectRefusal } from "../expectations.ts";
import { situationOf } from "../refusals.ts";
import type { Source } from "../report.ts";
import type { RequestChange } from "../request.ts";
import { type ChecksOf, nobody, type Session, unlessStateless } from "../session.ts";
import { asPublicServers, beyond, sourceOf } from "../sources.ts";
import { pathArguments, type SpecifiedOperation, specificationAt } from "../specification.ts";

/** The operations of all levels. */
const table: readonly OperationRow[] = Object.values(operations);

/** Methods to try, the least likely to exist first. Without HEAD and OPTIONS, which every path has (sources §10.12). */
const allMethods = ["PUT", "PATCH", "POST", "GET", "DELETE", "PROPFIND", "REPORT"];

/** Other methods of the path are refused, and the answer names its methods. */
export const methodChecks: ChecksOf = (session, specified) => {
  const found = situationOf(specified, "method-not-allowed");
  // The check must not call a method of another level, which a server may have too early.
  const taken = table.filter(({ path }) => path === specified.operation.path);
  const method = allMethods.find((one) => taken.every((row) => row.method !== one));
  if (found === undefined || method === undefined) return [];
  const title = "an unsupported method is refused, with the supported ones";
  const wanted = { ...found, fields: {}, bodySource: asPublicServers("§10.11") };
  // Servers check the method before the credentials (sources §10.8). Without credentials, nothing is carried out.
  const change: RequestChange = (request) => ({ ...request, method });
  const call = { values: pathArguments(specified), credentials: nobody, change };
  const ownWords = "a stateless server refuses unknown methods in words of its own";
  const run = unlessStateless(session, ownWords, () =>
    expectRefusal(session, specified, wanted, call, (exchange) =>
      namesMethods(exchange, specified.methods),
    ),
  );
  return [plannedCheck(specified, "method-not-allowed", title, found.source, run)];
};

function namesMethods(exchange: Exchange, methods: readonly string[]): Findings {
  const { headers, body } = exchange.response ?? {};
  // An HTML page does not name them (sources §10.11).
  if (!isObject(body)) return [];
  const allow = headers?.get("Allow") ?? "";
  const inHeader = allow.toUpperCase().split(",");
  const inBody: unknown[] = [body.allowed_methods].flat();
  const places: readonly { place: string; named: readonly unknown[]; got: string }[] = [
    { place: "a header Allow", named: inHeader.map((name) => name.trim()), got: allow || "none" },
    { place: "allowed_methods", named: inBody, got: said(body, "allowed_methods") },
  ];
  const lacking = places.filter(({ named }) => !methods.every((method) => named.includes(method)));
  return lacking.map(({ place, got }) =>
    problem(exchange, beyond("§10.11"), `${place} with ${methods.join(", ")}`, got),
  );
}

/** Checks that a path with an ID of the wrong form is unknown: one that is not a whole number. */
export const pathChecks: ChecksOf = (session, specified) => {
  const { operation, arguments: all, isValid } = specified;
  const wholeNumbers = all.filter(
    (argument) =>
      argument.in === "path" &&
      !isPlainText(argument) &&
      isValid(argument.schema, 17) &&
      !isValid(argument.schema, 1.5),
  );
  return wholeNumbers.map(({ name }) => {
    const change: RequestChange = (request) => {
      const steps = request.path.split("/");
      steps[operation.path.split("/").indexOf(`{${name}}`)] = "abc";
      return { ...request, path: steps.join("/") };
    };
    const title = `a path with a ${name} of the wrong form does not exist`;
    const source = beyond("§13.3");
    const run = unlessStateless(session, "a stateless server knows no routes", async () => {
      const call = { operation, values: pathArguments(specified), change };
      return expectStatus(await session.ask(call), [404], source);
    });
    return plannedCheck(specified, `wrong-path/${name}`, title, source, run);
  });
};

/** Operations that the level does not have must be unknown. */
export function absentOperationChecks(session: Session): ConformanceCheck[] {
  return table
    .filter((operation) => !isLevelIn(spansOfRow(operation), session.level))
    .flatMap(({ id, since }) =>
      specificationAt(since).filter(({ operation }) => operation.id === id),
    )
    .map((specified) => absenceCheck(session, specified));
}

/**
 * The server must not have an operation. Servers check route and method before the credentials (sources §10.8), so a
 * request without credentials suffices, and does nothing if the operation exists.
 */
export function absenceCheck(session: Session, specified: SpecifiedOperation): ConformanceCheck {
  const { operation } = specified;
  const title = `feature level ${session.level} does not have the operation`;
  const source = isAddedBeyond(operation.id) ? beyond("§18") : sourceOf(operation, "§9");
  return plannedCheck(specified, "absent", title, source, async () => {
    const values = pathArguments(specified);
    const exchange = await session.ask({ operation, values, credentials: nobody });
    const hasOthers = session.specification.some((one) => one.operation.path === operation.path);
    if (hasOthers && exchange.response?.status === 404) {
      return expectStatus(exchange, [405], beyond("§10.11"));
    }
    // 405 if the path has other methods, even of unspecified operations (sources §10.11).
    return expectStatus(exchange, hasOthers ? [405] : [404, 405], source);
  });
}

/** Whether the level at which an operation was added is known from public sources only. */
function isAddedBeyond(id: string): boolean {
  const entries: readonly HistoryEntry[] = history;
  return entries.some(
    ({ carrier, subject, isBeyondDocument }) =>
      carrier === "operation" && subject === id && isBeyondDocument === true,
  );
}

/** HEAD returns the same as GET (sources §10.12). Only for a GET that needs nothing and changes nothing. */
export const headChecks: ChecksOf = (session, specified) => {
  const { operation } = specified;
  const needsMore = specified.arguments.some(({ isRequired }) => isRequired);
  if (operation.method !== "GET" || needsMore) return [];
  const source = beyond("§10.12");
  const run = unlessStateless(session, "a stateless server does not support HEAD", async () => {
    const known = session.successes.get(operation.id)?.response?.status;
    if (known === undefined) return skip("needs a success");
    const exchange = await session.ask({
      operation,
      change: (request) => ({ ...request, method: "HEAD" }),
    });
    return expectStatus(exchange, [known], source);
  });
  return [plannedCheck(specified, "head", "HEAD returns the same as GET", source, run)];
};

function expectStatus(exchange: Exchange, statuses: readonly number[], source: Source): Findings {
  const { response, failure } = exchange;
  if (response !== undefined && statuses.includes(response.status)) return [];
  const got = response === undefined ? whyNoAnswer(failure) : `status ${response.status}`;
  return compare(exchange, source, `status ${statuses.join(" or ")}`, got);
}
