import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { choice } from '../Foundations/controls.ts'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './Card.css.ts'
import { Card } from './Card.tsx'

const meta = {
  title: 'Design system/Layout/Card',
  component: Card,
  args: {
    children: (
      <Stack space={4}>
        <Text weight="strong">Lerato Mokoena</Text>
        <Text size="small" tone="muted">
          Here since 07:18
        </Text>
      </Stack>
    ),
  },
  argTypes: { size: choice(styles.size), pad: choice(styles.pad) },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The whole card leads somewhere: its edge takes the colour of the action under the pointer. */
export const Link: Story = {
  args: {
    to: '/billing',
    children: (
      <Stack space={4}>
        <Text weight="strong">Billing</Text>
        <Text size="small" tone="danger">
          R2,340.00 overdue since 7 November
        </Text>
      </Stack>
    ),
  },
}

/** Sizes and paddings. */
export const Sizes: Story = {
  render: () => (
    <Grid columnsOf={220}>
      <Card>normal: portal and admin</Card>
      <Card size="large" pad="large">
        large: the public site
      </Card>
      <Card pad="small">small padding: a dense list of cards</Card>
    </Grid>
  ),
}

export const LinkSaysItsWords: Story = {
  ...Link,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^Billing/ })).toHaveAttribute('href', '/billing')
  },
}
