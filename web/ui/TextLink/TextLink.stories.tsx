import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { choice, words } from '../Foundations/controls.ts'
import { Text } from '../Text/Text.tsx'
import * as styles from './TextLink.css.ts'
import { TextLink } from './TextLink.tsx'

const meta = {
  title: 'Design system/Text/TextLink',
  component: TextLink,
  args: { to: '/about', children: 'how we work' },
  argTypes: { children: words, tone: choice(styles.tone) },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** In a sentence. */
export const InText: Story = {
  render: (args) => (
    <Text prose>
      Every class has its own garden door. Read <TextLink {...args} /> or{' '}
      <TextLink href="tel:+27515550123">call us</TextLink>.
    </Text>
  ),
}

/** Alone. */
export const Alone: Story = { args: { to: '/messages', tone: 'alone', children: 'View All Messages' } }

export const LeadsWhereItSays: Story = {
  ...InText,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'how we work' })).toHaveAttribute('href', '/about')
    await expect(canvas.getByRole('link', { name: 'call us' })).toHaveAttribute('href', 'tel:+27515550123')
  },
}
