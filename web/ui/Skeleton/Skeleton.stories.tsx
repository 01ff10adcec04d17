import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { amount, choice } from '../Foundations/controls.ts'
import { Stack } from '../Stack/Stack.tsx'
import * as styles from './Skeleton.css.ts'
import { Skeleton, SkeletonList } from './Skeleton.tsx'

const meta = {
  title: 'Design system/Feedback/Skeleton',
  component: SkeletonList,
  subcomponents: { Skeleton },
  args: { label: 'Loading messages' },
  argTypes: { count: amount(1, 8), height: choice(styles.height) },
} satisfies Meta<typeof SkeletonList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { count: 3, height: 'card' } }

/** The four heights. */
export const Heights: Story = {
  render: () => (
    <Stack>
      <Skeleton width="60%" />
      <Skeleton height="row" />
      <Skeleton height="card" />
      <Skeleton height="block" />
    </Stack>
  ),
}

export const SaysWhatIsLoading: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading messages')
  },
}
