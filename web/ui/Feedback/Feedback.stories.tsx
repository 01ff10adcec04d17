import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '../Spinner/Spinner.tsx'

const meta = { title: 'Unused/Waiting' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = { render: () => <Spinner /> }
