/**
 * What a device keeps of children, so that a register goes on without a connection: the registers that one account
 * opened on it today, and nothing else. It leaves at sign-out, when somebody else is signed in, and with the day.
 */
const name = 'kiewiet-register-today'

export interface KeptDay<Register> {
  /** The account that opened them. */
  owner: number
  /** `yyyy-MM-dd` */
  day: string
  /** By number of the class. */
  registers: Record<number, Register>
}

/** A browser may refuse its storage; then nothing is kept. */
function read<Register>(): KeptDay<Register> | null {
  try {
    const text = localStorage.getItem(name)
    return text ? (JSON.parse(text) as KeptDay<Register>) : null
  } catch {
    return null
  }
}

/** Forgets everything, such as when somebody signs out. */
export function forgetKept() {
  try {
    localStorage.removeItem(name)
  } catch {
    // nothing was kept either
  }
}

/** What is kept of this day; anything older is forgotten. */
export function keptToday<Register>(day: string): KeptDay<Register> | null {
  const kept = read<Register>()
  if (kept?.day === day) return kept
  forgetKept()
  return null
}

/** Keeps the register of a class beside those that the same account opened on the same day. */
export function keepToday<Register>(owner: number, day: string, classId: number, register: Register) {
  const kept = read<Register>()
  const registers = kept?.owner === owner && kept.day === day ? kept.registers : {}
  try {
    localStorage.setItem(name, JSON.stringify({ owner, day, registers: { ...registers, [classId]: register } }))
  } catch {
    forgetKept()
  }
}

/**
 * Forgets what another account or another day left behind.
 * @param viewer who is signed in; null for nobody, which forgets everything
 */
export function forgetOthers(viewer: number | null, day: string) {
  const kept = read()
  if (kept && (kept.owner !== viewer || kept.day !== day)) forgetKept()
}
