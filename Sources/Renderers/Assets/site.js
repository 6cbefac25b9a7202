// What helps to read where scripts run. Nothing on a page needs it, and it works the same from a server and from a disk.
(() => {
  "use strict";
  const root = document.documentElement;
  const words = document.currentScript.dataset;
  const all = (selector, part = document) => [...part.querySelectorAll(selector)];
  // An author's id may hold anything, so it is looked up as an id and never put into a selector.
  const target = link => document.getElementById(decodeURIComponent(link.hash.slice(1)));

  theme();
  contents();
  languages();
  const copyable = copying();
  equip(document);
  // What another script has put on the page.
  document.addEventListener("pilaster:shown", event => equip(event.target));

  function equip(part) {
    all(".tabs", part).forEach(keepTabsAlike);
    // A folder is no source, and neither is a difference that leaves lines out.
    all(".listing", part).filter(listing => !listing.querySelector(".tree, .gap")).forEach(copyable);
  }

  // The theme was set before anything was painted (ThemeScript.swift); this is the switch.
  function theme() {
    const key = "pilaster-theme";
    const choice = document.querySelector(".theme");
    const stored = () => { try { return localStorage.getItem(key); } catch { return null; } };
    const show = theme => {
      root.dataset.theme = theme === "light" || theme === "dark" ? theme : "auto";
      if (choice) choice.value = root.dataset.theme;
    };
    choice?.addEventListener("change", () => {
      show(choice.value);
      // Where nothing can be stored, the choice holds for this page.
      try { localStorage.setItem(key, choice.value); } catch { }
    });
    addEventListener("storage", event => { if (event.key === key) show(event.newValue); });
    // A page that comes back from the browser's memory is as it was left.
    addEventListener("pageshow", event => { if (event.persisted) show(stored()); });
    show(stored());
  }

  // Marks the section that is being read in the table of contents.
  function contents() {
    const box = document.querySelector(".contents");
    const links = new Map();
    if (!box) return;
    for (const link of all("a", box)) links.set(target(link), link);
    links.delete(null);
    const headings = [...links.keys()];
    const summary = box.querySelector("summary");
    const passed = new Set();
    let current = null, isFooterSeen = false, observer;

    // The last heading that has passed the upper edge. At the page's end none below it can: then the one that was asked for, or the last.
    const find = () => {
      const last = headings.findLast(heading => passed.has(heading)) ?? null;
      if (!isFooterSeen || scrollY === 0) return last;
      const asked = headings.find(heading => heading === target(location));
      return asked && headings.indexOf(asked) >= headings.indexOf(last) ? asked : headings.at(-1) ?? null;
    };
    const mark = () => {
      const found = find();
      if (found === current) return;
      links.get(current)?.removeAttribute("aria-current");
      current = found;
      const link = links.get(current);
      link?.setAttribute("aria-current", "true");
      summary.dataset.current = link?.textContent ?? "";
      if (!link) return;
      // Of a long list the marked entry stays in sight.
      const { top, bottom } = link.getBoundingClientRect(), frame = box.getBoundingClientRect();
      if (top < frame.top || bottom > frame.bottom) box.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
    };
    const watch = () => {
      observer?.disconnect();
      passed.clear();
      observer = new IntersectionObserver(changes => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) passed.add(target);
          else passed.delete(target);
        }
        mark();
        // Everything above a line just below the upper edge counts as seen, so that no jump passes a heading unnoticed.
      }, { rootMargin: `9999999px 0px ${Math.min(0, 112 - innerHeight)}px` });
      headings.forEach(heading => observer.observe(heading));
    };
    watch();
    addEventListener("resize", watch);
    addEventListener("hashchange", mark);
    new IntersectionObserver(([{ isIntersecting }]) => { isFooterSeen = isIntersecting; mark(); }).observe(document.querySelector(".site-footer"));

    // On a phone the list lies over the text, and goes when it has been used.
    document.addEventListener("click", event => {
      if (!box.contains(event.target) || event.target.closest("a")) box.open = false;
    });
    box.addEventListener("keydown", event => {
      if (event.key !== "Escape" || !box.open) return;
      box.open = false;
      summary.focus();
    });
  }

  // A section has the same id in every language.
  function languages() {
    document.querySelector(".languages")?.addEventListener("click", event => {
      const link = event.target.closest("a");
      if (link) link.hash = location.hash;
    });
  }

  // Who wants to see one version of the code wants to see it everywhere.
  function keepTabsAlike(tabs) {
    tabs.addEventListener("change", event => {
      const name = event.target.labels[0].textContent;
      const top = tabs.getBoundingClientRect().top;
      for (const label of all(".tabs > label")) if (label.textContent === name) label.control.checked = true;
      scrollBy(0, tabs.getBoundingClientRect().top - top);
    });
  }

  // Gives a listing a button that copies the source that it shows.
  function copying() {
    const status = document.createElement("p");
    status.className = "visually-hidden";
    status.setAttribute("role", "status");
    return listing => {
      const button = document.createElement("button");
      Object.assign(button, { type: "button", className: "copy", textContent: words.copy, lang: root.lang, dir: root.dir });
      button.setAttribute("aria-label", `${words.copy} – ${listing.querySelector("pre").getAttribute("aria-label")}`);
      button.addEventListener("click", async () => {
        if (!await copy(source(listing))) return;
        button.textContent = status.textContent = words.copied;
        setTimeout(() => { button.textContent = words.copy; status.textContent = ""; }, 2000);
      });
      (listing.querySelector(".status") ?? listing.querySelector("figcaption") ?? listing).append(button);
      if (!status.isConnected) document.body.append(status);
    };
  }

  function source(listing) {
    const code = listing.querySelector(".tabs > :checked ~ pre > code") ?? listing.querySelector("code");
    if (!listing.querySelector(".diff")) return code.textContent;
    // What stands after the change, without the words that say what was added.
    return [...code.children].filter(line => line.localName !== "del").map(line => line.lastChild.textContent).join("");
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Without TLS browsers have the older way only.
      const area = document.createElement("textarea"), focused = document.activeElement;
      area.value = text;
      area.className = "visually-hidden";
      document.body.append(area);
      area.select();
      const isCopied = document.execCommand("copy");
      area.remove();
      focused?.focus();
      return isCopied;
    }
  }
})();
