// Answers only when the server does not: with a page that says so. Everything else goes to the network as usual,
// since tables live on the server and an old client would only pretend.
const SHELF = "veglia-offline-1";
const PAGES = ["offline.html", "icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(PAGES)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isIcon = request.method === "GET" && request.url.endsWith("/icon.svg");
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("offline.html")));
  } else if (isIcon) {
    event.respondWith(fetch(request).catch(() => caches.match("icon.svg")));
  }
});
