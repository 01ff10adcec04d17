import type { Meta, StoryObj } from '@storybook/react-vite'
import { choice, oneOf, toggle, words } from '../Foundations/controls.ts'
import { Stack } from '../Stack/Stack.tsx'
import * as styles from './Text.css.ts'
import { Text, Unbroken, UnbrokenParts } from './Text.tsx'

const meta = {
  title: 'Design system/Text/Text',
  component: Text,
  subcomponents: { Unbroken, UnbrokenParts },
  args: {
    children:
      'Warm porridge, fruit and a good start, from half past six until eight. Those who come later have breakfast in the garden when the sun is out, and in the reading corner when it is not.',
  },
  argTypes: {
    children: words,
    size: choice(styles.size),
    tone: choice(styles.tone),
    weight: choice(styles.weight),
    align: choice(styles.align),
    prose: toggle,
    figures: toggle,
    lines: oneOf([1, 2]),
    asTyped: toggle,
  },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Sizes. */
export const Sizes: Story = {
  render: () => (
    <Stack space={12}>
      {(['lead', 'body', 'small', 'tiny'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: every class has its own garden door.
        </Text>
      ))}
    </Stack>
  ),
}

/** A tone says how it is; the words say it too. */
export const Tones: Story = {
  render: () => (
    <Stack space={8}>
      <Text tone="muted">muted: a second line, a hint</Text>
      <Text tone="good">good: paid on 3 November</Text>
      <Text tone="warning">warning: closed on that day</Text>
      <Text tone="danger">danger: overdue since 7 November</Text>
      <Text tone="info">info: waits for an answer</Text>
    </Stack>
  ),
}

/** Digits of one width line up below each other. */
export const Figures: Story = {
  render: () => (
    <div style={{ width: 120 }}>
      <Text figures align="end">
        R2,350.00
      </Text>
      <Text figures align="end">
        R1,111.10
      </Text>
    </div>
  ),
}

/** A phone number or a reference is not broken; a row of them is broken between them. */
export const NotBroken: Story = {
  render: () => (
    <Stack space={12}>
      <Text>
        Call <Unbroken>051 555 0123</Unbroken> before eight, or write to us.
      </Text>
      <Text>
        <UnbrokenParts parts={['Size 3-4', 'Size 4-5', 'Size 5-6', 'Size 6-7']} between=", " />
      </Text>
    </Stack>
  ),
}
