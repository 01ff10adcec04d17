import { waitFor } from '@testing-library/react'
import { ApolloLink, gql } from '@apollo/client'
import { Observable } from 'rxjs'
import { expect, it, vi } from 'vitest'
import { clientOn } from './apolloClient.ts'
import { isFresh, queryKey, skipRefetch } from './freshness.ts'

const roomQuery = gql`
  query RoomOfTest {
    asleep
  }
`
const mutation = gql`
  mutation MarkOfTest {
    mark
  }
`

/** A room whose first answer waits until it is let through, and says what was so when it was asked for. */
function slowRoom() {
  let asleep = 0
  let reads = 0
  let answerFirst = () => undefined as void
  const client = clientOn(
    new ApolloLink(
      ({ operationType }) =>
        new Observable((observer) => {
          const answer = (data: Record<string, number>) => {
            observer.next({ data })
            observer.complete()
          }
          if (operationType === 'mutation') {
            asleep = 3
            answer({ mark: 1 })
            return
          }
          const told = asleep
          reads++
          if (reads === 1) answerFirst = () => answer({ asleep: told })
          else answer({ asleep: told })
        }),
    ),
  )
  return { client, answerFirst: () => answerFirst(), reads: () => reads }
}

it.each([
  ['whose screen is read again after it', {}],
  ['that the screen shows by itself', skipRefetch],
])('an answer that was asked for before a change %s does not stay on the screen', async (_, context) => {
  const { client, answerFirst, reads } = slowRoom()
  const shown = vi.fn()
  const screen = client.watchQuery({ query: roomQuery }).subscribe(({ data }) => shown(data))
  await client.mutate({ mutation, context })
  // the refetch of the mutation shares the request that is under way
  await new Promise((resolve) => setTimeout(resolve))
  expect(reads()).toBe(1)
  answerFirst()
  await waitFor(() => expect(shown).toHaveBeenLastCalledWith({ asleep: 3 }))
  expect(isFresh(queryKey('RoomOfTest', {}))).toBe(true)
  screen.unsubscribe()
  client.stop()
})
