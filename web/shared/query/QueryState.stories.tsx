import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { QueryState } from './QueryState.tsx'

const refetch = fn()
const meta = {
  title: 'Shared/Query state',
  component: QueryState,
  args: {
    query: { loading: true, refetch },
    label: 'Loading messages',
    failed: 'The messages could not be loaded.',
  },
  beforeEach: () => {
    refetch.mockClear()
  },
} satisfies Meta<typeof QueryState>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading messages')
  },
}

export const Failed: Story = {
  args: { query: { error: new Error('Failed to fetch'), loading: false, refetch } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The messages could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(refetch).toHaveBeenCalledOnce()
  },
}

/** Nobody is told to try again where there is nothing to be found. */
export const Missing: Story = {
  args: {
    query: {
      error: new OperationError('Not found', 'NOT_FOUND', 200),
      loading: false,
      refetch,
    },
    missing: { title: 'This message was not found.', text: 'It may have been removed.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This message was not found.')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
