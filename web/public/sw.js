/*
 * Lets the portal and the admin area be installed on a phone. It keeps program files alone, whose names change with
 * what is in them, and pages for when there is no connection: one that says so, and in the areas of administrators and staff
 * and on the tablet of a room the program of the register. No answer of the server and no upload is ever kept, so that nothing about a person is in here.
 */
const version = 'kiewiet-5'
const offlinePage = '/offline.html'
const staffOfflinePage = '/offline-staff.html'
const shell = [offlinePage, staffOfflinePage, '/offline.css', '/offline.js', '/favicon.svg']
/** The register with its program files, replaced as a whole. Which names it shows is not the worker's business. */
const registerCache = 'kiewiet-register'
const registerPage = '/offline-register.html'
/** Older program files go once there are more than these. */
const mostFiles = 400

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(shell)))
})

self.addEventListener('activate', (event) => {
  const removeOld = async () => {
    for (const name of await caches.keys()) if (name !== version && name !== registerCache) await caches.delete(name)
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

async function keepRegister() {
  const response = await fetch(registerPage, { cache: 'no-cache' })
  if (!response.ok) return
  const files = (await response.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
  const cache = await caches.open(registerCache)
  const wanted = new Set(files)
  for (const file of wanted) if (!(await cache.match(file))) await cache.add(file)
  await cache.put(registerPage, response)
  for (const kept of await cache.keys()) {
    const { pathname } = new URL(kept.url)
    if (pathname !== registerPage && !wanted.has(pathname)) await cache.delete(kept)
  }
}

self.addEventListener('message', (event) => {
  // without it the register opens with a connection alone, as everything else does
  if (event.data === 'keep the register') event.waitUntil(keepRegister().catch(() => undefined))
})

/** How long a page may take where the register can be shown instead, in milliseconds: a network may be up and carry nothing. */
const longestAnswer = 4_000
const later = (answer) => new Promise((resolve) => setTimeout(() => resolve(answer), longestAnswer))

async function page(request) {
  const { pathname } = new URL(request.url)
  const answer = fetch(request).catch(() => null)
  const forStaff = pathname.startsWith('/admin/') || pathname === '/staff' || pathname === '/room'
  const register = forStaff && (await caches.match(registerPage))
  if (register) return (await Promise.race([answer, later(null)])) ?? register
  return (await answer) ?? (await caches.match(forStaff ? staffOfflinePage : offlinePage)) ?? Response.error()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(programFile(event))
  else if (shell.includes(pathname)) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})
