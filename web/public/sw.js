// Keeps the pages and their assets in the browser, so that they open at once; never anything of /api.

const CACHE = "twinpack-pages";
const MOST = 80; // old assets go when there are more

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (pathname === "/health" || pathname === "/metrics") return;
  // The name of an asset holds its hash, so what is kept is right for ever. All else is asked for anew while it can be.
  event.respondWith(pathname.startsWith("/assets/") ? kept(request) : fresh(request));
});

// What is kept goes by its path alone: what stands behind # may be a secret.
const place = (request) => new URL(request.url).pathname;

async function kept(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(place(request))) ?? store(cache, request);
}

async function fresh(request) {
  const cache = await caches.open(CACHE);
  try {
    return await store(cache, request);
  } catch (error) {
    const found = await cache.match(place(request));
    if (found) return found;
    throw error;
  }
}

async function store(cache, request) {
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(place(request), answer.clone());
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) await cache.delete(old);
  }
  return answer;
}
