import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { toggle, words } from '../Foundations/controls.ts'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'Design system/Feedback/ErrorState',
  component: ErrorState,
  args: { title: 'The messages could not be loaded.', onRetry: fn() },
  argTypes: { title: words, children: words, retrying: toggle },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** While it tries again. */
export const Retrying: Story = { args: { retrying: true } }

/** What is gone is not there at the next try either. */
export const WithoutAnotherTry: Story = {
  args: { title: 'This message was not found.', children: 'It may have been removed.', onRetry: undefined },
}

export const OffersAnotherTry: Story = {
  play: async ({ args, canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert')
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}
