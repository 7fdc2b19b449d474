// Keeps a page as it is at home: asks for the same page again when something changed there, and puts its own part in
// place. Without it every page works; it is a touch behind until it is opened again.

const policy = window.trustedTypes?.createPolicy("chorus", { createHTML: (text) => text });

/** The page in `text` as a document, of which nothing runs. */
const parsed = (text) =>
  new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, "text/html");

/** Whether a field has something else in it than the page that it came with. */
const isChanged = (field) =>
  field.matches("select")
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : field.value !== field.defaultValue;

/** Whether somebody is filling something in, or has to do so again, which must not be lost. */
const isTyping = () => {
  const fields = [...document.querySelectorAll("main input:not([type=hidden]), main select")];
  if (fields.length > 0 && document.querySelector("main > .problem")) return true;
  return fields.some((field) => field === document.activeElement || isChanged(field));
};

/** At a tablet that several share nobody stays signed in who has gone away, so it asks nothing by itself by then. */
const mostAway = 2 * 60 * 1000;
const isShared = document.body.classList.contains("shared");
let touched = Date.now();
const isAway = () => isShared && Date.now() - touched > mostAway - 10 * 1000;

/** What finds the same element again in a new page. */
const mark = (element) => {
  const form = element?.closest?.("form");
  if (!form || !element.matches("button")) return null;
  const fields = [...form.querySelectorAll("input[type=hidden]")]
    .filter((field) => !["form", "request"].includes(field.name))
    .map((field) => `${field.name}=${field.value}`);
  return [form.getAttribute("action"), ...fields].join(" ");
};

/** What a part of a page says, whatever the names of its requests are. */
const words = (part) => part.innerHTML.replace(/name="request" value="[^"]*"/g, "");

/** Puts a part of the new page in the place of the old one, and keeps why something was not done. */
const replace = (old, fresh) => {
  if (!old || !fresh) return;
  const part = document.importNode(fresh, true);
  const problem = old.querySelector(":scope > .problem");
  if (problem && !part.querySelector(":scope > .problem")) part.prepend(problem.cloneNode(true));
  if (words(old) !== words(part)) old.replaceWith(part);
};

/** Puts the page as it is now in place. */
const refresh = async () => {
  if (isTyping() || isAway()) return;
  const address = location.pathname + location.search;
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  if (!answer.ok || ["/in", "/who"].includes(new URL(answer.url).pathname)) {
    location.replace("/");
    return;
  }
  const page = parsed(await answer.text());
  if (isTyping() || location.pathname + location.search !== address) return;
  const focused = mark(document.activeElement);
  for (const part of ["header", "main"]) {
    replace(document.querySelector(part), page.querySelector(part));
  }
  if (!focused || document.activeElement !== document.body) return;
  [...document.querySelectorAll("main button")].find((button) => mark(button) === focused)?.focus();
};

/** Asks again after a little, once for what happens at the same time. */
let waiting = 0;
const soon = () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => refresh().catch(() => {}), 150);
};

if (document.querySelector("header")) {
  const events = new EventSource("/events");
  events.addEventListener("changed", soon);
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

// A device that waits asks by itself whether a parent has typed its code, as often as it may.
const pairing = document.querySelector('form[action="/pair/token"]');
if (pairing) setTimeout(() => pairing.requestSubmit(), 6000);
