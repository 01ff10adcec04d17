import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { after } from '#web/app/StorySteps.tsx'
import { failure, never } from '#web/app/mocks.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { count } from '../format.ts'
import { BulkDialog } from './BulkDialog.tsx'

const families = ['Lerato and Thabo Mokoena', 'Ben Fourie', 'Zoë van Wyk']
const confirmLabel = 'Remind 3 families'
const noAccount = failure(
  "No parent has an account. Print the invoice, or invite a parent on the child's page.",
  'CONFLICT',
)

const meta = {
  title: 'Admin/Shared/Bulk dialog',
  component: BulkDialog<string>,
  args: {
    title: 'Send reminders',
    items: families,
    nameOf: (family) => family,
    confirmLabel,
    workingLabel: 'Sending reminders',
    failedWords: 'No reminder could be sent',
    act: fn(() => Promise.resolve()),
    formatOutcome: (done) => `${count(done, 'family', 'families')} reminded`,
    onClose: fn(),
    children: <Text>Each parent with an account gets one e-mail about everything that is overdue.</Text>,
  },
} satisfies Meta<typeof BulkDialog<string>>
export default meta
type Story = StoryObj<typeof meta>

const confirmed = after({ press: confirmLabel })

export const Filled: Story = { tags: ['dark-scheme'] }

export const Empty: Story = { name: 'Empty: nobody to remind', args: { items: [], confirmLabel: 'Remind 0 families' } }

export const Loading: Story = { name: 'Loading: working', args: { act: fn(never) }, decorators: [confirmed] }

export const Failed: Story = {
  name: 'Failed: one of three',
  args: { act: fn((family: string) => (family === 'Ben Fourie' ? Promise.reject(noAccount) : Promise.resolve())) },
  decorators: [confirmed],
}

export const EndFails: Story = {
  name: 'Says nothing of success where the last step failed',
  args: {
    onDone: () => Promise.reject(new Error('Out of memory')),
    onDoneFailed: 'The ZIP file could not be created.',
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: confirmLabel }))
    await expect(await screen.findByText('The ZIP file could not be created.')).toBeVisible()
    await expect(screen.queryByText('3 families reminded')).toBeNull()
  },
}

const tried = fn()

/** A second try is for what failed alone: nobody gets a second reminder. */
export const TriesAgainWhatFailed: Story = {
  args: {
    act: fn(async (family: string) => {
      tried(family)
      if (family === 'Ben Fourie' && tried.mock.calls.length <= families.length) throw noAccount
    }),
  },
  play: async () => {
    tried.mockClear()
    await userEvent.click(await screen.findByRole('button', { name: confirmLabel }))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(await screen.findByText('3 families reminded')).toBeVisible()
    await expect(tried.mock.calls.map(([family]) => family)).toEqual([...families, 'Ben Fourie'])
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}
