import type { DBSchema } from 'idb'
import { sealedWaitingStore } from '#web/shared/queue/sealedWaitingStore.ts'
import { openExisting } from './indexedDb.ts'
import type { MarkStore, WaitingMark } from './mark.ts'

interface EarlierMarks extends DBSchema {
  marks: { key: [owner: number, key: string]; value: { owner: number; mark: WaitingMark } }
}

/**
 * Until November 2026 marks waited in a database of their own, not sealed: they go on waiting here. Left in until the end of 2027, when none
 * can be waiting any more. That database is emptied and not deleted: a tab with the program from before would hold up
 * the deletion, and the deletion everybody who opens it, such as a sign-out in that tab.
 */
async function moveEarlierMarks(into: MarkStore) {
  const earlier = await openExisting<EarlierMarks>('kiewiet-register')
  if (!earlier) return
  for (const { owner, mark } of await earlier.getAll('marks')) {
    await into.put(owner, mark)
    await earlier.delete('marks', [owner, mark.key])
  }
  earlier.close()
}

/**
 * Where marks of the register wait, each under the account that made it: a user who signs in next neither sees nor sends
 * them. Numbers instead of names, and gone as soon as they are sent.
 */
export function deviceStore(): MarkStore {
  const store = sealedWaitingStore<WaitingMark>((account) => `marks ${account}`)
  return {
    ...store,
    async load(owner) {
      await moveEarlierMarks(store).catch(() => undefined)
      return store.load(owner)
    },
  }
}
