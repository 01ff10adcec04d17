import type { Meta, StoryObj } from '@storybook/react-vite'
import { fakeDevices } from '../fakeDevices.ts'
import { AudioCheck } from './AudioCheck.tsx'
import { CameraCheck } from './CameraCheck.tsx'
import { ScreenCheck } from './ScreenCheck.tsx'

/** Whether the devices of a computer work. */
const meta = {
  title: 'Admin/Virtual Classroom/Devices',
  beforeEach: () => fakeDevices(null, true),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Camera: Story = { name: 'CameraCheck', render: () => <CameraCheck /> }

export const Audio: Story = { name: 'AudioCheck', render: () => <AudioCheck /> }

export const Screen: Story = { name: 'ScreenCheck', render: () => <ScreenCheck /> }
