import { useEffect } from 'react'
import { cacheRegisterPage } from '#web/app/serviceWorker.ts'
import { writeOfflineStore } from '#web/shared/attendance/offlineStore.ts'
import type { RegisterClass, RegisterEntry } from '../register/rows.ts'

/** The register of a class as a device keeps it for the day. */
export interface StoredRegister {
  shown: RegisterClass
  /** Why the centre is closed, in words; null when it is open. */
  closed: string | null
  entries: RegisterEntry[]
}

/**
 * Names (where two are equal, with birthdays) and marks are needed to go on, also the notes of staff: a mark replaces a whole entry. Allergies and what
 * parents told stay on the server.
 */
const whatIsNeeded = (entry: RegisterEntry): RegisterEntry => ({
  ...entry,
  allergies: null,
  profileImage: null,
  absence: entry.absence && { ...entry.absence, reason: '' },
})

interface ToKeep {
  owner: number
  date: string
  today: string
  closed: string | null
  shown: RegisterClass | undefined
  /** Null while they are not those of the class and day that are shown. */
  entries: readonly RegisterEntry[] | null
}

/** Keeps today's register on the device while it is looked at, and the page that shows it without a connection. */
export function useOfflineRegister({ owner, date, today, closed, shown, entries }: ToKeep) {
  useEffect(() => {
    if (!shown || !entries || date !== today || owner === 0) return
    const register: StoredRegister = { shown, closed, entries: entries.map(whatIsNeeded) }
    void writeOfflineStore(owner, today, shown.classId, register)
  }, [owner, date, today, closed, shown, entries])
  useEffect(cacheRegisterPage, [])
}
