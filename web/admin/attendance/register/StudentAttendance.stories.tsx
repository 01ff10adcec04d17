import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { addDays, formatDayAndYear, formatMonth, mondayOf, timeInJohannesburg } from '#graphql/values/dates.ts'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { dismissToast } from '#web/ui/Toast/toast.ts'
import { ClassRegisterDocument } from '../attendance.generated.ts'
import { chosen, RegisterSection, saved, sent, shown, statusOf, wire } from './registerStory.tsx'
import { busyEntries, sampleClasses, sampleEntries, sampleRegister, severalAllergies, today } from './sampleRegister.ts'
import { closedDay } from './storyAnswers.ts'

const meta = {
  title: 'Admin/Attendance/Students',
  component: RegisterSection,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '', overrides: [], stored: [] },
  beforeEach: () => dismissToast(),
} satisfies Meta<typeof RegisterSection>
export default meta
type Story = StoryObj<typeof meta>

/** A day on which the centre is usually open. */
const nextWeek = addDays(mondayOf(today), 8)

const broken = failure('Something went wrong on our side.')

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { overrides: [mockOf(ClassRegisterDocument, sampleRegister({ entries: busyEntries }))] },
}

// Tests

export const Day: Story = {
  name: 'Counts who is in, and shows what parents told',
  play: async ({ canvas }) => {
    await shown()
    await expect(canvas.getByText('7 present')).toBeVisible()
    await expect(canvas.getByText('1 late')).toBeVisible()
    await expect(canvas.getByText('1 not marked')).toBeVisible()
    await expect(canvas.getByText('Peanuts: a mild reaction.')).toBeVisible()
    await expect(canvas.getByText('Reported by parent, 06:50')).toBeVisible()
    await expect(canvas.getByText('Flu', { selector: '[data-child] *' })).toBeVisible()
    await chosen('Mia van Wyk', 'Absent')
    await expect(canvas.getByRole('button', { name: 'Little Learners 8/10' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const SeveralAllergies: Story = {
  name: 'Says all of several allergies',
  args: {
    overrides: [
      mockOf(
        ClassRegisterDocument,
        sampleRegister({
          entries: sampleEntries.map((one, index) => ({ ...one, allergies: severalAllergies[index] ?? null })),
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await shown()
    for (const text of severalAllergies) await expect(canvas.getByText(text)).toBeVisible()
  },
}

export const AllPresentThenTheExceptions: Story = {
  name: 'Marks all present, then the exceptions',
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
      await waitFor(() => expect(wire.requests.flat()).toHaveLength(3))
      await expect(wire.requests.length).toBeLessThanOrEqual(3)
    })
    await step('Undo takes them back', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
      await waitFor(() => chosen('Ben Fourie', 'Present'))
      await waitFor(() => expect(wire.requests.flat().length).toBeGreaterThan(3))
    })
  },
}

export const ByKeyboard: Story = {
  name: 'Marks by keyboard',
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
    await waitFor(() =>
      expect(wire.requests.flat().find(({ childId }) => childId === 5)).toMatchObject({ notes: 'pal' }),
    )
  },
}

export const TimesAndCollection: Story = {
  name: 'Saves times and who collected',
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
      await sent([{ childId: 2, timeOut: '15:30', collectedBy: 'Sipho Fourie' }])
    })
  },
}

/** A press on Absent by mistake takes nothing away: times and collector come back with the status. */
export const AbsentByMistake: Story = {
  name: 'Takes nothing away by a press on Absent',
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

/** The same child with the same times on another day: what was typed and refused belongs to its own day. */
export const RefusedTimeOfAnotherDay: Story = {
  name: 'Takes a time that was refused to no other day',
  play: async ({ canvas }) => {
    await shown()
    const timeOut = () => screen.getByRole('textbox', { name: 'Time out, Ben Fourie' })
    await userEvent.type(timeOut(), '06:00')
    await userEvent.tab()
    await expect(await screen.findByText('Time out cannot be before time in.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous day' }))
    await waitFor(() => expect(screen.queryByText('Time out cannot be before time in.')).toBeNull())
    await expect(timeOut()).toHaveValue('')
  },
}

/** Choosing who collected a child signs it out, now. */
export const CollectedNow: Story = {
  name: 'Signs a child out when somebody collects it',
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

/** Of a day that has not come yet only absences are recorded. The date is shown with its weekday. */
export const DayAhead: Story = {
  name: 'Records only absences of a day ahead',
  args: { at: `&date=${nextWeek}` },
  play: async ({ canvas }) => {
    await shown()
    await expect(canvas.getByText(formatDayAndYear(nextWeek))).toBeVisible()
    await expect(canvas.getByText(/This day is in the future/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Mark all present' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(statusOf('Sipho Nkosi').getByRole('radio', { name: 'Present' }))
    await expect(await screen.findByText(/Failed to add attendance. This day is in the future/)).toBeVisible()
    await userEvent.click(statusOf('Sipho Nkosi').getByRole('radio', { name: 'Absent' }))
    await sent([{ childId: 9, status: 'absent' }])
    await expect(wire.requests.flat()).toHaveLength(1)
  },
}

/** Children without a class have a page of their own behind the classes. */
export const WithoutAClass: Story = {
  name: 'Shows children without a class',
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

export const AnotherDayAndClass: Story = {
  name: 'Goes to another day and class',
  play: async ({ canvas, step }) => {
    await shown()
    await step('the day before is empty yet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous day' }))
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
  name: 'Asks once before a closed day is recorded',
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
      await press('Record anyway')
      await chosen('Ben Fourie', 'Present')
      await userEvent.click(statusOf('Zoë Jacobs').getByRole('radio', { name: 'Late' }))
      await chosen('Zoë Jacobs', 'Late')
      await expect(screen.queryByRole('alertdialog')).toBeNull()
    })
  },
}

export const Month: Story = {
  name: 'Shows a month',
  args: { at: '&class=3&view=month&month=2026-10' },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Register of Little Learners, October 2026' })
    await expect(within(region).getAllByRole('rowheader')).toHaveLength(11)
  },
}

export const MonthSteps: Story = {
  name: 'Goes from month to month, and back to the day',
  args: { at: '&class=3&view=month&month=2026-10' },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('region', { name: 'Register of Little Learners, October 2026' })
    await step('one month on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
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

export const Empty: Story = {
  name: 'Says that nobody is in the class',
  args: { overrides: [mockOf(ClassRegisterDocument, sampleRegister({ entries: [] }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No children in this class')).toBeVisible()
  },
}

export const SaysThatThereIsNoClass: Story = {
  name: 'Says that there is no class',
  args: { overrides: [mockOf(ClassRegisterDocument, sampleRegister({ classId: null, classes: [], entries: [] }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No classes yet')).toBeVisible()
  },
}

let isCut = false

export const SaysThatItFailed: Story = {
  name: 'Says that it could not be read again, and still takes marks',
  args: { overrides: [mockOf(ClassRegisterDocument, () => (isCut ? broken : sampleRegister()))] },
  beforeEach: () => {
    isCut = false
  },
  play: async ({ canvas }) => {
    await shown()
    isCut = true
    window.dispatchEvent(new Event('online'))
    await expect(await canvas.findByText('Failed to fetch attendance data')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'More for this day' })).toBeEnabled()
    await shown()
    isCut = false
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.queryByText('Failed to fetch attendance data')).toBeNull())
  },
}

export const ClearsTheDay: Story = {
  name: 'Clears the day of a class, and brings it back',
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'More for this day' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Clear this day' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Clear this day of Little Learners?' }))
    await expect(question.getByText(/^9 marks will be deleted/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Clear this day' }))
    await expect(await screen.findByText('10 not marked')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await chosen('Ethan Naidoo', 'Late')
    await expect(screen.getByRole('combobox', { name: 'Collected by, Kagiso Tau' })).toHaveValue('Thandi Tau')
  },
}
