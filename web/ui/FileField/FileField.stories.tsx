import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { toggle, words } from '../Foundations/controls.ts'
import { FileField } from './FileField.tsx'

const meta = {
  title: 'Design system/Forms/FileField',
  component: FileField,
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{<Story />}</div>],
  args: {
    label: 'Photos',
    hint: 'JPEG, PNG, WebP or AVIF, at most 10 MB each.',
    accept: 'image/*',
    multiple: true,
    onFiles: fn(),
  },
  argTypes: { label: words, hint: words, error: words, multiple: toggle, optional: toggle, disabled: toggle },
} satisfies Meta<typeof FileField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Something was refused: which file, why, and what to do. */
export const Refused: Story = { args: { error: 'garden.bmp is not a picture we can show. Save it as JPEG or PNG.' } }

export const TakesTheSameFileAgain: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Photos')
    await expect(input).toHaveAccessibleDescription('JPEG, PNG, WebP or AVIF, at most 10 MB each.')
    const photo = new File(['x'], 'garden.png', { type: 'image/png' })
    await userEvent.upload(input, photo)
    await userEvent.upload(input, photo)
    await expect(args.onFiles).toHaveBeenCalledTimes(2)
    await expect(args.onFiles).toHaveBeenCalledWith([photo])
  },
}
