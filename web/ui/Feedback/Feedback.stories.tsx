import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inbox, Plus } from 'lucide-react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { Skeleton, SkeletonList } from '../Skeleton/Skeleton.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'

const meta = { title: 'Design system/Feedback' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  render: () => (
    <EmptyState
      icon={Inbox}
      action={
        <Button size="small" tone="primary" icon={Plus}>
          New message
        </Button>
      }
    >
      Messages from parents and enquiries from the site will be here.
    </EmptyState>
  ),
}

const retried = fn()

export const Failed: Story = {
  render: () => <ErrorState title="The messages could not be loaded." onRetry={retried} />,
  play: async ({ canvasElement }) => {
    retried.mockClear()
    const alert = within(canvasElement).getByRole('alert')
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await expect(retried).toHaveBeenCalledTimes(1)
  },
}

export const Loading: Story = {
  render: () => (
    <Stack>
      <SkeletonList label="Loading messages" count={2} />
      <Skeleton width="60%" />
      <Spinner />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status')[0]).toHaveTextContent('Loading messages')
  },
}

export const Notices: Story = {
  render: () => (
    <Stack>
      <Notice title="The centre is closed on 16 December">Day of Reconciliation is a public holiday.</Notice>
      <Notice tone="good">Your e-mail address is confirmed.</Notice>
      <Notice tone="warning">Two rooms are over our promise.</Notice>
      <Notice tone="danger" live>
        The last payment was not booked.
      </Notice>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('The last payment was not booked.')
  },
}

/** Without a value it moves, at `max` it is complete, between it is loading. */
export const Progress: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Literacy & Language" value={82} figure="82 %" />
      <ProgressBar label="Importing payments" />
      <ProgressBar label="Drafts" value={40} max={40} tone="good" figure="40 of 40" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const state = (name: string) => canvas.getByRole('progressbar', { name }).dataset.state
    await expect(state('Literacy & Language')).toBe('loading')
    await expect(state('Importing payments')).toBe('indeterminate')
    await expect(state('Drafts')).toBe('complete')
    await expect(canvas.getByRole('progressbar', { name: 'Importing payments' })).not.toHaveAttribute('aria-valuenow')
  },
}

/** A value that cannot be is left empty, and the console says so. */
export const ProgressWrong: Story = {
  render: () => <ProgressBar label="Literacy & Language" value={120} />,
  beforeEach: () => {
    const error = spyOn(console, 'error').mockImplementation(() => undefined)
    return () => error.mockRestore()
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar').dataset.state).toBe('indeterminate')
    await expect(console.error).toHaveBeenCalledWith(expect.stringContaining('value must be a number from 0 to 100'))
  },
}

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
