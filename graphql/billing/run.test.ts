import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const today = todayInJohannesburg()
const dueDate = addDays(today, 9)
const ask = <Data>(document: string, variables: object, headers: Record<string, string> = {}) =>
  app.graphql<Data>(document, { ...variables }, { cookie: admin, headers })

interface Run {
  count: number
  amountCents: number
  stay: { reason: string; count: number }[]
}
const run = async (month: string) =>
  (
    await ask<{ monthRun: Run }>(
      'query ($month: String!) { monthRun(month: $month) { count amountCents stay { reason count } } }',
      { month },
    )
  ).data.monthRun
const voidRun = async (month: string) =>
  (
    await ask<{ voidRun: Run }>(
      'mutation ($input: VoidRunInput!) { voidRun(input: $input) { count amountCents stay { reason count } } }',
      { input: { month } },
    )
  ).data.voidRun
const counted = (ids: number[]) => app.db('bills').whereIn('id', ids).whereNull('deleted_at').orderBy('id').pluck('id')

async function enrol(enrolledOn: string) {
  const { id: programId } = await app.db('programs').whereNotNull('full_time_cents').orderBy('id').first('id')
  return app.addChild({ programId, dayPlan: 'full_time', enrolledOn })
}

async function billMonth(month: string, childIds: number[]) {
  const lines = childIds.flatMap((childId) => ['fee', 'registration'].map((kind) => ({ childId, kind })))
  const document = 'mutation ($input: BillMonthInput!) { billMonth(input: $input) { billed } }'
  const { data } = await ask<{ billMonth: { billed: number } }>(document, { input: { month, dueDate, lines } })
  return data.billMonth.billed
}

describe('a run that is voided', () => {
  it('cancels fees and registrations in one go, and the month can be billed again', async () => {
    const childIds = [await enrol('2019-02-01'), await enrol('2019-02-04')]
    const settled = await app.addChild({ enrolledOn: '2019-01-01' })
    const other = {
      childId: settled,
      kind: 'other',
      amountCents: 5000,
      description: 'Outing',
      issuedOn: today,
      dueDate,
    }
    const [outing] = await app.db('bills').insert(other).returning('id')
    expect(await billMonth('2019-02', childIds)).toBe(4)
    const before = await run('2019-02')
    expect(before).toMatchObject({ count: 4, stay: [] })
    expect(await voidRun('2019-02')).toEqual(before)
    const bills: { id: number; deleteReason: string }[] = await app
      .db('bills')
      .whereIn('childId', childIds)
      .select('id', 'delete_reason')
    expect(bills.map(({ deleteReason }) => deleteReason)).toEqual(
      Array(4).fill('The billing run for February 2019 was voided'),
    )
    expect(await counted([...bills.map(({ id }) => id), outing.id])).toEqual([outing.id])
    const entries = await app
      .db('audit_entries')
      .where({ action: 'voidRun', entity: 'bill' })
      .whereIn(
        'entityId',
        bills.map(({ id }) => id),
      )
    expect(entries).toHaveLength(4)
    expect(await run('2019-02')).toEqual({ count: 0, amountCents: 0, stay: [] })
    expect(await billMonth('2019-02', childIds)).toBe(4)
  })

  it('leaves what was paid, corrected or sent, and says so', async () => {
    const childIds = await Promise.all(Array.from({ length: 4 }, () => enrol('2018-01-01')))
    expect(await billMonth('2018-05', childIds)).toBe(4)
    const bills: { id: number; childId: number }[] = await app
      .db('bills')
      .whereIn('childId', childIds)
      .orderBy('childId')
      .select('id', 'childId')
    const [paid, corrected, sent, open] = bills.map(({ id }) => id) as [number, number, number, number]
    const payment = { childId: bills[0]?.childId, amount: '10', method: 'eft', date: today }
    await ask('mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }', { input: payment })
    await ask('mutation ($id: Int!, $input: BillCorrectionInput!) { correctBill(id: $id, input: $input) { id } }', {
      id: corrected,
      input: { amount: '12', description: 'Fee, less', dueDate },
    })
    await app.db('bills').where({ id: sent }).update({ sentAt: new Date().toISOString() })
    const stay = ['paid', 'corrected', 'sent'].map((reason) => ({ reason, count: 1 }))
    expect(await voidRun('2018-05')).toMatchObject({ count: 1, stay })
    expect(new Set(await counted([paid, sent, open]))).toEqual(new Set([paid, sent]))
    expect(await voidRun('2018-05')).toMatchObject({ count: 0, stay })
  })

  it('is one transaction: where one bill cannot be cancelled, none is', async () => {
    const childIds = [await enrol('2017-01-01'), await enrol('2017-01-01')]
    await billMonth('2017-05', childIds)
    await app.db.raw(`create function refuse_last() returns trigger language plpgsql as $$ begin
      if new.child_id = ${childIds[1]} and new.deleted_at is not null then raise exception 'not this one'; end if;
      return new; end $$;
      create trigger refuse_last before update on bills for each row execute function refuse_last();`)
    const answer = await ask('mutation ($input: VoidRunInput!) { voidRun(input: $input) { count } }', {
      input: { month: '2017-05' },
    })
    await app.db.raw('drop trigger refuse_last on bills; drop function refuse_last();')
    expect(answer.error).not.toBeNull()
    expect(await run('2017-05')).toMatchObject({ count: 2 })
  })
})

describe('a class that is charged', () => {
  const charge = (input: object, headers = {}) =>
    ask<{ chargeClass: { billed: number; amountCents: number } }>(
      'mutation ($input: ChargeClassInput!) { chargeClass(input: $input) { billed amountCents } }',
      { input: { amount: 'R 180', description: 'Outing to the zoo', dueDate, ...input } },
      headers,
    )
  const newClass = async (name: string) =>
    (
      await app
        .db('classes')
        .insert({ name, ageGroup: '3', ageFromMonths: 36, ageToMonths: 48, capacity: 20, room: name })
        .returning('id')
    )[0].id as number
  const billsOf = (childIds: number[]) => app.db('bills').whereIn('childId', childIds).orderBy('childId')

  it('bills each child once, and credit pays at once', async () => {
    const classId = await newClass('Owls')
    const childIds = [await app.addChild({ classId }), await app.addChild({ classId }), await app.addChild({ classId })]
    const payment = { childId: childIds[0], amount: '200', method: 'eft', date: today }
    await ask('mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }', { input: payment })
    const headers = { 'idempotency-key': 'charge-owls-0001' }
    const first = await charge({ classId, childIds: [...childIds, childIds[0]] }, headers)
    expect(first.data.chargeClass).toEqual({ billed: 3, amountCents: 54_000 })
    const again = await charge({ classId, childIds: [...childIds, childIds[0]] }, headers)
    expect(again.error).toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/^This was done before/) })
    const bills = await billsOf(childIds)
    expect(bills.map(({ amountCents, paidCents, kind }) => [kind, amountCents, paidCents])).toEqual([
      ['other', 18_000, 18_000],
      ['other', 18_000, 0],
      ['other', 18_000, 0],
    ])
  })

  it('is not billed for the same thing by two people', async () => {
    const classId = await newClass('Herons')
    const childIds = [await app.addChild({ classId }), await app.addChild({ classId })]
    const both = await Promise.all([charge({ classId, childIds }), charge({ classId, childIds: childIds.slice(1) })])
    expect(both.filter(({ error }) => error?.code === 'CONFLICT')).toHaveLength(1)
    expect(new Set((await billsOf(childIds)).map(({ childId }) => childId)).size).toBe((await billsOf(childIds)).length)
    const lunch = await charge({ classId, childIds, description: 'Lunch at the zoo' })
    expect(lunch.data.chargeClass.billed).toBe(2)
  })

  it('bills nobody where one child is not in it any more', async () => {
    const [classId, elsewhere] = [await newClass('Larks'), await newClass('Finches')]
    const childIds = [await app.addChild({ classId }), await app.addChild({ classId: elsewhere })]
    expect((await charge({ classId, childIds })).error).toMatchObject({ code: 'CONFLICT' })
    const gone = [await app.addChild({ classId, enrolledOn: '2020-01-01' })]
    await app
      .db('placements')
      .whereIn('childId', gone)
      .update({ toDate: addDays(today, -1) })
    expect((await charge({ classId, childIds: gone })).error).toMatchObject({ code: 'CONFLICT' })
    expect(await billsOf([...childIds, ...gone])).toEqual([])
  })
})
