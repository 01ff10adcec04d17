import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { buildForm, buildPdf } from '#tests/factories/files.ts'
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

describe('what staff write of the child while a family is erased is refused, and nothing is stored:', () => {
  const [today, at] = [todayInJohannesburg(), new Date().toISOString()]
  const mutation = (name: string, input: string, answer = 'id') =>
    `mutation ($input: ${input}!) { ${name}(input: $input) { ${answer} } }`
  const writings: Record<string, [table: string, document: string, input: (childId: number) => object]> = {
    'marks of the register': [
      'attendance',
      mutation('markAttendance', 'AttendanceMarksInput', 'outcomes { refused }'),
      (childId) => ({ date: today, marks: [{ childId, status: 'absent', notes: 'Ill' }] }),
    ],
    care: [
      'care_entries',
      mutation('recordCare', 'RecordCareInput'),
      (childId) => ({ entries: [{ id: randomUUID(), entryId: randomUUID(), childId, at, kind: 'note', text: 'Ill' }] }),
    ],
    'an assessment': [
      'assessments',
      mutation('recordAssessment', 'AssessmentInput'),
      (childId) => ({ childId, area: 'social', date: today, percent: 50 }),
    ],
    'a goal': [
      'learning_goals',
      mutation('createLearningGoal', 'CreateLearningGoalInput'),
      (childId) => ({
        childId,
        title: 'Words',
        subject: 'language',
        difficulty: 'basic',
        targetDate: addDays(today, 90),
      }),
    ],
    'a report': [
      'academic_reports',
      mutation('createAcademicReport', 'AcademicReportInput'),
      (childId) => ({ childId, title: 'Report', type: 'progress', content: 'Reads well' }),
    ],
    'an e-mail to the parents': [
      'parent_notifications',
      mutation('sendParentNotification', 'ParentNotificationInput'),
      (childId) => ({ childId, subject: 'Today', message: 'Ill' }),
    ],
    'an order': [
      'uniform_orders',
      mutation('orderUniform', 'UniformOrderInput'),
      (childId) => ({ childId, lines: [{ itemId, size: 'M', quantity: 1 }] }),
    ],
    'a moment': [
      'moment_children',
      mutation('addMoment', 'NewMomentInput'),
      (childId) => ({
        childIds: [childId],
        classId: 1,
        key: randomUUID(),
        pictureCount: 0,
        telling: 'at_once',
        text: 'Ill',
      }),
    ],
  }
  let classId: number
  let itemId: number
  beforeAll(async () => {
    const room = { name: 'Owls', ageGroup: '2 years', ageFromMonths: 24, ageToMonths: 36, capacity: 20, room: 'Owls' }
    classId = (await app.db('classes').insert(room).returning('id'))[0].id
    const item = { name: 'Hat', priceCents: 5_000, category: 'accessories' }
    itemId = (await app.db('uniform_items').insert(item).returning('id'))[0].id
    await app.db('uniform_sizes').insert({ itemId, name: 'M', position: 1 })
  })
  async function eraseWhile<Answer>(write: (childId: number) => Promise<Answer>) {
    const parent = await app.addUser()
    const childId = await app.addChild({ classId, enrolledOn: addDays(today, -9) }, [parent.id])
    const lock = (db: Knex) => db('children').where({ id: childId }).forUpdate().first('id')
    const { erased, answer } = await eraseDuring(parent.id, [childId], lock, () => write(childId))
    expect(erased.error).toBeNull()
    return { childId, answer }
  }

  it.each(Object.entries(writings))('%s', async (_name, [table, document, input]) => {
    const { childId, answer } = await eraseWhile((id) => app.graphql(document, { input: input(id) }, { cookie: admin }))
    expect(answer?.error?.code).toMatch(/NOT_FOUND|BAD_USER_INPUT/)
    expect(await app.db(table).where({ childId })).toEqual([])
  })

  it('a document', async () => {
    const form = buildForm(buildPdf(), 'card.pdf', { kind: 'clinic_card' })
    const { childId, answer } = await eraseWhile((id) =>
      app.rest('POST', `/api/children/${id}/documents`, { cookie: admin, form }),
    )
    expect(answer?.status).toBe(404)
    expect(await app.db('child_documents').where({ childId })).toEqual([])
    expect(await app.db('stored_files')).toEqual([])
  })
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
