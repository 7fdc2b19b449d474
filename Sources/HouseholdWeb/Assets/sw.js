// Keeps the files of the board, and a page that says that home can't be reached: never one with anything of anybody.

const name = "board";
const page = "/offline";
const files = ["/board.css", "/live.js", "/queue.js", "/keypad.js", "/icon.svg", "/manifest.webmanifest"];

self.addEventListener("install", (event) => {
  const filled = caches.open(name).then((cache) => cache.addAll([page, ...files]));
  event.waitUntil(filled.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** A file as it is at home now; the one that was kept is for when home can't be reached. */
const fresh = async (request) => {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(name)).put(request, answer.clone());
  return answer;
};

/** An answer, unless it takes longer: a computer that is switched off gives none at all. */
const soon = (answer, seconds) =>
  Promise.race([answer, new Promise((_, reject) => setTimeout(reject, seconds * 1000))]);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  // What changes something goes its own way, as if there were no worker.
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(soon(fetch(request), 10).catch(() => caches.match(page)));
  } else if (files.includes(pathname) && search === "") {
    event.respondWith(soon(fresh(request), 2).catch(() => caches.match(request)));
  }
});
