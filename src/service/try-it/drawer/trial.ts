import { forms } from "../../../../generated/forms.gen.ts";
import { createSandbox } from "../../sandbox/create-sandbox.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import {
  answerOf,
  atEveryLevel,
  carried,
  commandsOf,
  fetched,
  type LevelRow,
  type TriedAnswer,
  type TriedCall,
} from "../call.ts";
import { answerChangeLine, answerChanges } from "../changes.ts";
import { createCallForm } from "./call-form.ts";
import { button, folded, jsonText, lineList, make } from "./fields.ts";

/** Where calls are sent to servers in the page. */
interface Trial {
  readonly parts: readonly HTMLElement[];
  /** Shows another operation. */
  show(id: string): void;
}

const argumentNames = Object.values(forms).flatMap(({ fields }) => Object.keys(fields));

/** Makes a form, servers for it that remember, and what shows their answers. */
export function createTrial(names: ReadonlyMap<number, string>, level: number): Trial {
  const form = createCallForm(names, level);
  const sender = make("button", {}, "Send");
  const others = [button("At every level", compare), button("Start again", startAgain)];
  const buttons = make("div", {}, sender, ...others);
  const sent = make("form", { autocomplete: "off" }, ...form.parts, buttons);
  const status = make("p", { role: "status" });
  const answer = make("div");
  const commands = make("pre");
  const curl = folded("As curl, to a sandbox of your own", commands);
  const output = make("section", {}, status, answer, curl);
  const changes = make("div");
  const state = make("pre");
  const sandboxes = new Map<number, Sandbox>();
  /** Ends the wait for an answer. */
  let waiting: AbortController | undefined;

  function sandboxOf(featureLevel: number): Sandbox {
    const found = sandboxes.get(featureLevel) ?? createSandbox({ featureLevel });
    sandboxes.set(featureLevel, found);
    return found;
  }

  /** Ends the wait: an answer that comes after all is not shown. */
  function stopWaiting(): void {
    waiting?.abort();
    waiting = undefined;
    sender.textContent = "Send";
  }

  function begin(): void {
    stopWaiting();
    output.hidden = true;
    changes.replaceChildren();
    state.textContent = jsonText(sandboxOf(form.call.level).state);
  }

  function startAgain(): void {
    sandboxOf(form.call.level).reset();
    form.clear();
    begin();
  }

  function announce(words: string, tried: TriedCall, ...content: readonly HTMLElement[]): void {
    status.textContent = words;
    answer.replaceChildren(...content);
    commands.textContent = commandsOf(tried);
    output.hidden = false;
    output.scrollIntoView({ block: "nearest" });
  }

  async function send(): Promise<void> {
    const tried = form.call;
    const sandbox = sandboxOf(tried.level);
    const before = sandbox.state;
    const wait = new AbortController();
    waiting = wait;
    sender.textContent = "Stop waiting";
    announce("No answer yet", tried);
    const start = performance.now();
    let answer: TriedAnswer | undefined;
    try {
      answer = await answerTo(tried, sandbox, wait.signal);
      if (waiting !== wait) return; // The reader began anew, or looks at another server.
    } finally {
      if (waiting === wait) stopWaiting();
    }
    const time = `${(performance.now() - start).toFixed(1)} ms`;
    if (answer === undefined) announce(`No answer in ${time}`, tried);
    else announce(`${answer.status} in ${time}`, tried, make("pre", {}, jsonText(answer.body)));
    const { state: after } = sandbox;
    const lines = answerChanges(before, after).map(answerChangeLine);
    changes.replaceChildren(lineList(lines, "Nothing changed."));
    state.textContent = jsonText(after);
    if (answer !== undefined && answer.status < 400) {
      form.fill(carried(answer.body, argumentNames));
    }
  }

  async function compare(): Promise<void> {
    stopWaiting();
    const tried = form.call;
    const rows = await atEveryLevel([...names.keys()], tried);
    announce(`A new server of each level, ${rows.length} in all`, tried, levelTable(rows, names));
  }

  form.onServer(begin);
  sent.addEventListener("submit", (event) => {
    event.preventDefault();
    if (waiting === undefined) void send();
    else waiting.abort();
  });
  begin();
  return {
    parts: [
      sent,
      output,
      make("h3", {}, "What the server remembers"),
      changes,
      folded("All of it", state),
    ],
    show: form.show,
  };
}

/** The answer of a sandbox; none where the signal ended the wait for it. */
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

/** The answers of all levels to one call: the first in full, each other as its differences from the one above. */
export function levelTable(
  rows: readonly LevelRow[],
  names: ReadonlyMap<number, string>,
): HTMLElement {
  const lines = rows.map(({ level, status, body, changes }, index) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, names.get(level) ?? ""),
      make("td", {}, `${status}`),
      make(
        "td",
        {},
        index === 0
          ? folded("The answer", make("pre", {}, jsonText(body)))
          : lineList(changes.map(answerChangeLine), "as above"),
      ),
    ),
  );
  const titles = ["Server", "Status", "What differs from the row above"];
  return make(
    "table",
    {},
    make(
      "thead",
      {},
      make("tr", {}, ...titles.map((title) => make("th", { scope: "col" }, title))),
    ),
    make("tbody", {}, ...lines),
  );
}
