import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { amount, choice } from '#web/ui/Foundations/controls.ts'
import * as styles from '#web/ui/Skeleton/Skeleton.css.ts'
import { QueryState, type QueryStateProps } from './QueryState.tsx'

const refetch = fn()
/**
 * The placeholder of a screen or a list until its query has data: skeletons, or an error with a button to retry.
 *
 * - **Use it for:** Every screen and list that reads with `useScreenQuery`: a function renders what was read. Where that cannot
 *   be read again it stays, and an alert above says so.
 * - **Not for:** A list of several pages: `QueryList`.
 * - **Parts:** `Skeleton` while it loads, `ErrorState` when it failed; `missing` where there is no such record.
 *   `count` and `height` are those of the rows to come.
 * - **Accessibility:** A status while it loads, an alert when it failed.
 * - **Words:** `label` begins with “Loading”; `failed` names what could not be loaded; `missing` says what may have
 *   become of it.
 */
const meta = {
  title: 'Design system/Feedback/QueryState',
  component: QueryState,
  args: {
    query: { loading: true, refetch },
    what: 'messages',
  },
  argTypes: { count: amount(1, 8), height: choice(styles.height) },
  beforeEach: () => {
    refetch.mockClear()
  },
} satisfies Meta<typeof QueryState>
export default meta
type Story = StoryObj<QueryStateProps & { what: string }>

/** While the query runs: as many rows as there will be, at their height. */
export const Default: Story = {}

/** It failed. */
export const Failed: Story = {
  args: { query: { error: new Error('Failed to fetch'), loading: false, refetch } },
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
}

/** Somebody who may not see it reads why, and is not asked to try again. */
export const Refused: Story = {
  args: {
    query: {
      error: new OperationError("You don't have permission to do this.", 'FORBIDDEN', 200),
      loading: false,
      refetch,
    },
  },
}

export const SaysWhatIsLoading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading messages')
  },
}

export const AnotherTryReadsItAgain: Story = {
  ...Failed,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The messages could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(refetch).toHaveBeenCalledOnce()
  },
}

export const NoOtherTryWhereItIsMissing: Story = {
  ...Missing,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This message was not found.')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const NoOtherTryWhereItIsRefused: Story = {
  ...Refused,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("You don't have permission to do this.")
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
