// Keeps what is done while home can't be reached, and sends it later, in order. What was done comes with the name of the
// request that stood in its form, so that it counts once however often it is sent; the clock at home counts.

import { ask, events, isDoor, parsed, put, refresh, worker } from "/live.js";

/** What can be done without home: all else needs an answer. */
const kept = ["/day/done", "/day/step", "/day/undo"];

/** Who is at a page: what others did here waits until they come. */
const personAt = (page) => page.querySelector("header")?.dataset.person;

/** Does something with what is kept. */
const store = (mode, work) =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open("chorus", 1);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore("deeds", { keyPath: "place", autoIncrement: true });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const base = opening.result;
      const change = base.transaction("deeds", mode);
      const asked = work(change.objectStore("deeds"));
      change.oncomplete = () => (base.close(), resolve(asked.result));
      change.onabort = () => (base.close(), reject(change.error));
    };
  });
const list = () => store("readonly", (deeds) => deeds.getAll());
const keep = (deed) => store("readwrite", (deeds) => deeds.add(deed));
const drop = (place) => store("readwrite", (deeds) => deeds.delete(place));

/** Shows one of the sentences that the page holds, or hides it. */
const tell = (name, isSo = true) => {
  const note = document.querySelector(`[data-note="${name}"]`);
  if (note) note.hidden = !isSo;
};

/** Whether home could not be reached when it was tried last. */
let isAway = false;
const setAway = (isSo) => {
  isAway = isSo;
  tell("away", isSo);
  if (isSo) tell("sent", false);
};

/** An answer with the page in it, which can be read once. */
const read = async (answer) => ({ answer, page: parsed(await answer.text()) });

/** Sends one thing with what shows that the form is of a page of who is here. */
const post = (deed, form) =>
  ask(deed.path, { method: "POST", body: new URLSearchParams([...deed.fields, ["form", form]]) }).then(read);

/** The code that forms of a page hold. */
const formOf = (page) => page.querySelector("header input[name=form]")?.value;

/** What is answered to one thing, which is sent again where somebody has signed in since this page came. */
const send = async (deed) => {
  const first = await post(deed, formOf(document));
  if (first.answer.status !== 403) return first;
  const now = await ask("/day").then(read);
  // Whoever it is by now, it is nobody who did this.
  if (personAt(now.page) !== deed.person) return now;
  return formOf(now.page) === formOf(document) ? first : post(deed, formOf(now.page));
};

/** Why something was not done, with what it is about where the page showed that. */
const problemOf = (page, deed, titles) => {
  const problem = page.querySelector("main > .problem");
  const told = document.createElement("p");
  told.className = "problem";
  told.setAttribute("role", "alert");
  const title = titles.get(new URLSearchParams(deed.fields).get("chore"));
  const why = problem?.textContent;
  told.textContent = title && why?.includes(title) ? why : [title, why].filter(Boolean).join(": ");
  return told;
};

/** Puts the page in place that came of the last thing, and tells on it of all that was not done. */
const show = async ({ answer, page }, problems) => {
  const forget = () => document.querySelectorAll("main > .problem").forEach((problem) => problem.remove());
  forget();
  if (location.pathname === "/day") {
    put(page);
    if (answer.ok) history.replaceState(null, "", answer.url);
  } else {
    await refresh();
  }
  if (problems.length > 0) {
    forget();
    document.querySelector("main").prepend(...problems);
  }
  const told = document.querySelector("main > .problem, main > .told");
  if (!told || document.activeElement !== document.body) return;
  told.tabIndex = -1;
  told.focus();
};

/** Sends what is kept of who is here, one after the other; what can't be sent now stays. */
const flush = (isPress = false) =>
  navigator.locks.request("chorus", async () => {
    const problems = [];
    let [last, count] = [null, 0];
    // As the page is now: it may be another one by the time of an answer.
    const titles = new Map([...document.querySelectorAll(".chore")].map((chore) => [chore.dataset.chore, chore.querySelector(".title")?.textContent]));
    for (const deed of await list()) {
      if (deed.person !== personAt(document)) continue;
      const got = await send(deed).catch(() => null);
      setAway(!got);
      // What decides nothing about it is no answer to it.
      if (!got || [408, 421, 429].includes(got.answer.status) || got.answer.status >= 500) break;
      const { answer, page } = got;
      if (isDoor(answer) || (personAt(page) ?? deed.person) !== deed.person) {
        // Who it was is signed in no more; the door tells that something waits.
        location.replace("/");
        return;
      }
      await drop(deed.place);
      if (!answer.ok) problems.push(problemOf(page, deed, titles));
      [last, count] = [got, count + 1];
    }
    if (!last) return;
    tell("sent", !isAway && (!isPress || count > 1) && problems.length < count);
    await show(last, problems);
  });

/** Marks what is kept on the page, so that it looks done and can be pressed again. */
const mark = (button, isKept) => {
  button.setAttribute("aria-pressed", isKept);
  if (!button.matches(".choice")) button.closest(".chore")?.classList.toggle("kept", isKept);
};

/** The name of the request with which a form is sent. */
const requestIn = (fields) => new URLSearchParams(fields).get("request");

/** Does what a form says, or keeps it; pressed once more what is kept is not to be done after all. */
const press = async (form, button) => {
  const fields = [...new FormData(form)].filter(([name]) => name !== "form");
  if (button.getAttribute("aria-pressed") === "true") {
    const request = requestIn(fields);
    await navigator.locks.request("chorus", async () => {
      const same = (await list()).find((deed) => requestIn(deed.fields) === request);
      if (same) await drop(same.place);
    });
    return mark(button, false);
  }
  try {
    await keep({ path: form.getAttribute("action"), person: personAt(document), fields });
  } catch {
    // Where the browser keeps nothing, the form is sent as without this script.
    return form.submit();
  }
  // It is kept by now, so nobody has to wait for the answer.
  const late = setTimeout(() => mark(button, true), isAway ? 0 : 1000);
  await flush(true).finally(() => clearTimeout(late));
  mark(button, (await list()).some((deed) => requestIn(deed.fields) === requestIn(fields)));
};

document.addEventListener("submit", (event) => {
  const form = event.target;
  const path = form.getAttribute("action");
  if (!events) return;
  if (kept.includes(path) && navigator.locks) {
    event.preventDefault();
    press(form, form.querySelector("button")).catch(() => {});
  } else if (isAway) {
    event.preventDefault();
    tell("away");
    if (path !== "/out") return;
    // Whoever leaves has nothing of theirs stay to be read, and is signed out once home is there again.
    try {
      localStorage.setItem("leaving", personAt(document));
    } finally {
      location.replace("/offline");
    }
  }
});

/** Signs out whoever wanted that while home could not be reached, after what they did was sent. */
const leave = () => {
  const isLeaving = localStorage.getItem("leaving") === personAt(document);
  localStorage.removeItem("leaving");
  if (isLeaving) document.querySelector('form[action="/out"]')?.requestSubmit();
};

/** Sends what is kept, and signs out whoever wanted that, whatever became of it. */
const settle = () => flush().catch(() => {}).then(() => isAway || leave()).catch(() => {});

if (events) {
  navigator.serviceWorker?.register(worker).catch(() => {});
  settle();
  events.addEventListener("open", () => (setAway(false), settle()));
  // A server that starts anew is no reason to say anything.
  events.addEventListener("error", () =>
    setTimeout(() => events.readyState === EventSource.CONNECTING && setAway(true), 4000));
  // What a server that was busy did not take, each minute; and where home could not be reached, whether it can be again: who
  // hears of events is told so late, or never where the answer was none.
  let beats = 0;
  setInterval(() => (isAway || ++beats % 12 === 0) && settle(), 5 * 1000);
} else {
  list().then((deeds) => tell("waits", deeds.length > 0)).catch(() => {});
}

if (!document.querySelector("#offline")) {
  if (!events) localStorage.removeItem("leaving");
} else {
  // Home is asked by an address that the worker does not answer.
  setInterval(
    () => ask("/offline", { cache: "no-store" }).then((answer) => answer.ok && location.replace("/")).catch(() => {}),
    4 * 1000);
}
