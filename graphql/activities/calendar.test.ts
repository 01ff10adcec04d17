import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { holidaysOf } from '#graphql/values/holidays.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { spanOf } from './activities.rules.ts'

let app: TestApp
let admin: string
let parent: { id: number; cookie: string }
const classId = 1
const otherClassId = 2
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
  parent = await app.addUser()
  await app.addChild({ classId }, [parent.id])
})
afterAll(() => app.close())

const date = addDays(todayInJohannesburg(), 3)

async function plan(title: string, forClass: number | null): Promise<number> {
  const body = { title, date, time: '09:30', endTime: '11:00', location: 'Hall; east, wing', classId: forClass }
  const { json } = await app.rest<{ activity: { id: number } }>('POST', '/api/admin/activities', {
    body,
    cookie: admin,
  })
  return json.activity.id
}

const renew = async (cookie: string) => {
  const { data } = await app.graphql<{ renewCalendarFeed: { address: string } }>(
    'mutation { renewCalendarFeed { address } }',
    {},
    { cookie },
  )
  return data.renewCalendarFeed.address.slice(app.environment.PUBLIC_URL.length)
}
const read = (address: string) => app.rest('GET', address)

it('an activity stands in Johannesburg time, for an hour where its end is open', () => {
  const activity = { date: '2026-02-10', time: '09:30', endTime: null }
  expect(spanOf(activity)).toEqual({
    start: new Date('2026-02-10T07:30:00Z'),
    end: new Date('2026-02-10T08:30:00Z'),
  })
  expect(spanOf({ ...activity, endTime: '11:00' }).end).toEqual(new Date('2026-02-10T09:00:00Z'))
})

describe('a calendar address', () => {
  it('is made in turn, like every document: of many requests of one family at once some are refused, and no other family', async () => {
    const [own, other] = [await renew(parent.cookie), await renew((await app.addUser()).cookie)]
    const answers = await Promise.all([...Array.from({ length: 30 }, () => read(own)), read(other)])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.at(-1)).toBe(200)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
  })

  it("brings the activities of the owner's own children, without a cookie", async () => {
    const [own, all, foreign] = [
      await plan('Own class', classId),
      await plan('All classes', null),
      await plan('Other class', otherClassId),
    ]
    const { status, headers, text } = await read(await renew(parent.cookie))
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    const host = new URL(app.environment.PUBLIC_URL).host
    for (const id of [own, all]) expect(text).toContain(`UID:activity-${id}@${host}`)
    expect(text).not.toContain(`UID:activity-${foreign}@`)
    expect(text).toContain(`DTSTART:${date.replaceAll('-', '')}T073000Z`)
    expect(text).toContain('LOCATION:Hall\\; east\\, wing')
  })

  it('names public holidays and the days on which the centre itself closes, as whole days', async () => {
    const fromDate = addDays(date, 30)
    const [{ id }] = await app
      .db('closed_days')
      .insert({ fromDate, toDate: addDays(fromDate, 2), reason: 'Roof repairs' })
      .returning('id')
    const { text } = await read(await renew(parent.cookie))
    const compact = (day: string) => day.replaceAll('-', '')
    const event = text.split('BEGIN:VEVENT').find((lines) => lines.includes('SUMMARY:Closed: Roof repairs'))
    expect(event).toContain(`DTSTART;VALUE=DATE:${compact(fromDate)}`)
    expect(event).toContain(`DTEND;VALUE=DATE:${compact(addDays(fromDate, 3))}`)
    expect(text).toContain('SUMMARY:Closed: Christmas Day')
    await app.db('closed_days').where({ id }).delete()
  })

  it('names each public holiday of the year after, also when it reaches into the year after that', async () => {
    const address = await renew(parent.cookie)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T08:00:00Z') })
    const { text } = await read(address).finally(() => vi.useRealTimers())
    const days = holidaysOf(2027).map((holiday) => `DTSTART;VALUE=DATE:${holiday.date.replaceAll('-', '')}`)
    expect(days.length).toBeGreaterThan(10)
    expect(days.filter((day) => !text.includes(day))).toEqual([])
  })

  it('is narrowed to a class: any for staff, those of their own children for parents', async () => {
    await plan('Only the others', otherClassId)
    const ofAdmin = await read(`${await renew(admin)}&class=${otherClassId}`)
    expect(ofAdmin.text).toContain('SUMMARY:Only the others')
    const own = await renew(parent.cookie)
    expect((await read(`${own}&class=${classId}`)).status).toBe(200)
    expect((await read(`${own}&class=${otherClassId}`)).status).toBe(404)
    expect((await read(`${own}&class=x`)).status).toBe(400)
  })

  it('is shown to its owner again, and dies when it is renewed or the account removed', async () => {
    const one = await app.addUser()
    const first = await renew(one.cookie)
    const shown = await app.graphql<{ calendarFeed: { address: string } }>(
      '{ calendarFeed { address } }',
      {},
      { cookie: one.cookie },
    )
    expect(shown.data.calendarFeed.address.endsWith(first)).toBe(true)
    const second = await renew(one.cookie)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    await app.db('users').where({ id: one.id }).update({ deletedAt: new Date().toISOString() })
    expect((await read(second)).status).toBe(404)
  })

  it('cannot be made from what the database holds', async () => {
    const { tokenHash, salt } = await app.db('calendar_feeds').first()
    for (const token of [tokenHash, salt, '', 'x'.repeat(500)])
      expect((await read(`/api/calendar/feed.ics?token=${encodeURIComponent(token)}`)).status).not.toBe(200)
  })

  it('answers a repeated request with the same address', async () => {
    const one = await app.addUser()
    const headers = { 'idempotency-key': 'calendar-1' }
    const ask = () =>
      app.graphql<{ renewCalendarFeed: { address: string } }>(
        'mutation { renewCalendarFeed { address createdAt } }',
        {},
        { cookie: one.cookie, headers },
      )
    const [first, second] = [await ask(), await ask()]
    expect(second.data).toEqual(first.data)
    expect((await read(first.data.renewCalendarFeed.address.slice(app.environment.PUBLIC_URL.length))).status).toBe(200)
  })
})

it('one activity comes as a file, to those who are invited', async () => {
  const [own, foreign] = [await plan('Picnic', classId), await plan('Elsewhere', otherClassId)]
  const path = (id: number) => `/api/activities/${id}/calendar`
  const file = await app.rest('GET', path(own), { cookie: parent.cookie })
  expect(file.headers['content-disposition']).toContain('attachment; filename="activity.ics"')
  expect(file.text).toContain('SUMMARY:Picnic')
  expect((await app.rest('GET', path(foreign), { cookie: parent.cookie })).status).toBe(404)
  expect((await app.rest('GET', path(own))).status).toBe(401)
})

it('no title or name gets out of its line, whatever stands in it', async () => {
  const nasty = 'Picnic; all, of \\ us\r\nEND:VCALENDAR\r\nX-EVIL:1'
  const id = await plan('Picnic', null)
  await app.db('activities').where({ id }).update({ title: nasty })
  const { text } = await app.rest('GET', `/api/activities/${id}/calendar`, { cookie: admin })
  const lines = text.split('\r\n')
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
  expect(lines.filter((line) => line.startsWith('X-EVIL'))).toEqual([])
  expect(lines).toContain('NAME:Picnic\\; all\\, of \\\\ us END:VCALENDAR X-EVIL:1')
})
