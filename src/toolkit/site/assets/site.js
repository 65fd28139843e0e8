// The chosen color mode before anything shows, then what the pages offer: links to headings, copying of code, the level
// switch, and the search and Try it, each loaded when it is first used. Pages read without this script too.
(() => {
  try {
    const stored = localStorage.getItem("redoc.colorMode");
    if (stored === "light" || stored === "dark") document.documentElement.classList.add(stored);
  } catch {
    // Without storage, as without a choice, the style sheet follows the system by itself.
  }

  document.addEventListener("DOMContentLoaded", () => {
    const site = JSON.parse(document.querySelector("script#site-data").textContent);
    const level = document.body.dataset.level;
    for (const heading of document.querySelectorAll(".text :is(h2, h3, h4, h5)[id]"))
      anchor(heading);
    for (const code of document.querySelectorAll(".text pre")) copyButton(code);
    closeFromElsewhere(document.querySelector(".switch"));
    openSearch(site, Number(level ?? site.levels.at(-1).level));
    if (level !== undefined) keepPlace(site, tryIt(site, Number(level)));
  });

  /** The search of the site; its scripts are loaded when it is first opened, and meanwhile it takes the keys. */
  function openSearch(site, level) {
    const button = document.querySelector(".search-button");
    const dialog = document.querySelector(".search");
    let isAskedFor = false;
    const open = async () => {
      dialog.showModal();
      dialog.querySelector("input").select();
      if (isAskedFor) return;
      isAskedFor = true;
      try {
        const { attach } = await import("./search.js");
        attach(dialog, site, level);
      } catch (error) {
        dialog.querySelector("[role=status]").textContent =
          "The search could not be loaded. Load the page anew to try again.";
        throw error;
      }
    };
    button.hidden = false;
    button.addEventListener("click", open);
    dialog.addEventListener("click", ({ target }) => {
      if (target === dialog) dialog.close();
    });
    // Before Redoc, which has a search of its own at Ctrl+K.
    addEventListener(
      "keydown",
      (event) => {
        const { key, ctrlKey, metaKey, target } = event;
        const isTyping = target.closest?.("input, textarea, select, [contenteditable]") !== null;
        const isWanted = ctrlKey || metaKey ? key === "k" : key === "/" && !isTyping;
        if (!isWanted) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (!dialog.open) open();
      },
      true,
    );
  }

  function anchor(heading) {
    const link = document.createElement("a");
    link.className = "anchor";
    link.href = `#${heading.id}`;
    link.textContent = "#";
    link.setAttribute("aria-label", `Link to ${heading.textContent.trim()}`);
    heading.append(link);
  }

  function copyButton(code) {
    const holder = document.createElement("div");
    holder.className = "code";
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      const isCopied = await navigator.clipboard.writeText(code.textContent).then(
        () => true,
        () => false,
      );
      button.textContent = isCopied ? "Copied" : "Not copied";
      setTimeout(() => {
        button.textContent = "Copy";
      }, 2_000);
    });
    code.replaceWith(holder);
    holder.append(code, button);
  }

  /** A menu that is open hides the page, so what is done elsewhere closes it. */
  function closeFromElsewhere(menu) {
    document.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape" || !menu.open) return;
      menu.open = false;
      menu.querySelector("summary").focus();
    });
    document.addEventListener("click", ({ target }) => {
      if (!menu.contains(target)) menu.open = false;
    });
  }

  /** Opens the drawer of Try it, loaded when it is first used; returns a function that takes the operation of the page. */
  function tryIt({ levels }, level) {
    const opener = document.querySelector(".try");
    let operation;
    let drawer;
    const load = async () => {
      const { createDrawer } = await import("./try-it.js"); // From where this script lies.
      drawer ??= createDrawer({ levels, level, opener });
      drawer.follow(operation);
    };
    const toggle = () =>
      load().then(
        () => drawer.toggle(),
        () => {
          opener.textContent = "Try it: not loaded";
        },
      );
    if (opener !== null) {
      opener.hidden = false;
      opener.addEventListener("click", toggle);
      document.addEventListener("keydown", (event) => {
        // By the position of the key: with Alt, some keyboards write other letters.
        if (!event.altKey || event.code !== "KeyT") return;
        event.preventDefault();
        toggle();
      });
    }
    return (id) => {
      operation = id;
      drawer?.follow(id);
    };
  }

  /** The text as it is where a `%` in it encodes nothing. */
  function decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  }

  /** Makes the level switch lead to the same place at another level, and says where an operation does not exist. */
  function keepPlace(site, follow) {
    const notice = document.querySelector(".notice");
    const wanted = (hash) =>
      site.operations.find(
        ({ id, route }) => hash === `#${route}` || hash.split(/[#.-]/, 2).at(1) === id,
      );
    const update = () => {
      for (const link of document.querySelectorAll(".levels a")) link.hash = location.hash;
      const operation = wanted(decoded(location.hash));
      follow(operation?.id);
      const { id, absence } = operation ?? {};
      const isShown = notice.dataset.operation === id; // A link that has the focus stays.
      notice.hidden = absence === undefined;
      if (absence === undefined || isShown) return;
      notice.dataset.operation = id;
      const link = document.querySelector(`.levels a[data-level="${absence.readAt}"]`).cloneNode();
      link.textContent = `Read it at level ${absence.readAt}`;
      notice.replaceChildren(absence.text, " ", link);
    };
    update();
    addEventListener("hashchange", update);
    addEventListener("popstate", update);
    // Redoc changes the address without an event while the reader scrolls.
    document.addEventListener("pointerover", update, { passive: true });
    document.addEventListener("focusin", update);
  }
})();
