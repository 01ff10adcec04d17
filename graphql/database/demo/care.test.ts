import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Knex } from 'knex'
import { type CareVersion, currentEntries } from '#graphql/care/care.rules.ts'
import { supplyLeft, usedOn } from '#graphql/care/supplies.rules.ts'
import { openCopy } from '#tests/setup/templates.ts'
import type { Database } from '../connection.ts'
import { insertCare } from './care.ts'
import { demoDay } from './mark.ts'
import { momentOn } from './moment.ts'

let database: Database
let db: Knex
let day: string
beforeAll(async () => {
  database = await openCopy(inject('templateFolder'), 'demo')
  db = database.knex
  day = await demoDay(db)
})
afterAll(() => database.close())

/** The fortnight as it is in a demo that is made at this time of its day. */
async function madeAt(hour: number, minute = 0) {
  const now = Date.parse(momentOn(day, hour, minute))
  await db('care_entries').delete()
  await db('care_days').delete()
  await insertCare(db, day, now)
  return now
}

type Entry = CareVersion & { date: string }
const entriesOf = (where: object): Promise<Entry[]> =>
  db('care_entries')
    .join('children', 'children.id', 'care_entries.child_id')
    .where(where)
    .orderBy(['care_entries.said_at', 'care_entries.id'])
    .select('care_entries.*')
const own = { firstName: 'Lerato', lastName: 'Mokoena' }

describe('the days of the children of the demo', () => {
  it.each([
    [6, 30],
    [11, 0],
    [13, 20],
    [18, 0],
  ])(
    'made at %i:%i, hold nothing to come, and the younger child of the demo parent runs out of nappies',
    async (hour, minute) => {
      const now = await madeAt(hour, minute)
      const all = await entriesOf({})
      const moments = all.flatMap(({ at, until, saidAt }) => [at, saidAt, until ?? at])
      expect(Math.max(...moments.map((moment) => Date.parse(moment)))).toBeLessThanOrEqual(now)
      const versions = await entriesOf(own)
      const entries = currentEntries(versions)
      const left = supplyLeft(entries, 'nappies') ?? 0
      const used = usedOn(entries, [day], 'nappies')
      // three are left when the day is over
      expect(left + used).toBeGreaterThanOrEqual(3)
      expect(left).toBeGreaterThanOrEqual(3)
      expect(left).toBeLessThanOrEqual(6)
    },
  )

  it('are the same each time they are made', async () => {
    await madeAt(12)
    const once = await entriesOf({})
    await madeAt(12)
    expect(await entriesOf({})).toEqual(once)
    expect(once.length).toBeGreaterThan(4_000)
  })

  it('are of children who were there, at the time of the entry', async () => {
    await madeAt(18)
    const { rows } = await db.raw(`
      select care_entries.id from care_entries
      left join attendance on attendance.child_id = care_entries.child_id and attendance.date = care_entries.date
      where kind <> 'supplies' and (attendance.id is null or attendance.status = 'absent'
        or (at at time zone 'Africa/Johannesburg')::time < attendance.time_in
        or (coalesce(until, at) at time zone 'Africa/Johannesburg')::time > attendance.time_out)`)
    expect(rows).toEqual([])
  })

  it('are of every class, by the age of its children', async () => {
    await madeAt(18)
    const found: { name: string; kind: string }[] = await db('care_entries')
      .join('classes', 'classes.id', 'care_entries.class_id')
      .distinct('classes.name', 'kind')
    const kinds = (name: string) => found.filter((row) => row.name === name).map(({ kind }) => kind)
    expect(kinds('Discoverers')).toEqual(
      expect.arrayContaining(['bottle', 'nappy', 'sleep', 'sleep_check', 'meal', 'mood', 'supplies']),
    )
    expect(kinds('Little Learners')).toEqual(expect.arrayContaining(['nappy', 'potty', 'sleep', 'sunscreen', 'meal']))
    for (const name of ['Young Scholars', 'Future Leaders', 'Adventurers']) {
      expect(kinds(name)).toEqual(expect.arrayContaining(['meal', 'mood', 'sunscreen']))
      expect(kinds(name)).not.toContain('nappy')
    }
  })

  it('were closed, but today while it runs, and one was corrected after that', async () => {
    await madeAt(11)
    expect(await db('care_days').where({ date: day })).toEqual([])
    expect(await db('care_days').count({ count: '*' }).first()).toEqual({ count: 60 })
    const versions = await entriesOf(own)
    const corrections = versions.filter(({ id, entryId }) => id !== entryId)
    expect(corrections).toMatchObject([{ kind: 'meal', meal: 'lunch' }])
    expect(corrections.every(({ date }) => date < day)).toBe(true)
  })
})
