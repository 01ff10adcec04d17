import type { Knex } from 'knex'
import { describe, expect, it } from 'vitest'
import { prepareReads } from './prepared.ts'

interface Sent {
  sql: string
  options?: { name?: string }
}

/** A database that notes what it is sent, and under which name; the first answers may be refusals. */
function openFake(refusals: Error[] = []) {
  const sent: Sent[] = []
  const client = {
    async _query(_connection: object, statement: Sent) {
      sent.push(statement)
      const refusal = statement.options?.name ? refusals.shift() : undefined
      if (refusal) throw refusal
      return statement
    },
  }
  prepareReads({ client } as unknown as Knex)
  const send = (sql: string, connection = {}) => client._query(connection, { sql })
  return { send, names: () => sent.map(({ options }) => options?.name) }
}

describe('a statement that reads', () => {
  it('has a name from the second time on, the same each time', async () => {
    const { send, names } = openFake()
    for (let time = 0; time < 3; time += 1) await send('select 1')
    await send('select 2')
    const [first, second, third, other] = names()
    expect([first, other]).toEqual([undefined, undefined])
    expect(second).toBeTruthy()
    expect(third).toBe(second)
  })

  it('has none inside a transaction', async () => {
    const { send, names } = openFake()
    for (let time = 0; time < 3; time += 1) await send('select 1', { __knexTxId: 'trx1' })
    expect(names()).toEqual([undefined, undefined, undefined])
  })

  it('is made anew where its plan is from before a migration, and has another name then', async () => {
    const { send, names } = openFake([new Error('select 1 - cached plan must not change result type')])
    await send('select 1')
    await expect(send('select 1')).resolves.toMatchObject({ sql: 'select 1' })
    await send('select 1')
    await send('select 1')
    const [, outdated, anew, , later] = names()
    expect(anew).toBeUndefined()
    expect(later).toBeTruthy()
    expect(later).not.toBe(outdated)
  })

  it('is not made again after any other failure', async () => {
    const { send, names } = openFake([new Error('canceling statement due to statement timeout')])
    await send('select 1')
    await expect(send('select 1')).rejects.toThrow('statement timeout')
    expect(names()).toHaveLength(2)
  })

  it('keeps no more than 200 names', async () => {
    const { send, names } = openFake()
    for (let number = 0; number < 250; number += 1) {
      await send(`select ${number}`)
      await send(`select ${number}`)
    }
    expect(new Set(names().filter(Boolean)).size).toBe(200)
  })
})

it('leaves statements that write without names', async () => {
  const { send, names } = openFake()
  for (let time = 0; time < 3; time += 1) await send('update users set version = 1')
  expect(names()).toEqual([undefined, undefined, undefined])
})
