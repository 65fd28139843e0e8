import { createSandbox } from "../../sandbox/create-sandbox.ts";
import { button, make } from "./fields.ts";
import { createTrial } from "./trial.ts";

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
  /** The button that opens the drawer and shows whether it is open. */
  readonly opener: HTMLElement;
}

interface Drawer {
  /** Opens or closes it. */
  toggle(): void;
  /** Hears which operation the page shows; the drawer goes along when it is another one than before. */
  follow(id: string | undefined): void;
}

/** Puts a drawer into a page, closed. What is sent in it goes to servers in the page, which remember. */
export function createDrawer({ levels, level, opener }: SitePage): Drawer {
  const names = new Map(
    levels.map(({ level, release }) => [level, `Level ${level}${release ? ` · ${release}` : ""}`]),
  );
  const trial = createTrial(names, level);
  const title = make("h2", { id: "try-it" }, "Try it");
  const closer = button("×", () => dialog.close());
  const where =
    "The servers are in this page. They remember until another is opened, and nothing leaves your browser.";
  const dialog = make(
    "dialog",
    { className: "try-it" },
    make("div", { className: "title" }, title, closer),
    make("p", {}, where),
    ...trial.parts,
  );
  /** The operation that the page shows. */
  let shown: string | undefined;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  dialog.setAttribute("aria-labelledby", title.id);
  closer.setAttribute("aria-label", "Close");
  dialog.addEventListener("keydown", ({ key }) => key === "Escape" && dialog.close());
  dialog.addEventListener("close", () => opener.setAttribute("aria-expanded", "false"));
  document.body.append(dialog);
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
      trial.show(id);
    },
  };
}
