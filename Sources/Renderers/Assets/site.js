// What helps to read where scripts run. Nothing on a page needs it: it works the same from a server and from a disk.
(() => {
  "use strict";
  const root = document.documentElement;

  // The theme has been chosen before anything was painted (see ThemeScript.swift); this is the switch.
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
})();
