const database = 'kiewiet-sealed'
const [boxes, keys] = ['boxes', 'keys']

const done = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

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
  /** Whose it is: the number of an account, or the name of a tablet. */
  owner: number | string
  key: string
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
}

type Owner = Box['owner']

let opened: Promise<{ store: IDBDatabase; key: CryptoKey }> | undefined

/** The key is made once, and cannot be taken out of the browser: what is stored is of no use elsewhere. */
async function openWithKey() {
  const store = await open()
  const table = () => store.transaction(keys, 'readwrite').objectStore(keys)
  const known = (await done(table().get('key'))) as CryptoKey | undefined
  if (known) return { store, key: known }
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await done(table().put(key, 'key'))
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

export async function writeSealed(owner: Owner, key: string, value: unknown) {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(value))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, (await ready()).key, text)
  await done((await table('readwrite')).put({ owner, key, iv, sealed } satisfies Box))
}

export async function readSealed<Value>(owner: Owner, key: string): Promise<Value | null> {
  const box = (await done((await table('readonly')).get([owner, key]))) as Box | undefined
  return box ? openBox<Value>(box) : null
}

/** Everything of an owner; what cannot be opened is left out. */
export async function readAllSealed<Value>(owner: Owner): Promise<Value[]> {
  const all = (await done((await table('readonly')).getAll())) as Box[]
  const values = all.filter((box) => box.owner === owner).map((box) => openBox<Value>(box).catch(() => null))
  return (await Promise.all(values)).filter((value) => value !== null)
}

export async function removeSealed(owner: Owner, key: string) {
  await done((await table('readwrite')).delete([owner, key]))
}

/** Removes what is stored of these owners. */
export async function clearSealed(...owners: Owner[]) {
  const all = (await done((await table('readonly')).getAllKeys())) as [Owner, string][]
  for (const [owner, key] of all) if (owners.includes(owner)) await removeSealed(owner, key)
}
