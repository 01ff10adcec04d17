import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { UploadList } from './UploadList.tsx'
import type { Upload } from './useUploads.ts'

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
const uploads: Upload[] = [
  { key: 'a', file: file('garden.jpg', 240_000), state: 'sending', part: 0.42 },
  { key: 'b', file: file('music-ring.jpg', 180_000), state: 'working', part: 1 },
  { key: 'c', file: file('lunch.jpg', 90_000), state: 'waiting', part: 0 },
]
const failed: Upload = {
  key: 'd',
  file: file('nap-room.heic', 120_000),
  state: 'failed',
  part: 0,
  message: 'We cannot show this kind of picture. Please save it as JPEG or PNG.',
}

const meta = {
  title: 'Design system/Feedback/UploadList',
  component: UploadList,
  decorators: [(Story) => <div style={{ maxWidth: 520 }}>{<Story />}</div>],
  args: { uploads, onRetry: fn(), onRemove: fn() },
} satisfies Meta<typeof UploadList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** One that failed. A file that is too large has no “Try again”. */
export const Failed: Story = { args: { uploads: [failed] } }

export const FailedOneCanBeSentAgainOrTakenAway: Story = {
  ...Failed,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledWith(failed)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove nap-room.heic' }))
    await expect(args.onRemove).toHaveBeenCalledWith('d')
  },
}
