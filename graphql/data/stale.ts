import { AppError } from '#graphql/platform/errors.ts'
import { Row } from './model.ts'

interface Versioned {
  id: number
  version: number
}

/** A save that is based on an old version of a row. `transaction` knows the form, and says what its fields are now. */
export class StaleRow extends AppError {
  constructor(private readonly row: Versioned) {
    super('STALE', 'Somebody else has changed this in the meantime. Please check the current version and save again.', {
      current: { id: row.id, version: row.version },
    })
  }

  shownTo(form: unknown): AppError {
    return new AppError('STALE', this.message, { current: currentFor(this.row, form) })
  }
}

/** The fields of the form as they are now, and the columns that the model names for forms: never one that was not sent. */
function currentFor(row: Versioned, form: unknown) {
  const named = row instanceof Row ? (row.constructor as typeof Row).formColumns : []
  const shown = new Set(['id', 'version', ...Object.keys(form ?? {}), ...named])
  return Object.fromEntries(Object.entries(row).filter(([name]) => shown.has(name)))
}

/**
 * Refuses a save that is based on an old version of the record.
 * @param expected version the form was opened with; without one the save is taken as it comes
 * @throws AppError STALE with the fields of the form as they are now
 */
export function assertNotStale(row: Versioned, expected: number | null | undefined) {
  if (expected == null || expected === row.version) return
  throw new StaleRow(row)
}
