import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, addMonths, firstOfMonth, lastOfMonth, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let cookie: string
let classId: number
beforeAll(async () => {
  app = await openTestApp()
  cookie = await app.signIn('admin')
  const room = {
    name: 'Sonbirds',
    ageGroup: '7-8 years',
    ageFromMonths: 84,
    ageToMonths: 96,
    capacity: 3,
    room: 'Aloe',
  }
  const [row] = await app
    .db('classes')
    .insert({ ...room, position: 90 })
    .returning('id')
  classId = row.id
})
afterAll(() => app.close())

const today = todayInJohannesburg()
const month = (index: number) => addMonths(firstOfMonth(today), index)

interface Ahead {
  class: {
    placesAhead: { date: string; taken: number; offered: number; free: number }[]
    changesAhead: { date: string; kind: string; child: { id: number }; otherClass: { name: string } | null }[]
  }
}
/** A child that was in a class for months, until a day. */
async function childUntil(toDate: string, inClass: number) {
  const childId = await app.addChild({ classId: inClass, enrolledOn: addDays(today, -90) })
  await app.db('placements').where({ childId }).update({ toDate })
  return childId
}
const ahead = `query ($id: Int!) { class(id: $id) {
  placesAhead { date taken offered free } changesAhead { date kind child { id } otherClass { name } } } }`

it('counts who is there on the first of each month, promised places from their first day, and leaves out removed children', async () => {
  const [other] = await app.db('classes').whereNot({ id: classId }).orderBy('id')
  const leaves = await childUntil(lastOfMonth(month(1)), classId)
  const starts = await app.addChild({ classId, enrolledOn: month(3) })
  const removed = await app.addChild({ classId, enrolledOn: addDays(today, -90) })
  await app.db('children').where({ id: removed }).update({ deletedAt: '2026-01-05T08:00:00Z' })
  await app.db('placements').insert({
    childId: await childUntil(addDays(month(2), 8), other.id),
    classId,
    dayPlan: 'full_time',
    fromDate: addDays(month(2), 9),
  })
  const [application] = await app.db('applications').orderBy('id')
  const offer = { status: 'offered', offerClassId: classId, offerFirstDay: month(4), offerAcceptedAt: new Date() }
  await app.db('applications').where({ id: application.id }).update(offer)

  const { data, error } = await app.graphql<Ahead>(ahead, { id: classId }, { cookie })
  expect(error).toBeNull()
  const { placesAhead, changesAhead } = data.class
  expect(placesAhead.map(({ date }) => date).slice(0, 2)).toEqual([today, month(1)])
  expect(placesAhead.slice(0, 6).map(({ taken, offered, free }) => [taken, offered, free])).toEqual([
    [1, 0, 2],
    [1, 0, 2],
    [0, 0, 3],
    [2, 0, 1],
    [2, 1, 0],
    [2, 1, 0],
  ])
  expect(changesAhead).toMatchObject([
    { date: lastOfMonth(month(1)), kind: 'goes', child: { id: leaves }, otherClass: null },
    { date: addDays(month(2), 9), kind: 'comes', otherClass: { name: other.name } },
    { date: month(3), kind: 'comes', child: { id: starts }, otherClass: null },
  ])
})

it('adds the classes of an age group up, and asks the database once', async () => {
  const statements: string[] = []
  const note = ({ sql }: { sql: string }) => {
    if (sql.includes('placements')) statements.push(sql)
  }
  app.db.on('query', note)
  const { data } = await app.graphql<{
    placesForecast: { ageGroup: string; classes: string[]; days: { capacity: number; taken: number }[] }[]
  }>('{ placesForecast { ageGroup classes days { capacity taken } } }', {}, { cookie })
  app.db.off('query', note)
  expect(statements).toHaveLength(1)
  const old = data.placesForecast.at(-1)
  expect([old?.ageGroup, old?.classes, old?.days[0]]).toEqual(['7-8 years', ['Sonbirds'], { capacity: 3, taken: 1 }])
  const enrolled = await app
    .db('placements')
    .join('children', 'children.id', 'childId')
    .whereNull('deletedAt')
    .whereNotNull('placements.classId')
    .whereRaw('from_date <= ? and (to_date is null or to_date >= ?)', [today, today])
  expect(data.placesForecast.reduce((sum, { days }) => sum + (days[0]?.taken ?? 0), 0)).toBe(enrolled.length)
})
