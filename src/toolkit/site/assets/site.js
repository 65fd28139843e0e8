// Sets the chosen theme before the page is shown, then adds links to headings, tabs and buttons that copy code. Pages are
// complete without this script.
(() => {
  const themes = ["light", "dark"];
  // Shared with Redoc's pages.
  const themeKey = "redoc.colorMode";

  // Without storage, a choice applies only to this page.
  const recalled = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const remember = (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // As above.
    }
  };
  const show = (theme) => {
    for (const one of themes) document.documentElement.classList.toggle(one, one === theme);
  };
  show(recalled(themeKey)); // Without a choice, the style sheet follows the system.

  document.addEventListener("DOMContentLoaded", () => {
    themeButton(document.querySelector(".theme-button"));
    for (const heading of document.querySelectorAll("main :is(h2, h3)[id]")) anchor(heading);
    for (const samples of document.querySelectorAll(".samples")) tabs(samples);
    for (const code of document.querySelectorAll(".code pre")) copyButton(code);
    if (matchMedia("(max-width: 1180px)").matches)
      document.querySelector(".page:not(.with-rail) .contents details")?.removeAttribute("open");
    sideNavigation(document.querySelector(".side"));
    openTarget();
    addEventListener("hashchange", openTarget);
    if (location.protocol === "file:") document.addEventListener("click", leadToFile, true);
  });

  /** Opens folded parts around the target of the address, which not all browsers do. */
  function openTarget() {
    const target = document.getElementById(targetId());
    for (let one = target; one !== null; one = one.parentElement?.closest("details") ?? null)
      if (one.localName === "details") one.open = true;
    if (target?.closest("details")) target.scrollIntoView();
  }

  /** The id in the address. A `%` that escapes nothing, as in `#100%`, represents itself. */
  function targetId() {
    const id = location.hash.slice(1);
    try {
      return decodeURIComponent(id);
    } catch {
      return id;
    }
  }

  /** Without a server, the address of a folder shows no page. */
  function leadToFile({ target }) {
    const link = target.closest("a[href]");
    const to = new URL(link?.getAttribute("href") ?? "#", location.href);
    if (to.protocol !== "file:" || !to.pathname.endsWith("/")) return;
    to.pathname += "index.html";
    link.setAttribute("href", to.href);
  }

  function themeButton(button) {
    const isDark = () => {
      const theme = recalled(themeKey);
      return themes.includes(theme)
        ? theme === "dark"
        : matchMedia("(prefers-color-scheme: dark)").matches;
    };
    const name = () => button.setAttribute("aria-label", isDark() ? "Light theme" : "Dark theme");
    button.hidden = false;
    name();
    button.addEventListener("click", () => {
      const theme = isDark() ? "light" : "dark";
      show(theme);
      remember(themeKey, theme);
      name();
    });
  }

  /** Scrolls the navigation, not the page, to the current page's entry; on narrow screens, when it opens over the page. */
  function sideNavigation(side) {
    const scroll = () => {
      const here = side.querySelector("[aria-current=page]");
      if (here) side.scrollTop = here.offsetTop - side.clientHeight / 2;
    };
    if (side === null) return;
    scroll();
    side.addEventListener("toggle", scroll);
    side.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget?.closest(".page") && !side.contains(relatedTarget)) side.hidePopover(); // It covers the page.
    });
  }

  function anchor(heading) {
    const link = document.createElement("a");
    link.className = "anchor";
    link.href = `#${heading.id}`;
    link.textContent = "#";
    link.setAttribute("aria-label", `Link to ${heading.textContent.trim()}`);
    heading.append(link);
  }

  /** Shows one of several samples; the language is kept from page to page. */
  function tabs(samples) {
    const figures = [...samples.querySelectorAll("figure")].map((figure) => {
      const panel = document.createElement("div");
      figure.replaceWith(panel);
      panel.append(figure);
      return panel;
    });
    if (figures.length < 2) return;
    const list = document.createElement("div");
    list.setAttribute("role", "tablist");
    list.setAttribute("aria-label", "Language of the sample");
    const choose = (index) => {
      for (const [at, figure] of figures.entries()) {
        figure.hidden = at !== index;
        list.children[at].setAttribute("aria-selected", at === index);
        list.children[at].tabIndex = at === index ? 0 : -1;
      }
    };
    const names = figures.map((figure) => figure.querySelector("figcaption").textContent.trim());
    for (const [index, name] of names.entries()) {
      const tab = document.createElement("button");
      tab.type = "button";
      tab.textContent = name;
      tab.setAttribute("role", "tab");
      tab.id = `tab-${index}`;
      figures[index].id = `panel-${index}`;
      figures[index].setAttribute("role", "tabpanel");
      figures[index].setAttribute("aria-labelledby", tab.id);
      tab.setAttribute("aria-controls", `panel-${index}`);
      tab.addEventListener("click", () => {
        choose(index);
        remember("sample", name);
      });
      list.append(tab);
    }
    list.addEventListener("keydown", ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (step === undefined) return;
      const now = [...list.children].indexOf(document.activeElement);
      const next = list.children[(now + step + names.length) % names.length];
      next.focus();
      next.click();
    });
    samples.prepend(list);
    // Named by the address (the search links to `#sample-python`), or last chosen.
    const isNamed = (name) => location.hash === `#sample-${name.toLowerCase()}`;
    const show = () => {
      const named = names.findIndex(isNamed);
      choose(named === -1 ? Math.max(0, names.indexOf(recalled("sample"))) : named);
    };
    show();
    addEventListener("hashchange", show);
  }

  function copyButton(code) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      const isCopied = await navigator.clipboard.writeText(shownText(code)).then(
        () => true,
        () => false,
      );
      button.textContent = isCopied ? "Copied" : "Not copied";
      setTimeout(() => {
        button.textContent = "Copy";
      }, 2_000);
    });
    code.after(button);
  }

  /** The code of the chosen level, or else of the newest that it has, without the notes beside its lines. */
  function shownText(code) {
    const isChosen = new URLSearchParams(location.search).has("level");
    const [last] = /\d*$/.exec(code.closest("[data-levels]")?.dataset.levels ?? "");
    const copy = code.cloneNode(true);
    for (const part of copy.querySelectorAll(".since, [data-levels]")) {
      const { levels = "" } = part.dataset;
      const isOff = isChosen ? part.matches(".off") : !levels.endsWith(`-${last}`);
      if (isOff || levels === "") part.remove();
    }
    return copy.textContent;
  }
})();
