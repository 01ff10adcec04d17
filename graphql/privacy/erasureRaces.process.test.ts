import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilBlocked } from '#tests/setup/blocked.ts'
import type { TestApp } from '#tests/setup/server.ts'
import { openAppOnServer } from '#tests/setup/serverApp.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openAppOnServer()
  admin = (await app.addUser({ role: 'admin' })).cookie
})
afterAll(() => app.close())

/**
 * Erases a family while somebody else is in the middle of a change, which then is saved.
 * @param children whom the preview named before
 * @param meanwhile what is begun after the erasure
 */
async function eraseDuring<Answer>(
  parentId: number,
  children: number[],
  change: (db: Knex) => PromiseLike<unknown>,
  meanwhile?: () => Promise<Answer>,
) {
  const document =
    'mutation ($parentId: Int!, $children: [Int!]!) { eraseFamily(parentId: $parentId, children: $children) { id } }'
  const begun = await app.db.transaction(async (inner) => {
    await change(inner)
    const erasing = app.graphql(document, { parentId, children }, { cookie: admin })
    await untilBlocked(app.db, 1)
    const answering = meanwhile?.()
    if (answering) await untilBlocked(app.db, 2)
    return { erasing, answering }
  })
  return { erased: await begun.erasing, answer: await begun.answering }
}

describe('while somebody else changes the family, an erasure waits', () => {
  it('for a guardian who is accepting an invitation: the child is theirs, so that nothing is erased', async () => {
    const [parent, other] = [await app.addUser(), await app.addUser()]
    const childId = await app.addChild({ firstName: 'Lwazi' }, [parent.id])
    const { erased } = await eraseDuring(parent.id, [childId], async (db) => {
      await db('children').where({ id: childId }).forUpdate().first('id')
      await db('guardianships').insert({ parentId: other.id, childId })
    })
    expect(erased.error?.message).toBe('This family has changed since you opened it. Please check it again.')
    expect(await app.db('children').where({ id: childId }).first()).toMatchObject({ firstName: 'Lwazi' })
    expect(await app.db('guardianships').where({ childId }).orderBy('parentId').pluck('parent_id')).toEqual([
      parent.id,
      other.id,
    ])
  })

  it('for a message that the parent is sending, and erases it too', async () => {
    const parent = await app.addUser()
    const childId = await app.addChild({}, [parent.id])
    const { erased } = await eraseDuring(parent.id, [childId], (db) =>
      db('conversations').insert({ kind: 'parent', subject: 'A question', parentId: parent.id, unreadByStaff: true }),
    )
    expect(erased.error).toBeNull()
    expect(await app.db('conversations').where({ parentId: parent.id })).toEqual([])
  })
})

it('what the parent sends while a family is erased is refused', async () => {
  const parent = await app.addUser()
  const childId = await app.addChild({}, [parent.id])
  const document = 'mutation ($input: WriteToSchoolInput!) { writeToSchool(input: $input) { id } }'
  const input = { childId, subject: 'A question', body: 'Is there a place?' }
  const { erased, answer } = await eraseDuring(
    parent.id,
    [childId],
    (db) => db('children').where({ id: childId }).forUpdate().first('id'),
    () => app.graphql(document, { input }, { cookie: parent.cookie }),
  )
  expect(erased.error).toBeNull()
  expect(answer?.error?.code).toBe('UNAUTHENTICATED')
  expect(await app.db('conversations').where({ parentId: parent.id })).toEqual([])
})

describe('in a database where it takes longer than a statement of a request may', () => {
  const preview = `query ($parentId: Int!) { familyErasure(parentId: $parentId) { childIds } }`
  const erase =
    'mutation ($parentId: Int!, $children: [Int!]!) { eraseFamily(parentId: $parentId, children: $children) { id } }'
  /** A moment longer than the driver waits for any other statement. */
  const long = async (db: Knex) => {
    for (const seconds of [3, 3]) await db.raw('select pg_sleep(?)', [seconds])
  }

  it('the preview is waited for', async () => {
    const parent = await app.addUser()
    const childId = await app.addChild({}, [parent.id])
    const reading = await app.db.transaction(async (db) => {
      await db.raw('lock table notices in access exclusive mode')
      const begun = app.graphql<{ familyErasure: unknown }>(preview, { parentId: parent.id }, { cookie: admin })
      await untilBlocked(app.db, 1)
      await long(db)
      return { begun }
    })
    expect((await reading.begun).data?.familyErasure).toEqual({ childIds: [childId] })
  })

  it('the erasure is waited for, and so it is by who presses again: both are told the same, as is a third one later', async () => {
    const parent = await app.addUser()
    const childId = await app.addChild({ firstName: 'Lwazi' }, [parent.id])
    const send = () =>
      app.graphql<{ eraseFamily: { id: number } }>(
        erase,
        { parentId: parent.id, children: [childId] },
        { cookie: admin, headers: { 'idempotency-key': `erase ${parent.id}` } },
      )
    const sent = await app.db.transaction(async (db) => {
      await db('children').where({ id: childId }).forUpdate().first('id')
      const first = send()
      await untilBlocked(app.db, 1)
      const second = send()
      await untilBlocked(app.db, 2)
      await long(db)
      return { first, second }
    })
    const answers = [await sent.first, await sent.second, await send()]
    expect(answers.map(({ error }) => error)).toEqual([null, null, null])
    expect(answers.map(({ data }) => data.eraseFamily.id)).toEqual([parent.id, parent.id, parent.id])
    expect(await app.db('children').where({ id: childId }).first()).toMatchObject({ firstName: 'Erased' })
    expect(await app.db('audit_entries').where({ action: 'eraseFamily', entityId: parent.id })).toHaveLength(1)
  })
})
