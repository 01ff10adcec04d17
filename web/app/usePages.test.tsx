import type { TypedDocumentNode } from '@apollo/client'
import { cleanup, render, screen } from '@testing-library/react'
import { parse } from 'graphql'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { failure, Mocked, mockOf, pageOf } from './mocks.tsx'
import { usePages } from './usePages.ts'

interface Data {
  emails: ReturnType<typeof pageOf<{ id: number; subject: string }>>
}

const document = parse(`query FilteredEmails($status: String, $first: Int!, $after: String) {
  emails(status: $status, first: $first, after: $after) {
    edges { node { id subject } }
    pageInfo { endCursor hasNextPage }
    totalCount
  }
}`) as TypedDocumentNode<Data, { status: string; first: number; after?: string }>

function List({ status }: { status: string }) {
  const { rows, lastData, error, refetch, shown } = usePages(document, { status, first: 50 }, ({ emails }) => emails)
  return (
    <>
      <ul>
        {rows.map(({ id, subject }) => (
          <li key={id}>{subject}</li>
        ))}
      </ul>
      <p>{error ? 'failed' : 'no failure'}</p>
      <p>{shown ? 'shown' : 'nothing shown'}</p>
      <p>{lastData ? 'frame' : 'no frame'}</p>
      <button type="button" onClick={refetch}>
        Read again
      </button>
    </>
  )
}

const inboxOf = (subject: string) => ({ emails: pageOf([{ id: 9101, subject }], { first: 50 }) })

afterEach(cleanup)

describe('a list', () => {
  it('has no row of another filter when the rows of this one cannot be read', async () => {
    const mocks = [
      mockOf(document, ({ status }) => (status === 'sent' ? inboxOf('Welcome') : failure('The line is cut'))),
    ]
    const page = (status: string) => (
      <Mocked mocks={mocks}>
        <List status={status} />
      </Mocked>
    )
    const { rerender } = render(page('sent'))
    expect(await screen.findByText('Welcome')).toBeDefined()
    rerender(page('failed'))
    // not even while they are read
    expect(screen.queryByText('Welcome')).toBeNull()
    expect(await screen.findByText('failed')).toBeDefined()
    expect(screen.queryByText('Welcome')).toBeNull()
    expect(screen.getByText('nothing shown')).toBeDefined()
    expect(screen.getByText('frame')).toBeDefined()
    rerender(page('sent'))
    expect(await screen.findByText('Welcome')).toBeDefined()
    expect(screen.getByText('no failure')).toBeDefined()
  })

  it('has its own rows still, and says so, when reading them again fails', async () => {
    const answer = vi.fn<() => Data | Error>(() => inboxOf('Invoice for May'))
    render(
      <Mocked mocks={[mockOf(document, answer)]}>
        <List status="reloaded" />
      </Mocked>,
    )
    expect(await screen.findByText('Invoice for May')).toBeDefined()
    answer.mockImplementation(() => failure('The line is cut'))
    screen.getByRole('button').click()
    expect(await screen.findByText('failed')).toBeDefined()
    expect(screen.getByText('Invoice for May')).toBeDefined()
  })
})
