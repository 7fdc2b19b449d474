// Keeps a page as it is at home: asks for the same page again when something changed there, and puts its own part in
// place. Without it every page works; it is a touch behind until it is opened again.

const policy = window.trustedTypes?.createPolicy("chorus", { createHTML: (text) => text });

/** The page in `text` as a document, of which nothing runs. */
const parsed = (text) =>
  new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, "text/html");

/** Whether somebody is filling something in, which must not be lost. */
const isTyping = () =>
  [...document.querySelectorAll("main input:not([type=hidden]), main select")].some(
    (field) =>
      field === document.activeElement ||
      (field.matches("input") && field.value !== field.defaultValue),
  );

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
  if (isTyping()) return;
  const address = location.pathname + location.search;
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  if (!answer.ok || new URL(answer.url).pathname === "/in") {
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
  setInterval(soon, 5 * 60 * 1000);
}
