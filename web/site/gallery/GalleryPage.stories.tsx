import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { sampleContent } from '../sampleContent.ts'
import { onPage } from '../storyFrame.tsx'
import { GalleryPage } from './gallery.route.tsx'

const meta = {
  title: 'Site/Gallery',
  component: GalleryPage,
  decorators: [onPage('/gallery')],
  parameters: {
    layout: 'fullscreen',
  },
  args: { images: sampleContent.gallery },
} satisfies Meta<typeof GalleryPage>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

// Tests
export const Empty: Story = {
  name: 'Says it is empty',
  args: { images: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There are no pictures here yet/)).toBeVisible()
  },
}

/** Buttons and arrow keys go round at both ends; Escape closes and the focus is back where it was. */
export const Open: Story = {
  name: 'Goes round through the pictures',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: /Watering the vegetable bed/ })
    await userEvent.click(opener)
    const dialog = within(canvas.getByRole('dialog'))
    await expect(dialog.getByText('3 of 8')).toBeVisible()
    await expect(dialog.getByText('Garden')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Previous picture' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Previous picture' }))
    await expect(dialog.getByText('1 of 8')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(dialog.getByText('8 of 8')).toBeVisible()
    await expect(dialog.getByRole('img', { name: 'A cooked lunch with fruit' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }))
    await expect(dialog.getByText('1 of 8')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}

/** A finger drawn to the left brings the next picture. */
export const Swipe: Story = {
  name: 'Brings the next picture by a finger',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /A cooked lunch/ }))
    const dialog = within(canvas.getByRole('dialog'))
    const swipe = async (from: number, to: number) => {
      const picture = dialog.getByRole('img')
      await fireEvent.pointerDown(picture, { clientX: from })
      await fireEvent.pointerUp(picture, { clientX: to })
    }
    await swipe(300, 200)
    await expect(dialog.getByText('1 of 8')).toBeVisible()
    await swipe(200, 300)
    await expect(dialog.getByText('8 of 8')).toBeVisible()
    await swipe(200, 230)
    await expect(dialog.getByText('8 of 8')).toBeVisible()
  },
}
