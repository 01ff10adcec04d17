import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, userEvent, within } from 'storybook/test'
import { mockOf } from '#web/app/mocks.tsx'
import { Portal, today } from '../storyFrame.tsx'
import { ParentDaysDocument, type ParentDaysQuery } from './day.generated.ts'
import type { ChildDay } from './daySummary.ts'
import { correctedDayOf, dayOf, fullDayOf, morningOf } from './sampleDays.ts'

const meta = {
  title: 'Portal/Days',
  component: Portal,
  parameters: { layout: 'fullscreen' },
  args: { at: '/parent/day', mocks: [] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

type Child = ParentDaysQuery['myChildren'][number]

const lerato: Child = {
  id: 1,
  firstName: 'Lerato',
  lastName: 'Mokoena',
  enrolledOn: '2026-01-14',
  lastDay: null,
  class: { id: 2, name: 'Little Learners' },
  care: [],
}
const bontle: Child = {
  ...lerato,
  id: 9,
  firstName: 'Bontle-Grace',
  lastName: 'Mokoena van der Westhuizen',
  enrolledOn: '2026-11-16',
  class: { id: 1, name: 'Tiny Tots' },
}

const lastWeek = [
  fullDayOf('2026-11-20'),
  correctedDayOf('2026-11-19'),
  fullDayOf('2026-11-18', ['11:45', '13:50']),
  fullDayOf('2026-11-17'),
]
const thisWeek = [morningOf(today), fullDayOf('2026-11-23', ['12:20', '13:05'])]
const all = [...thisWeek, ...lastWeek]

const days = (children: readonly Child[], known: readonly ChildDay[] = all) =>
  mockOf(ParentDaysDocument, ({ from, until }) => ({
    myChildren: children.map((child) => ({
      ...child,
      care: known.filter(({ date }) => from <= date && date <= until),
    })),
  }))

/** A whole day of last week, of which entries were corrected or taken back after closing. */
export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { at: '/parent/day?child=1&date=2026-11-19', mocks: [days([lerato, bontle])] },
}

export const FilledTwoChildren: Story = {
  name: 'Filled: two children',
  args: { at: '/parent/day?child=all&date=2026-11-20', mocks: [days([lerato, bontle])] },
}

// Tests

export const TellsADay: Story = {
  ...Filled,
  name: 'Tells a day by the time, with what was corrected after closing',
  play: async ({ canvas }) => {
    const day = within(await canvas.findByRole('region', { name: 'Lerato Mokoena' }))
    const entries = within(await day.findByRole('list')).getAllByRole('listitem')
    const said = entries.map(({ textContent }) => textContent)
    await expect(said[0]).toBe('08:00Breakfast: ate everything')
    await expect(said).toContain('11:30Lunch: ate some of itAsked for more of the butternut.Corrected at 17:45')
    await expect(said).toContain('09:50SunscreenRemoved at 17:45')
    await expect(said).toContain('15:30NoteRemoved at 17:45')
    await expect(said).toContain('12:05Slept from 12:05 to 13:401 h 35 min · checked 6 times')
    await expect(said.some((words) => words?.includes('Checked while asleep'))).toBe(false)
    await expect(day.getByText('Day closed at 17:05')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: /^Bontle/ })).toBeNull()
  },
}

export const ShowsTheWeek: Story = {
  ...Filled,
  name: 'Shows the week as a picture that says the same in words',
  play: async ({ canvas }) => {
    const week = within(await canvas.findByRole('table', { name: "Lerato's week" }))
    await expect(week.getAllByRole('rowheader')).toHaveLength(5)
    await expect(week.getByRole('row', { name: /^Mon 16 Nov/ })).toHaveTextContent('Nothing entered')
    await expect(week.getByRole('row', { name: /^Wed 18 Nov/ })).toHaveTextContent(
      'Slept 2 h 5 min, 11:45–13:50, Breakfast: ate everything, Morning snack: ate nothing, Lunch: ate most of it, Afternoon snack: ate some of it, 1 bottle',
    )
    await expect(week.getByRole('link', { name: 'Thu 19 Nov' })).toHaveAttribute('aria-current', 'date')
    await userEvent.click(week.getByRole('link', { name: 'Wed 18 Nov' }))
    await expect(await canvas.findByRole('heading', { name: 'Wednesday, 18 November 2026' })).toBeVisible()
    await expect(canvas.getByText('/parent/day?child=1&date=2026-11-18')).toBeInTheDocument()
  },
}

export const GoesFromDayToDay: Story = {
  name: 'Goes from one open day to the next, and to any day by its date',
  args: { mocks: [days([lerato, bontle])] },
  play: async ({ canvas, step }) => {
    await step('today is the last one', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Tuesday, 24 November 2026' })).toBeVisible()
      await expect(canvas.queryByRole('link', { name: /^Wednesday 25/ })).toBeNull()
    })
    await step('a weekend is passed over', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Monday, 23 November 2026' }))
      await userEvent.click(await canvas.findByRole('link', { name: 'Friday, 20 November 2026' }))
      await expect(await canvas.findByRole('heading', { name: 'Friday, 20 November 2026' })).toBeVisible()
    })
    await step('the chosen child stays', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Lerato' }))
      await userEvent.click(canvas.getByRole('link', { name: 'Thursday, 19 November 2026' }))
      await expect(await canvas.findByText('/parent/day?date=2026-11-19&child=1')).toBeInTheDocument()
      await expect(canvas.getByRole('button', { name: 'Lerato' })).toHaveAttribute('aria-pressed', 'true')
    })
    await step('by its date', async () => {
      const field = canvas.getByLabelText('Day')
      await fireEvent.change(field, { target: { value: '18/11/2026' } })
      await expect(await canvas.findByRole('heading', { name: 'Wednesday, 18 November 2026' })).toBeVisible()
    })
  },
}

export const Prints: Story = {
  ...Filled,
  name: 'Prints the sheet of a day',
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }))
    await expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  },
}

export const Empty: Story = {
  name: 'Says that nothing was entered yet',
  args: { mocks: [days([lerato], [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has been entered yet.')).toBeVisible()
  },
}

export const SaysWhenTheCentreWasClosed: Story = {
  name: 'Says that the centre was closed on a day',
  args: { at: '/parent/day?date=2026-11-22', mocks: [days([lerato])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The centre is closed on Sundays.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Friday, 20 November 2026' })).toBeVisible()
  },
}

export const WaitsForTheDayToBeClosed: Story = {
  name: 'Says that today is told when it is closed',
  args: { mocks: [days([lerato], [dayOf(today, [], { isTold: false }), fullDayOf('2026-11-23')])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The day's summary appears once the day has been closed.")).toBeVisible()
    const week = within(canvas.getByRole('table', { name: "Lerato's week" }))
    await expect(week.getByRole('row', { name: /^Tue 24 Nov/ })).toHaveTextContent('Summary after closing')
  },
}

export const NoDayBeforeTheFirst: Story = {
  name: 'Does not go back beyond the first day',
  args: { at: '/parent/day?date=2026-11-16', mocks: [days([bontle])] },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Bontle-Grace Mokoena van der Westhuizen' })
    await expect(canvas.queryByRole('link', { name: 'Friday, 13 November 2026' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Tuesday, 17 November 2026' })).toBeVisible()
  },
}

export const LeadsToTheMoments: Story = {
  ...Filled,
  name: 'Leads to the moments of the child',
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: "Lerato's moments" })
    await expect(link).toHaveAttribute('href', '/parent/moments?child=1')
  },
}
