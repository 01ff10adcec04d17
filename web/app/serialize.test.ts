import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { type Observer, Observable } from 'rxjs'
import { beforeEach, describe, expect, it } from 'vitest'
import { serialize, serializeLink } from './serialize.ts'

const move = gql`
  mutation Move($id: Int!, $input: MoveInput!) {
    move(id: $id, input: $input) {
      id
      version
    }
  }
`
const hide = gql`
  mutation Hide($id: Int!, $version: Int!) {
    hide(id: $id, version: $version) {
      id
      version
    }
  }
`

interface Sent {
  variables: Record<string, unknown>
  observer: Observer<ApolloLink.Result>
}

const sent: Sent[] = []
let client: ApolloClient

beforeEach(() => {
  sent.length = 0
  const server = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        sent.push({ variables, observer })
      }),
  )
  client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([serializeLink(), server]) })
})

const change = (mutation: typeof move, record: string, variables: object) => {
  const ended = client.mutate({ mutation, variables, ...serialize(record) })
  return ended.then(
    ({ data }) => data,
    (error: Error) => error.message,
  )
}

const moveTo = (id: number, day: number, version: number) =>
  change(move, `entry ${id}`, { id, input: { day, version } })

async function answer(index: number, result: ApolloLink.Result) {
  await settled()
  sent[index]?.observer.next(result)
  sent[index]?.observer.complete()
  await settled()
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const moved = (id: number, version: number) => ({ data: { move: { __typename: 'Entry', id, version } } })

describe('changes of one record', () => {
  it('wait for each other, and each is based on what the one before was answered with', async () => {
    const all = Promise.all([moveTo(1, 2, 7), moveTo(1, 3, 7), moveTo(1, 4, 7)])
    await settled()
    expect(sent).toHaveLength(1)
    await answer(0, moved(1, 8))
    await answer(1, moved(1, 9))
    await answer(2, moved(1, 10))
    expect(sent.map(({ variables }) => variables.input)).toEqual([
      { day: 2, version: 7 },
      { day: 3, version: 8 },
      { day: 4, version: 9 },
    ])
    expect(await all).toMatchObject([{ move: { version: 8 } }, { move: { version: 9 } }, { move: { version: 10 } }])
  })

  it('go on after one that was refused or never arrived', async () => {
    const all = Promise.all([moveTo(1, 2, 7), moveTo(1, 3, 7), moveTo(1, 4, 7), moveTo(1, 5, 7)])
    await answer(0, moved(1, 8))
    await answer(1, { data: null, errors: [{ message: 'This room is taken.' }] })
    sent[2]?.observer.error(new Error('No connection'))
    await answer(3, moved(1, 9))
    expect(sent.map(({ variables }) => variables.input)).toMatchObject([
      { version: 7 },
      { version: 8 },
      { version: 8 },
      { version: 8 },
    ])
    expect(await all).toMatchObject([
      { move: { version: 8 } },
      'This room is taken.',
      'No connection',
      { move: { version: 9 } },
    ])
  })

  it('say for themselves what they are based on once nothing is under way', async () => {
    void moveTo(1, 2, 7)
    await answer(0, moved(1, 8))
    void moveTo(1, 3, 6)
    await settled()
    expect(sent[1]?.variables.input).toEqual({ day: 3, version: 6 })
  })

  it('have their version beside the number as well', async () => {
    void moveTo(1, 2, 7)
    void change(hide, 'entry 1', { id: 1, version: 7 })
    await answer(0, moved(1, 8))
    expect(sent[1]?.variables).toEqual({ id: 1, version: 8 })
  })
})

it('changes of other records do not wait', async () => {
  void moveTo(1, 2, 7)
  void moveTo(2, 2, 4)
  await settled()
  expect(sent.map(({ variables }) => variables.id)).toEqual([1, 2])
})
