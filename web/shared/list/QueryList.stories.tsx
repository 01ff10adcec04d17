import type { TypedDocumentNode } from '@apollo/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { parse } from 'graphql'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { failure, type Mock, Mocked, mockOf, pageOf } from '#web/app/mocks.tsx'
import { usePages } from '#web/app/usePages.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Chips } from '#web/ui/Chips/Chips.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { QueryList } from './QueryList.tsx'

interface Email {
  id: number
  subject: string
}

interface Variables {
  status: string
  first: number
  after?: string
}

const document = parse(`query ListedEmails($status: String, $first: Int!, $after: String) {
  emails(status: $status, first: $first, after: $after) {
    edges { node { id subject } }
    pageInfo { endCursor hasNextPage }
    totalCount
  }
}`) as TypedDocumentNode<{ emails: ReturnType<typeof pageOf<Email>> }, Variables>

const sent = ['Welcome to the centre', 'Invoice for May', 'Outing on Friday'].map((subject, at) => ({
  id: 9200 + at,
  subject,
}))

const answered = (rows: readonly Email[], variables: Variables) => ({ emails: pageOf(rows, variables) })

const lineCut = failure('The line is cut')

/** E-mails with a filter and something to do with them. */
function Emails({ name }: { name: string }) {
  const [status, setStatus] = useState('sent')
  const list = usePages(document, { status: `${name} ${status}`, first: 2 }, ({ emails }) => emails)
  return (
    <Stack>
      <Chips
        label="Status"
        chosen={status}
        onChoose={setStatus}
        chips={[
          { value: 'sent', label: 'Sent' },
          { value: 'failed', label: 'Failed' },
        ]}
      />
      <Button disabled={list.rows.length === 0}>Send all again</Button>
      <Button onClick={list.refetch}>Refresh</Button>
      <QueryList
        list={list}
        what="e-mails"
        height="row"
        more="Show older e-mails"
        empty={<EmptyState icon={Inbox}>No e-mail has been sent.</EmptyState>}
      >
        {(rows) => (
          <ul aria-label="E-mails">
            {rows.map(({ id, subject }) => (
              <li key={id}>{subject}</li>
            ))}
          </ul>
        )}
      </QueryList>
    </Stack>
  )
}

const page = (name: string, mock: Mock) => (
  <Mocked key={name} mocks={[mock]}>
    <Emails name={name} />
  </Mocked>
)

/**
 * The rows of a list that `usePages` reads: until they are there a placeholder, then the rows with a button for the next
 * page, or what stands in their place where there are none.
 *
 * - **Use it for:** Every list of several pages: messages, payments, reports.
 * - **Not for:** What is read at once: `QueryState`.
 * - **Parts:** `QueryState` around the rows, `MoreRows` below them, `empty` instead of them.
 * - **Accessibility:** As `QueryState`. While another filter is read its rows are not shown as those of this one: the
 *   rows before are dimmed and inert.
 * - **Words:** `what` names the rows; `more` says which ones come: “Show older e-mails”.
 */
const meta = {
  title: 'Design system/Feedback/QueryList',
  component: QueryList,
} satisfies Meta
export default meta
type Story = StoryObj

/** Two of three, with a button for the next page. */
export const Default: Story = {
  render: () =>
    page(
      'filled',
      mockOf(document, (variables) => answered(sent, variables)),
    ),
}

export const Loading: Story = { render: () => page('loading', mockOf(document, 'pending')) }

export const Empty: Story = {
  render: () =>
    page(
      'empty',
      mockOf(document, (variables) => answered([], variables)),
    ),
}

export const Failed: Story = { render: () => page('unread', mockOf(document, lineCut)) }

export const MoreRowsFollow: Story = {
  render: () =>
    page(
      'more',
      mockOf(document, (variables) => answered(sent, variables)),
    ),
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Show older e-mails' })
    await expect(canvas.queryByText('Outing on Friday')).toBeNull()
    await userEvent.click(more)
    await canvas.findByText('Outing on Friday')
    await expect(canvas.queryByRole('button', { name: 'Show older e-mails' })).toBeNull()
  },
}

let isCut = false
const cut = {
  beforeEach: () => {
    isCut = false
  },
}

/** What is shown stays, marked as old, until another try brings what is new. */
export const ReloadWithTheLineCut: Story = {
  ...cut,
  render: () =>
    page(
      'reload',
      mockOf(document, (variables) => (isCut ? lineCut : answered(sent, variables))),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Invoice for May')
    isCut = true
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('The e-mails could not be loaded.')
    await expect(alert).toHaveTextContent('may be out of date')
    await expect(canvas.getByText('Invoice for May')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send all again' })).toBeEnabled()
    isCut = false
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(canvas.getByText('Invoice for May')).toBeVisible()
  },
}

/** Rows of one filter are never taken for those of another: neither while these are read nor when that fails. */
export const FilterWithTheLineCut: Story = {
  ...cut,
  render: () =>
    page(
      'filter',
      mockOf(document, (variables) => (isCut ? lineCut : answered(sent, variables))),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Invoice for May')
    isCut = true
    await userEvent.click(canvas.getByRole('button', { name: 'Failed' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The e-mails could not be loaded.')
    await expect(canvas.queryByText('Invoice for May')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Send all again' })).toBeDisabled()
    // a browser that gets the focus meanwhile reads these again
    isCut = false
    await userEvent.click(canvas.getByRole('button', { name: 'Sent' }))
    await canvas.findByText('Invoice for May')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}

/** The rows of the filter before are dimmed and cannot be used. */
export const FilterWhileItLoads: Story = {
  render: () =>
    page(
      'slow',
      mockOf(document, (variables) => (variables.status.endsWith('failed') ? 'pending' : answered(sent, variables))),
    ),
  play: async ({ canvas }) => {
    const row = await canvas.findByText('Invoice for May')
    await userEvent.click(canvas.getByRole('button', { name: 'Failed' }))
    await waitFor(() => expect(row.closest('[inert]')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('Loading e-mails')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Send all again' })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Show older e-mails' })).toBeNull()
  },
}
