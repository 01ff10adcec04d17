import type { Page } from '@playwright/test'

/** What the browser keeps of a part of the register or of a tablet's room. */
interface Stored {
  /** As it lies on the disk. */
  onDisk: string
  /** Opened with the key of the browser. */
  opened: string
}

/** @param part how its owner begins: `marks`, `register` or `room actions` */
export const readDevice = (page: Page, part: string): Promise<Stored[]> =>
  page.evaluate(async (meant) => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    // opening it would make it
    if (!(await indexedDB.databases()).some(({ name }) => name === 'kiewiet-sealed')) return []
    const database = await done(indexedDB.open('kiewiet-sealed'))
    const table = (name: string) => database.transaction(name).objectStore(name)
    const key = await done<CryptoKey>(table('keys').get('key'))
    const boxes = await done(table('boxes').getAll())
    database.close()
    const opened = boxes
      .filter(({ owner }) => owner.startsWith(meant))
      .map(async ({ owner, iv, sealed }) => ({
        onDisk: `${owner} ${new TextDecoder('latin1').decode(sealed)}`,
        opened: new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed)),
      }))
    return Promise.all(opened)
  }, part)
