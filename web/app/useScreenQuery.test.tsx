import type { ApolloClient } from '@apollo/client'
import { ApolloProvider, useApolloClient } from '@apollo/client/react'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from './apolloClient.ts'
import { DemoDocument } from './demo.generated.ts'
import { failure, Mocked, mockOf } from './mocks.tsx'
import type { Query } from './load.ts'
import { dehydrate } from './dehydrate.ts'
import { beginPageOf } from './pageOf.ts'
import { prefetch, useScreenQuery } from './useScreenQuery.ts'

afterEach(cleanup)

function Screen() {
  const { data, error } = useScreenQuery(DemoDocument)
  if (error) return <p>{error.message}</p>
  return <p>{data?.demo ? data.demo.email : 'waiting'}</p>
}

const demo = { demo: { email: 'admin@kiewiet.example', password: 'kiewiet-admin' } }

describe('a screen', () => {
  it('shows what was read, and the message when it could not be', async () => {
    const { unmount } = render(
      <Mocked mocks={[mockOf(DemoDocument, demo)]}>
        <Screen />
      </Mocked>,
    )
    expect(screen.getByText('waiting')).toBeDefined()
    expect(await screen.findByText('admin@kiewiet.example')).toBeDefined()
    unmount()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
    render(
      <Mocked mocks={[mockOf(DemoDocument, failure('The database is away'))]}>
        <Screen />
      </Mocked>,
    )
    vi.useRealTimers()
    expect(await screen.findByText('The database is away')).toBeDefined()
  })

  it('keeps what was read when it cannot be read again, so that a form that shows it stays open', async () => {
    const answer = vi.fn<() => typeof demo | Error>(() => demo)
    function Read() {
      const { data, error, refetch } = useScreenQuery(DemoDocument, {}, { fetchPolicy: 'network-only' })
      return (
        <button type="button" onClick={() => void refetch().catch(() => undefined)}>
          {error ? 'failed' : 'no failure'}: {data?.demo?.email ?? 'nothing'}
        </button>
      )
    }
    render(
      <Mocked mocks={[mockOf(DemoDocument, answer)]}>
        <Read />
      </Mocked>,
    )
    expect(await screen.findByText('no failure: admin@kiewiet.example')).toBeDefined()
    answer.mockImplementation(() => failure('The database is away'))
    screen.getByRole('button').click()
    expect(await screen.findByText('failed: admin@kiewiet.example')).toBeDefined()
  })

  it('asks once within five minutes, and again after them', async () => {
    const answer = vi.fn(() => demo)
    const mocks = [mockOf(DemoDocument, answer)]
    const opened = (time: string) => (
      <Mocked mocks={mocks}>
        <Screen key={time} />
      </Mocked>
    )
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 60_000 })
    const { rerender } = render(opened('first'))
    await screen.findByText('admin@kiewiet.example')
    rerender(opened('at once'))
    await screen.findByText('admin@kiewiet.example')
    expect(answer).toHaveBeenCalledTimes(1)
    vi.setSystemTime(Date.now() + 6 * 60_000)
    rerender(opened('first'))
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2))
    vi.useRealTimers()
  })

  it('that was read ahead does not ask again, unless that failed', async () => {
    const answer = vi.fn(() => demo)
    let client: ApolloClient | undefined
    function Before() {
      client = useApolloClient()
      return null
    }
    const page = (content: ReactNode) => <Mocked mocks={[mockOf(DemoDocument, answer)]}>{content}</Mocked>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * 60_000 })
    const { rerender } = render(page(<Before />))
    if (client) prefetch(client, [[DemoDocument]])
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
    rerender(page(<Screen />))
    await screen.findByText('admin@kiewiet.example')
    expect(answer).toHaveBeenCalledTimes(1)

    vi.setSystemTime(Date.now() + 6 * 60_000)
    answer.mockImplementationOnce(() => {
      throw new Error('The database is away')
    })
    await waitFor(() => {
      if (client) prefetch(client, [[DemoDocument]])
      expect(answer).toHaveBeenCalledTimes(3)
    })
    vi.useRealTimers()
  })

  it('that came with its page is shown at once and asks for nothing, unless the server could not read it', async () => {
    const answers = vi.fn<typeof fetch>(async () =>
      Response.json({ data: { demo: { __typename: 'Demo', ...demo.demo } } }),
    )
    vi.stubGlobal('fetch', answers)
    beginPageOf({ id: 7 })
    const opened = async (query: Query, hours: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
      const before = await dehydrate(query, [[DemoDocument]])
      return render(
        <ApolloProvider client={createClient(JSON.parse(JSON.stringify(before)))}>
          <Screen />
        </ApolloProvider>,
      )
    }
    const { container } = await opened((async () => ({ demo: { __typename: 'Demo', ...demo.demo } })) as Query, 2)
    expect(container.textContent).toBe('admin@kiewiet.example')
    expect(answers).not.toHaveBeenCalled()

    const later = await opened(() => Promise.reject(new Error('The database is away')), 4)
    expect(later.container.textContent).toBe('waiting')
    await waitFor(() => expect(later.container.textContent).toBe('admin@kiewiet.example'))
    expect(answers).toHaveBeenCalledTimes(1)
    // of the account whose page it is alone: somebody else may have signed in with this browser since
    expect(new Headers(answers.mock.calls[0]?.[1]?.headers).get('Page-Of')).toBe('7')
    beginPageOf(null)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
})
