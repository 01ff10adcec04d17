import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextOpenDay } from '#graphql/closedDays/closedDays.rules.ts'
import { addDays, addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
let cookie: string
beforeAll(async () => {
  server = await openTestApp()
  cookie = await server.signIn('admin')
})
afterAll(() => server.close())

const today = todayInJohannesburg()
const byPhone = {
  childName: 'Naledi Molefe',
  childDob: addMonths(today, -26),
  parentName: 'Kagiso Molefe',
  phone: '082 555 0188',
  program: 'toddlers',
  startDate: addDays(today, 20),
}
const send = (name: string, type: string, input: object, fields = '{ id }') =>
  server.graphql<Record<string, { id: number } & Record<string, unknown>>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) ${fields} }`,
    { input },
    { cookie },
  )
const record = (changed: object = {}) =>
  send('recordApplication', 'RecordApplicationInput', { ...byPhone, ...changed }, '{ id reference childAge email }')
const recorded = async (changed: object = {}) => Number((await record(changed)).data?.recordApplication?.id)
const correct = (id: number, changed: object, version?: number) =>
  send('correctApplication', 'CorrectApplicationInput', { id, version, ...byPhone, ...changed }, '{ id version }')
const move = (id: number, status: string, more: object = {}) =>
  send('moveApplication', 'MoveApplicationInput', { id, status, ...more }, '{ id status tourAt }')
const rowOf = (id: number) => server.db('applications').where({ id }).first()
const eventsOf = (id: number) =>
  server.db('application_events').where({ applicationId: id }).orderBy('id').select('kind', 'note', 'author_id')
const mailsTo = async (recipient: string): Promise<string[]> =>
  (await server.db('emails').where({ recipient }).orderBy('id').select('kind')).map(
    ({ kind }: { kind: string }) => kind,
  )

describe('an application at the desk', () => {
  it('needs the child, a parent and one way to reach them, and gets a reference and an age group', async () => {
    const { data } = await record()
    expect(data?.recordApplication).toMatchObject({
      reference: expect.stringMatching(/^KW-/),
      childAge: '18-36months',
      email: null,
    })
    const { error } = await record({ phone: '' })
    expect(error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { phone: 'Please enter a phone number or an e-mail address.' },
    })
    expect((await record({ phone: null, email: 'nobody' })).error?.fields).toEqual({
      email: 'Please enter a valid email address.',
    })
  })

  it('is confirmed by e-mail where an address is known, and accepts no terms in the name of the parent', async () => {
    const id = await recorded({ email: 'kagiso.desk@families.example' })
    expect(await mailsTo('kagiso.desk@families.example')).toEqual(['application.received'])
    expect(await rowOf(id)).toMatchObject({ termsVersion: null, termsAcceptedAt: null, status: 'new' })
    expect(await eventsOf(id)).toEqual([{ kind: 'received', note: null, authorId: expect.any(Number) }])
  })

  it('goes all the way without an e-mail address: nobody is written to, nobody is invited', async () => {
    const id = await recorded({ childName: 'Tshepo Molefe' })
    await move(id, 'declined')
    await move(id, 'in_review')
    const program = await server.db('programs').where({ code: 'toddlers' }).first('id')
    const { data, error } = await server.graphql<{ enrollApplication: { invitationUrl: string | null } }>(
      'mutation ($input: EnrollApplicationInput!) { enrollApplication(input: $input) { invitationUrl } }',
      {
        input: {
          id,
          firstName: 'Tshepo',
          lastName: 'Molefe',
          programId: program.id,
          classId: 2,
          dayPlan: 'full_time',
          overrideCapacity: true,
        },
      },
      { cookie },
    )
    expect(error).toBeNull()
    expect(data.enrollApplication.invitationUrl).toBeNull()
    expect((await correct(id, { childName: 'Tshepo M' })).error).toMatchObject({ code: 'CONFLICT' })
  })
})

describe('correcting an application', () => {
  it('says in its history what was corrected, and refuses an older version', async () => {
    const id = await recorded()
    const { data } = await correct(
      id,
      { phone: '083 555 0100', childDob: addMonths(today, -40), program: 'preschool' },
      1,
    )
    expect(data?.correctApplication).toMatchObject({ version: 2 })
    expect(await rowOf(id)).toMatchObject({ phone: '083 555 0100', childAge: '3-5years', program: 'preschool' })
    expect((await eventsOf(id)).at(-1)).toMatchObject({ kind: 'corrected', note: 'date of birth, phone, program' })
    expect((await correct(id, {}, 1)).error).toMatchObject({ code: 'STALE' })
  })

  it('takes down or clears the day plan and the siblings, and leaves them alone where a form does not ask', async () => {
    const id = await recorded({ dayPlan: 'half_day', siblingNames: ' Tumelo ' })
    expect(await rowOf(id)).toMatchObject({ dayPlan: 'half_day', siblingNames: 'Tumelo' })
    await correct(id, {})
    expect(await rowOf(id)).toMatchObject({ dayPlan: 'half_day', siblingNames: 'Tumelo' })
    await correct(id, { dayPlan: 'full_time', siblingNames: '' })
    expect(await rowOf(id)).toMatchObject({ dayPlan: 'full_time', siblingNames: null })
    expect((await eventsOf(id)).at(-1)).toMatchObject({ note: 'day plan, brothers or sisters' })
    await correct(id, { dayPlan: null })
    expect((await rowOf(id)).dayPlan).toBeNull()
    expect((await correct(id, { dayPlan: 'weekends' })).error?.fields).toEqual({
      dayPlan: 'Please choose full-time or half-day.',
    })
  })

  it('to another program moves it to the end of the other waiting list', async () => {
    const [first, second, other] = [await recorded(), await recorded(), await recorded({ program: 'preschool' })]
    for (const id of [first, second, other]) await move(id, 'waitlisted')
    const [before, last] = [await rowOf(first), await rowOf(other)]
    await correct(first, { program: 'preschool' })
    expect((await rowOf(first)).waitlistPosition).toBe(last.waitlistPosition + 1)
    expect((await rowOf(second)).waitlistPosition).toBe(before.waitlistPosition)
  })
})

it('a booked tour is moved to another time, and the parent is told', async () => {
  const email = 'kagiso.tour@families.example'
  const id = await recorded({ email })
  const closings = [
    { fromDate: `${today.slice(0, 4)}-12-24`, toDate: `${Number(today.slice(0, 4)) + 1}-01-02`, reason: '' },
  ]
  const day = nextOpenDay(addDays(today, 3), closings)
  await move(id, 'tour_booked', { tourAt: `${day}T09:00` })
  const { data, error } = await move(id, 'tour_booked', { tourAt: `${day}T11:30` })
  expect(error).toBeNull()
  expect(new Date(String(data?.moveApplication?.tourAt)).toISOString()).toBe(`${day}T09:30:00.000Z`)
  const mails = await server.db('emails').where({ recipient: email, kind: 'application.tour_booked' }).orderBy('id')
  expect(mails.map(({ body }: { body: string }) => body.includes('The time of your visit has changed'))).toEqual([
    false,
    true,
  ])
})

describe('accepting an offer', () => {
  const accept = (reference: string, contact: string) =>
    server.graphql<{ acceptOffer: { title: string; canAccept: boolean } | null }>(
      'mutation ($input: ApplicationLookupInput!) { acceptOffer(input: $input) { title canAccept } }',
      { input: { reference, contact } },
    )
  async function offered(changed: object = {}) {
    const answers = buildEnrollment({ phone: '082 555 0171' })
    const { json } = await server.rest<{ id: number }>('POST', '/api/enroll', { body: answers })
    await server
      .db('applications')
      .where({ id: json.id })
      .update({ status: 'offered', offerUntil: addDays(today, 3), ...changed })
    return rowOf(json.id)
  }

  it('is for who knows the reference and a contact; the office is told once', async () => {
    const { id, reference } = await offered()
    expect((await accept(reference, 'somebody@families.example')).data.acceptOffer).toBeNull()
    for (const _ of ['first', 'again'])
      expect((await accept(reference, '0825550171')).data.acceptOffer).toEqual({
        title: 'You have accepted the place',
        canAccept: false,
      })
    expect((await rowOf(id)).offerAcceptedAt).not.toBeNull()
    expect((await eventsOf(id)).filter(({ kind }: { kind: string }) => kind === 'accepted')).toHaveLength(1)
    expect(await server.db('notifications').where({ kind: 'application.accepted' })).toHaveLength(1)
  })

  it('is refused where the offer has ended or there is none, and a new offer has to be accepted again', async () => {
    const over = await offered({ offerUntil: addDays(today, -1) })
    const none = await offered({ status: 'in_review' })
    for (const { reference, email } of [over, none])
      expect((await accept(reference, email)).error).toMatchObject({ code: 'CONFLICT' })
    const { id } = await offered({ offerAcceptedAt: new Date().toISOString() })
    await move(id, 'in_review')
    expect((await rowOf(id)).offerAcceptedAt).toBeNull()
  })
})
