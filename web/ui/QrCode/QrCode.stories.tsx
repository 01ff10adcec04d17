import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './QrCode.tsx'

const meta = {
  title: 'Design system/Data/QrCode',
  component: QrCode,
  parameters: { area: 'admin' },
  args: { text: 'https://kiewiet.example/room?code=K7MN2PQR', label: 'QR code that opens the address on the tablet' },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
