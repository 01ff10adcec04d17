import { type DBSchema, openDB } from 'idb'
import { openExisting } from './indexedDb.ts'

/** One value, which only this browser can open. */
interface Box {
  /** What it is part of, such as the marks of an account or the room of a tablet. Nothing about a person. */
  owner: string
  key: string
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
}

const database = 'kiewiet-sealed'

interface Sealed extends DBSchema {
  boxes: { key: [owner: string, key: string]; value: Box }
  keys: { key: string; value: CryptoKey }
}

const open = () =>
  openDB<Sealed>(database, 1, {
    upgrade(made) {
      made.createObjectStore('boxes', { keyPath: ['owner', 'key'] })
      made.createObjectStore('keys')
    },
  })

/** Whether something of this owner and key is meant. */
type Meant = (owner: string, key: string) => boolean

let opened: ReturnType<typeof openWithKey> | undefined

/** The key is made once, and cannot be taken out of the browser: what is stored is of no use elsewhere. */
async function openWithKey() {
  const store = await open()
  const known = await store.get('keys', 'key')
  if (known) return { store, key: known }
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const { store: keys, done } = store.transaction('keys', 'readwrite')
  // another tab may have been faster, and have sealed something already
  const key = (await keys.get('key')) ?? made
  await Promise.all([keys.put(key, 'key'), done])
  return { store, key }
}

const ready = () => (opened ??= openWithKey())

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
    const { store, key: secret } = await ready()
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, text)
    await store.put('boxes', { owner, key, iv, sealed })
  })

export async function readSealed<Value>(owner: string, key: string): Promise<Value | null> {
  const box = await (await ready()).store.get('boxes', [owner, key])
  return box ? openBox<Value>(box) : null
}

/** All that is meant, by owner and key; what cannot be opened is left out. */
export async function readAllSealed<Value>(isMeant: Meant): Promise<Value[]> {
  const all = await (await ready()).store.getAll('boxes')
  const meant = all.filter(({ owner, key }) => isMeant(owner, key))
  const values = await Promise.all(meant.map((box) => openBox<Value>(box).catch(() => null)))
  return values.filter((value) => value !== null)
}

export const removeSealed = (owner: string, key: string) =>
  inOrder(async () => (await ready()).store.delete('boxes', [owner, key]))

/** Removes all that is meant. Needs no key, so that it works where the browser has lost it. */
export const clearSealed = (isMeant: Meant) =>
  inOrder(async () => {
    const store = await openExisting<Sealed>(database)
    if (!store) return
    const { store: boxes, done } = store.transaction('boxes', 'readwrite')
    const meant = (await boxes.getAllKeys()).filter(([owner, key]) => isMeant(owner, key))
    await Promise.all([...meant.map((key) => boxes.delete(key)), done])
    store.close()
  })
