import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { addDays, momentOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { localOf, formatVisit } from './visits.rules.ts'

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['conversations', 'emails', 'notifications', 'throttles', 'idempotency_keys'])
    await server.db(table).delete()
})

const visitor = { name: 'Palesa Nkosi', email: 'palesa@families.example', phone: '082 555 0161' }

async function freeTimes() {
  const { data } = await server.graphql<{ visitTimes: { day: string; times: string[] }[] }>(
    '{ visitTimes { day times } }',
  )
  return data.visitTimes.flatMap(({ day, times }) => times.map((time) => `${day}T${time}`))
}
const book = (visitAt: string, more: object = {}, headers: Record<string, string> = {}) =>
  server.graphql<{ bookVisit: { calendarUrl: string | null } }>(
    'mutation ($input: BookVisitInput!) { bookVisit(input: $input) { calendarUrl } }',
    { input: { ...visitor, visitAt, ...more } },
    { headers },
  )
async function visits() {
  const { data } = await server.graphql<{ visits: { id: number; visitAt: string; subject: string }[] }>(
    '{ visits { id subject visitAt } }',
    {},
    { cookie: admin },
  )
  return data.visits
}
const cancel = (id: number) =>
  server.graphql<{ cancelVisit: { visitAt: null } }>(
    'mutation ($id: Int!) { cancelVisit(id: $id) { visitAt } }',
    { id },
    { cookie: admin },
  )
const version = async () => (await server.db('content_version').first('version')).version

describe('a visit that is booked on the site', () => {
  it('is in the inbox of the office, confirmed by e-mail with the address, and its time is not offered again', async () => {
    const [first = '', second] = await freeTimes()
    const before = await version()
    const { error } = await book(first, { message: 'We are two.' })
    expect(error).toBeNull()
    expect(await freeTimes()).not.toContain(first)
    expect(await freeTimes()).toContain(second)
    // the page with the times is rendered again
    expect(await version()).not.toBe(before)
    const [visit] = await visits()
    expect(visit).toMatchObject({ subject: `Visit on ${formatVisit(first)}` })
    expect(localOf(visit?.visitAt ?? '')).toBe(first)
    const [message] = await server.db('messages').where({ conversationId: visit?.id })
    expect(message.body).toMatch(/^I have booked a visit on .*\n\nWe are two\.$/)
    const [mail, ...others] = await server.db('emails')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'visit.booked', recipient: visitor.email })
    expect(mail.body).toContain(formatVisit(first))
    expect(mail.body).toContain('12 Kiewiet Lane')
    // anybody can type the address of somebody else
    expect(mail.body).not.toMatch(/Palesa|two/)
    expect(await server.db('notifications').where({ kind: 'visit.booked' })).not.toHaveLength(0)
  })

  it('is the only one at its time, also of two who ask at once; the other reads why', async () => {
    const [time = ''] = await freeTimes()
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((who) => book(time, { email: `${who}@families.example` })),
    )
    expect(answers.filter(({ data }) => data?.bookVisit)).toHaveLength(1)
    const refused = answers.flatMap(({ error }) => error ?? [])
    expect(refused).toHaveLength(2)
    for (const { code, fields } of refused)
      expect({ code, fields }).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { visitAt: 'Somebody else has just booked that time. Please choose another one.' },
      })
    expect(await visits()).toHaveLength(1)
  })

  it('is booked once however often the same request arrives', async () => {
    const [time = ''] = await freeTimes()
    const key = { 'idempotency-key': 'visit-of-palesa' }
    const [answer, repeated] = [await book(time, {}, key), await book(time, {}, key)]
    expect(answer.data.bookVisit.calendarUrl).not.toBeNull()
    expect(repeated.data).toEqual(answer.data)
    expect(await visits()).toHaveLength(1)
    expect(await server.db('emails')).toHaveLength(1)
  })

  it('is at a time that is offered, and not at one of an application', async () => {
    const [time = '', other = ''] = await freeTimes()
    await server.db('applications').delete()
    const { termsAccepted: _accepted, ...answers } = buildEnrollment()
    await server.db('applications').insert({
      ...answers,
      reference: 'KW-2026-0001-00001',
      termsVersion: '1',
      status: 'tour_booked',
      tourAt: `${time}:00+02:00`,
    })
    const message = 'Somebody else has just booked that time. Please choose another one.'
    expect((await book(time)).error?.fields).toEqual({ visitAt: message })
    for (const never of [`${other.slice(0, 11)}03:00`, '2020-01-06T09:00', '2099-01-05T09:00'])
      expect((await book(never)).error?.fields).toEqual({
        visitAt: 'We have no visits at that time. Please choose one of the times shown.',
      })
    for (const wrong of ['', 'tomorrow', '2026-02-30T09:00'])
      expect((await book(wrong)).error?.fields).toEqual({ visitAt: 'Please choose one of the times shown.' })
    expect(await visits()).toEqual([])
  })

  it('is not stored where a program filled in the hidden field, nor a fourth time for one mailbox a day', async () => {
    const times = await freeTimes()
    expect((await book(times[0] ?? '', { website: 'https://spam.example' })).data.bookVisit.calendarUrl).toBeNull()
    expect(await visits()).toEqual([])
    for (const time of times.slice(0, 3)) expect((await book(time)).error).toBeNull()
    expect((await book(times[3] ?? '')).error?.code).toBe('TOO_MANY_REQUESTS')
  })

  it('is refused to who has booked eight on a day, whichever mailboxes they typed, and to nobody else', async () => {
    const times = await freeTimes()
    const bookFrom = async (at: number, remoteAddress: string) => {
      const input = { ...visitor, email: `v${at}@families.example`, visitAt: times[at] }
      const query = 'mutation ($input: BookVisitInput!) { bookVisit(input: $input) { calendarUrl } }'
      const payload = { query, variables: { input } }
      return (await server.app.inject({ method: 'POST', url: '/graphql', remoteAddress, payload })).body
    }
    for (let at = 0; at < 8; at += 1) expect(await bookFrom(at, '203.0.113.7')).toContain('calendarUrl":"http')
    expect(await bookFrom(8, '203.0.113.7')).toContain('TOO_MANY_REQUESTS')
    expect(await bookFrom(8, '203.0.113.8')).toContain('calendarUrl":"http')
  })

  it('keeps the office from giving its time to an application unknowingly', async () => {
    const [time = ''] = await freeTimes()
    await book(time)
    await server.graphql('mutation ($input: EnrollmentInput!) { submitEnrollment(input: $input) { reference } }', {
      input: buildEnrollment(),
    })
    const { id } = await server.db('applications').orderBy('id', 'desc').first('id')
    const { error } = await server.graphql(
      'mutation ($input: MoveApplicationInput!) { moveApplication(input: $input) { id } }',
      { input: { id, status: 'tour_booked', tourAt: time } },
      { cookie: admin },
    )
    expect(error?.fields).toEqual({
      tourAt: 'Palesa Nkosi has booked that time on the website. Please choose another one.',
    })
  })
})

describe('a visit in a calendar', () => {
  it('is a file behind the link on the receipt and in the e-mail, which names no family and ends with the visit', async () => {
    const [time = '', otherTime = ''] = await freeTimes()
    const linkOf = async (at: string) => String((await book(at, { message: 'We are two.' })).data.bookVisit.calendarUrl)
    const [link, other] = [await linkOf(time), await linkOf(otherTime)]
    expect(await server.lastTextTo(visitor.email)).toContain(other)
    const read = (url: string) => server.rest('GET', url.slice(server.environment.PUBLIC_URL.length))
    const { text, headers } = await read(link)
    expect(headers['content-type']).toContain('text/calendar')
    const starts = momentOf(time.slice(0, 10), time.slice(11))
      .toISOString()
      .replaceAll(/[-:]|\.000/g, '')
    expect(text).toContain(`DTSTART:${starts}`)
    expect(text).toContain('SUMMARY:Visit to Kiewiet')
    expect(text).toContain('LOCATION:12 Kiewiet Lane')
    expect(text).not.toMatch(/Palesa|palesa|two|0161/)

    const [path = '', token = ''] = link.split('?token=')
    const tokenOfOther = other.split('?token=')[1]
    for (const wrong of [
      `${path}?token=${tokenOfOther}`,
      `${path}?token=${token.slice(1)}-`,
      `${path}0?token=${token}`,
    ])
      expect((await read(wrong)).status).toBe(404)
    expect((await read(path)).status).toBe(400)
    const [visit] = await visits()
    await cancel(visit?.id ?? 0)
    expect((await read(link)).status).toBe(404)
    expect((await read(other)).status).toBe(200)
  })
})

describe('a visit that becomes an application', () => {
  it('keeps its time for the tour of that application, which the overview names once', async () => {
    const [time = ''] = await freeTimes()
    await book(time)
    const [visit] = await visits()
    const { childName, childDob, program, startDate } = buildEnrollment()
    const known = { childName, childDob, program, startDate, parentName: visitor.name, phone: visitor.phone }
    const { data } = await server.graphql<{ applyFromMessage: { applicationId: number } }>(
      'mutation ($input: ApplicationOfMessageInput!) { applyFromMessage(input: $input) { applicationId } }',
      { input: { ...known, conversationId: visit?.id } },
      { cookie: admin },
    )
    const { applicationId: id } = data.applyFromMessage
    const { error } = await server.graphql(
      'mutation ($input: MoveApplicationInput!) { moveApplication(input: $input) { id } }',
      { input: { id, status: 'tour_booked', tourAt: time } },
      { cookie: admin },
    )
    expect(error).toBeNull()
    const tomorrow = momentOf(addDays(todayInJohannesburg(), 1), '09:00').toISOString()
    await server.db('conversations').where({ applicationId: id }).update({ visitAt: tomorrow })
    await server.db('applications').where({ id }).update({ tourAt: tomorrow })
    const overview = await server.graphql<{ overview: { visits: { name: string; applicationId: number }[] } }>(
      '{ overview { visits { name applicationId } } }',
      {},
      { cookie: admin },
    )
    const ofIt = overview.data.overview.visits.filter(({ applicationId }) => applicationId === id)
    expect(ofIt).toEqual([{ name: visitor.name, applicationId: id }])
  })
})

describe('a visit that the office cancels', () => {
  it('frees its time, and the visitor is told in the conversation by e-mail', async () => {
    const [time = ''] = await freeTimes()
    await book(time)
    const [visit] = await visits()
    const id = visit?.id ?? 0
    expect((await cancel(id)).data.cancelVisit).toEqual({ visitAt: null })
    expect(await freeTimes()).toContain(time)
    const [mail] = await server.db('emails').where({ kind: 'visit.cancelled' })
    expect(mail).toMatchObject({ recipient: visitor.email })
    expect(mail.body).toContain(`cancel your visit on ${formatVisit(time)}`)
    const [answer] = await server.db('messages').where({ conversationId: id, fromStaff: true })
    expect(answer).toMatchObject({ emailId: mail.id })
    expect((await cancel(id)).error?.code).toBe('CONFLICT')
    expect((await book(time)).error).toBeNull()
  })

  it('has not been already', async () => {
    const [time = ''] = await freeTimes()
    await book(time)
    await server.db('conversations').update({ visitAt: '2020-01-06T09:00:00+02:00' })
    const { id } = await server.db('conversations').first('id')
    expect((await cancel(id)).error).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('is over') })
  })
})
