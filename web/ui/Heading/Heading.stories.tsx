import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { choice, oneOf, words } from '../Foundations/controls.ts'
import { Stack } from '../Stack/Stack.tsx'
import * as styles from './Heading.css.ts'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Design system/Text/Heading',
  component: Heading,
  args: { level: 2, children: 'A day at the centre' },
  argTypes: {
    children: words,
    level: oneOf([1, 2, 3, 4]),
    look: choice(styles.look),
    tone: choice(styles.tone),
    align: choice(styles.align),
  },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** All looks. The area chosen in the toolbar sets the sizes. */
export const Looks: Story = {
  render: () => (
    <Stack space={16}>
      <Heading level={1} look="display">
        Where little ones bloom
      </Heading>
      <Heading level={2} look="h1">
        About our centre
      </Heading>
      <Heading level={2}>A day at the centre</Heading>
      <Heading level={3}>Breakfast</Heading>
      <Heading level={3} look="label">
        What to bring
      </Heading>
    </Stack>
  ),
}

export const LevelIsNotTheLook: Story = {
  args: { level: 3, look: 'display' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3 })).toHaveTextContent('A day at the centre')
  },
}
