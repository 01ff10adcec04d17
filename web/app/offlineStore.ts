/**
 * What a device stores of children, so that a register can be marked offline: the registers that one account opened on
 * it today, and nothing else. It is cleared at sign-out, when another account signs in, and at midnight.
 */
const name = 'kiewiet-register-today'

export interface OfflineDay<Register> {
  /** The account that opened them. */
  owner: number
  /** `yyyy-MM-dd` */
  day: string
  /** By number of the class. */
  registers: Record<number, Register>
}

/** A browser may refuse its storage; then nothing is stored. */
function read<Register>(): OfflineDay<Register> | null {
  try {
    const text = localStorage.getItem(name)
    return text ? (JSON.parse(text) as OfflineDay<Register>) : null
  } catch {
    return null
  }
}

export function clearOfflineStore() {
  try {
    localStorage.removeItem(name)
  } catch {
    // nothing was stored either
  }
}

/** What was stored on this day; anything older is cleared. */
export function readOfflineStore<Register>(day: string): OfflineDay<Register> | null {
  const stored = read<Register>()
  if (stored?.day === day) return stored
  clearOfflineStore()
  return null
}

/** Stores the register of a class beside those that the same account opened on the same day. */
export function writeOfflineStore<Register>(owner: number, day: string, classId: number, register: Register) {
  const stored = read<Register>()
  const registers = stored?.owner === owner && stored.day === day ? stored.registers : {}
  try {
    localStorage.setItem(name, JSON.stringify({ owner, day, registers: { ...registers, [classId]: register } }))
  } catch {
    clearOfflineStore()
  }
}

/**
 * Clears what another account or another day left behind.
 * @param viewer the account that is signed in; null for none, which clears everything
 */
export function clearOfflineStoreOfOthers(viewer: number | null, day: string) {
  const stored = read()
  if (stored && (stored.owner !== viewer || stored.day !== day)) clearOfflineStore()
}
