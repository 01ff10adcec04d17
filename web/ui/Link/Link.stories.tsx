import type { Meta, StoryObj } from '@storybook/react-vite'
import { words } from '../Foundations/controls.ts'
import { Anchor, Link } from './Link.tsx'

const meta = {
  title: 'Design system/Text/Link',
  component: Link,
  subcomponents: { Anchor },
  args: { to: '/about', children: 'About us' },
  argTypes: { children: words },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
