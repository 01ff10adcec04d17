import { memoryStore } from '#web/shared/queue/memoryStore.ts'
import type { MarkStore, WaitingMark } from './mark.ts'

const database = 'kiewiet-register'
const table = 'marks'

const done = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: ['owner', 'mark.key'] })
  return done(request)
}

interface StoredMark {
  owner: number
  mark: WaitingMark
}

/**
 * Stores marks on the device until the server has them, each under the account that made it: a user who signs in next
 * neither sees nor sends them. Numbers instead of names, and gone as soon as they are sent.
 */
export function deviceStore(): MarkStore {
  if (typeof indexedDB === 'undefined') return memoryStore()
  let opened: Promise<IDBDatabase> | undefined
  const store = async (mode: IDBTransactionMode) => {
    opened ??= open()
    return (await opened).transaction(table, mode).objectStore(table)
  }
  const load = async (owner: number) => {
    const all: StoredMark[] = await done((await store('readonly')).getAll())
    return all.filter((stored) => stored.owner === owner).map(({ mark }) => mark)
  }
  return {
    load,
    async put(owner, mark) {
      await done((await store('readwrite')).put({ owner, mark } satisfies StoredMark))
    },
    async remove(owner, key) {
      await done((await store('readwrite')).delete([owner, key]))
    },
    async clear(owner) {
      for (const { key } of await load(owner)) await done((await store('readwrite')).delete([owner, key]))
    },
  }
}
