(() => {
"use strict";
const root = document.documentElement;
const words = document.currentScript.dataset;
const all = (selector, part = document) => [...part.querySelectorAll(selector)];
const target = link => document.getElementById(decodeURIComponent(link.hash.slice(1)));
theme();
contents();
languages();
all(".tabs").forEach(keepTabsAlike);
copying();
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
try { localStorage.setItem(key, choice.value); } catch { }
});
addEventListener("storage", event => { if (event.key === key) show(event.newValue); });
addEventListener("pageshow", event => { if (event.persisted) show(stored()); });
show(stored());
}
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
const find = () => {
const last = headings.findLast(heading => passed.has(heading)) ?? null;
if (!isFooterSeen || scrollY === 0) return last;
const asked = headings.find(heading => heading === target(location));
return asked && headings.indexOf(asked) > headings.indexOf(last) ? asked : headings.at(-1) ?? null;
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
}, { rootMargin: `9999999px 0px ${Math.min(0, 112 - innerHeight)}px` });
headings.forEach(heading => observer.observe(heading));
};
watch();
addEventListener("resize", watch);
addEventListener("hashchange", mark);
new IntersectionObserver(([{ isIntersecting }]) => { isFooterSeen = isIntersecting; mark(); }).observe(document.querySelector(".site-footer"));
document.addEventListener("click", event => {
if (!box.contains(event.target) || event.target.closest("a")) box.open = false;
});
box.addEventListener("keydown", event => {
if (event.key !== "Escape" || !box.open) return;
box.open = false;
summary.focus();
});
}
function languages() {
document.querySelector(".languages")?.addEventListener("click", event => {
const link = event.target.closest("a");
if (link) link.hash = location.hash;
});
}
function keepTabsAlike(tabs) {
tabs.addEventListener("change", event => {
const name = event.target.labels[0].textContent;
const top = tabs.getBoundingClientRect().top;
for (const label of all(".tabs > label")) if (label.textContent === name) label.control.checked = true;
scrollBy(0, tabs.getBoundingClientRect().top - top);
});
}
function copying() {
const status = document.createElement("p");
status.className = "visually-hidden";
status.setAttribute("role", "status");
const listings = all(".listing").filter(listing => !listing.querySelector(".tree, .gap"));
for (const listing of listings) {
const button = document.createElement("button");
Object.assign(button, { type: "button", className: "copy", textContent: words.copy, lang: root.lang, dir: root.dir });
button.setAttribute("aria-label", `${words.copy} – ${listing.querySelector("pre").getAttribute("aria-label")}`);
button.addEventListener("click", async () => {
if (!await copy(source(listing))) return;
button.textContent = status.textContent = words.copied;
setTimeout(() => { button.textContent = words.copy; status.textContent = ""; }, 2000);
});
(listing.querySelector("figcaption") ?? listing).append(button);
}
if (listings.length) document.body.append(status);
}
function source(listing) {
const code = listing.querySelector(".tabs > :checked ~ pre > code") ?? listing.querySelector("code");
if (!listing.querySelector(".diff")) return code.textContent;
return [...code.children].filter(line => line.localName !== "del").map(line => line.lastChild.textContent).join("");
}
async function copy(text) {
try {
await navigator.clipboard.writeText(text);
return true;
} catch {
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
