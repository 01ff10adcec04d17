import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '../Button/Button.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'

const meta = { title: 'Unused/Waiting and hints' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = { render: () => <Spinner /> }

export const Hint: Story = {
  render: () => (
    <Stack align="start">
      <Tooltip text="Shows what parents see">
        <Button>Preview</Button>
      </Tooltip>
      <Tooltip text="Adds a payment by hand">
        <IconButton icon={Plus} label="Add payment" title="" />
      </Tooltip>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Preview' })
    await userEvent.hover(button)
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Shows what parents see'), {
      timeout: 10_000,
    })
  },
}
