import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { addDays, mondayOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { InStaffArea } from '#web/admin/staffArea/storyFrame.tsx'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { MyPinDocument } from '#web/admin/settings/devices.generated.ts'
import { MyWeekDocument, type MyWeekQuery } from './ownWeek.generated.ts'

type Day = MyWeekQuery['myWeek'][number]

const pin = mockOf(MyPinDocument, { myPin: { chosenAt: '2026-11-02T07:15:00Z' } })

const lessons = [
  ['08:30-09:30', 'Literacy & Language', 'Explorers', 'Room 2'],
  ['10:00-11:00', 'Music & Movement', 'Explorers', 'Room 2'],
  ['14:00-15:00', 'Outdoor Play', 'Discoverers', 'Garden'],
] as const

function weekOf(date: string): Day[] {
  const monday = mondayOf(date)
  return [0, 1, 2, 3, 4, 5].map((offset) => {
    const day = addDays(monday, offset)
    const isWeekend = offset === 5
    const came = !isWeekend && day <= date
    const hours = came && day < date
    return {
      date: day,
      closed: isWeekend ? 'weekend' : null,
      attendance: came
        ? {
            id: 600 + offset,
            status: offset === 1 ? 'late' : 'present',
            timeIn: offset === 1 ? '08:05' : '06:55',
            timeOut: hours ? '15:30' : null,
            hoursWorked: hours ? 8.58 : null,
            notes: offset === 1 ? 'Taxi strike' : null,
          }
        : null,
      lessons: isWeekend
        ? []
        : lessons.slice(offset % 2).map(([slot, subject, className, room], index) => ({
            id: 10 * offset + index,
            slot,
            subject,
            className,
            room,
          })),
    }
  })
}

const blank = (date: string): Day[] => weekOf(date).map((day) => ({ ...day, attendance: null, lessons: [] }))

function WeekStory({ mocks }: { mocks: Mock[] }) {
  return <InStaffArea at="?section=own-week" mocks={mocks} />
}

const meta = {
  title: 'Admin/Staff area/Own week',
  component: WeekStory,
  parameters: { layout: 'fullscreen' },
  args: { mocks: [mockOf(MyWeekDocument, ({ date }) => ({ myWeek: weekOf(date) })), pin] },
} satisfies Meta<typeof WeekStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }
export const Empty: Story = { args: { mocks: [mockOf(MyWeekDocument, ({ date }) => ({ myWeek: blank(date) })), pin] } }

// Tests: what happens when something is pressed, typed or refused.

export const FirstDay: Story = {
  name: 'Lets a new teacher set a PIN before she is on the timetable',
  args: {
    mocks: [
      mockOf(MyWeekDocument, ({ date }) => ({ myWeek: blank(date) })),
      mockOf(MyPinDocument, { myPin: { chosenAt: null } }),
    ],
  },
  play: async () => {
    await screen.findByText('Nothing this week')
    await userEvent.click(await screen.findByRole('button', { name: 'Set PIN' }))
    await expect(await screen.findByLabelText('PIN')).toBeVisible()
  },
}

export const AnotherWeek: Story = {
  name: 'Shows the week of another day',
  play: async () => {
    const back = await screen.findByRole('button', { name: 'Previous day' })
    await userEvent.click(back)
    const yesterday = addDays(todayInJohannesburg(), -1)
    await expect(await screen.findByText(`/staff?section=own-week&date=${yesterday}`)).toBeInTheDocument()
  },
}
