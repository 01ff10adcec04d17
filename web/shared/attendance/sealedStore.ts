import { completed, done, openExisting } from './indexedDb.ts'

const database = 'kiewiet-sealed'
const [boxes, keys] = ['boxes', 'keys']

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(boxes, { keyPath: ['owner', 'key'] })
    request.result.createObjectStore(keys)
  }
  return done(request)
}

/** One value, which only this browser can open. */
interface Box {
  /** What it is part of, such as the marks of an account or the room of a tablet. Nothing about a person. */
  owner: string
  key: string
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
}

/** Whether something of this owner and key is meant. */
type Meant = (owner: string, key: string) => boolean

let opened: Promise<{ store: IDBDatabase; key: CryptoKey }> | undefined

/** The key is made once, and cannot be taken out of the browser: what is stored is of no use elsewhere. */
async function openWithKey() {
  const store = await open()
  const known = (await done(store.transaction(keys).objectStore(keys).get('key'))) as CryptoKey | undefined
  if (known) return { store, key: known }
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const table = store.transaction(keys, 'readwrite').objectStore(keys)
  // another tab may have been faster, and have sealed something already
  const key = ((await done(table.get('key'))) as CryptoKey | undefined) ?? made
  await done(table.put(key, 'key'))
  return { store, key }
}

const ready = () => (opened ??= openWithKey())
const table = async (mode: IDBTransactionMode) => (await ready()).store.transaction(boxes, mode).objectStore(boxes)

/** Whether this browser can store sealed values: not without an encrypted connection. */
export const canSeal = () => typeof indexedDB !== 'undefined' && globalThis.crypto?.subtle !== undefined

async function openBox<Value>({ iv, sealed }: Box): Promise<Value> {
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, (await ready()).key, sealed)
  return JSON.parse(new TextDecoder().decode(text)) as Value
}

let last: Promise<unknown> = Promise.resolve()

/** Sealing takes a moment: whatever is written, removed and cleared is so in the order in which it was asked for. */
function inOrder(run: () => Promise<void>): Promise<void> {
  const next = last.then(run)
  last = next.catch(() => undefined)
  return next
}

export const writeSealed = (owner: string, key: string, value: unknown) =>
  inOrder(async () => {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify(value))
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, (await ready()).key, text)
    await done((await table('readwrite')).put({ owner, key, iv, sealed } satisfies Box))
  })

export async function readSealed<Value>(owner: string, key: string): Promise<Value | null> {
  const box = (await done((await table('readonly')).get([owner, key]))) as Box | undefined
  return box ? openBox<Value>(box) : null
}

/** All that is meant, by owner and key; what cannot be opened is left out. */
export async function readAllSealed<Value>(isMeant: Meant): Promise<Value[]> {
  const all = (await done((await table('readonly')).getAll())) as Box[]
  const meant = all.filter(({ owner, key }) => isMeant(owner, key))
  const values = await Promise.all(meant.map((box) => openBox<Value>(box).catch(() => null)))
  return values.filter((value) => value !== null)
}

export const removeSealed = (owner: string, key: string) =>
  inOrder(async () => done((await table('readwrite')).delete([owner, key])))

/** Removes all that is meant. Needs no key, so that it works where the browser has lost it. */
export const clearSealed = (isMeant: Meant) =>
  inOrder(async () => {
    const store = await openExisting(database)
    if (!store) return
    const transaction = store.transaction(boxes, 'readwrite')
    const cleared = completed(transaction)
    const stored = transaction.objectStore(boxes)
    for (const [owner, key] of (await done(stored.getAllKeys())) as [string, string][])
      if (isMeant(owner, key)) stored.delete([owner, key])
    await cleared
    store.close()
  })
