import { isObject, type Json, type JsonObject } from "../../toolkit/document/json.ts";
import type { Difference } from "./conformance-report.ts";
import type { ReceivedResponse } from "./exchange.ts";

/** A response, and the values that its target has captured so far, which differ from target to target, by name. */
export interface CapturedResponse extends ReceivedResponse {
  readonly captured: ReadonlyMap<string, Json>;
}

/** The parts of a response to compare. */
export interface Rules {
  /** The fields of the body to compare. Defaults to all. */
  readonly counting: readonly string[] | undefined;
  /** Whether the words of a message are specified. */
  readonly isMessageFixed: boolean;
  /** Whether the body may have no other fields than the model's. */
  readonly isClosed: boolean;
  /** The names of fields that the body has at some level, and of those that it has at other levels only. */
  readonly names: Readonly<Record<"known" | "strange", ReadonlySet<string>>>;
  /** Whether linkifiers may come in any order. */
  readonly isUnordered: boolean;
}

const headers = ["WWW-Authenticate", "Allow", "Content-Type"];

/** The differences between the responses of a server and a reference server, location by location. */
export function differences(
  server: CapturedResponse,
  model: CapturedResponse,
  rules: Rules,
): Difference[] {
  const found: Difference[] = [];
  const add = (place: string, expected: unknown, got: unknown) => {
    if (expected !== got) found.push({ place, expected: inWords(expected), got: inWords(got) });
  };

  const walk = (expected: Json | undefined, got: Json | undefined, place: string, name: string) => {
    if (expected === undefined || got === undefined) add(place, expected, got);
    else if (Array.isArray(expected) && Array.isArray(got)) walkList(expected, got, place, name);
    else if (isObject(expected) && isObject(got)) walkObject(expected, got, place);
    else if (isFreeText(place) && typeof expected === "string" && typeof got === "string") {
      // Messages may be translated, but not escaped as HTML (sources §10.15).
      if (got !== expected && /&(lt|gt|quot|amp|#39|#x27);/.test(got)) add(place, expected, got);
    } else if (!isSame(expected, got, model, server)) add(place, expected, got);
  };
  const isFreeText = (place: string) => !rules.isMessageFixed && /^\/(msg$|errors\/)/.test(place);

  function walkObject(expected: JsonObject, got: JsonObject, place: string): void {
    const counts = (name: string) => place !== "" || rules.counting?.includes(name) !== false;
    for (const name of Object.keys(expected).filter(counts)) {
      walk(expected[name], ownOf(got, name), `${place}/${name}`, name);
    }
    for (const name of Object.keys(got)) {
      // One item of a list may not have what another has.
      const isStrange = rules.names[place === "" ? "strange" : "known"].has(name);
      const isWrong = isStrange || (rules.isClosed && counts(name));
      if (isWrong && !Object.hasOwn(expected, name)) add(`${place}/${name}`, undefined, got[name]);
    }
  }

  function walkList(
    expected: readonly Json[],
    got: readonly Json[],
    place: string,
    name: string,
  ): void {
    if (name === "invites") {
      const kinds = got.map((one) => (Object(one).is_multiuse ? "link" : "e-mail"));
      add(`${place} (order)`, kinds.toSorted().join(), kinds.join());
    }
    const [ours, theirs] = [inOrder(name, expected, model), inOrder(name, got, server)];
    if (ours.length !== theirs.length) {
      add(place, namesOf(ours, model), namesOf(theirs, server));
      return;
    }
    for (const [index, item] of ours.entries()) walk(item, theirs[index], `${place}/${index}`, "");
  }

  const inOrder = (name: string, all: readonly Json[], target: CapturedResponse) =>
    rules.isUnordered && /^(realm_)?(linkifiers|filters)$/.test(name)
      ? sortedBy(all, (one) => JSON.stringify(Object(one).pattern ?? one))
      : sorted(name, all, target);

  add("status", model.status, server.status);
  // The process for events responds to methods with a text or a page (sources §24.7).
  const isPage = model.status === 405 && server.body === undefined;
  for (const name of headers) {
    const [expected, got] = [model, server].map((target) =>
      essenceOf(name, target.headers.get(name)),
    );
    if (expected !== undefined && !(name === "Content-Type" && isPage)) add(name, expected, got);
  }
  if (model.body === undefined || isPage) return found;
  if (server.body === undefined) add("", "JSON", "no JSON, or deeply nested");
  else walk(model.body, server.body, "", "");
  return found;
}

const ownOf = (object: JsonObject, name: string) =>
  Object.hasOwn(object, name) ? object[name] : undefined;

/** The part of a header that counts. */
function essenceOf(name: string, text: string | null): string | undefined {
  if (name !== "Allow") return text?.replace(/[ ;].*/s, "").toLowerCase();
  return text
    ?.toUpperCase()
    .split(/\s*,\s*/)
    .sort()
    .join(", ");
}

/** Two values are the same if they are equal, if both targets call them by the same name, or if both are now. */
function isSame(
  expected: Json,
  got: Json,
  model: CapturedResponse,
  server: CapturedResponse,
): boolean {
  if (expected === got || named(expected, model) === named(got, server)) return true;
  for (const [name, one] of model.captured) {
    if (one === expected && server.captured.get(name) === got && !isTwin(name, model, server))
      return true;
  }
  if (typeof expected !== "number" || typeof got !== "number") return false;
  const areSeconds = [expected, got].every((time) => time > 1e9 && time < 1e11);
  return areSeconds && Math.abs(expected - got) < 100;
}

/** Whether a server gave a thing the ID of another of its kind, such as that of a queue registered before. */
function isTwin(name: string, model: CapturedResponse, server: CapturedResponse): boolean {
  const kindOf = (one: string) => one.split(" ").at(-1);
  const isSameIn = ({ captured }: CapturedResponse, other: string) =>
    captured.get(other) === captured.get(name);
  return [...server.captured.keys()].some(
    (other) => kindOf(other) === kindOf(name) && isSameIn(server, other) && !isSameIn(model, other),
  );
}

/** A value as JSON, with names in place of the texts that a target has captured. */
function named(value: Json, { captured }: CapturedResponse): string {
  let text = JSON.stringify(value);
  for (const [name, one] of captured) {
    if (typeof one === "string" && one.length > 5) text = text.replaceAll(one, `<${name}>`);
  }
  return text;
}

/** An item of a list, by what does not differ from target to target. */
function nameOf(one: Json, response: CapturedResponse): string {
  const { id, is_multiuse, email, link_url } = Object(one) as JsonObject;
  const kind = is_multiuse === undefined ? "" : is_multiuse ? "link " : "e-mail ";
  return kind + named(link_url ?? email ?? id ?? one, response);
}

const namesOf = (all: readonly Json[], response: CapturedResponse) =>
  `${all.length}: ${all
    .slice(0, 20)
    .map((one) => nameOf(one, response))
    .join(", ")}`;

const sortedBy = <Item, Key>(all: readonly Item[], keyOf: (one: Item) => Key): Item[] =>
  all
    .map((one) => ({ one, key: keyOf(one) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ one }) => one);

/** Lists without an order of their own in one order; events with their ranks as IDs. */
function sorted(name: string, all: readonly Json[], response: CapturedResponse): readonly Json[] {
  if (name === "allowed_methods" || name === "errors") {
    return sortedBy(all, (one) => JSON.stringify(one));
  }
  if (name === "invites") return sortedBy(all, (one) => nameOf(one, response));
  if (name !== "events") return all;
  const numbered = all.filter((event) => typeof Object(event).id === "number");
  const inOrder = sortedBy(numbered, (event): number => Object(event).id);
  const rank = new Map(inOrder.map((event, index) => [event, index]));
  return all.map((event) =>
    isObject(event) && rank.has(event) ? { ...event, id: rank.get(event) ?? 0 } : event,
  );
}

const inWords = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
