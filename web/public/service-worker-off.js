/* global self, caches */
// Answer to /service-worker.js with SERVICE_WORKER=0: removes the installed worker and its files.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
