import type { Meta, StoryObj } from '@storybook/react-vite'
import { stay } from '#web/admin/shared/storyFrame.tsx'
import { fakeDevices } from '../fakeDevices.ts'
import { AudioCheck } from './AudioCheck.tsx'
import { CameraCheck, DeviceProblem } from './CameraCheck.tsx'
import { ScreenCheck } from './ScreenCheck.tsx'

/** Whether the devices of a computer work; the dialogs that hold these are beside the screen. */
const meta = {
  title: 'Admin/Virtual Classroom/Devices',
  beforeEach: () => fakeDevices(null, true),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Camera: Story = { name: 'CameraCheck', render: () => <CameraCheck /> }

export const Audio: Story = { name: 'AudioCheck', render: () => <AudioCheck /> }

export const AudioRefused: Story = {
  name: 'AudioCheck, refused by the browser',
  beforeEach: () => fakeDevices('NotAllowedError'),
  render: () => <AudioCheck />,
}

export const Screen: Story = { name: 'ScreenCheck', render: () => <ScreenCheck /> }

export const Problem: Story = {
  name: 'DeviceProblem',
  render: () => <DeviceProblem problem="No camera was found. Plug one in, and try again." onAgain={stay} />,
}
