import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { oneOf } from '#web/ui/Foundations/controls.ts'
import { StatementPeriod } from './StatementPeriod.tsx'

const meta = {
  title: 'Design system/Centre/StatementPeriod',
  component: StatementPeriod,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{<Story />}</div>],
  args: { childId: 1, today: '2026-11-23' },
  argTypes: { today: oneOf(['2026-11-23', '2027-01-04']) },
  // a control chooses another day to begin with
  render: (args) => <StatementPeriod key={args.today} {...args} />,
} satisfies Meta<typeof StatementPeriod>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoStatementOfABackwardsPeriod: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Statement (PDF)' })).toBeVisible()
    const to = canvas.getByLabelText('To')
    await userEvent.clear(to)
    await userEvent.type(to, '01/01/2026')
    await expect(to).toHaveAccessibleDescription('The last day cannot be before the first.')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
