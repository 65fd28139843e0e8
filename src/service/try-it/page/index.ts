import { boundaries } from "../../../../generated/feature-levels.gen.ts";
import { forms } from "../../../../generated/forms.gen.ts";
import { type ServedOperation, servedOperations } from "../../../../generated/sandbox.gen.js";
import { isObject } from "../../../toolkit/document/json.ts";
import { make } from "../../../toolkit/site/browser/element.ts";
import { createSandbox } from "../../sandbox/create-sandbox.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { defaultOrganization, newestReleased } from "../../sandbox/seed.ts";
import { servedAt } from "../../sandbox/service.ts";
import {
  answerOf,
  callersOf,
  carried,
  commandsOf,
  fetched,
  type TriedAnswer,
  type TriedCall,
} from "../call.ts";
import { prepare } from "../prepare.ts";
import { type AnswerRange, answerChangeLine, answersInRanges, rangeName } from "../ranges.ts";
import { button, choice, codeLines, folded, jsonText, lineList, statusBadge } from "./elements.ts";
import { createFields } from "./fields.ts";
import { loadPatternsFor } from "./patterns.ts";

export { takePatterns } from "./patterns.ts";
// For scripts that start a sandbox in the page.
export { createSandbox };

/** The style sheet, inserted when this module is bundled. */
declare const style: string;

const callers = callersOf(defaultOrganization(Date.now()).users);
/** The account of the specification's examples. */
const first = callers.findIndex(({ name }) => name.startsWith("administrator"));

/**
 * Fills a section of an operation's page with a form that calls a server in the page. Returns a function to call when
 * another level of the reader's server is chosen; without a level, the newest is used.
 */
export async function mount(section: HTMLElement): Promise<(level: number | undefined) => void> {
  const id = section.dataset.operation ?? "";
  await loadPatternsFor(id);
  const newest = servedOperations.findLast((one) => one.id === id);
  if (newest === undefined) return () => {};
  const fields = createFields();
  const accounts = choice(callers.map(({ name }, index) => [index, name]));
  const where = make("span", { className: "note" });
  const needed = make("p", { className: "note" });
  const lack = make("p", { className: "note" });
  const sender = make("button", { className: "send" }, "Send");
  const buttons = make(
    "div",
    { className: "buttons" },
    sender,
    button("At every level", compare),
    button("Reset", begin),
  );
  const as = make("label", { className: "as" }, make("span", {}, "as"), accounts);
  const form = make("form", { autocomplete: "off" }, as, fields.element, needed, lack, buttons);
  const status = make("p", { role: "status" });
  const shown = make("div");
  const commands = make("pre", { tabIndex: 0 });
  const output = make(
    "div",
    { className: "answer" },
    status,
    shown,
    folded("As curl, for your own sandbox", commands),
  );
  const state = make("pre", { tabIndex: 0 });
  const title = make("h2", { id: "try-it-title" }, "Try it");

  let chosen: number | undefined;
  let level = newestReleased;
  let sandbox: Sandbox;
  let operation: ServedOperation = newest;
  let found: ReadonlyMap<string, string> = new Map();
  /** Cancels waiting for an answer. */
  let waiting: AbortController | undefined;

  const callNow = (): TriedCall => {
    const caller = callers[Number(accounts.value)] as (typeof callers)[number];
    return { level, operation, caller, texts: fields.texts, found };
  };

  /** Cancels waiting. A later answer is not shown. */
  function stopWaiting(): void {
    waiting?.abort();
    waiting = undefined;
    sender.textContent = "Send";
  }

  /** Creates a server, prepared for the call. */
  async function begin(): Promise<void> {
    stopWaiting();
    output.hidden = true;
    const started = createSandbox({ featureLevel: level });
    sandbox = started;
    const served = servedAt(level).find((one) => one.id === id);
    operation = served ?? (newest as ServedOperation);
    where.textContent = `simulated server, level ${level}`;
    lack.hidden = served !== undefined;
    lack.textContent = `A server of level ${level} does not have this operation. Send shows its error.`;
    fields.clear();
    fields.show(operation);
    await prepareFor(started);
  }

  async function prepareFor(server: Sandbox): Promise<void> {
    const { words, found: carriedTexts } = await prepare(server, id, callNow().caller);
    if (server !== sandbox) return; // The server was replaced in the meantime.
    found = carriedTexts;
    needed.hidden = words === "";
    needed.textContent = words;
    fields.fill(found);
    state.replaceChildren(...codeLines(jsonText(server.state)));
    section.dataset.isReady = "true";
  }

  function announce(
    words: readonly (Node | string)[],
    tried: TriedCall,
    ...content: readonly HTMLElement[]
  ): void {
    status.replaceChildren(...words);
    shown.replaceChildren(...content);
    commands.replaceChildren(...codeLines(commandsOf(tried)));
    output.hidden = false;
  }

  async function send(): Promise<void> {
    const tried = callNow();
    const server = sandbox;
    const wait = new AbortController();
    waiting = wait;
    sender.textContent = "Stop waiting";
    announce(["Waiting for the response"], tried);
    const start = performance.now();
    let answer: TriedAnswer | undefined;
    try {
      answer = await answerTo(tried, server, wait.signal);
      if (waiting !== wait) return; // The reader has pressed Reset.
    } finally {
      if (waiting === wait) stopWaiting();
    }
    const time = `${(performance.now() - start).toFixed(1)} ms`;
    if (answer === undefined) announce([`No response in ${time}`], tried);
    else {
      const className = answer.status < 400 ? "" : "bad";
      const lines = codeLines(jsonText(answer.body));
      const body = make("pre", { tabIndex: 0, className }, ...lines);
      announce(
        [statusBadge(answer.status), ` in ${time}`, ...leadOf(answer, !lack.hidden)],
        tried,
        body,
      );
    }
    state.replaceChildren(...codeLines(jsonText(server.state)));
    if (answer !== undefined && answer.status < 400) {
      fields.fill(carried(answer.body, Object.keys(forms[id]?.fields ?? {})));
    }
  }

  async function compare(): Promise<void> {
    stopWaiting();
    const tried = callNow();
    const ranges = await answersInRanges(boundaries, tried);
    const words = `Sent to ${boundaries.length} new servers, one for each level; newest first`;
    announce([words], tried, rangeList(ranges, chosen));
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (waiting === undefined) void send();
    else waiting.abort();
  });
  accounts.value = `${first}`;
  accounts.addEventListener("change", () => prepareFor(sandbox));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  section.setAttribute("aria-labelledby", title.id);
  section.replaceChildren(
    make("div", { className: "title" }, title, where),
    form,
    output,
    folded(
      "Server state",
      make(
        "p",
        { className: "note" },
        "The simulated server runs in this page; nothing is sent over the network. It keeps your changes until you press Reset or leave the page.",
      ),
      state,
    ),
  );
  void begin();
  return (now) => {
    chosen = now;
    if ((now ?? newestReleased) === level) return;
    level = now ?? newestReleased;
    void begin();
  };
}

/** A link from an error to its description on the page, if there is one; of a server without the operation, that. */
function leadOf({ status, body }: TriedAnswer, isLacking: boolean): (Node | string)[] {
  if (isLacking) return [" · The server is too old: it does not have this operation."];
  const code = isObject(body) ? body.code : undefined;
  const [place] = [`error-${code}`, `error-${status}`, `response-${status}`]
    .map((anchor) => document.getElementById(anchor))
    .filter((one) => one !== null);
  if (status < 400 || place === undefined) return [];
  const link = make("a", { href: `#${place.id}` }, `What ${code ?? status} means`);
  return [" · ", link];
}

/** The answer of a sandbox; `undefined` if the signal aborted. */
async function answerTo(
  tried: TriedCall,
  { fetch }: Sandbox,
  signal: AbortSignal,
): Promise<TriedAnswer | undefined> {
  const [url, init] = fetched(tried);
  try {
    return await answerOf(await fetch(url, { ...init, signal }));
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

/**
 * The answers of all levels to a call: each range with its differences from the one below. The range of the reader's
 * server is marked.
 */
const rangeList = (ranges: readonly AnswerRange[], level: number | undefined): HTMLElement =>
  make(
    "ol",
    { className: "ranges", reversed: true },
    ...ranges.map((range) => {
      const { from, to, status, body, changes } = range;
      const isHere = level !== undefined && from <= level && level <= (to ?? level);
      const item = make(
        "li",
        {},
        make("b", {}, rangeName(range)),
        " ",
        statusBadge(status),
        isHere ? make("small", {}, " your server") : "",
        ...(changes.length > 0 ? [lineList(changes.map(answerChangeLine))] : []),
        folded("Response", make("pre", { tabIndex: 0 }, ...codeLines(jsonText(body)))),
      );
      if (isHere) item.setAttribute("aria-current", "true");
      return item;
    }),
  );
