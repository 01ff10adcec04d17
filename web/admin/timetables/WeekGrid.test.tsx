import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { days, slots } from '#graphql/timetables/timetables.rules.ts'
import type { Entry } from './timetable.ts'
import { WeekGrid } from './WeekGrid.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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

it('draws the rows in sight first, and then all of them', async () => {
  expect(rowsAtOnce(6)).toBeLessThan(slots.length / 2)
  const { container } = render(grid(6))
  const drawn = () => container.querySelectorAll('th[scope=row]').length
  await vi.waitFor(() => expect(drawn()).toBe(slots.length), 10_000)
})

it('keeps the place of rows that are not drawn yet without a cell across all days, which would squeeze the one of a phone', () => {
  const first = renderToString(grid(6))
  expect(first).toContain('height:')
  expect(first).not.toContain('colSpan')
})

it('draws a week that fits on the screen at once', () => {
  vi.stubGlobal('innerHeight', 1_200)
  expect(rowsAtOnce(1)).toBe(slots.length)
})
