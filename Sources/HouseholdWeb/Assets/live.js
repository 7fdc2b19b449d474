// Keeps a page as it is at home: asks for the same page again when something changed there, and puts its own part in
// place. Without it every page works; it is a touch behind until it is opened again.

const policy = window.trustedTypes?.createPolicy("chorus", { createHTML: (text) => text });

/** The page in `text` as a document, of which nothing runs. */
const parsed = (text) =>
  new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, "text/html");

/** Whether somebody is filling something in, which must not be lost. */
const isTyping = () =>
  [...document.querySelectorAll("main input:not([type=hidden]), main select")].some(
    (field) => field === document.activeElement || (field.value && field.value !== field.defaultValue && field.type !== "password"),
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

/** Puts the page as it is now in place. */
const refresh = async () => {
  if (isTyping()) return;
  const address = location.pathname;
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  if (answer.redirected || !answer.ok) {
    location.reload();
    return;
  }
  const page = parsed(await answer.text());
  if (isTyping() || location.pathname !== address) return;
  const focused = mark(document.activeElement);
  for (const part of ["main", "header"]) {
    const [old, fresh] = [document.querySelector(part), page.querySelector(part)];
    if (old && fresh) old.replaceWith(document.importNode(fresh, true));
  }
  if (!focused) return;
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
