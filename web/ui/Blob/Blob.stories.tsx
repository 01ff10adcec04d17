import type { Meta, StoryObj } from '@storybook/react-vite'
import { Apple, BookOpen, Sprout, Users } from 'lucide-react'
import { choice, someIcon } from '../Foundations/controls.ts'
import { Inline } from '../Inline/Inline.tsx'
import * as styles from './Blob.css.ts'
import { Blob } from './Blob.tsx'

const meta = {
  title: 'Design system/Pictures/Blob',
  component: Blob,
  args: { icon: Users, tone: 'teal' },
  argTypes: { icon: someIcon, tone: choice(styles.tone), size: choice(styles.size) },
} satisfies Meta<typeof Blob>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Sizes and colours. */
export const All: Story = {
  render: () => (
    <Inline>
      <Blob icon={BookOpen} tone="marigold" size="small" />
      <Blob icon={Users} tone="teal" />
      <Blob icon={Sprout} tone="leaf" />
      <Blob icon={Apple} tone="coral" />
      <Blob icon={BookOpen} tone="sky" size="large" />
    </Inline>
  ),
}
