// Search. Questions are answered here, from scripts that are loaded when they are first needed, by a server or from a disk
// alike. What these hold is written down in Sources/Search and Sources/Renderers/Search.
//
// label: what the search is called. base: where the language's own script is. allPages: where to go if that cannot be loaded.
self["pilaster:open"] = (label, base, allPages) => {
  "use strict";
  const loaded = new Map();
  let index;

  const load = name => {
    if (!loaded.has(name)) {
      loaded.set(name, new Promise((done, failed) => {
        const script = document.createElement("script");
        const path = name.split("/").map(encodeURIComponent).join("/");
        // What belongs to another build must not come from the browser's memory.
        script.src = new URL(`${path}.js${index ? "?" + index.version : ""}`, base);
        script.onload = () => done(self["pilaster:" + name]);
        script.onerror = () => { loaded.delete(name); failed(new Error(name)); };
        document.head.append(script);
      }));
    }
    return loaded.get(name);
  };

  // Words, cut and folded as WordScanner.swift and Folding.swift do it.
  const letter = "[\\p{L}\\p{M}\\p{N}\\xad\\u200c\\u200d\\u2060]";
  const unspaced = "(?=[\\p{L}\\p{M}\\p{N}])[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}ー]";
  const named = `(?<!${letter})[A-Za-z\\d]{1,2}(?:\\+\\+|#)`;
  const wordPattern = new RegExp(`${named}|(?:${unspaced})+|(?:(?!${unspaced})${letter})+`, "gu");
  const runPattern = new RegExp(`${named}|${unspaced}|(?:(?!${unspaced})(?:${letter}|[-_‐‑]))+`, "gu");
  const unspacedPattern = new RegExp(`^(?:${unspaced})+$`, "u");
  const fold = word => word.normalize("NFKD")
    .replace(/([\u0418\u0423\u0438\u0443]\u0306)|[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\xad\u200c\u200d\u2060]/g, "$1")
    .toLowerCase().toUpperCase().toLowerCase().replaceAll("ς", "σ").normalize("NFC");
  const wordsOf = question => [...new Set((question.match(wordPattern) ?? []).flatMap(word => {
    const signs = [...word];
    if (signs.length < 3 || !unspacedPattern.test(word)) return fold(word);
    return signs.slice(1).map((sign, place) => fold(signs[place] + sign));
  }))].filter(word => word);

  // Classes of words (ClassWriter.swift).
  const classes = async number => {
    const text = await load("search-" + number);
    let start = "";
    return text.split("|").slice(0, -1).map(entry => {
      const [head, ...forms] = entry.split(",");
      start = start.slice(0, head.charCodeAt(0) - 65) + head.slice(1);
      return { start, forms: forms.map(form => [start + form.slice(0, form.indexOf(":")), form.slice(form.indexOf(":") + 1)]) };
    });
  };
  const parsed = new Map();
  const shard = number => {
    if (!parsed.has(number)) parsed.set(number, classes(number));
    return parsed.get(number);
  };
  const shardsFor = word => {
    const count = test => Math.max(0, index.shards.filter(test).length - 1);
    const numbers = new Set();
    // Classes whose beginning begins the word, then those that the word begins.
    for (let length = Math.min(3, word.length); length <= word.length; length++) {
      const start = word.slice(0, length);
      numbers.add(count(first => first < start)).add(count(first => first <= start));
    }
    const last = count(first => first <= word + "\uffff");
    for (let number = count(first => first <= word); number <= last && numbers.size < 5; number++) numbers.add(number);
    return [...numbers];
  };
  const eachPosting = (postings, visit) => {
    let page = 0, gap = 0;
    for (let place = postings[0] === "*" ? 1 : 0; place < postings.length; place++) {
      const code = postings.charCodeAt(place);
      if (code > 64 && code < 103) gap = gap * 32 + code - (code < 91 ? 64 : 70);
      else {
        page += gap;
        visit(page++, 1.25 ** (code - (code > 102 ? 103 : 28)));
        gap = 0;
      }
    }
  };

  // The pages of one word: those of its own form count most, then those of its other forms, of words that begin with it (it
  // may be half typed), and of a word whose form it may be though it stands nowhere.
  const match = async (word, isWhole) => {
    const known = index.shards.length ? (await Promise.all(shardsFor(word).map(shard))).flat() : [];
    const found = { word, pages: new Map(), forms: new Set(), isCommon: false };
    const take = (group, weigh) => {
      for (const [form, postings] of group.forms) {
        found.forms.add(form);
        if (form === word && postings[0] === "*") found.isCommon = true;
        eachPosting(postings, (page, weight) =>
          found.pages.set(page, Math.max(found.pages.get(page) ?? 0, weight * weigh(form))));
      }
    };
    const exact = known.filter(group => group.forms.some(([form]) => form === word));
    for (const group of exact) take(group, form => form === word ? 1 : 0.7);
    if (isWhole) return found;
    for (const group of known) {
      if (!exact.includes(group) && group.forms.some(([form]) => form.startsWith(word)))
        take(group, form => (form.startsWith(word) ? 0.5 : 0.4) * word.length / Math.max(form.length, word.length));
    }
    if (!exact.length) {
      const related = known.filter(({ start }) => start.length > 2 && word.startsWith(start)
        && word.length - start.length <= Math.min(6, start.length));
      const longest = Math.max(...related.map(group => group.start.length));
      for (const group of related) if (group.start.length === longest) take(group, () => 0.4);
    }
    return found;
  };

  const ask = async question => {
    const words = wordsOf(question).slice(0, 12);
    const matches = await Promise.all(words.map(word => match(word)));
    // What is asked for as two words may be written as one.
    const joined = await Promise.all(words.slice(1).map((word, place) => match(words[place] + word, true)));
    joined.forEach(({ pages, forms }, place) => {
      for (const { pages: own, forms: ownForms } of matches.slice(place, place + 2)) {
        for (const [page, weight] of pages) own.set(page, Math.max(own.get(page) ?? 0, weight));
        for (const form of forms) ownForms.add(form);
      }
    });
    const telling = matches.filter(found => !found.isCommon);
    const asked = telling.length ? telling : matches;
    const counts = new Map(), scores = new Map();
    for (const found of matches) {
      const rarity = Math.log(1 + index.pages.length / found.pages.size);
      for (const [page, weight] of found.pages) {
        scores.set(page, (scores.get(page) ?? 0) + weight * rarity);
        if (asked.includes(found)) counts.set(page, (counts.get(page) ?? 0) + 1);
      }
    }
    // All words if there are such pages, else as many as there are.
    const most = Math.max(0, ...counts.values());
    const pages = [...counts.keys()].filter(page => counts.get(page) === most)
      .sort((left, right) => scores.get(right) - scores.get(left) || left - right);
    return { pages, matches };
  };

  // Results. Texts are put in as text, whatever they hold.
  const make = (tag, attributes, ...children) => {
    const element = document.createElement(tag);
    for (const name in attributes) element.setAttribute(name, attributes[name]);
    element.append(...children);
    return element;
  };
  // Where words that were asked for stand in a text, and which of them.
  const hits = (text, matches) => {
    const places = [];
    for (const { 0: run, index: start } of text.matchAll(runPattern)) {
      const parts = fold(run).split(/[-_‐‑]/), whole = parts.join("");
      const which = matches.filter(({ word, forms }) => forms.has(whole) || parts.some(part => part && forms.has(part))
        || (word.length > 2 ? whole.includes(word) : unspacedPattern.test(run) && word.includes(whole)));
      if (which.length) places.push({ start, end: start + run.length, which });
    }
    return places;
  };
  const distinct = places => new Set(places.flatMap(place => place.which)).size;
  const marked = (text, places, from = 0, to = text.length) => {
    const nodes = [];
    for (const { start, end } of places) {
      if (start < from || end > to) continue;
      nodes.push(text.slice(from, start), make("mark", {}, text.slice(start, end)));
      from = end;
    }
    return [...nodes, text.slice(from, to)];
  };
  const excerpt = (text, places) => {
    let from = Math.max(0, (places[0]?.start ?? 0) - 60), to = Math.min(text.length, from + 180);
    if (from > 0) from = Math.max(from, text.indexOf(" ", from) + 1 || from);
    if (to < text.length) to = Math.max(text.lastIndexOf(" ", to), places[0]?.end ?? 0) || to;
    return [from > 0 ? "… " : "", ...marked(text, places, from, to), to < text.length ? " …" : ""];
  };
  const option = ([title, description, ...sections], page, number, matches) => {
    const titleHits = hits(title, matches);
    let best = { id: "", heading: "", text: description, places: hits(description, matches), score: 0 };
    for (const [id, heading, text] of sections) {
      const places = hits(text, matches);
      const score = 3 * distinct(hits(heading, matches)) + 2 * distinct(places);
      if (score > best.score) best = { id, heading, text, places, score };
    }
    // Who asks for a page by its name wants its beginning.
    const isNamed = distinct(titleHits) === matches.length;
    const path = index.pages[page].split("/").map(encodeURIComponent).join("/");
    const fragment = isNamed || !best.id ? "" : "#" + encodeURIComponent(best.id);
    return make("a", { role: "option", id: "pilaster:found-" + number, tabindex: -1, "aria-selected": false,
      href: new URL(`${path}.html${fragment}`, base) },
      make("strong", {}, ...marked(title, titleHits)),
      fragment && best.heading ? make("span", {}, ...marked(best.heading, hits(best.heading, matches))) : "",
      make("p", {}, ...excerpt(best.text || description, best.text ? best.places : [])));
  };

  // The dialog (ARIA Authoring Practices Guide, combobox with a list that filters itself).
  const input = make("input", { type: "search", role: "combobox", "aria-label": label, "aria-autocomplete": "list",
    "aria-expanded": false, "aria-controls": "pilaster:found", autocomplete: "off", spellcheck: false, enterkeyhint: "go" });
  const close = make("button", { type: "button" }, "×");
  const list = make("div", { role: "listbox", id: "pilaster:found", "aria-label": label, hidden: "" });
  const status = make("p", { role: "status" });
  const hint = make("p", { class: "hint" });
  const dialog = make("dialog", { class: "search", "aria-label": label }, make("div", {}, input, close), status, list, hint);
  document.body.append(dialog);

  let turn = 0, pending = Promise.resolve();
  const active = () => list.querySelector("[aria-selected=true]");
  const choose = option => {
    active()?.setAttribute("aria-selected", false);
    option?.setAttribute("aria-selected", true);
    option?.scrollIntoView({ block: "nearest" });
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
  };
  const show = (options, text) => {
    choose(null);
    list.replaceChildren(...options);
    list.hidden = !options.length;
    input.setAttribute("aria-expanded", options.length > 0);
    status.textContent = text;
  };
  const run = async () => {
    const own = ++turn, question = input.value.trim();
    await prepare();
    if (!question) return own === turn && show([], "");
    const { pages, matches } = await ask(question);
    const texts = await Promise.all(pages.slice(0, 10).map(page => load("search/" + index.pages[page])));
    if (own !== turn) return;
    const form = index.results[new Intl.PluralRules(index.locale).select(pages.length)] ?? index.results.other;
    show(texts.map((text, number) => option(text, pages[number], number, matches)), pages.length
      ? form.replace("{count}", pages.length.toLocaleString(index.locale))
      : index.nothing.replace("{query}", () => `\u2068${question}\u2069`));
  };
  const prepare = async () => {
    if (index) return;
    index = await load("search");
    input.placeholder = index.placeholder;
    hint.textContent = index.hint;
    close.setAttribute("aria-label", index.close);
  };
  const fail = () => { location.href = allPages; };
  const hide = () => {
    // What cannot be seen must not take the next keys.
    input.blur();
    dialog.close();
  };
  close.addEventListener("click", hide);
  dialog.addEventListener("click", event => { if (event.target === dialog) hide(); });
  list.addEventListener("click", event => { if (!event.ctrlKey && !event.metaKey && !event.shiftKey) hide(); });
  input.addEventListener("input", () => { pending = run().catch(fail); });
  input.addEventListener("keydown", event => {
    if (event.isComposing) return;
    const options = [...list.children], place = options.indexOf(active());
    if (event.key === "ArrowDown") choose(options[(place + 1) % options.length]);
    else if (event.key === "ArrowUp") choose(options.at(place < 0 ? -1 : place - 1));
    // By itself a field for searching would only empty itself.
    else if (event.key === "Escape") hide();
    else if (event.key === "Enter") pending.then(() => (active() ?? list.firstElementChild)?.click());
    else return;
    event.preventDefault();
  });
  // Loaded before it is asked for.
  prepare().catch(() => { });
  return () => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    prepare().catch(fail);
  };
};
