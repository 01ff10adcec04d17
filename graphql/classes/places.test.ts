import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, eachDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { Class } from './class.model.ts'
import { fullestDaysOf } from './places.service.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

const today = todayInJohannesburg()
const at = (day: number) => addDays(today, day)
const lastDay = 120

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  cookie = (await app.addUser({ role: 'admin' })).cookie
})
afterAll(() => app.close())

interface Places {
  classPlaces: { class: { id: number }; taken: number; offered: number }[]
  class: { placesAhead: { date: string; taken: number; offered: number }[] }
}
const placesDocument = `query ($from: LocalDate!, $id: Int!) {
  classPlaces(from: $from) { class { id } taken offered } class(id: $id) { placesAhead { date taken offered } } }`

/** A class with room for all of these children, each there from one day until another. */
async function classWith(capacity: number, children: readonly (readonly [number, number | null])[]): Promise<number> {
  const name = `Places ${Math.random()}`
  const ages = { ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36 }
  const [{ id }] = await app
    .db('classes')
    .insert({ name, ...ages, capacity, room: name, position: 9 })
    .returning('id')
  for (const [from, to] of children)
    await app.addChild({ classId: id, enrolledOn: at(from), lastDay: to === null ? null : at(to) })
  return id
}

/** So many applications, to which places can be offered. */
async function addApplications(count: number): Promise<number[]> {
  const { json } = await app.rest<{ id: number }>('POST', '/api/enroll', { body: buildEnrollment({}) })
  const { id, reference, ...application } = await app.db('applications').where({ id: json.id }).first()
  const more = Array.from({ length: count - 1 }, (_, index) => ({ ...application, reference: `${reference}-${index}` }))
  return [id, ...(await app.db('applications').insert(more).returning('id')).map((row) => row.id)]
}

describe('the places of a class from a day on', () => {
  it('are those of its fullest day, of children and of offers from their first day on, and the same on each day of the forecast', async () => {
    const stay = fc
      .tuple(fc.integer({ min: -60, max: lastDay }), fc.option(fc.integer({ min: 0, max: 60 })))
      .map(([from, days]) => [from, days === null ? null : from + days] as const)
    const offer = fc.option(fc.integer({ min: -20, max: lastDay }))
    const applications = await addApplications(3)
    const answered = { status: 'offered', offerAcceptedAt: new Date().toISOString() }
    const cases = fc.tuple(fc.array(stay, { minLength: 3, maxLength: 8 }), fc.tuple(offer, offer, offer))
    for (const [children, offers] of fc.sample(cases, 4)) {
      const id = await classWith(12, children)
      for (const [index, first] of offers.entries()) {
        const promised = { ...answered, offerClassId: id, offerFirstDay: first === null ? null : at(first) }
        await app.db('applications').where({ id: applications[index] }).update(promised)
      }
      const takenOn = (day: string) =>
        children.filter(([from, to]) => at(from) <= day && (to === null || at(to) >= day)).length
      const offeredOn = (day: string) =>
        offers.filter((first) => day >= today && (first === null || at(first) <= day)).length
      const fullest = (from: string, to = at(lastDay + 1)) =>
        eachDay(from, to)
          .map((day) => ({ day, taken: takenOn(day), offered: offeredOn(day) }))
          .reduce((most, counts) => (counts.taken + counts.offered > most.taken + most.offered ? counts : most))
      for (const from of [today, at(15), at(90)]) {
        const { data } = await app.graphql<Places>(placesDocument, { from, id }, { cookie })
        const counts = data.classPlaces.find((row) => row.class.id === id)
        expect(fullest(from)).toMatchObject({ taken: counts?.taken, offered: counts?.offered })
        for (const { date, taken, offered } of data.class.placesAhead.slice(0, 4))
          expect([date, taken, offered]).toEqual([date, takenOn(date), offeredOn(date)])
      }
      // also of a time that is over or has an end, for a correction
      const room = await Class.query(app.db).findById(id).throwIfNotFound()
      for (const [from, days] of fc.sample(fc.tuple(fc.integer({ min: -70, max: lastDay - 40 }), fc.nat(40)), 6)) {
        const asked = { from: at(from), to: at(from + days) }
        const counts = (await fullestDaysOf(app, [room], asked))(room)
        expect(counts).toEqual({ ...fullest(asked.from, asked.to), capacity: 12 })
      }
    }
  })

  it('are given to nobody who would still be there when the next child comes', async () => {
    const id = await classWith(1, [
      [-30, 10],
      [60, null],
    ])
    const enroll = (enrolledOn: string) =>
      app.graphql<{ createChild: { id: number } }>(
        'mutation ($input: CreateChildInput!) { createChild(input: $input) { id } }',
        {
          input: {
            firstName: 'Neo',
            lastName: 'Radebe',
            dateOfBirth: '2024-05-05',
            emergencyContact: 'Gogo',
            emergencyContactPhone: '082 555 0100',
            classId: id,
            anotherChild: true,
            enrolledOn,
          },
        },
        { cookie },
      )
    // without a last day it would be there when the next one comes
    expect((await enroll(at(20))).error?.code).toBe('CONFLICT')
    expect((await enroll(at(61))).error?.code).toBe('CONFLICT')
  })
})
