import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StaleNotice } from './StaleNotice.tsx'

const meta = {
  title: 'Design system/Forms/StaleNotice',
  component: StaleNotice,
  args: {
    changes: [
      { label: 'Telephone', now: '051 555 0199' },
      { label: 'Note', now: 'empty' },
    ],
    onTakeOver: fn(),
  },
} satisfies Meta<typeof StaleNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What they changed is not in this form. */
export const NothingThatIsSeen: Story = { args: { changes: [] } }

export const TakesOverAtOnePress: Story = {
  play: async ({ args, canvasElement }) => {
    const notice = within(within(canvasElement).getByRole('status'))
    await userEvent.click(notice.getByRole('button', { name: 'Update, and keep what I typed' }))
    await expect(args.onTakeOver).toHaveBeenCalledOnce()
  },
}
