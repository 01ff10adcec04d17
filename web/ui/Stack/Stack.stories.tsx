import type { Meta, StoryObj } from '@storybook/react-vite'
import { choice, space } from '../Foundations/controls.ts'
import { Sample } from '../Foundations/Sample.tsx'
import * as styles from './Stack.css.ts'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Design system/Layout/Stack',
  component: Stack,
  args: {
    space: 16,
    children: (
      <>
        <Sample>Breakfast</Sample>
        <Sample>Circle time</Sample>
        <Sample>Garden</Sample>
      </>
    ),
  },
  argTypes: { space, align: choice(styles.align) },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What is related is close: a label and its field 4 to 8, fields of a form 16 to 20, parts of a page 24 to 32. */
export const Nested: Story = {
  args: {
    space: 24,
    children: (
      <>
        <Stack space={8}>
          <Sample>Heading</Sample>
          <Sample>Text</Sample>
        </Stack>
        <Stack space={8}>
          <Sample>Heading</Sample>
          <Sample>Text</Sample>
        </Stack>
      </>
    ),
  },
}

/** `align="center"` also centres the text. */
export const Centred: Story = { args: { align: 'center' } }
