import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { InDashboard } from '#web/admin/shared/storyFrame.tsx'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { dismissToast } from '#web/ui/Toast/toast.ts'
import { ApplicationsDocument, OrderWaitlistDocument } from './applications.generated.ts'
import { busyMonth } from './busyApplications.ts'
import { applicationYears, sampleApplications, workingServer } from './sampleApplications.ts'

const places: Record<number, number> = { 29: 1, 38: 2, 35: 3 }
/** Three toddlers wait. */
const applications = sampleApplications.map((application) => {
  const waitlistPosition = places[application.id]
  return waitlistPosition ? { ...application, status: 'waitlisted', waitlistPosition } : application
})

const meta = {
  title: 'Admin/Applications/Waiting list',
  parameters: {
    layout: 'fullscreen',
  },
  args: { overrides: [], at: '?section=applications&waitlist=open' },
  beforeEach: () => dismissToast(),
  render: ({ overrides, at }) => (
    <InDashboard
      at={at}
      mocks={workingServer([...overrides, mockOf(ApplicationsDocument, { applicationYears, applications })])}
    />
  ),
} satisfies Meta<{ overrides: Mock[]; at: string }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { overrides: [busyMonth] },
}
export const Empty: Story = {
  args: {
    overrides: [
      mockOf(ApplicationsDocument, {
        applicationYears,
        applications: applications.filter(({ status }) => status !== 'waitlisted'),
      }),
    ],
  },
}

// Tests

const opened = async () => within(await screen.findByRole('dialog', { name: 'Waiting list' }))
type Opened = Awaited<ReturnType<typeof opened>>
const inLine = (dialog: Opened, ...names: string[]) =>
  waitFor(() =>
    expect(
      dialog.getAllByRole('button', { name: /^Move / }).map((handle) => handle.getAttribute('aria-label')),
    ).toEqual(names.map((name) => `Move ${name}`)),
  )
const [rethabile, oratile, liam] = ['Rethabile Nthoba', 'Oratile Mokone', 'Liam Pretorius'] as const

/** With the buttons, with the keyboard, and back with Undo. */
export const Order: Story = {
  name: 'Puts the line into another order, and back',
  args: { at: '?section=applications' },
  play: async ({ step }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change order' }))
    const dialog = await opened()
    await inLine(dialog, rethabile, oratile, liam)
    await step('a step up', async () => {
      await userEvent.click(dialog.getByRole('button', { name: `${liam} up` }))
      await inLine(dialog, rethabile, liam, oratile)
      await expect(await screen.findByText(`${liam} is now number 2`)).toBeInTheDocument()
    })
    await step('carried with the keyboard', async () => {
      dialog.getByRole('button', { name: `Move ${rethabile}` }).focus()
      await userEvent.keyboard(' ')
      await screen.findByText(/^Picked up Rethabile Nthoba|^Rethabile Nthoba would be number 1/)
      await userEvent.keyboard('{ArrowDown}')
      await screen.findByText('Rethabile Nthoba would be number 2 of 3.')
      await userEvent.keyboard(' ')
      await inLine(dialog, liam, rethabile, oratile)
    })
    await step('Undo', async () => {
      await screen.findByText(`${rethabile} is now number 2`)
      await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement)
      await inLine(dialog, rethabile, liam, oratile)
    })
  },
}

/** Half past midnight in Johannesburg is the evening before in UTC. */
export const AppliedAfterMidnight: Story = {
  name: 'Says the day of the centre on which somebody applied',
  args: {
    overrides: [
      mockOf(ApplicationsDocument, {
        applicationYears,
        applications: applications.map((application) => ({ ...application, createdAt: '2026-11-09T22:30:00.000Z' })),
      }),
    ],
  },
  play: async () => {
    const dialog = await opened()
    await expect((await dialog.findAllByText(/applied 10 Nov 2026$/)).length).toBe(3)
  },
}

export const SaysThatNobodyWaits: Story = {
  ...Empty,
  name: 'Says that nobody waits',
  play: async () => {
    const dialog = await opened()
    await waitFor(() => expect(dialog.getByText('The waiting list is empty.')).toBeVisible())
  },
}

const stale = failure('Somebody else has just changed the waiting list. Please check it and try again.', 'STALE')

export const ChangedMeanwhile: Story = {
  name: 'Says that somebody else changed the line',
  args: { overrides: [mockOf(OrderWaitlistDocument, stale)] },
  play: async () => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: `${oratile} up` }))
    await expect(await screen.findByText(/Somebody else has just changed the waiting list/)).toBeInTheDocument()
    await inLine(dialog, rethabile, oratile, liam)
  },
}
