import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Clock, Info, X } from 'lucide-react'
import { choice, icon, toggle, words } from '../Foundations/controls.ts'
import { Inline } from '../Inline/Inline.tsx'
import * as styles from './Badge.css.ts'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Design system/Feedback/Badge',
  component: Badge,
  args: { children: 'Paid' },
  argTypes: { children: words, tone: choice(styles.tone), icon, wrap: toggle },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { tone: 'good', icon: Check } }

/** How it is: an icon goes with the colour, and the word with both. */
export const Status: Story = {
  render: () => (
    <Inline>
      <Badge tone="good" icon={Check}>
        Paid
      </Badge>
      <Badge tone="warning" icon={Clock}>
        Late
      </Badge>
      <Badge tone="danger" icon={X}>
        Absent
      </Badge>
      <Badge tone="info" icon={Info}>
        Pending
      </Badge>
      <Badge>Draft</Badge>
    </Inline>
  ),
}

/** Whose it is: the colour of an age group, and the centre's own. */
export const Companions: Story = {
  render: () => (
    <Inline>
      <Badge tone="marigold">Infant</Badge>
      <Badge tone="coral">Toddler</Badge>
      <Badge tone="sky">Preschool</Badge>
      <Badge tone="leaf">Kindergarten</Badge>
      <Badge tone="teal">All classes</Badge>
    </Inline>
  ),
}

/** A long name takes several lines. */
export const Wrapped: Story = {
  args: { wrap: true, children: 'Anna-Margaretha Wilhelmina Johanna Jansen van Rensburg, grandmother' },
  decorators: [(Story) => <div style={{ width: 220 }}>{<Story />}</div>],
}
