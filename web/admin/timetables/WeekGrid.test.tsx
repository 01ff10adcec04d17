import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { days, slots } from '#graphql/timetables/timetables.rules.ts'
import type { Entry } from './timetable.ts'
import { WeekGrid } from './WeekGrid.tsx'

/** So many classes as the week of all of them has entries in each cell. */
const grid = (rooms: number) => {
  const places = days.flatMap((_, index) => slots.map((slot) => ({ day: index + 1, slot })))
  const entries = places.flatMap(({ day, slot }, at) =>
    Array.from({ length: rooms }, (_, room): Entry => {
      const group = { id: room + 1, name: `Class ${room + 1}` }
      const id = at * rooms + room + 1
      const words = { subject: 'Story Time', teacher: 'Lerato Dlamini', room: 'Blue room' }
      return { id, classId: group.id, day, slot, teacherId: 1, version: 1, class: group, ...words } as Entry
    }),
  )
  const acts = { onToggle: vi.fn(), onAdd: vi.fn(), onEdit: vi.fn(), onDelete: vi.fn() }
  return <WeekGrid label="Timetable" entries={entries} today={1} withClass={rooms > 1} selected={null} {...acts} />
}

/** What is drawn at once, before anything that can wait. */
const rowsAtOnce = (rooms: number) => renderToString(grid(rooms)).split('scope="row"').length - 1

it.each([1, 6])('draws the week of %i classes at once', (rooms) => {
  expect(rowsAtOnce(rooms)).toBe(slots.length)
})
