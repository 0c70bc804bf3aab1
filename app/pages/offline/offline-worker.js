/**
 * Keeps one page for the time without a connection, and what that page needs. No other answer is ever
 * kept: a page of the house may tell a balance, and an old balance is a wrong one. KEPT, with `version`,
 * `page` and `files`, is put before this text by app/routes/site/files/offline-worker.ts.
 */
const PREFIX = "nard-offline-";
const CACHE = PREFIX + KEPT.version;

self.addEventListener("install", (event) => {
  event.waitUntil(keepFiles().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOtherVersions(), preloadPages()]).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(pageOrOffline(event));
  else if (isKept(request.url)) event.respondWith(fetch(request).catch(() => keptAnswer(request.url)));
});

async function keepFiles() {
  const cache = await caches.open(CACHE);
  await cache.addAll(KEPT.files.map((file) => new Request(file, { cache: "reload" })));
}

async function dropOtherVersions() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** The browser asks for a page while it wakes this worker, so that nobody waits for the worker. */
async function preloadPages() {
  if (self.registration.navigationPreload) await self.registration.navigationPreload.enable();
}

async function pageOrOffline(event) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request));
  } catch {
    return keptAnswer(KEPT.page);
  }
}

function isKept(url) {
  const { origin, pathname, search } = new URL(url);
  return origin === self.location.origin && KEPT.files.includes(pathname + search);
}

async function keptAnswer(url) {
  const answer = await caches.match(url, { cacheName: CACHE });
  return answer || Response.error();
}
