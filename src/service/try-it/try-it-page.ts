import { boundaries } from "../../../generated/feature-levels.gen.ts";
import { isObject } from "../../toolkit/document/json.ts";
import { make } from "../../toolkit/site/browser/element.ts";
import { recall, remember } from "../../toolkit/site/browser/page-storage.ts";
import { hangingIndentOf } from "../../toolkit/text/escape-html.ts";
import { jsonValue } from "../../universal/json-value.ts";
import { createSandbox } from "../sandbox/create-sandbox.ts";
import type { User } from "../sandbox/organization.ts";
import { roleNames } from "../sandbox/resources/users.ts";
import type { Sandbox, SandboxOptions } from "../sandbox/sandbox-types.ts";
import { defaultOrganization, newestReleased } from "../sandbox/seed.ts";
import {
  type ResponseRange,
  rangeName,
  responseChangeLine,
  responsesInRanges,
} from "./response-ranges.ts";
import { type Arguments, callSandbox, prepare, type TriedResponse } from "./try-calls.ts";

// For scripts that start a sandbox in the page.
export { createSandbox };

/** The style sheet, inserted when this module is bundled. */
declare const style: string;

const { users } = defaultOrganization(Date.now());

/** The key of the server's stored state, which the pages of a visit share. */
const stored = "try-it";
const ofVisit = () => sessionStorage;

/** Example arguments by level: each applies from its level on. */
type Examples = readonly (readonly [level: number, given: Arguments])[];

/**
 * Fills a tab of an operation's page with the operation's example arguments as JSON, to be edited and sent to a server
 * in the page. Returns a function to call when another level is chosen; without a level, the newest is used.
 */
export async function mount(section: HTMLElement): Promise<(level: number | undefined) => void> {
  const { operation: id = "", examples = "[]" } = section.dataset;
  const all = JSON.parse(examples) as Examples;
  const account = make(
    "select",
    { ariaLabel: "Account" },
    ...users.map((user, index) => make("option", { value: `${index}` }, nameOf(user))),
  );
  account.value = `${users.findIndex(({ role }) => role === 200)}`;
  const input = make("textarea", { spellcheck: false, ariaLabel: "Arguments as JSON" });
  const sender = make("button", { className: "send" }, "Send");
  const where = make("p", { className: "note" });
  const form = make(
    "form",
    { autocomplete: "off" },
    account,
    input,
    make("div", {}, sender, button("At every level", compare), button("Reset", reset)),
    where,
  );
  const live = document.getElementById("live") ?? section;
  const status = make("p", { role: "status" });
  const shown = make("div");
  const state = make("pre", { tabIndex: 0 });
  let chosen: number | undefined;
  let level = newestReleased;
  let sandbox: Sandbox;
  let prepared: Arguments = {};
  /** Cancels waiting for a response. */
  let waiting: AbortController | undefined;

  const user = () => users[Number(account.value)] as User;
  const exampleAt = (at: number): Arguments =>
    all.findLast(([from]) => from <= at)?.[1] ?? all[0]?.[1] ?? {};

  /** Creates the server, with the state that the last page left, and fills in what the call needs. */
  async function begin(): Promise<void> {
    waiting?.abort();
    const started = createSandbox({ featureLevel: level, ...recalledSeed(level) });
    sandbox = started;
    where.textContent = `Sent to a simulated server of level ${level} in this page, which keeps your changes from page to page.`;
    prepared = await prepare(started, user(), id);
    if (started !== sandbox) return; // The server was replaced in the meantime.
    input.value = text({ ...exampleAt(level), ...prepared });
    state.replaceChildren(...lines(sandbox.state));
    section.dataset.isReady = "true";
  }

  function reset(): void {
    remember(stored, undefined, ofVisit);
    say([]);
    void begin();
  }

  /** The arguments of the text; `undefined`, with a message, if it has none. */
  function given(): Arguments | undefined {
    const read = jsonValue(input.value);
    if (isObject(read)) return read;
    say(["Nothing was sent: the arguments are not a JSON object."]);
    return undefined;
  }

  async function send(): Promise<void> {
    const values = given();
    if (values === undefined) return;
    const server = sandbox;
    const wait = new AbortController();
    waiting = wait;
    sender.textContent = "Stop waiting";
    say(["Waiting for the response"]);
    const start = performance.now();
    const response = await callSandbox(server, user(), id, values, wait.signal).catch(() => {});
    if (waiting === wait) {
      waiting = undefined;
      sender.textContent = "Send";
    }
    const time = ` in ${(performance.now() - start).toFixed(1)} ms`;
    if (response === undefined) return say([`No response${time}`]);
    const { status, body } = response;
    if (status === undefined) return say([`Nothing was sent: ${body}`]);
    say([badge(status), time, ...leadOf(response)], code(body));
    state.replaceChildren(...lines(server.state));
    const kept = { level: server.featureLevel, state: server.state };
    remember(stored, JSON.stringify(kept), ofVisit);
  }

  async function compare(): Promise<void> {
    const values = given();
    if (values === undefined) return;
    const isExample = text({ ...exampleAt(level), ...prepared }) === input.value;
    const own = Object.entries(values).filter(([name, value]) => prepared[name] !== value);
    const ranges = await responsesInRanges(boundaries, {
      id,
      user: user(),
      argumentsAt: (at, made) =>
        isExample ? { ...exampleAt(at), ...made } : { ...made, ...Object.fromEntries(own) },
    });
    say([`Sent to ${boundaries.length} new servers, one of each level`], rangeList(ranges, chosen));
  }

  /** Shows what happened in the place of the example. */
  function say(words: readonly (Node | string)[], ...content: readonly Node[]): void {
    status.replaceChildren(...words);
    shown.replaceChildren(...content);
    if (words.length > 0) live.dispatchEvent(new Event("choose"));
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (waiting === undefined) void send();
    else waiting.abort();
  });
  account.addEventListener("change", () => void begin());
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  section.replaceChildren(form);
  live.replaceChildren(
    status,
    shown,
    make("details", {}, make("summary", {}, "State of the server"), state),
  );
  await begin();
  return (now) => {
    chosen = now;
    if ((now ?? newestReleased) === level) return;
    level = now ?? newestReleased;
    say([]);
    void begin();
  };
}

/** The seed that continues the state of the last page, if it was a server of this level. */
function recalledSeed(level: number): SandboxOptions {
  const kept = jsonValue(recall(stored, ofVisit) ?? "");
  if (!isObject(kept) || kept.level !== level || !isObject(kept.state)) return {};
  const { queues: _, server: __, users: known, ...lists } = kept.state;
  const keys = new Map<unknown, string>(users.map(({ user_id, api_key }) => [user_id, api_key]));
  // The state leaves out the keys.
  const withKeys = (Array.isArray(known) ? known : []).filter(isObject).map((user) => {
    const api_key = keys.get(user.user_id) ?? `${user.user_id}-key`;
    return { ...user, api_key };
  });
  return { ...lists, users: withKeys } as unknown as SandboxOptions; // This page stored the value.
}

function nameOf(user: User): string {
  const words = [
    user.is_bot === true ? "bot" : roleNames[user.role],
    ...(user.is_active === false ? ["deactivated"] : []),
    ...(user.enable_drafts_synchronization === false ? ["drafts not synchronized"] : []),
  ];
  return `${words.join(", ")} · ${user.email}`;
}

/** A link from an error to its description, if the page has one. */
function leadOf({ status = 0, body }: TriedResponse): (Node | string)[] {
  const { code } = Object(body);
  const [place] = [`error-${code}`, `error-${status}`, `response-${status}`]
    .map((anchor) => document.getElementById(anchor))
    .filter((one) => one !== null);
  if (status < 400 || place === undefined) return [];
  return [" · ", make("a", { href: `#${place.id}` }, `What ${code ?? status} means`)];
}

/** The responses of all levels: each range with its differences from the one below, that of the reader marked. */
const rangeList = (ranges: readonly ResponseRange[], level: number | undefined): HTMLElement =>
  make(
    "ol",
    { className: "ranges", reversed: true },
    ...ranges.map((range) => {
      const { from, to, status, body, changes } = range;
      const isHere = level !== undefined && from <= level && level <= (to ?? level);
      const facts = [...new Set(changes.map(responseChangeLine))];
      const item = make(
        "li",
        {},
        make("b", {}, rangeName(range)),
        " ",
        status === undefined ? "not sent" : badge(status),
        isHere ? make("small", {}, " your server") : "",
        make("ul", {}, ...facts.map((fact) => make("li", {}, make("code", {}, fact)))),
        make("details", {}, make("summary", {}, "Response"), code(body)),
      );
      if (isHere) item.setAttribute("aria-current", "true");
      return item;
    }),
  );

function button(words: string, act: () => void): HTMLButtonElement {
  const element = make("button", { type: "button" }, words);
  element.addEventListener("click", act);
  return element;
}

const badge = (status: number) =>
  make("span", { className: `badge status-${status < 400 ? "good" : "bad"}` }, `${status}`);

const text = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value, null, 2);

const lines = (value: unknown): (Node | string)[] =>
  text(value)
    .split(/(?<=\n)/)
    .map((line) => {
      const className = hangingIndentOf(line.trimEnd());
      return className === "" ? line : make("span", { className }, line);
    });

const code = (value: unknown) => make("pre", { tabIndex: 0 }, ...lines(value));
