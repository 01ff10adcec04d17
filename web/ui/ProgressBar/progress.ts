const DEFAULT_MAX = 100

export type ProgressState = 'indeterminate' | 'loading' | 'complete'

export interface Progress {
  max: number
  /** `null` while nobody knows. */
  value: number | null
  state: ProgressState
}

/** Objects without a prototype have no text of their own. */
const named = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : typeof value

/** Checks what a progress bar was given. What does not fit is warned about once a call, and the default is taken. */
export function readProgress(value: unknown, max: unknown, warn: (message: string) => void): Progress {
  let limit = DEFAULT_MAX
  if (typeof max === 'number' && Number.isFinite(max) && max > 0) limit = max
  else if (max !== undefined && max !== null)
    warn(`ProgressBar: max must be a number above 0, got ${named(max)}; ${DEFAULT_MAX} is used.`)

  if (value === undefined || value === null) return { max: limit, value: null, state: 'indeterminate' }
  if (typeof value !== 'number' || !(value >= 0 && value <= limit)) {
    warn(`ProgressBar: value must be a number from 0 to ${limit}, got ${named(value)}; it is left empty.`)
    return { max: limit, value: null, state: 'indeterminate' }
  }
  return { max: limit, value, state: value === limit ? 'complete' : 'loading' }
}
