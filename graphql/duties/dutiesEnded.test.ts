import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
let classIds: number[]
const today = todayInJohannesburg()
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
  classIds = await app.db('classes').whereNull('deletedAt').orderBy('id').pluck('id')
})
afterAll(() => app.close())

const ask = <Data>(document: string, variables: object) =>
  app.graphql<Data>(document, { ...variables }, { cookie: admin })
const remove = (id: number) => ask('mutation ($id: Int!) { removeDuty(id: $id) { id } }', { id })
const end = (id: number, lastDay: string) =>
  ask('mutation ($input: EndDutyInput!) { endDuty(input: $input) { id } }', { input: { id, lastDay } })
const save = (input: object) => ask('mutation ($input: DutyInput!) { saveDuty(input: $input) { id } }', { input })

/** Somebody who teaches these classes, and the ids of the duties. */
async function addTeacher(
  duties: readonly { classId?: number; fromDate?: string; toDate?: string }[],
  role: 'teacher' | 'admin' = 'teacher',
) {
  const { id, email } = await app.addUser({ role, emailVerifiedAt: new Date().toISOString() })
  const rows = duties.map((duty, index) => ({
    userId: id,
    kind: 'teacher',
    classId: classIds[index],
    fromDate: addDays(today, -30),
    ...duty,
  }))
  const made: { id: number }[] = rows.length > 0 ? await app.db('duties').insert(rows).returning('id') : []
  const mails = async () =>
    (await app.db('emails').where({ recipient: email, kind: 'account.dutiesEnded' }).orderBy('id')).map(
      ({ subject, body }) => ({ subject, body }),
    )
  return { id, duties: made.map((duty) => duty.id) as [number, ...number[]], mails }
}

const haveEnded = {
  subject: 'Your duties have ended',
  body: expect.stringMatching(/can no longer open the children's records.*You can still sign in.*Nothing else has/s),
}

describe('a teacher is told of the last duty', () => {
  it('that is removed, and not of one before it', async () => {
    const { duties, mails } = await addTeacher([{}, {}])
    await remove(duties[0])
    expect(await mails()).toEqual([])
    await remove(Number(duties[1]))
    expect(await mails()).toEqual([haveEnded])
  })

  it('that ends on a day, with the day', async () => {
    const { duties, mails } = await addTeacher([{}])
    const lastDay = addDays(today, 20)
    expect((await end(duties[0], lastDay)).error).toBeNull()
    expect(await mails()).toEqual([
      { subject: `Your duties end on ${formatDate(lastDay)}`, body: expect.stringContaining('After that you can no') },
    ])
  })

  it('that is shortened, and not of one that is made longer', async () => {
    const { id: userId, duties, mails } = await addTeacher([{ toDate: addDays(today, 10) }])
    const duty = { id: duties[0], userId, kind: 'teacher', classId: classIds[0], fromDate: addDays(today, -30) }
    expect((await save({ ...duty, toDate: addDays(today, 30) })).error).toBeNull()
    expect(await mails()).toEqual([])
    expect((await save({ ...duty, toDate: addDays(today, 5) })).error).toBeNull()
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      `Your duties end on ${formatDate(addDays(today, 5))}`,
    ])
  })

  it('with the class that is taken away', async () => {
    const { id: userId, mails } = await addTeacher([{}])
    const staffIds: number[] = await app
      .db('duties')
      .where({ classId: classIds[0] })
      .whereNot({ userId })
      .pluck('user_id')
    const input = { classId: classIds[0], staffIds: [...new Set(staffIds)] }
    const set = 'mutation ($input: ClassStaffInput!) { setClassStaff(input: $input) { id } }'
    expect((await ask(set, { input })).error).toBeNull()
    expect(await mails()).toEqual([haveEnded])
  })

  it('once, when several classes are handed over together', async () => {
    const [from, to] = [await addTeacher([{}, { toDate: addDays(today, 90) }]), await addTeacher([])]
    const handOver = 'mutation ($input: HandoverInput!) { handOverDuties(input: $input) { classes } }'
    const { error } = await ask(handOver, { input: { fromId: from.id, toId: to.id } })
    expect(error).toBeNull()
    expect(await from.mails()).toEqual([haveEnded])
    expect(await to.mails()).toEqual([])
  })
})

describe('nobody is told', () => {
  it('of a duty that has not begun or is over', async () => {
    const { duties, mails } = await addTeacher([
      { fromDate: addDays(today, 10) },
      { fromDate: addDays(today, -60), toDate: addDays(today, -40) },
    ])
    for (const id of duties) expect((await remove(id)).error).toBeNull()
    expect(await mails()).toEqual([])
  })

  it('where the account is removed with it: of that there is an e-mail already', async () => {
    const [from, to] = [await addTeacher([{}]), await addTeacher([])]
    const handOver = 'mutation ($input: HandoverInput!) { handOverDuties(input: $input) { classes } }'
    const { error } = await ask(handOver, { input: { fromId: from.id, toId: to.id, deleteAccount: true } })
    expect(error).toBeNull()
    expect(await from.mails()).toEqual([])
  })

  it('who is an administrator, and needs no duty', async () => {
    const { duties, mails } = await addTeacher([{}], 'admin')
    expect((await remove(duties[0])).error).toBeNull()
    expect(await mails()).toEqual([])
  })
})
