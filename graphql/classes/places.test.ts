import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, eachDay, todayInJohannesburg } from '#graphql/values/dates.ts'
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

describe('the places of a class that are taken from a day on', () => {
  it('are as many as there are children at once on any day of that time', async () => {
    const stay = fc
      .tuple(fc.integer({ min: -60, max: lastDay }), fc.option(fc.integer({ min: 0, max: 60 })))
      .map(([from, days]) => [from, days === null ? null : from + days] as const)
    for (const children of fc.sample(fc.array(stay, { minLength: 3, maxLength: 8 }), 4)) {
      const id = await classWith(8, children)
      const onDay = (day: string) =>
        children.filter(([from, to]) => at(from) <= day && (to === null || at(to) >= day)).length
      for (const from of [today, at(15), at(90)]) {
        const { data } = await app.graphql<{ classPlaces: { class: { id: number }; taken: number }[] }>(
          'query ($from: LocalDate!) { classPlaces(from: $from) { class { id } taken } }',
          { from },
          { cookie },
        )
        const most = Math.max(...eachDay(from, at(lastDay + 1)).map(onDay))
        expect(data.classPlaces.find((row) => row.class.id === id)?.taken ?? 0).toBe(most)
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
