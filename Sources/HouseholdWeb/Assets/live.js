// Keeps a page as it is at home: asks for the same page again when something changed there, and puts its own part in
// place. Without it every page works; it is a touch behind until it is opened again.

const policy = window.trustedTypes?.createPolicy("chorus", {
  createHTML: (text) => text,
  createScriptURL: (address) => {
    if (address !== "/sw.js") throw new TypeError(`${address} is no script of ours`);
    return address;
  },
});

/** The one script that is run beside pages, as browsers want to be given it. */
export const worker = policy ? policy.createScriptURL("/sw.js") : "/sw.js";

/** Asks home, which has ten seconds for its answer: a computer that is switched off gives none at all. */
export const ask = (address, options) => fetch(address, { ...options, signal: AbortSignal.timeout?.(10 * 1000) });

/** The page in `text` as a document, of which nothing runs. */
export const parsed = (text) =>
  new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, "text/html");

/** Whether an answer is the page of somebody who has to sign in. */
export const isDoor = (answer) => ["/in", "/who"].includes(new URL(answer.url).pathname);

/** Whether a field has something else in it than the page that it came with. */
const isChanged = (field) =>
  field.matches("select")
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : field.value !== field.defaultValue;

/** Whether somebody is filling something in, or has to do so again, which must not be lost. */
const isTyping = () => {
  const fields = [...document.querySelectorAll("main input:not([type=hidden]), main select")];
  const isChoosing = document.querySelector("main input[name=reading]");
  if (isChoosing || (fields.length > 0 && document.querySelector("main > .problem"))) return true;
  return fields.some((field) => field === document.activeElement || isChanged(field));
};

/** At a tablet that several share nobody stays signed in who has gone away, so it asks nothing by itself by then. */
const mostAway = 2 * 60 * 1000;
const isShared = document.body.classList.contains("shared");
let touched = Date.now();
const isDeserted = () => isShared && Date.now() - touched > mostAway - 10 * 1000;

/** What finds the same element again in a new page. */
const identity = (element) => {
  const form = element?.closest?.("form");
  if (!form || !element.matches("button")) return null;
  const fields = [...form.querySelectorAll("input[type=hidden]")]
    .filter((field) => !["form", "request", "ticked"].includes(field.name))
    .map((field) => `${field.name}=${field.value}`);
  return [form.getAttribute("action"), ...fields].join(" ");
};

/** What a part of a page says, whatever the names of its requests are, and what has had the focus. */
const words = (part) => part.innerHTML.replace(/name="request" value="[^"]*"| tabindex="-1"/g, "");

/** Puts a part of the new page in the place of the old one, and keeps why something was not done. */
const replace = (old, fresh) => {
  if (!old || !fresh) return;
  const part = document.importNode(fresh, true);
  const problems = [...old.querySelectorAll(":scope > .problem")];
  if (!part.querySelector(":scope > .problem")) part.prepend(...problems.map((problem) => problem.cloneNode(true)));
  if (words(old) !== words(part)) old.replaceWith(part);
};

/** Puts the parts of a page in place, with the focus where it was. */
export const put = (page) => {
  const focused = identity(document.activeElement);
  for (const part of ["header", "main"]) {
    replace(document.querySelector(part), page.querySelector(part));
  }
  if (!focused || document.activeElement !== document.body) return;
  [...document.querySelectorAll("main button")].find((button) => identity(button) === focused)?.focus();
};

/** Puts the page as it is now in place. */
export const refresh = async () => {
  if (isTyping() || isDeserted()) return;
  const address = location.pathname + location.search;
  const answer = await ask(address, { headers: { Accept: "text/html" } });
  if (!answer.ok || isDoor(answer)) return location.replace("/");
  const page = parsed(await answer.text());
  if (isTyping() || location.pathname + location.search !== address) return;
  put(page);
};

/** Asks again after a little, once for what happens at the same time. */
let waiting = 0;
const soon = () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => refresh().catch(() => {}), 150);
};

/** What tells that something happened at home; nothing where nobody is signed in. */
export const events = document.querySelector("header") ? new EventSource("/events") : null;

if (events) {
  events.addEventListener("changed", soon);
  // Whoever is signed in no more is told nothing, and asks where they are.
  events.addEventListener("error", () => events.readyState === EventSource.CLOSED && soon());
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && soon());
  // What is due turns with the day, and what is late with the minute.
  setInterval(soon, 60 * 1000);
}

if (isShared) {
  let leaving = 0;
  const stay = () => {
    touched = Date.now();
    clearTimeout(leaving);
    leaving = setTimeout(() => document.querySelector('form[action="/out"]')?.requestSubmit(), mostAway);
  };
  for (const deed of ["pointerdown", "keydown"]) document.addEventListener(deed, stay);
  stay();
}

// A device that waits asks by itself whether a parent has typed its code, as often as it may. A page asks once, for the
// answer that has the token comes once.
const pairing = document.querySelector('form[action="/pair/token"]');
let isAsked = false;
pairing?.addEventListener("submit", (deed) => (isAsked ? deed.preventDefault() : (isAsked = true)));
if (pairing) setTimeout(() => pairing.requestSubmit(), 6000);
