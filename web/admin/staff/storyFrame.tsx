import type { ReactNode } from 'react'
import { busyPeople } from '#web/admin/shared/people/busyCentre.ts'
import { peopleServer } from '#web/admin/shared/people/peopleServer.ts'
import { AtAddress } from '#web/admin/shared/storyFrame.tsx'
import type { Mock } from '#web/app/mocks.tsx'
import type { StaffRow } from '../attendance/staff/staffDay.ts'
import { staffEntry, staffServer } from '../attendance/staff/staffServer.ts'
import { Staff } from './Staff.screen.tsx'

/** The colleagues of the people server on a day: one is in, one is ill, one is not marked yet. */
const day: StaffRow[] = [
  { staffId: 1, firstName: 'Annelie', lastName: 'Kruger', role: 'admin', classes: [], attendance: staffEntry(1) },
  {
    staffId: 2,
    firstName: 'Mpho',
    lastName: 'Sithole',
    role: 'teacher',
    classes: ['Explorers'],
    attendance: staffEntry(2, { status: 'sick_leave', timeIn: null }),
  },
  { staffId: 3, firstName: 'Grace', lastName: 'Moeketsi', role: 'teacher', classes: [], attendance: null },
]

const marks = [
  'present',
  'present',
  'late',
  'present',
  'present',
  'present',
  null,
  'present',
  'present',
  'sick_leave',
  'present',
  'personal_leave',
]

/** Everybody of the demo centre at half past nine: one is late, two are on leave, one is not marked yet. */
export const busyDay = (): StaffRow[] =>
  busyPeople()
    .users.slice(0, marks.length)
    .map(({ id, firstName, lastName, role }, index) => {
      const status = marks[index] ?? null
      const timeIn = status === 'late' ? '08:10' : status === 'present' ? `0${6 + (id % 2)}:${20 + id}` : null
      const attendance = status === null ? null : staffEntry(id, { status, timeIn })
      return { staffId: id, firstName, lastName, role, classes: [], attendance }
    })

interface StaffStoryProps {
  /** What follows the section in the address. */
  at?: string
  overrides?: Mock[]
  /** The whole staff, or three people for tests. */
  isBusy?: boolean
  /** Open over the screen. */
  dialog?: ReactNode
}

export function StaffStory({ at = '', overrides = [], isBusy = false, dialog }: StaffStoryProps) {
  return (
    <AtAddress
      at={`/admin/dashboard?section=staff${at}`}
      mocks={[
        ...overrides,
        ...staffServer([], isBusy ? busyDay() : day),
        ...peopleServer(overrides, isBusy ? busyPeople() : undefined),
      ]}
    >
      <Staff />
      {dialog}
    </AtAddress>
  )
}
