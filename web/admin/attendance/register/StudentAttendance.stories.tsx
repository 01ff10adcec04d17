import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { addDays, formatDayAndYear, formatMonth, mondayOf, timeInJohannesburg } from '#graphql/values/dates.ts'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { dismissToast } from '#web/ui/Toast/toast.ts'
import { keyOf, type WaitingMark } from '#web/shared/attendance/mark.ts'
import { ClassRegisterDocument } from '../attendance.generated.ts'
import { chosen, RegisterSection, saved, shown, statusOf, wire } from './registerStory.tsx'
import { nothing } from './rows.ts'
import { sampleClasses, sampleEntries, sampleRegister, today } from './sampleRegister.ts'
import { closedDay } from './storyAnswers.ts'

const meta = {
  title: 'Admin/Attendance/Students',
  component: RegisterSection,
  args: { at: '', overrides: [], kept: [] },
  beforeEach: () => dismissToast(),
} satisfies Meta<typeof RegisterSection>
export default meta
type Story = StoryObj<typeof meta>

export const Day: Story = {
  play: async ({ canvas }) => {
    await shown()
    await expect(canvas.getByText('7 present')).toBeVisible()
    await expect(canvas.getByText('1 late')).toBeVisible()
    await expect(canvas.getByText('1 not marked')).toBeVisible()
    await expect(canvas.getByText('Peanuts')).toBeVisible()
    await expect(canvas.getByText('Parent told us 06:50')).toBeVisible()
    await chosen('Mia van Wyk', 'Absent')
    await expect(canvas.getByRole('button', { name: 'Little Learners 8/10' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const AllPresentThenTheExceptions: Story = {
  play: async ({ canvas, step }) => {
    await shown()
    await step('anyone who is not marked is present', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mark all present' }))
      await chosen('Sipho Nkosi', 'Present')
      await chosen('Mia van Wyk', 'Absent')
    })
    await step('exceptions are one press each, and go in few requests', async () => {
      await userEvent.click(statusOf('Ben Fourie').getByRole('radio', { name: 'Absent' }))
      await userEvent.click(statusOf('Zoë Jacobs').getByRole('radio', { name: 'Late' }))
      await saved()
      await waitFor(() => expect(wire.requests.flat()).toHaveLength(3), { timeout: 10_000 })
      await expect(wire.requests.length).toBeLessThanOrEqual(3)
    })
    await step('Undo takes them back', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
      await waitFor(() => chosen('Ben Fourie', 'Present'))
      await waitFor(() => expect(wire.requests.flat().length).toBeGreaterThan(3), { timeout: 10_000 })
    })
  },
}

export const ByKeyboard: Story = {
  play: async ({ step }) => {
    await shown()
    statusOf('Amahle Dlamini').getByRole('radio', { name: 'Present' }).focus()
    await step('letters mark', async () => {
      await userEvent.keyboard('l')
      await chosen('Amahle Dlamini', 'Late')
    })
    await step('arrows go to the next child', async () => {
      await userEvent.keyboard('{ArrowDown}a')
      await chosen('Ben Fourie', 'Absent')
      await userEvent.keyboard('{ArrowUp}p')
      await chosen('Amahle Dlamini', 'Present')
    })
    await step('in a note letters are letters', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Notes, Kagiso Tau' }), 'pal{Enter}')
      await chosen('Kagiso Tau', 'Present')
    })
    await saved()
    await waitFor(
      () => expect(wire.requests.flat().find(({ childId }) => childId === 5)).toMatchObject({ notes: 'pal' }),
      { timeout: 10_000 },
    )
  },
}

export const TimesAndCollection: Story = {
  play: async ({ step }) => {
    await shown()
    await step('a departure before the arrival is refused', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Time out, Ben Fourie' }), '700{Tab}')
      await expect(await screen.findByText('Time out cannot be before time in.')).toBeVisible()
    })
    await step('a time is tidied and saved on leaving', async () => {
      await userEvent.clear(screen.getByRole('textbox', { name: 'Time out, Ben Fourie' }))
      await userEvent.type(screen.getByRole('textbox', { name: 'Time out, Ben Fourie' }), '1530{Tab}')
      await expect(screen.getByRole('textbox', { name: 'Time out, Ben Fourie' })).toHaveValue('15:30')
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Collected by, Ben Fourie' }), 'Sipho Fourie')
      await saved()
      await waitFor(
        () =>
          expect(wire.requests.at(-1)).toMatchObject([{ childId: 2, timeOut: '15:30', collectedBy: 'Sipho Fourie' }]),
        { timeout: 10_000 },
      )
    })
  },
}

/** A press on Absent by mistake takes nothing away: times and collector come back with the status. */
export const AbsentByMistake: Story = {
  play: async () => {
    await shown()
    await userEvent.click(statusOf('Kagiso Tau').getByRole('radio', { name: 'Absent' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Time out, Kagiso Tau' })).toHaveValue(''))
    await saved()
    await userEvent.click(statusOf('Kagiso Tau').getByRole('radio', { name: 'Present' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Time out, Kagiso Tau' })).toHaveValue('13:05'))
    await expect(screen.getByRole('textbox', { name: 'Time in, Kagiso Tau' })).toHaveValue('07:21')
    await expect(screen.getByRole('combobox', { name: 'Collected by, Kagiso Tau' })).toHaveValue('Thandi Tau')
  },
}

/** Choosing who collected a child signs it out, now. */
export const CollectedNow: Story = {
  play: async () => {
    await shown()
    const timeOut = () => screen.getByRole('textbox', { name: 'Time out, Sipho Nkosi' })
    await userEvent.click(statusOf('Sipho Nkosi').getByRole('radio', { name: 'Present' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Collected by, Sipho Nkosi' }), 'Thandi Nkosi')
    await waitFor(() => expect(timeOut()).toHaveValue(timeInJohannesburg()))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Collected by, Sipho Nkosi' }), 'Not yet')
    await waitFor(() => expect(timeOut()).toHaveValue(''))
  },
}

/** A day on which the centre is usually open. */
const nextWeek = addDays(mondayOf(today), 8)

/** Of a day that has not come yet only absences are recorded. The date is shown with its weekday. */
export const DayAhead: Story = {
  args: { at: `&date=${nextWeek}` },
  play: async ({ canvas }) => {
    await shown()
    await expect(canvas.getByText(formatDayAndYear(nextWeek))).toBeVisible()
    await expect(canvas.getByText(/This day has not come yet/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Mark all present' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(statusOf('Sipho Nkosi').getByRole('radio', { name: 'Present' }))
    await expect(await screen.findByText(/Failed to add attendance. This day has not come yet/)).toBeVisible()
    await userEvent.click(statusOf('Sipho Nkosi').getByRole('radio', { name: 'Absent' }))
    await saved()
    await expect(wire.requests.flat()).toMatchObject([{ childId: 9, status: 'absent' }])
  },
}

/** Children without a class have a page of their own behind the classes. */
export const WithoutAClass: Story = {
  args: {
    overrides: [
      mockOf(ClassRegisterDocument, () =>
        sampleRegister({
          classId: 0,
          classes: [
            ...sampleClasses,
            { classId: 0, name: 'Without a class', ageGroup: '', companion: null, enrolled: 1, present: 1, absent: 0 },
          ],
          entries: sampleEntries.slice(0, 1),
        }),
      ),
    ],
    at: '&class=0',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Without a class/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'More for Amahle Dlamini' })).toBeVisible()
  },
}

export const WithoutConnection: Story = {
  play: async ({ canvas, step }) => {
    await shown()
    wire.away = true
    await step('marks wait, and say so', async () => {
      await userEvent.click(statusOf('Ben Fourie').getByRole('radio', { name: 'Absent' }))
      await expect(await canvas.findByText('No connection', {}, { timeout: 10_000 })).toBeVisible()
      await expect(canvas.getByRole('img', { name: 'Waiting to be sent' })).toBeVisible()
      await chosen('Ben Fourie', 'Absent')
      await userEvent.click(statusOf('Zoë Jacobs').getByRole('radio', { name: 'Late' }))
      await expect(await canvas.findByText(/2 marks wait on this device/)).toBeVisible()
    })
    await step('and are sent when it returns', async () => {
      wire.away = false
      window.dispatchEvent(new Event('online'))
      await saved()
      await waitFor(() => expect(canvas.queryByText('No connection')).toBeNull())
      await expect(canvas.queryByRole('img', { name: 'Waiting to be sent' })).toBeNull()
      await chosen('Ben Fourie', 'Absent')
    })
  },
}

const fromYesterday = (childId: number): WaitingMark => ({
  key: keyOf(today, childId),
  date: today,
  childId,
  values: { ...nothing, status: 'late', timeIn: '09:10' },
  version: 1,
  before: null,
  quiet: false,
  refused: null,
})

export const KeptFromBefore: Story = {
  args: { kept: [fromYesterday(2)] },
  play: async () => {
    await shown()
    await waitFor(() => chosen('Ben Fourie', 'Late'))
    await saved()
  },
}

export const SomebodyWasFaster: Story = {
  play: async ({ canvas, step }) => {
    await shown()
    wire.change(2, { status: 'late', timeIn: '09:05' })
    wire.change(10, { status: 'absent', timeIn: null })
    await userEvent.click(statusOf('Ben Fourie').getByRole('radio', { name: 'Absent' }))
    await userEvent.click(statusOf('Zoë Jacobs').getByRole('radio', { name: 'Late' }))
    await expect(await canvas.findByText('Please look at this again', {}, { timeout: 10_000 })).toBeVisible()
    await expect(canvas.getByText(/Somebody else recorded Late, in 09:05 meanwhile/)).toBeVisible()
    await expect(await screen.findByText(/^Failed to add attendance/)).toBeVisible()
    await step('theirs stands', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep theirs: Ben Fourie' }))
      await chosen('Ben Fourie', 'Late')
    })
    await step('ours is laid over it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep mine: Zoë Jacobs' }))
      await saved()
      await waitFor(() => expect(canvas.queryByText('Please look at this again')).toBeNull())
      await chosen('Zoë Jacobs', 'Late')
    })
  },
}

export const AnotherDayAndClass: Story = {
  play: async ({ canvas, step }) => {
    await shown()
    await step('the day before is empty yet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Day before' }))
      await expect(await canvas.findByText('0 present')).toBeVisible()
      await expect(
        canvas.getByText(`/admin/dashboard?section=attendance&date=${addDays(today, -1)}`),
      ).toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
      await expect(await canvas.findByText('7 present')).toBeVisible()
    })
    await step('another class', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Explorers/ }))
      await expect(await canvas.findByRole('table', { name: 'Register of Explorers' })).toBeVisible()
      await expect(canvas.getByRole('rowheader', { name: /Junior Botha/ })).toBeVisible()
    })
  },
}

/** A closed day says why, counts nobody as not marked, and asks once before it is recorded. */
export const ClosedDay: Story = {
  args: { at: `&class=3&date=${closedDay.fromDate}` },
  play: async ({ canvas, step }) => {
    await shown()
    await expect(canvas.getByText(/^The centre is closed on .+: Staff training\.$/, { ignore: 'p' })).toBeVisible()
    await expect(canvas.queryByText(/not marked/)).toBeNull()
    const press = async (answer: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mark all present' }))
      const question = await screen.findByRole('alertdialog', { name: 'Record attendance on a closed day?' })
      await userEvent.click(within(question).getByRole('button', { name: answer }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await step('nothing is recorded without an answer', async () => {
      await press('Cancel')
      await expect(wire.requests).toEqual([])
    })
    await step('once it is, the day is held', async () => {
      await press('Record all the same')
      await chosen('Ben Fourie', 'Present')
      await userEvent.click(statusOf('Zoë Jacobs').getByRole('radio', { name: 'Late' }))
      await chosen('Zoë Jacobs', 'Late')
      await expect(screen.queryByRole('alertdialog')).toBeNull()
    })
  },
}

export const Month: Story = {
  args: { at: '&class=3&view=month&month=2026-10' },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Register of Little Learners, October 2026' })
    await expect(within(region).getAllByRole('rowheader')).toHaveLength(11)
  },
}

export const MonthSteps: Story = {
  args: { at: '&class=3&view=month&month=2026-10' },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('region', { name: 'Register of Little Learners, October 2026' })
    await step('one month on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Month after' }))
      await expect(
        await canvas.findByRole('region', { name: `Register of Little Learners, ${formatMonth('2026-11')}` }),
      ).toBeVisible()
    })
    await step('back to the day', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Day' }))
      await shown()
    })
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await shown()
  },
}

export const NoChildren: Story = {
  args: { overrides: [mockOf(ClassRegisterDocument, sampleRegister({ entries: [] }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No children in this class')).toBeVisible()
  },
}

export const NoClasses: Story = {
  args: { overrides: [mockOf(ClassRegisterDocument, sampleRegister({ classId: null, classes: [], entries: [] }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No classes yet')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { overrides: [mockOf(ClassRegisterDocument, 'pending')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading register')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { overrides: [mockOf(ClassRegisterDocument, failure('Sorry'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch attendance data')).toBeVisible()
  },
}
