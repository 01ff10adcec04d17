import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { keyOf, type WaitingMark } from '#web/shared/attendance/mark.ts'
import { dismissToast } from '#web/ui/Toast/toast.ts'
import { MarkAttendanceDocument } from '../attendance.generated.ts'
import { chosen, RegisterSection, saved, shown, statusOf, wire } from './registerStory.tsx'
import { nothing } from '#graphql/attendance/attendance.rules.ts'
import { today } from './sampleRegister.ts'

const meta = {
  title: 'Admin/Attendance/Marks that wait',
  component: RegisterSection,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '', overrides: [], stored: [] },
  beforeEach: () => dismissToast(),
} satisfies Meta<typeof RegisterSection>
export default meta
type Story = StoryObj<typeof meta>

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

const away = mockOf(MarkAttendanceDocument, failure('The database cannot be reached at the moment.', 'UNAVAILABLE'))

export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled: no connection',
  args: { stored: [fromYesterday(2), fromYesterday(10)], overrides: [away] },
}

// Tests

export const WithoutConnection: Story = {
  name: 'Keeps marks without a connection, and sends them later',
  play: async ({ canvas, step }) => {
    await shown()
    wire.away = true
    await step('marks wait, and say so', async () => {
      await userEvent.click(statusOf('Ben Fourie').getByRole('radio', { name: 'Absent' }))
      await expect(await canvas.findByText('No connection')).toBeVisible()
      await expect(canvas.getByRole('img', { name: 'Waiting to be sent' })).toBeVisible()
      await chosen('Ben Fourie', 'Absent')
      await userEvent.click(statusOf('Zoë Jacobs').getByRole('radio', { name: 'Late' }))
      await expect(await canvas.findByText(/2 marks not sent yet/)).toBeVisible()
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

export const KeptFromBefore: Story = {
  name: 'Sends marks that waited',
  args: { stored: [fromYesterday(2)] },
  play: async () => {
    await shown()
    await waitFor(() => chosen('Ben Fourie', 'Late'))
    await saved()
  },
}

export const SomebodyWasFaster: Story = {
  name: 'Asks whose mark counts when somebody was faster',
  play: async ({ canvas, step }) => {
    await shown()
    wire.change(2, { status: 'late', timeIn: '09:05' })
    wire.change(10, { status: 'absent', timeIn: null })
    await userEvent.click(statusOf('Ben Fourie').getByRole('radio', { name: 'Absent' }))
    await userEvent.click(statusOf('Zoë Jacobs').getByRole('radio', { name: 'Late' }))
    await expect(await canvas.findByText('Please check this again')).toBeVisible()
    await expect(canvas.getByText(/Somebody else has recorded Late, in 09:05 in the meantime/)).toBeVisible()
    await expect(await screen.findByText(/^Failed to add attendance/)).toBeVisible()
    await step('theirs stands', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep theirs: Ben Fourie' }))
      await chosen('Ben Fourie', 'Late')
    })
    await step('ours is laid over it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep mine: Zoë Jacobs' }))
      await saved()
      await waitFor(() => expect(canvas.queryByText('Please check this again')).toBeNull())
      await chosen('Zoë Jacobs', 'Late')
    })
  },
}

export const RefusedElsewhere: Story = {
  name: 'Names a refused mark of a child who is not on this list',
  args: {
    stored: [{ ...fromYesterday(99), refused: { message: 'A child on this list was not found', there: null } }],
  },
  play: async ({ canvas }) => {
    await shown()
    await expect(await canvas.findByText(/you marked Late, in 09:10/)).toHaveTextContent(
      /^Child KW0099\d: .* ask the office/,
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Discard mine: Child KW0099/ }))
    await waitFor(() => expect(canvas.queryByText('Please check this again')).toBeNull())
  },
}
