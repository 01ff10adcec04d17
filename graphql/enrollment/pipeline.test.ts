import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextOpenDay } from '#graphql/closedDays/closedDays.rules.ts'
import { addDays, formatDate, mondayOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { holidayOn } from '#graphql/values/holidays.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { applicationStatuses, mayMove } from './enrollment.rules.ts'

let server: TestApp
let cookie: string
beforeAll(async () => {
  server = await openTestApp()
  cookie = await server.signIn('admin')
})
afterAll(() => server.close())

interface Moved {
  id: number
  status: string
  version: number
  waitlistPosition: number | null
  tourAt: string | null
  offerUntil: string | null
}

const apply = async (answers: object = {}) =>
  (await server.rest<{ id: number }>('POST', '/api/enroll', { body: buildEnrollment(answers) })).json.id

const move = async (input: object, sending: object = { cookie }) => {
  const { data, error } = await server.graphql<{ moveApplication: Moved }>(
    `mutation Move($input: MoveApplicationInput!) {
      moveApplication(input: $input) { id status version waitlistPosition tourAt offerUntil }
    }`,
    { input },
    sending,
  )
  return { moved: data?.moveApplication, error }
}

const mailsOf = async (id: number): Promise<string[]> => {
  const { email } = await server.db('applications').where({ id }).first('email')
  const rows = await server.db('emails').where({ recipient: email }).orderBy('id').select('kind')
  return rows.map((row: { kind: string }) => row.kind)
}

const today = todayInJohannesburg()
/** A day on which the centre is open; the demo closes for at most two weeks. */
const openDay = nextOpenDay(addDays(today, 3), [
  { fromDate: `${today.slice(0, 4)}-12-24`, toDate: `${Number(today.slice(0, 4)) + 1}-01-02`, reason: 'Break' },
])
const tour = `${openDay}T09:30`

/** A place, with room for as many as are offered one here. */
const place = { classId: 1, firstDay: openDay, dayPlan: 'full_time', overrideCapacity: true }

const targets = applicationStatuses.filter((status) => status !== 'new' && status !== 'enrolled')

describe('moving an application', () => {
  it.each(applicationStatuses)('from %s is allowed and refused as the rules say', async (from) => {
    const id = await apply()
    for (const to of targets) {
      await server.db('applications').where({ id }).update({ status: from })
      const { moved, error } = await move({ id, status: to, tourAt: tour, ...place })
      if (mayMove(from, to)) expect(moved?.status).toBe(to)
      else expect(error).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('cannot be moved') })
    }
  })

  it('to new or enrolled is no move', async () => {
    const id = await apply()
    for (const status of ['new', 'enrolled']) {
      expect((await move({ id, status })).error).toMatchObject({ fields: { status: expect.any(String) } })
    }
  })

  it('is for administrators, and changes nothing for anyone else', async () => {
    const id = await apply()
    expect((await move({ id, status: 'declined' }, {})).error?.code).toBe('UNAUTHENTICATED')
    const teacher = await server.signIn('teacher')
    expect((await move({ id, status: 'declined' }, { cookie: teacher })).error?.code).toBe('FORBIDDEN')
    expect(await server.db('applications').where({ id }).first('status')).toEqual({ status: 'new' })
  })

  it('of an application that does not exist is answered with not found', async () => {
    expect((await move({ id: 99_999, status: 'declined' })).error?.code).toBe('NOT_FOUND')
  })

  it('is kept with its author and note, and in the audit log', async () => {
    const id = await apply()
    await move({ id, status: 'in_review', note: 'Call on Monday.' })
    const document = `query ($id: Int!) {
      application(id: $id) { events { kind fromStatus toStatus note author { firstName } } }
    }`
    const { data } = await server.graphql<{ application: { events: object[] } }>(document, { id }, { cookie })
    expect(data.application.events).toEqual([
      {
        kind: 'moved',
        fromStatus: 'new',
        toStatus: 'in_review',
        note: 'Call on Monday.',
        author: { firstName: 'Annelie' },
      },
      { kind: 'received', fromStatus: null, toStatus: 'new', note: null, author: null },
    ])
    expect(await server.db('audit_entries').where({ entity: 'application', entityId: id }).orderBy('id')).toMatchObject(
      [
        { action: 'submitEnrollment', userId: null },
        { action: 'moveApplication', before: { status: 'new' }, after: { status: 'in_review' } },
      ],
    )
  })
})

describe('the parent', () => {
  it('is written to at the steps that concern them, and at no others', async () => {
    const id = await apply()
    await move({ id, status: 'in_review' })
    await move({ id, status: 'tour_booked', tourAt: tour })
    await move({ id, status: 'waitlisted' })
    await move({ id, status: 'offered', ...place, offerUntil: openDay })
    await move({ id, status: 'withdrawn' })
    await move({ id, status: 'in_review' })
    await move({ id, status: 'declined' })
    expect(await mailsOf(id)).toEqual(
      ['received', 'tour_booked', 'waitlisted', 'offered', 'declined'].map((step) => `application.${step}`),
    )
  })
})

describe('a tour', () => {
  it('needs its time', async () => {
    const id = await apply()
    for (const tourAt of [undefined, null, '', '2026-12-01', '2026-02-30T09:00', '2026-12-01T25:00']) {
      const { error } = await move({ id, status: 'tour_booked', tourAt })
      expect(error).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { tourAt: 'Please choose the date and time of the tour.' },
      })
    }
    expect(await mailsOf(id)).toEqual(['application.received'])
  })

  it('is not booked for a day on which the centre is closed, and says why', async () => {
    const id = await apply()
    const year = Number(today.slice(0, 4)) + 1
    const [holiday, training] = [`${year}-12-16`, `${year}-11-10`]
    await server.db('closed_days').insert({ fromDate: training, toDate: training, reason: 'Staff training' })
    const saturday = addDays(mondayOf(addDays(today, 14)), 5)
    for (const [day, why] of [
      [holiday, `The centre is closed on 16 December ${year}: Day of Reconciliation.`],
      [training, `The centre is closed on 10 November ${year}: Staff training.`],
      [saturday, holidayOn(saturday)?.name ?? 'The centre is closed on Saturdays.'],
    ] as const) {
      const { error } = await move({ id, status: 'tour_booked', tourAt: `${day}T09:30` })
      expect(error).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { tourAt: expect.stringContaining(why) },
        message: expect.stringMatching(/ Please choose another day\.$/),
      })
    }
    expect(await mailsOf(id)).toEqual(['application.received'])
  })

  it('is not booked for a moment that is over', async () => {
    const id = await apply()
    const yesterday = await move({ id, status: 'tour_booked', tourAt: `${addDays(today, -1)}T09:30` })
    expect(yesterday.error?.fields).toEqual({ tourAt: 'Please choose today or a later day.' })
    const before = await move({ id, status: 'tour_booked', tourAt: `${today}T00:00` })
    expect(before.error?.fields).toEqual({ tourAt: 'That time has passed. Please choose a later one.' })
    expect(await mailsOf(id)).toEqual(['application.received'])
  })

  it('is at the time of Johannesburg, in the record and in the e-mail', async () => {
    const id = await apply()
    const { moved } = await move({ id, status: 'tour_booked', tourAt: tour })
    expect(moved?.tourAt).toBe(`${openDay}T07:30:00.000Z`)
    const { email } = await server.db('applications').where({ id }).first('email')
    const mail = await server.db('emails').where({ recipient: email, kind: 'application.tour_booked' }).first()
    expect(mail.body).toContain(`${formatDate(openDay)} at 09:30`)
  })
})

describe('an offer', () => {
  it('keeps until when it stands', async () => {
    const id = await apply()
    const { moved } = await move({ id, status: 'offered', ...place, offerUntil: openDay })
    expect(moved).toMatchObject({ status: 'offered', offerUntil: openDay })
  })
})

describe('the waiting list of a program', () => {
  const places = async (ids: number[]) => {
    const rows = await server.db('applications').whereIn('id', ids).select('id', 'waitlist_position')
    return ids.map((id) => rows.find((row: { id: number }) => row.id === id)?.waitlistPosition)
  }

  it('gives places in order, from one, and closes up when one leaves it', async () => {
    const ids = [
      await apply({ program: 'infants' }),
      await apply({ program: 'infants' }),
      await apply({ program: 'infants' }),
    ]
    for (const id of ids) await move({ id, status: 'waitlisted' })
    expect(await places(ids)).toEqual([1, 2, 3])
    await move({ id: ids[0], status: 'offered', ...place })
    expect(await places(ids)).toEqual([null, 1, 2])
  })

  it('is put into another order by hand, unless somebody else has changed it', async () => {
    const ids = [
      await apply({ program: 'preschool' }),
      await apply({ program: 'preschool' }),
      await apply({ program: 'preschool' }),
    ]
    for (const id of ids) await move({ id, status: 'waitlisted' })
    const [first, second, third] = ids as [number, number, number]
    const put = (order: number[], before: number[], sending: object = { cookie }) =>
      server.graphql<{ orderWaitlist: { id: number; waitlistPosition: number }[] }>(
        'mutation O($input: OrderWaitlistInput!) { orderWaitlist(input: $input) { id waitlistPosition } }',
        { input: { program: 'preschool', order, before } },
        sending,
      )
    const ordered = [third, first, second]
    const { data } = await put(ordered, ids)
    expect(data.orderWaitlist).toEqual(ordered.map((id, index) => ({ id, waitlistPosition: index + 1 })))
    expect(await places(ids)).toEqual([2, 3, 1])

    const { error } = await put([second, first, third], ids)
    expect(error).toMatchObject({ code: 'STALE', current: ordered.map((id) => expect.objectContaining({ id })) })
    expect((await put([first, second], ordered)).error?.fields).toHaveProperty('order')
    expect((await put([first, first, third], ordered)).error?.code).toBe('BAD_USER_INPUT')
    expect((await put(ids, ordered, { cookie: await server.signIn('teacher') })).error?.code).toBe('FORBIDDEN')
    expect(await places(ids)).toEqual([2, 3, 1])
    await move({ id: third, status: 'withdrawn' })
    expect(await places(ids)).toEqual([1, 2, null])
  })

  it('takes one of ten new orders at once, and answers the others with the list as it is then', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => apply({ program: 'preschool' })))
    for (const id of ids) await move({ id, status: 'waitlisted' })
    const before = (
      await server.db('applications').where({ program: 'preschool', status: 'waitlisted' }).orderBy('waitlist_position')
    ).map(({ id }) => id)
    const document = 'mutation O($input: OrderWaitlistInput!) { orderWaitlist(input: $input) { id } }'
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => {
        const order = turn % 2 ? before.toReversed() : [...before.slice(1), before[0]]
        return server.graphql(document, { input: { program: 'preschool', order, before } }, { cookie })
      }),
    )
    const codes = answers.map(({ error }) => error?.code ?? 'saved').sort()
    expect(codes).toEqual([...Array.from({ length: 9 }, () => 'STALE'), 'saved'])
    expect((await places(before)).sort((a, b) => a - b)).toEqual(before.map((_, index) => index + 1))
  })

  it('lets twenty leave it and move up at once', async () => {
    const waiting = await Promise.all(Array.from({ length: 20 }, () => apply({ program: 'toddlers' })))
    for (const id of waiting) await move({ id, status: 'waitlisted' })
    const leave = waiting.filter((_, index) => index % 2 === 0)
    const stay = waiting.filter((_, index) => index % 2 === 1)
    const moves = await Promise.all(leave.toReversed().map((id) => move({ id, status: 'offered', ...place })))
    expect(moves.flatMap(({ error }) => error ?? [])).toEqual([])
    const left = (await places(stay)).sort((a, b) => a - b)
    // behind those of the demo centre, without a gap
    expect(left).toEqual(stay.map((_, index) => (left[0] ?? 0) + index))
    expect(left[0]).toBeLessThan(10)
  })

  it('gives everyone a place of their own when many come at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => apply({ program: 'kindergarten' })))
    await Promise.all(ids.map((id) => move({ id, status: 'waitlisted' })))
    const given = (await places(ids)).sort((a, b) => a - b)
    expect(given).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})

describe('a move from an old version', () => {
  it('is refused, with what stands there now', async () => {
    const id = await apply()
    expect((await move({ id, version: 1, status: 'in_review' })).moved?.version).toBe(2)
    const { error } = await move({ id, version: 1, status: 'declined' })
    expect(error).toMatchObject({ code: 'STALE', current: { version: 2, status: 'in_review' } })
  })

  it('wins once when two come at once', async () => {
    const id = await apply()
    const results = await Promise.all([
      move({ id, version: 1, status: 'offered', ...place }),
      move({ id, version: 1, status: 'declined' }),
    ])
    expect(results.filter(({ moved }) => moved)).toHaveLength(1)
    expect(results.filter(({ error }) => error?.code === 'STALE')).toHaveLength(1)
  })
})

describe('a note', () => {
  const addNote = 'mutation ($input: ApplicationNoteInput!) { addApplicationNote(input: $input) { id status } }'

  it('is kept for colleagues, and leaves the application as it is', async () => {
    const id = await apply()
    const { data } = await server.graphql(addNote, { input: { id, note: 'Has a sister here.' } }, { cookie })
    expect(data).toEqual({ addApplicationNote: { id, status: 'new' } })
    const rows = await server.db('application_events').where({ applicationId: id, kind: 'note' })
    expect(rows).toMatchObject([{ note: 'Has a sister here.' }])
    expect(await mailsOf(id)).toEqual(['application.received'])
  })

  it('is kept once for one key, however often it is sent', async () => {
    const id = await apply()
    const sending = { cookie, headers: { 'idempotency-key': `note-${id}` } }
    for (const _time of [1, 2]) await server.graphql(addNote, { input: { id, note: 'Called back.' } }, sending)
    expect(await server.db('application_events').where({ applicationId: id, kind: 'note' })).toHaveLength(1)
  })

  it('needs words, and an administrator', async () => {
    const id = await apply()
    const empty = await server.graphql(addNote, { input: { id, note: ' ' } }, { cookie })
    expect(empty.error?.fields).toEqual({ note: 'Please write a note.' })
    expect((await server.graphql(addNote, { input: { id, note: 'x' } })).error?.code).toBe('UNAUTHENTICATED')
  })
})
