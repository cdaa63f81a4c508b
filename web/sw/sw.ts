// The service worker: the program itself is kept, so that it opens without the network; what the library answered is
// kept too and shown when the server cannot be reached. Tables and people are never kept.
export {};
declare const self: ServiceWorkerGlobalScope;
declare const SHELL: string[];
declare const VERSION: string;

const PROGRAM = `program-${VERSION}`;
const LIBRARY = "library";
const LASTING = /^\/api\/(games|variants|glyphs|words|books)(\/|$)/;
const MOST_KEPT = 600;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(PROGRAM).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(clean().then(() => self.clients.claim()));
});

async function clean(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== PROGRAM && name !== LIBRARY).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (LASTING.test(url.pathname)) event.respondWith(fresh(request));
  else if (url.pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(kept(request));
});

/** From the server; without it, what it said last. */
async function fresh(request: Request): Promise<Response> {
  const cache = await caches.open(LIBRARY);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put(request, answer.clone());
      void trim(cache);
    }
    return answer;
  } catch (error) {
    const known = await cache.match(request);
    if (known) return known;
    throw error;
  }
}

async function trim(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_KEPT)).map((key) => cache.delete(key)));
}

/** Every page is the same file. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
