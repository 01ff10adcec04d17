import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Brand } from './Brand.tsx'

const meta = {
  title: 'Design system/Pictures/Brand',
  component: Brand,
  args: { centre: { name: 'Kiewiet', tagline: 'Nurturing Young Minds' } },
} satisfies Meta<typeof Brand>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NameAndTaglineAreText: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Kiewiet.*Nurturing Young Minds/ })).toHaveAttribute('href', '/')
  },
}
