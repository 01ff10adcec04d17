import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { oneOf, words } from '../Foundations/controls.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Notice, Problem } from './Notice.tsx'

const meta = {
  title: 'Design system/Feedback/Notice',
  component: Notice,
  subcomponents: { Problem },
  args: { title: 'The centre is closed on 16 December', children: 'Day of Reconciliation is a public holiday.' },
  argTypes: { title: words, children: words, tone: oneOf(['info', 'good', 'warning', 'danger']) },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** `info`, `good`, `warning`, `danger`. */
export const Tones: Story = {
  render: () => (
    <Stack>
      <Notice title="The centre is closed on 16 December">Day of Reconciliation is a public holiday.</Notice>
      <Notice tone="good">Your e-mail address is confirmed.</Notice>
      <Notice tone="warning">Two rooms have more children than we promise.</Notice>
      <Notice tone="danger" live>
        The last payment was not booked. Please press Save again.
      </Notice>
    </Stack>
  ),
}

export const LiveProblemIsAnAlert: Story = {
  ...Tones,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('The last payment was not booked.')
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
