import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { amount } from '../Foundations/controls.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Gauge } from './Gauge.tsx'

const meta = {
  title: 'Design system/Data/Gauge',
  component: Gauge,
  parameters: { area: 'admin' },
  decorators: [(Story) => <div style={{ maxWidth: 360, paddingBlock: 8 }}>{<Story />}</div>],
  args: { label: '4.5 children per teacher; our ratio 1:5, legal limit 1:12', value: 4.5, promise: 5, law: 12 },
  argTypes: { value: amount(0, 30, 0.5), promise: amount(1, 15), law: amount(5, 30) },
} satisfies Meta<typeof Gauge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Within the promise, past it, past the law. */
export const Levels: Story = {
  render: () => (
    <Stack space={24}>
      <Gauge label="4.5 children per teacher; our ratio 1:5, legal limit 1:12" value={4.5} promise={5} law={12} />
      <Gauge label="11.5 children per teacher; our ratio 1:8, legal limit 1:20" value={11.5} promise={8} law={20} />
      <Gauge label="22 children per teacher; our ratio 1:8, legal limit 1:20" value={22} promise={8} law={20} />
    </Stack>
  ),
}

export const IsReadAsAWhole: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(args.label)
  },
}
