import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { choice, space, toggle } from '../Foundations/controls.ts'
import { Sample } from '../Foundations/Sample.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './Inline.css.ts'
import { Grow, Inline } from './Inline.tsx'

const meta = {
  title: 'Design system/Layout/Inline',
  component: Inline,
  subcomponents: { Grow },
  args: {
    space: 12,
    children: (
      <>
        <Sample>Present</Sample>
        <Sample>Late since a quarter past eight</Sample>
        <Sample>
          Absent
          <br />
          with a note
        </Sample>
      </>
    ),
  },
  argTypes: { space, align: choice(styles.align), justify: choice(styles.justify), wrap: toggle },
} satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** `justify="between"`: the first at the start, the last at the end. */
export const AtBothEnds: Story = {
  args: {
    justify: 'between',
    children: (
      <>
        <Sample>November</Sample>
        <Sample>Export</Sample>
      </>
    ),
  },
}

/** The part that grows takes what is left, and is cut before the amount is. */
export const Growing: Story = {
  args: {
    wrap: false,
    children: (
      <>
        <Grow>
          <Text lines={1}>
            A long name that is cut where the room ends, so that the amount always stands at the right edge of the row,
            however narrow the column or the phone is that shows it
          </Text>
        </Grow>
        <Text figures>R2,350.00</Text>
      </>
    ),
  },
}

export const AmountStaysInTheRow: Story = {
  ...Growing,
  decorators: [(Story) => <div style={{ width: 260 }}>{<Story />}</div>],
  play: async ({ canvasElement }) => {
    const amount = within(canvasElement).getByText('R2,350.00').getBoundingClientRect()
    await expect(amount.right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().left + 300)
  },
}
