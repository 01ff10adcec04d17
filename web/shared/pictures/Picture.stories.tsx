import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { oneOf, toggle } from '#web/ui/Foundations/controls.ts'
import { Picture } from './Picture.tsx'

const meta = {
  title: 'Design system/Pictures/Picture',
  component: Picture,
  decorators: [(Story) => <div style={{ width: 360, height: 200 }}>{<Story />}</div>],
  args: { src: '/art/gallery-garden.svg', alt: 'Watering the vegetable bed', width: 1200, height: 900 },
  argTypes: {
    src: oneOf(['/art/gallery-garden.svg', '/art/gallery-music-ring.svg', '/art/gallery-nap-room.svg']),
    cover: toggle,
  },
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { cover: true } }

/** Without `cover`: as wide as its place. */
export const Whole: Story = {}

export const LoadedWhenItComesNear: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Watering the vegetable bed' })
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(picture).toHaveAttribute('width', '1200')
  },
}

export const PriorityIsLoadedFirst: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  },
}
