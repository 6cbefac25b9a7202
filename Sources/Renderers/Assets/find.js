
// The way into the search. What answers questions (search.js, beside this script) is loaded when somebody first asks.
(() => {
  "use strict";
  const link = document.querySelector(".find");
  if (!link) return;
  const source = new URL("search.js", document.currentScript.src);
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "find", textContent: link.lastElementChild.textContent });
  button.setAttribute("aria-haspopup", "dialog");
  button.setAttribute("aria-keyshortcuts", "/");
  link.replaceWith(button);

  let loading;
  const load = () => loading ??= new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = source;
    script.onload = () => done(self["pilaster:open"](button.textContent, new URL(link.dataset.search, location.href), link.href));
    script.onerror = failed;
    document.head.append(script);
  });
  // Where nothing can be loaded, there is still the list of all pages.
  const open = () => load().then(show => show(), () => { location.href = link.href; });
  button.addEventListener("click", open);
  button.addEventListener("pointerenter", () => load().catch(() => { }));
  document.addEventListener("keydown", event => {
    const isTyping = event.target.closest?.("input, textarea, select, [contenteditable]");
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    event.preventDefault();
    open();
  });
})();
