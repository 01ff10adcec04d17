import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Picture } from './Picture.tsx'

const meta = {
  title: 'Design system/Picture',
  component: Picture,
  args: { src: '/art/gallery-garden.svg', alt: 'Watering the vegetable bed', width: 1200, height: 900 },
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const Lazy: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Watering the vegetable bed' })
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(picture).toHaveAttribute('width', '1200')
  },
}

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  },
}
