(() => {
  "use strict";
  const { version: served, base, files } = document.currentScript.dataset;
  const own = JSON.parse(files);
  const place = "pilaster-preview:" + location.pathname;
  let version = served;
  let source, retry;

  // A reload leads back to the same words, even if the text above them has grown.
  function remember() {
    const headings = [...document.querySelectorAll("main [id]")].filter(element => element.getBoundingClientRect().top <= 1);
    const last = headings[headings.length - 1];
    const offset = last ? -last.getBoundingClientRect().top : 0;
    sessionStorage.setItem(place, JSON.stringify({ id: last ? last.id : "", offset, x: scrollX, y: scrollY }));
  }

  // Until the page has been laid out as it stays, a scroll may end elsewhere: then it is done again, for a while.
  function restore(times) {
    const kept = sessionStorage.getItem(place);
    if (!kept) return;
    const { id, offset, x, y } = JSON.parse(kept);
    const element = id && document.getElementById(id);
    const top = element ? element.getBoundingClientRect().top + scrollY + offset : y;
    if (Math.abs(top - scrollY) > 1) scrollTo({ left: x, top, behavior: "instant" });
    if (times > 0) return requestAnimationFrame(() => restore(times - 1));
    sessionStorage.removeItem(place);
    history.scrollRestoration = "auto";
  }

  function reload() {
    stop();
    try {
      remember();
      history.scrollRestoration = "manual";
    } catch {
      // A page that may keep nothing is still reloaded.
    }
    location.reload();
  }

  // The path in the output of what an element shows, if it is of the site.
  function path(address) {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin || !url.pathname.startsWith(base)) return "";
    try {
      return decodeURIComponent(url.pathname.slice(base.length));
    } catch {
      return "";
    }
  }

  function show(problems) {
    const host = document.querySelector("pilaster-preview");
    const list = host && host.shadowRoot && host.shadowRoot.getElementById("problems");
    if (list && list.innerHTML !== problems) list.innerHTML = problems;
  }

  function take(event) {
    const state = JSON.parse(event.data);
    if (state.reset) return reload();
    version = state.version;
    show(state.problems);
    const changed = new Set(state.changed);
    if (own.some(file => changed.has(file))) return reload();
    const parts = document.querySelectorAll("img[src], script[src], source[src], video[src], audio[src], iframe[src]");
    if ([...parts].some(part => changed.has(path(part.src)))) return reload();
    for (const sheet of document.querySelectorAll('link[rel~="stylesheet"][href]')) {
      if (!changed.has(path(sheet.href))) continue;
      const url = new URL(sheet.href);
      url.searchParams.set("preview", version);
      sheet.href = url.href;
    }
  }

  function start() {
    clearTimeout(retry);
    if (source || document.hidden) return;
    source = new EventSource("/-/events?since=" + encodeURIComponent(version));
    source.addEventListener("state", take);
    source.addEventListener("open", () => document.documentElement.dataset.preview = "live");
    source.onerror = () => {
      stop();
      retry = setTimeout(start, 1000);
    };
  }

  function stop() {
    clearTimeout(retry);
    if (source) source.close();
    source = undefined;
    delete document.documentElement.dataset.preview;
  }

  // Browsers open few connections to one server: only the pages that are seen keep theirs.
  document.addEventListener("visibilitychange", () => document.hidden ? stop() : start());
  addEventListener("pagehide", stop);
  addEventListener("pageshow", start);
  // Who scrolls by themselves is not called back.
  for (const own of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    addEventListener(own, () => sessionStorage.removeItem(place), { passive: true });
  }
  addEventListener("load", () => restore(20));
  start();
})();
