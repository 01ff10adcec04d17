const note = 'kiewiet-registers-kept'

/** Until November 2026 registers were stored here in plain text. Left in until the end of 2027, for devices that rest. */
const earlier = 'kiewiet-register-today'

/** Whether this device may hold registers: only then does a page fetch the code that clears those of others. */
export function areRegistersKept(): boolean {
  try {
    return localStorage.getItem(note) !== null || localStorage.getItem(earlier) !== null
  } catch {
    // a browser that refuses this storage refuses that of the registers too
    return false
  }
}

// where storage is refused these fail, as the store does that calls them

export const noteRegistersKept = () => localStorage.setItem(note, 'yes')

/** All of them are cleared. */
export const noteRegistersCleared = () => localStorage.removeItem(note)

export const clearEarlierRegisters = () => localStorage.removeItem(earlier)
