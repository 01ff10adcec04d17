/*
 * Lets the portal and the admin area be installed on a phone. It keeps program files alone, whose names change with
 * what is in them, and one page for when there is no connection. No page, no answer of the server and no upload is
 * ever kept, so that nothing about a person stays on a device.
 */
const version = 'kiewiet-1'
const offlinePage = '/offline.html'
const shell = [offlinePage, '/offline.css', '/favicon.svg']
/** Older program files go once there are more than these. */
const mostFiles = 400

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(shell)))
})

self.addEventListener('activate', (event) => {
  const removeOld = async () => {
    for (const name of await caches.keys()) if (name !== version) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(removeOld())
})

async function keep(request, response) {
  const cache = await caches.open(version)
  await cache.put(request, response)
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'))
  for (const old of files.slice(0, Math.max(0, files.length - mostFiles))) await cache.delete(old)
}

async function programFile(event) {
  const kept = await caches.match(event.request)
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(keep(event.request, response.clone()))
  return response
}

const page = (request) => fetch(request).catch(async () => (await caches.match(offlinePage)) ?? Response.error())

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(programFile(event))
  else if (shell.includes(pathname)) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})
