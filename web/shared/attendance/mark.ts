import type { MarkedValues } from '#graphql/attendance/attendance.rules.ts'
import type { Waiting, WaitingStore } from '#web/shared/queue/SendQueue.ts'

/** What somebody said of a child on a day and the server has not confirmed yet. */
export interface WaitingMark extends Waiting {
  /** `yyyy-MM-dd/child`: the last word on a child and day replaces an earlier one that still waits. */
  key: string
  date: string
  childId: number
  values: MarkedValues
  /** Version of the entry that the mark is based on; null when there was none. */
  version: number | null
  /** The entry before, for Undo; null when there was none. */
  before: MarkedValues | null
  /** Undo and answers to conflicts are not announced with another Undo. */
  quiet: boolean
  /** Set when the mark cannot be taken as it is. */
  refused: { message: string; there: (MarkedValues & { version: number }) | null } | null
}

/** A mark as it is made. */
export interface NewMark {
  date: string
  childId: number
  values: MarkedValues
  version: number | null
  before: MarkedValues | null
  quiet?: boolean
}

export const keyOf = (date: string, childId: number) => `${date}/${childId}`

/** Stores waiting marks while the page is closed. */
export type MarkStore = WaitingStore<WaitingMark>

/** What became of a mark: the entry as it is now, and why the mark was refused if it was. */
export interface MarkResult {
  childId: number
  refused: string | null
  there: (MarkedValues & { version: number }) | null
}
