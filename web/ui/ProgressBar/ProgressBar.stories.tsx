import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, within } from 'storybook/test'
import { amount, choice, toggle, words } from '../Foundations/controls.ts'
import { Stack } from '../Stack/Stack.tsx'
import * as styles from './ProgressBar.css.ts'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Design system/Feedback/ProgressBar',
  component: ProgressBar,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{<Story />}</div>],
  args: { label: 'Literacy & Language', value: 82, figure: '82%' },
  argTypes: {
    label: words,
    value: amount(0, 100),
    max: amount(1, 200),
    figure: words,
    tone: choice(styles.tone),
    hideLabel: toggle,
  },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without a value it moves, at `max` it is complete, between it is loading. */
export const States: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Literacy & Language" value={82} figure="82%" />
      <ProgressBar label="Importing payments" />
      <ProgressBar label="Drafts" value={40} max={40} tone="good" figure="40 of 40" />
    </Stack>
  ),
}

export const StateFollowsTheValue: Story = {
  ...States,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const state = (name: string) => canvas.getByRole('progressbar', { name }).dataset.state
    await expect(state('Literacy & Language')).toBe('loading')
    await expect(state('Importing payments')).toBe('indeterminate')
    await expect(state('Drafts')).toBe('complete')
    await expect(canvas.getByRole('progressbar', { name: 'Importing payments' })).not.toHaveAttribute('aria-valuenow')
  },
}

/** A value that cannot be is left empty, and the console says so. */
export const ImpossibleValueIsLeftOut: Story = {
  args: { value: 120, figure: undefined },
  beforeEach: () => {
    const error = spyOn(console, 'error').mockImplementation(() => undefined)
    return () => error.mockRestore()
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar').dataset.state).toBe('indeterminate')
    await expect(console.error).toHaveBeenCalledWith(expect.stringContaining('value must be a number from 0 to 100'))
  },
}
