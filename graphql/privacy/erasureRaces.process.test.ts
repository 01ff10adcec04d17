import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openServer } from '#graphql/database/connection.ts'
import { describeDemoCentre } from '#graphql/database/demo/centre.ts'
import { migrate } from '#graphql/database/migrate.ts'
import { type PostgresServer, startPostgres } from '#tests/setup/postgres.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let postgres: PostgresServer
let app: TestApp
let admin: string
beforeAll(async () => {
  postgres = await startPostgres()
  const database = openServer(await postgres.createDatabase('erased'))
  await migrate(database.knex, database.kind)
  await describeDemoCentre(database.knex)
  app = await openTestApp({ database })
  admin = (await app.addUser({ role: 'admin' })).cookie
})
afterAll(async () => {
  await app.close()
  await postgres.stop()
})

const waiting = (count: number) =>
  vi.waitFor(
    async () => {
      const blocked = await app.db('pg_stat_activity').where({ wait_event_type: 'Lock' }).select('pid')
      expect(blocked).toHaveLength(count)
    },
    { timeout: 60_000 },
  )

/**
 * Erases a family while somebody else is in the middle of a change, which then is saved.
 * @param meanwhile what is begun after the erasure
 */
async function eraseDuring<Answer>(
  parentId: number,
  change: (db: Knex) => PromiseLike<unknown>,
  meanwhile?: () => Promise<Answer>,
) {
  const document = 'mutation ($parentId: Int!) { eraseFamily(parentId: $parentId) { id } }'
  const begun = await app.db.transaction(async (inner) => {
    await change(inner)
    const erasing = app.graphql(document, { parentId }, { cookie: admin })
    await waiting(1)
    const answering = meanwhile?.()
    if (answering) await waiting(2)
    return { erasing, answering }
  })
  expect(await begun.erasing).toMatchObject({ error: null })
  return begun.answering
}

describe('while somebody else changes the family, an erasure waits', () => {
  it('for a guardian who is accepting an invitation: the child is theirs and stays', async () => {
    const [parent, other] = [await app.addUser(), await app.addUser()]
    const childId = await app.addChild({ firstName: 'Lwazi' }, [parent.id])
    await eraseDuring(parent.id, async (db) => {
      await db('children').where({ id: childId }).forUpdate().first('id')
      await db('guardianships').insert({ parentId: other.id, childId })
    })
    expect(await app.db('children').where({ id: childId }).first()).toMatchObject({ firstName: 'Lwazi' })
    expect(await app.db('guardianships').where({ childId }).pluck('parent_id')).toEqual([other.id])
  })

  it('for a message that the parent is sending, and erases it too', async () => {
    const parent = await app.addParent()
    await eraseDuring(parent.id, (db) =>
      db('conversations').insert({ kind: 'parent', subject: 'A question', parentId: parent.id, unreadByStaff: true }),
    )
    expect(await app.db('conversations').where({ parentId: parent.id })).toEqual([])
  })
})

it('what the parent sends while a family is erased is refused', async () => {
  const parent = await app.addUser()
  const childId = await app.addChild({}, [parent.id])
  const document = 'mutation ($input: WriteToSchoolInput!) { writeToSchool(input: $input) { id } }'
  const input = { childId, subject: 'A question', body: 'Is there a place?' }
  const answer = await eraseDuring(
    parent.id,
    (db) => db('children').where({ id: childId }).forUpdate().first('id'),
    () => app.graphql(document, { input }, { cookie: parent.cookie }),
  )
  expect(answer?.error?.code).toBe('UNAUTHENTICATED')
  expect(await app.db('conversations').where({ parentId: parent.id })).toEqual([])
})
