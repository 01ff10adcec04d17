import { noteRegistersCleared, noteRegistersKept } from './registersKept.ts'
import { clearSealed, readAllSealed, writeSealed } from './sealedStore.ts'

/**
 * What a device stores of children, so that a register can be marked offline: the registers that one account opened on
 * it today, sealed, and nothing else. It is cleared at sign-out, when another account signs in, and at midnight.
 */
export interface OfflineDay<Register> {
  /** The account that opened them. */
  owner: number
  /** `yyyy-MM-dd` */
  day: string
  /** By number of the class. */
  registers: Record<number, Register>
}

interface StoredRegister<Register> {
  account: number
  classId: number
  register: Register
}

const part = 'register'
const ownerOf = (account: number | null) => `${part} ${account}`
const isRegister = (owner: string) => owner.startsWith(`${part} `)
const keyOf = (day: string, classId: number) => `${day} ${classId}`
const isOf = (day: string, key: string) => key.startsWith(`${day} `)

/** A browser may refuse its storage; then nothing is stored. */
const orNothing = (work: () => Promise<unknown>) => work().catch(() => undefined)

/** Clears the registers that are not of this account and day. */
const clearOthers = (account: number | null, day: string) =>
  clearSealed((owner, key) => isRegister(owner) && (owner !== ownerOf(account) || !isOf(day, key)))

export const clearOfflineStore = () =>
  orNothing(async () => {
    await clearSealed(isRegister)
    noteRegistersCleared()
  })

/** What was stored on this day; anything older is cleared. */
export async function readOfflineStore<Register>(day: string): Promise<OfflineDay<Register> | null> {
  await orNothing(() => clearSealed((owner, key) => isRegister(owner) && !isOf(day, key)))
  const stored = await readAllSealed<StoredRegister<Register>>(isRegister).catch(() => [])
  const [first] = stored
  if (!first) return null
  const own = stored.filter(({ account }) => account === first.account)
  return {
    owner: first.account,
    day,
    registers: Object.fromEntries(own.map(({ classId, register }) => [classId, register])),
  }
}

/** Stores the register of a class beside those that the same account opened on the same day. */
export const writeOfflineStore = <Register>(account: number, day: string, classId: number, register: Register) =>
  orNothing(async () => {
    const stored: StoredRegister<Register> = { account, classId, register }
    // what nobody would clear is not stored
    if (!noteRegistersKept()) return
    // both at once, so that nothing that clears comes between them
    await Promise.all([clearOthers(account, day), writeSealed(ownerOf(account), keyOf(day, classId), stored)])
  })

/**
 * Clears what another account or another day left behind.
 * @param viewer the account that is signed in; null for none, which clears everything
 */
export const clearOfflineStoreOfOthers = (viewer: number | null, day: string) =>
  viewer === null ? clearOfflineStore() : orNothing(async () => clearOthers(viewer, day))
