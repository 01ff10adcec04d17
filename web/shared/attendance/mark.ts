import type { MarkedValues } from '#graphql/attendance/attendance.rules.ts'

export interface Act {
  /** A random UUID. */
  id: string
  /** When, as an ISO timestamp of the device. */
  at: string
  /** The member of staff. */
  by: number
}

/** What somebody said of a child on a day and the server has not confirmed yet. */
export interface WaitingMark {
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
  /** At the tablet of a room: by which id it happens once, when it happened and who did it. */
  act?: Act | undefined
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
export interface MarkStore {
  load(owner: number): Promise<WaitingMark[]>
  put(owner: number, mark: WaitingMark): Promise<void>
  remove(owner: number, key: string): Promise<void>
  /** Removes all marks of an account, at sign-out. */
  clear(owner: number): Promise<void>
}

/** What became of a mark: the entry as it is now, and why the mark was refused if it was. */
export interface MarkResult {
  childId: number
  refused: string | null
  there: (MarkedValues & { version: number }) | null
}

/** Stores nothing when the page is closed: for stories, and where the browser has no storage. */
export function memoryStore(marks: readonly WaitingMark[] = []): MarkStore {
  const stored = new Map(marks.map((mark) => [mark.key, mark]))
  return {
    load: async () => [...stored.values()],
    put: async (_owner, mark) => void stored.set(mark.key, mark),
    remove: async (_owner, key) => void stored.delete(key),
    clear: async () => stored.clear(),
  }
}
