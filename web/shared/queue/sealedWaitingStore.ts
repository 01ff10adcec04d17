import { clearSealed, readAllSealed, removeSealed, writeSealed } from '#web/shared/attendance/sealedStore.ts'
import type { Waiting, WaitingStore } from './SendQueue.ts'

/**
 * Stores on the device what waits, sealed, until the server has it: the one store of the register and of the tablet.
 * @param partOf names what the items of an owner are stored as: nothing about a person
 */
export const sealedWaitingStore = <Item extends Waiting>(partOf: (owner: number) => string): WaitingStore<Item> => ({
  load: (owner) => readAllSealed<Item>((part) => part === partOf(owner)),
  put: (owner, item) => writeSealed(partOf(owner), item.key, item),
  remove: (owner, key) => removeSealed(partOf(owner), key),
  clear: (owner) => clearSealed((part) => part === partOf(owner)),
})
