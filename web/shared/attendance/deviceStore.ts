import { done, openExisting } from './indexedDb.ts'
import type { MarkStore, WaitingMark } from './mark.ts'
import { clearSealed, readAllSealed, removeSealed, writeSealed } from './sealedStore.ts'

const ownerOf = (account: number) => `marks ${account}`

/**
 * Until November 2026 marks waited in a database of their own, not sealed: they go on waiting here. Left in until the end of 2027, when none
 * can be waiting any more. That database is emptied and not deleted: a tab with the program from before would hold up
 * the deletion, and the deletion everybody who opens it, such as a sign-out in that tab.
 */
async function moveEarlierMarks() {
  const earlier = await openExisting('kiewiet-register')
  if (!earlier) return
  const table = (mode: IDBTransactionMode) => earlier.transaction('marks', mode).objectStore('marks')
  const marks = (await done(table('readonly').getAll())) as { owner: number; mark: WaitingMark }[]
  for (const { owner, mark } of marks) {
    await writeSealed(ownerOf(owner), mark.key, mark)
    await done(table('readwrite').delete([owner, mark.key]))
  }
  earlier.close()
}

/**
 * Stores marks on the device until the server has them, sealed, each under the account that made it: a user who signs in
 * next neither sees nor sends them. Numbers instead of names, and gone as soon as they are sent.
 */
export const deviceStore = (): MarkStore => ({
  async load(owner) {
    await moveEarlierMarks().catch(() => undefined)
    return readAllSealed<WaitingMark>((one) => one === ownerOf(owner))
  },
  put: (owner, mark) => writeSealed(ownerOf(owner), mark.key, mark),
  remove: (owner, key) => removeSealed(ownerOf(owner), key),
  clear: (owner) => clearSealed((one) => one === ownerOf(owner)),
})
