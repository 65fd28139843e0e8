import { forms } from "../../generated/forms.gen.ts";
import { createSandbox } from "../sandbox/create-sandbox.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { answerOf } from "./answer.ts";
import { atEveryLevel } from "./at-every-level.ts";
import { curlLine, fetched, type TriedCall } from "./call.ts";
import { createCallForm } from "./call-form.ts";
import { carried } from "./carried.ts";
import { changeLine, changesOf } from "./changes.ts";
import { button, folded, jsonText, lineList, make } from "./elements.ts";
import { levelTable } from "./level-table.ts";

// For whoever asks a server in the page by script.
export { createSandbox };

/** The style sheet, which is put here where this module is bundled. */
declare const style: string;

/** The page that a drawer is for. */
interface SitePage {
  /** The boundaries, ascending. */
  readonly levels: readonly { readonly level: number; readonly release?: string }[];
  /** The level that the page is about. */
  readonly level: number;
  /** What opens the drawer, and tells whether it is open. */
  readonly opener: HTMLElement;
}

interface Drawer {
  /** Opens or closes it. */
  toggle(): void;
  /** Hears which operation the page shows; the drawer goes along when it is another one than before. */
  follow(id: string | undefined): void;
}

const argumentNames = Object.values(forms).flatMap(({ fields }) => Object.keys(fields));

/** Puts a drawer into a page, closed. What is sent in it goes to servers in the page, which remember. */
export function createDrawer({ levels, level, opener }: SitePage): Drawer {
  const names = new Map(
    levels.map(({ level, release }) => [level, `Level ${level}${release ? ` · ${release}` : ""}`]),
  );
  const form = createCallForm(names, level);
  const sender = make("button", {}, "Send");
  const others = [button("At every level", compare), button("Start again", startAgain)];
  const sent = make(
    "form",
    { autocomplete: "off" },
    ...form.parts,
    make("div", {}, sender, ...others),
  );
  const status = make("p", { role: "status" });
  const answer = make("div");
  const command = make("pre");
  const curl = folded("As curl, to a sandbox of your own", command);
  const output = make("section", {}, status, answer, curl);
  const changes = make("div");
  const state = make("pre");
  const title = make("h2", { id: "try-it" }, "Try it");
  const closer = button("×", () => dialog.close());
  const where = "The servers are in this page. They remember, and nothing leaves your browser.";
  const dialog = make(
    "dialog",
    { className: "try-it" },
    make("div", { className: "title" }, title, closer),
    make("p", {}, where),
    sent,
    output,
    make("h3", {}, "What the server remembers"),
    changes,
    folded("All of it", state),
  );

  const sandboxes = new Map<number, Sandbox>();
  /** The operation that the page shows. */
  let shown: string | undefined;
  /** Ends the wait for an answer. */
  let waiting: AbortController | undefined;

  function sandbox(): Sandbox {
    const featureLevel = form.level;
    const found = sandboxes.get(featureLevel) ?? createSandbox({ featureLevel });
    sandboxes.set(featureLevel, found);
    return found;
  }

  function remember(now: Sandbox["state"], before?: Sandbox["state"]): void {
    const lines = changesOf(before ?? now, now).map(changeLine);
    changes.replaceChildren(...(before ? [lineList(lines, "Nothing changed.")] : []));
    state.textContent = jsonText(now);
  }

  function tell(words: string, tried: TriedCall, ...content: readonly HTMLElement[]): void {
    status.textContent = words;
    answer.replaceChildren(...content);
    command.textContent = `# npm run sandbox -- --level ${form.level}\n${curlLine(tried)}`;
    output.hidden = false;
    output.scrollIntoView({ block: "nearest" });
  }

  async function send(): Promise<void> {
    const tried = form.call;
    const asked = sandbox();
    const before = asked.state;
    const [url, init] = fetched(tried);
    waiting = new AbortController();
    const { signal } = waiting;
    sender.textContent = "Stop waiting";
    tell("No answer yet", tried);
    const start = performance.now();
    const took = () => `${(performance.now() - start).toFixed(1)} ms`;
    try {
      const { status, body } = await answerOf(await asked.fetch(url, { ...init, signal }));
      tell(`${status} in ${took()}`, tried, make("pre", {}, jsonText(body)));
      if (status < 400) form.fill(carried(body, argumentNames));
    } catch (error) {
      if (!signal.aborted) throw error;
      tell(`No answer in ${took()}`, tried);
    } finally {
      waiting = undefined;
      sender.textContent = "Send";
    }
    remember(asked.state, before);
  }

  async function compare(): Promise<void> {
    const tried = form.call;
    const rows = await atEveryLevel([...names.keys()], tried);
    tell(`A new server of each level, ${rows.length} in all`, tried, levelTable(rows, names));
  }

  function startAgain(): void {
    sandbox().reset();
    form.clear();
    begin();
  }

  function begin(): void {
    output.hidden = true;
    remember(sandbox().state);
  }

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  dialog.setAttribute("aria-labelledby", title.id);
  closer.setAttribute("aria-label", "Close");
  form.onServer(begin);
  sent.addEventListener("submit", (event) => {
    event.preventDefault();
    if (waiting === undefined) void send();
    else waiting.abort();
  });
  dialog.addEventListener("keydown", ({ key }) => key === "Escape" && dialog.close());
  dialog.addEventListener("close", () => opener.setAttribute("aria-expanded", "false"));
  document.body.append(dialog);
  begin();
  return {
    toggle() {
      if (dialog.open) return dialog.close();
      // Where it hides the page, the page is left alone.
      if (matchMedia("(max-width: 48rem)").matches) dialog.showModal();
      else dialog.show();
      opener.setAttribute("aria-expanded", "true");
    },
    follow(id) {
      if (id === undefined || id === shown) return;
      shown = id;
      form.show(id);
    },
  };
}
