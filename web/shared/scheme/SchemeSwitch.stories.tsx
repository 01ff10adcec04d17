import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { applyScheme } from '#web/ui/theme/scheme.ts'
import { SchemeSwitch } from './SchemeSwitch.tsx'

const meta = {
  title: 'Design system/Actions/SchemeSwitch',
  component: SchemeSwitch,
  beforeEach: () => () => applyScheme('light'),
} satisfies Meta<typeof SchemeSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ChangesTheScheme: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use dark mode' }))
    await expect(document.documentElement.dataset.scheme).toBe('dark')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Use light mode' })).toBeVisible())
  },
}
