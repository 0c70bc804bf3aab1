/** What browsers get in place of the worker once it is switched off: it takes itself and all that was kept away. */
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(leave());
});

async function leave() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("nard-offline-")).map((name) => caches.delete(name)),
  );
  await self.registration.unregister();
}
