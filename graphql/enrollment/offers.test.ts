import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
let cookie: string
let programId: number
beforeAll(async () => {
  server = await openTestApp()
  cookie = await server.signIn('admin')
  await server.db('programs').where({ code: 'toddlers' }).update({ fullTimeCents: 240_000, halfDayCents: 225_050 })
  programId = (await server.db('programs').where({ code: 'toddlers' }).first('id')).id
})
afterAll(() => server.close())

const today = todayInJohannesburg()
const firstDay = addDays(today, 40)
const offerUntil = addDays(today, 7)

let serial = 0
async function addClass(capacity: number, more: object = {}): Promise<number> {
  serial += 1
  const name = `Weavers ${serial}`
  const row = { name, ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, capacity, room: name, programId }
  return (
    await server
      .db('classes')
      .insert({ ...row, ...more })
      .returning('id')
  )[0].id
}

const apply = async (answers: object = {}) =>
  (await server.rest<{ id: number }>('POST', '/api/enroll', { body: buildEnrollment(answers) })).json.id

const offer = (id: number, classId: number | null, more: object = {}) =>
  server.graphql<{ moveApplication: { status: string; offerFeeCents: number; offerClass: { id: number } } }>(
    `mutation ($input: MoveApplicationInput!) {
      moveApplication(input: $input) { status offerFeeCents offerFirstDay offerDayPlan offerClass { id } }
    }`,
    { input: { id, status: 'offered', classId, firstDay, dayPlan: 'full_time', offerUntil, ...more } },
    { cookie },
  )
const enroll = (id: number, classId: number, more: object = {}) =>
  server.graphql(
    'mutation ($input: EnrollApplicationInput!) { enrollApplication(input: $input) { application { id } } }',
    {
      input: {
        id,
        firstName: 'Neo',
        lastName: 'Tau',
        programId,
        classId,
        dayPlan: 'full_time',
        enrolledOn: today,
        ...more,
      },
    },
    { cookie },
  )
const placesOf = async (classId: number, from = firstDay, applicationId: number | null = null) => {
  const { data } = await server.graphql<{ classPlaces: { class: { id: number } }[] }>(
    `query ($from: LocalDate!, $applicationId: Int) {
      classPlaces(from: $from, applicationId: $applicationId) { class { id } taken offered free }
    }`,
    { from, applicationId },
    { cookie },
  )
  return data.classPlaces.find((places) => places.class.id === classId)
}

describe('an offer', () => {
  it('names class, first day, days and fee: to staff, in the e-mail and to the applicant', async () => {
    const classId = await addClass(4)
    const id = await apply()
    const { data } = await offer(id, classId, { dayPlan: 'half_day' })
    expect(data.moveApplication).toEqual({
      status: 'offered',
      offerFeeCents: 225_050,
      offerFirstDay: firstDay,
      offerDayPlan: 'half_day',
      offerClass: { id: classId },
    })
    const place = `a place in Weavers ${serial} from ${formatDate(firstDay)}, half-day, for R2,250.50 a month`
    const { reference, email, childName } = await server.db('applications').where({ id }).first()
    const mail = await server.db('emails').where({ recipient: email, kind: 'application.offered' }).first()
    expect(mail.body).toContain(
      `We are happy to offer ${childName} ${place}. The offer is valid until ${formatDate(offerUntil)}.`,
    )
    const looked = await server.graphql<{ lookUpApplication: { nextStep: string } }>(
      'mutation ($input: ApplicationLookupInput!) { lookUpApplication(input: $input) { nextStep } }',
      { input: { reference, contact: email } },
    )
    expect(looked.data.lookUpApplication.nextStep).toBe(
      `We're offering your child ${place}. Please reply by ${formatDate(offerUntil)}.`,
    )
  })

  it('without its place, or for days that are over, is none', async () => {
    const id = await apply()
    const classId = await addClass(4)
    const nothing = await offer(id, null, { firstDay: null, dayPlan: null })
    expect(nothing.error?.fields).toEqual({
      classId: 'Please choose a class.',
      firstDay: 'Please enter the first day.',
      dayPlan: 'Please choose full-time or half-day.',
    })
    const over = addDays(today, -1)
    for (const field of ['firstDay', 'offerUntil'])
      expect((await offer(id, classId, { [field]: over })).error?.fields).toEqual({
        [field]: 'Please choose today or a later day.',
      })
    expect((await offer(id, 999_999)).error?.code).toBe('NOT_FOUND')
    expect(await server.db('applications').where({ id }).first('status')).toEqual({ status: 'new' })
  })

  it('keeps its fee when the fee table changes', async () => {
    const id = await apply()
    await offer(id, await addClass(1))
    await server.db('programs').where({ id: programId }).update({ fullTimeCents: 999_900 })
    expect(await server.db('applications').where({ id }).first('offer_fee_cents')).toEqual({ offerFeeCents: 240_000 })
    await server.db('programs').where({ id: programId }).update({ fullTimeCents: 240_000 })
  })
})

describe('the places of a class', () => {
  it('are those that nobody holds on the first day and that nobody is offered', async () => {
    const classId = await addClass(4)
    const leaving = await server.addChild({ classId, enrolledOn: addDays(today, -30) })
    await server
      .db('placements')
      .where({ childId: leaving })
      .update({ toDate: addDays(firstDay, -1) })
    await server.addChild({ classId, enrolledOn: addDays(today, -30) })
    await server.addChild({ classId, enrolledOn: addDays(firstDay, 10) })
    expect(await placesOf(classId)).toMatchObject({ taken: 2, offered: 0, free: 2 })
    expect(await placesOf(classId, addDays(firstDay, -1))).toMatchObject({ taken: 2, free: 2 })
    const id = await apply()
    await offer(id, classId)
    expect(await placesOf(classId)).toMatchObject({ taken: 2, offered: 1, free: 1 })
    expect(await placesOf(classId, firstDay, id)).toMatchObject({ offered: 0, free: 2 })
  })

  it('are not offered twice, unless staff want it', async () => {
    const classId = await addClass(1)
    const [first, second] = [await apply(), await apply()]
    await offer(first, classId)
    const message = `Weavers ${serial} is full: 0 of 1 places are taken and 1 is offered. Please choose another class, or tick that it is offered anyway.`
    expect((await offer(second, classId)).error).toMatchObject({ code: 'CONFLICT', fields: { classId: message } })
    expect((await enroll(second, classId)).error?.code).toBe('CONFLICT')
    expect((await offer(second, classId, { overrideCapacity: true })).error).toBeNull()
    // the own offer is no hindrance, that of the other one is
    await server.db('applications').where({ id: second }).update({ status: 'declined' })
    expect((await enroll(first, classId)).error).toBeNull()
  })

  it('are free again once an offer is answered or its last day is over', async () => {
    const classId = await addClass(1)
    const id = await apply()
    await offer(id, classId)
    // one that was accepted is a promise, also when its last day is over
    const accepted = { offerAcceptedAt: new Date().toISOString(), offerUntil: addDays(today, -1) }
    await server.db('applications').where({ id }).update(accepted)
    expect(await placesOf(classId)).toMatchObject({ offered: 1, free: 0 })
    const closing = await server.graphql(
      'mutation ($id: Int!) { deleteClass(id: $id) { id } }',
      { id: classId },
      { cookie },
    )
    expect(closing.error).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(
        /^Weavers \d+ is still in use: 1 place is offered\. To close it, offer the applicant/,
      ),
    })
    const unanswered = { status: 'offered', offerAcceptedAt: null, offerUntil: addDays(today, -1) }
    for (const change of [{ status: 'withdrawn' }, unanswered]) {
      await server.db('applications').where({ id }).update(change)
      expect(await placesOf(classId)).toMatchObject({ offered: 0, free: 1 })
    }
  })

  it('keep their class open while an offer of one is not answered', async () => {
    const classId = await addClass(1)
    const id = await apply()
    await offer(id, classId)
    const close = () =>
      server.graphql('mutation ($id: Int!) { deleteClass(id: $id) { id } }', { id: classId }, { cookie })
    expect((await close()).error).toMatchObject({ code: 'CONFLICT', message: /1 place is offered/ })
    await server.db('applications').where({ id }).update({ status: 'withdrawn' })
    expect((await close()).error).toBeNull()
  })

  it('go to as many as there are, of ten offers at once for the last one, also to applicants for other programs', async () => {
    const classId = await addClass(1)
    // those of one program wait for each other already, since its waiting list is locked
    const codes: string[] = await server.db('programs').pluck('code')
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => apply({ program: codes[turn % codes.length] })),
    )
    const answers = await Promise.all(ids.map((id) => offer(id, classId)))
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(await server.db('applications').where({ offerClassId: classId })).toHaveLength(1)
  })
})
