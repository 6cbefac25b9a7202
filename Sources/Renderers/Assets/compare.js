// The comparison of patterns that are too many or too heavy for one page. Each is a script of its own
// (SideScriptRenderer.swift), loaded when a reader chooses it, from a server or from a disk alike. The choice stands in the
// address, so it can be handed on, and is kept in another language.
(() => {
  "use strict";
  const most = 3, mostFeatures = 8;
  const comparison = document.querySelector(".comparison");
  const choice = comparison.querySelector(".choice"), sides = comparison.querySelector(".sides");
  const name = link => decodeURIComponent(link.getAttribute("href")).replace(/\.html$/, "");
  const links = new Map([...document.querySelectorAll(".traits th a")].map(link => [name(link), link]));

  const loading = new Map();
  const load = name => {
    if (!loading.has(name)) {
      loading.set(name, new Promise(done => {
        const script = document.createElement("script");
        script.src = `compare/${name.split("/").map(encodeURIComponent).join("/")}.js`;
        script.onload = () => done(self["pilaster:compare/" + name]);
        // What cannot be loaded can still be read on its own page.
        script.onerror = () => {
          loading.delete(name);
          done(`<article class="side"><h3>${links.get(name).outerHTML}</h3></article>`);
        };
        document.head.append(script);
      }));
    }
    return loading.get(name);
  };

  // The code of one feature stands in one row, if several of the chosen patterns have it.
  const align = () => {
    const codes = [...sides.children].map(side =>
      new Map([...side.querySelectorAll("[data-feature]")].map(part => [part.dataset.feature, part])));
    const features = [...new Set(codes.flatMap(code => [...code.keys()]))]
      .filter(feature => codes.filter(code => code.has(feature)).length > 1).slice(0, mostFeatures);
    codes.forEach((code, place) => {
      for (const part of code.values()) part.remove();
      sides.children[place].append(...features.map(feature => code.get(feature) ?? document.createElement("div")));
    });
  };

  let turn = 0;
  const chosen = () => [...new Set(selects.map(select => select.value))].filter(name => name);
  const show = async () => {
    const own = ++turn;
    const texts = await Promise.all(chosen().map(load));
    if (own !== turn) return;
    sides.innerHTML = texts.join("\n");
    align();
    sides.dispatchEvent(new Event("pilaster:shown", { bubbles: true }));
  };
  const selects = Array.from({ length: most }, (_, place) => {
    const select = document.createElement("select");
    select.setAttribute("aria-label", `${choice.querySelector("h2").textContent} – ${place + 1}`);
    select.append(new Option("–", ""), ...[...links].map(([name, link]) => {
      const option = new Option(link.textContent, name);
      if (link.hreflang) option.lang = link.hreflang;
      return option;
    }));
    select.addEventListener("change", () => {
      history.replaceState(null, "", "#" + new URLSearchParams(chosen().map(name => ["side", name])));
      show();
    });
    return select;
  });
  const restore = () => {
    const names = new URLSearchParams(location.hash.slice(1)).getAll("side").filter(name => links.has(name));
    if (!names.length) return;
    selects.forEach((select, place) => { select.value = names[place] ?? ""; });
    show();
  };
  choice.append(...selects);
  comparison.hidden = false;
  addEventListener("hashchange", restore);
  restore();
})();
