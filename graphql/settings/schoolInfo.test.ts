import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '#graphql/downloads/downloads.service.ts'
import { type Context, guest } from '#graphql/platform/context.ts'
import { buildForm, buildPdf, buildPhoto } from '#tests/factories/files.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
let cookie: string
beforeAll(async () => {
  server = await openTestApp({ filling: 'content' })
  cookie = (await server.addUser({ role: 'admin' })).cookie
})
afterAll(() => server.close())

interface Question {
  id: number
  question: string
  version: number
}

/** What the operations below answer. */
interface Answers {
  faqEntries: object[]
  saveFaqEntry: Question
  updateHours: { hoursVersion: number }
  updateStatistics: { statistics: object[] }
  saveClosedDays: { id: number }
  registerMonth: { days: { date: string; closed: string | null }[] }
  centreDocuments: object[]
}

const run = (document: string, variables: Record<string, unknown> = {}) =>
  server.graphql<Answers>(document, variables, { cookie })

describe('the questions', () => {
  const site = async () => (await server.graphql<{ faq: Question[] }>('{ faq { id question version } }')).data.faq
  const save = (input: object) =>
    run('mutation ($input: FaqInput!) { saveFaqEntry(input: $input) { id question version } }', {
      input: { answer: 'In the lane beside the gate.', isPublished: true, ...input },
    })

  it('are asked on the site as staff write and order them', async () => {
    const before = await site()
    const { data } = await save({ question: 'Where do we park?' })
    const { id, version } = data.saveFaqEntry
    expect((await site()).at(-1)?.question).toBe('Where do we park?')
    await run('mutation ($id: Int!, $beforeId: Int) { moveFaqEntry(id: $id, beforeId: $beforeId) { id } }', {
      id,
      beforeId: before[0]?.id,
    })
    expect((await site())[0]?.question).toBe('Where do we park?')
    expect((await save({ id, question: 'Where may we park?', version })).error?.code).toBe('STALE')
    await save({ id, question: 'Where may we park?', isPublished: false })
    expect(await site()).toHaveLength(before.length)
    await run('mutation ($id: Int!) { deleteFaqEntry(id: $id) { id } }', { id })
    expect((await run('{ faqEntries { id } }')).data.faqEntries).toHaveLength(before.length)
    await run('mutation ($id: Int!) { restoreFaqEntry(id: $id) { id } }', { id })
    expect((await run('{ faqEntries { id } }')).data.faqEntries).toHaveLength(before.length + 1)
  })

  it('need a question and an answer', async () => {
    const { error } = await save({ question: '?', answer: '' })
    expect(error?.fields).toEqual({ question: 'Please write the question.', answer: 'Please write the answer.' })
  })
})

describe('a program', () => {
  const read = async (slug: string) =>
    (
      await server.graphql<{ program: Record<string, unknown> | null }>(
        `{ program(slug: "${slug}") { title tags offers fullTimeCents halfDayCents capacity image imageAlt
          imageSources { type } } }`,
      )
    ).data.program
  const row = async () => {
    const { id, title, description, ageLabel, tags, offers, ratio, version } = await server
      .db('programs')
      .where({ slug: 'toddler' })
      .first()
    return { id, title, description, ageLabel, tags, offers, ratio, version, isActive: true }
  }
  const update = (input: object) =>
    run('mutation ($input: ProgramInput!) { updateProgram(input: $input) { id version } }', { input })

  it('is changed on the site and in the fee structure at once', async () => {
    const input = { ...(await row()), title: 'Toddlers & co', tags: ['New'], capacity: 24, fullTimeFee: 'R2,455.50' }
    expect((await update(input)).error).toBeNull()
    expect(await read('toddler')).toMatchObject({
      title: 'Toddlers & co',
      tags: ['New'],
      capacity: 24,
      fullTimeCents: 245_550,
      halfDayCents: null,
    })
    expect((await update(input)).error?.code).toBe('STALE')
    await update({ ...(await row()), isActive: false })
    expect(await read('toddler')).toBeNull()
    await update({ ...(await row()), fullTimeFee: '2400', halfDayFee: '2250' })
  })

  it('shows a picture of the gallery as long as that is published', async () => {
    const form = buildForm(await buildPhoto({ width: 600, height: 400 }), 'climbing.jpg')
    const { json } = await server.rest<{ picture: { id: number } }>('POST', '/api/admin/gallery', { form, cookie })
    const { id } = json.picture
    await run('mutation ($input: PictureInput!) { updatePicture(input: $input) { id } }', {
      input: { id, title: 'Climbing', alt: 'On the frame', isFeatured: false, childIds: [] },
    })
    await update({ ...(await row()), pictureId: id })
    expect(await read('toddler')).toMatchObject({ image: '/art/program-toddler.svg', imageSources: [] })
    await run('mutation ($id: Int!) { publishPicture(id: $id) { id } }', { id })
    const shown = await read('toddler')
    expect(shown).toMatchObject({
      imageAlt: 'On the frame',
      imageSources: [{ type: 'image/avif' }, { type: 'image/webp' }],
    })
    expect(shown?.image).toMatch(/^\/uploads\//)
    await run('mutation ($id: Int!) { hidePicture(id: $id) { id } }', { id })
    expect((await read('toddler'))?.image).toBe('/art/program-toddler.svg')
  })

  it.each([
    [{ title: '' }, 'title'],
    [{ fullTimeFee: 'a lot' }, 'fullTimeFee'],
    [{ fullTimeFee: '-5' }, 'fullTimeFee'],
    [{ halfDayFee: 'R1000000.01' }, 'halfDayFee'],
    [{ capacity: 0 }, 'capacity'],
    [{ tags: ['x'.repeat(201)] }, 'tags.0'],
    [{ offers: Array.from({ length: 13 }, () => 'x') }, 'offers'],
  ])('is not changed by %o', async (wrong, field) => {
    const { error } = await update({ ...(await row()), ...wrong })
    expect(Object.keys(error?.fields ?? {})).toEqual([field])
  })
})

describe('the hours and figures', () => {
  const hours = {
    centreHours: { opens: '06:00', closes: '18:00' },
    programHours: { opens: '07:00', closes: '16:00' },
    halfDayEnds: '12:30',
  }
  const update = (input: object) =>
    run('mutation ($input: AllHoursInput!) { updateHours(input: $input) { hoursVersion } }', { input })

  it('change in the texts of the site that say them, unless staff have their own words', async () => {
    const site = async () => {
      const { data } = await server.graphql<{ faq: { answer: string }[]; programs: { tags: string[] }[] }>(
        '{ faq { answer } programs { tags } }',
      )
      return { answers: data.faq.map(({ answer }) => answer), tags: data.programs.flatMap(({ tags }) => tags) }
    }
    const [{ version }] = await server.db('settings').where({ name: 'centre' })
    const longer = { ...hours, centreHours: { opens: '05:45', closes: '17:15' } }
    const changed = await update({ ...longer, version })
    const said =
      'The centre is open Monday to Friday, 5:45 AM to 5:15 PM, and closed on public holidays. The program day runs from 7:00 AM to 4:00 PM; the hours around it are for early drop-off and late pick-up.'
    expect((await site()).answers).toContain(said)
    expect((await site()).tags).toContain('Until 5:15 PM')
    expect(JSON.stringify(await site())).not.toMatch(/6:30|7:30|4:30/)
    await server.db('faq_entries').where({ answer: said }).update({ answer: 'Ask us, we are open from 5:45 AM.' })
    const back = { centreHours: { opens: '06:30', closes: '18:30' }, programHours: { opens: '07:30', closes: '16:30' } }
    await update({ ...back, halfDayEnds: '13:00', version: changed.data.updateHours.hoursVersion })
    expect((await site()).answers).toContain('Ask us, we are open from 5:45 AM.')
    expect((await site()).tags).toContain('Until 6:30 PM')
    await server.db('settings').where({ name: 'centre' }).update({ version: 1 })
  })

  it('change on the site, and with them the figure that follows', async () => {
    const { data } = await update({ ...hours, version: 1 })
    expect(data.updateHours.hoursVersion).toBe(2)
    const read = await server.graphql<{
      centre: object
      feeTerms: object
      statistics: { value: string }[]
    }>(`{ centre { name centreHours { opens closes } } feeTerms { registrationFeeCents halfDay { opens closes } }
      statistics { value } }`)
    expect(read.data.centre).toEqual({ name: 'Kiewiet', centreHours: hours.centreHours })
    expect(read.data.feeTerms).toEqual({ registrationFeeCents: 25_000, halfDay: { opens: '07:00', closes: '12:30' } })
    expect(read.data.statistics.at(-1)?.value).toBe('12hrs')
    expect((await update({ ...hours, version: 1 })).error?.code).toBe('STALE')
    const figures = { statistics: [{ value: '60+', label: 'families' }], version: 1 }
    const saved = await run(
      'mutation ($input: StatisticsInput!) { updateStatistics(input: $input) { statistics { value } } }',
      {
        input: figures,
      },
    )
    expect(saved.data.updateStatistics.statistics).toEqual([{ value: '60+' }])
  })

  it.each([
    [{ centreHours: { opens: '18:00', closes: '06:00' } }, 'centreHours.closes'],
    [{ programHours: { opens: '05:00', closes: '16:00' } }, 'programHours.opens'],
    [{ halfDayEnds: '17:00' }, 'halfDayEnds'],
    [{ halfDayEnds: 'noon' }, 'halfDayEnds'],
  ])('stay as they are: %o', async (wrong, field) => {
    expect(Object.keys((await update({ ...hours, ...wrong })).error?.fields ?? {})).toContain(field)
  })
})

describe('closed days', () => {
  const save = (input: object) =>
    run('mutation ($input: ClosedDaysInput!) { saveClosedDays(input: $input) { id version } }', {
      input: { fromDate: '2026-12-14', toDate: '2026-12-18', reason: 'Year-end break', ...input },
    })
  const closedOn = async (date: string) => {
    const { data } = await run(`{ registerMonth(month: "2026-12", classId: 1) { days { date closed } } }`)
    return data.registerMonth.days.find((day) => day.date === date)?.closed
  }

  it('are known to everyone, and to the register beside holidays and weekends', async () => {
    const { data } = await save({})
    const { id } = data.saveClosedDays
    expect(await closedOn('2026-12-15')).toBe('Year-end break')
    expect([await closedOn('2026-12-13'), await closedOn('2026-12-25'), await closedOn('2026-12-21')]).toEqual([
      'weekend',
      'Christmas Day',
      null,
    ])
    const asked = '{ closedDays(from: "2026-12-18", to: "2026-12-31") { reason } }'
    expect((await server.graphql(asked)).data).toEqual({ closedDays: [{ reason: 'Year-end break' }] })
    await run('mutation ($id: Int!) { deleteClosedDays(id: $id) { id } }', { id })
    expect(await closedOn('2026-12-15')).toBeNull()
  })

  it.each([
    [{ toDate: '2026-12-01' }, 'toDate'],
    [{ toDate: '2027-12-18' }, 'toDate'],
    [{ fromDate: '14 December' }, 'fromDate'],
    [{ reason: '' }, 'reason'],
  ])('are refused: %o', async (wrong, field) => {
    expect(Object.keys((await save(wrong)).error?.fields ?? {})).toContain(field)
  })
})

describe('a document to download', () => {
  const get = () => server.app.inject({ url: '/documents/fee-structure-2024.pdf' })
  const replace = (bytes: Buffer, name = 'fee-structure-2024') =>
    server.rest('POST', '/api/admin/documents', { form: buildForm(bytes, 'Our fees.pdf', { name }), cookie })

  it('is the upload at once, the later of two, and the drawn one again when staff go back', async () => {
    const drawn = (await get()).rawPayload
    expect((await replace(buildPdf('first'))).status).toBe(201)
    await replace(buildPdf('second'))
    const { rawPayload, headers } = await get()
    expect(rawPayload).toEqual(buildPdf('second'))
    // answers that nobody reads share its bytes
    const context = { db: server.db, environment: server.environment, viewer: guest } as Context
    const [one, other] = await Promise.all([1, 2].map(() => documentOf(context, 'fee-structure-2024')))
    expect(one?.bytes).toBe(other?.bytes)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
    const { data } = await run('{ centreDocuments { name fileName byteCount } }')
    expect(data.centreDocuments[1]).toEqual({
      name: 'fee-structure-2024',
      fileName: 'Our fees.pdf',
      byteCount: buildPdf('second').length,
    })
    await run('mutation { restoreDocument(input: { name: "fee-structure-2024" }) { name } }')
    expect((await get()).rawPayload).toEqual(drawn)
  })

  it('is not replaced by anything but a whole PDF, and only one of the three', async () => {
    expect((await replace(await buildPhoto({ width: 60, height: 40 }))).status).toBe(400)
    expect((await replace(buildPdf(), 'price-list')).status).toBe(400)
    expect((await replace(buildPdf('x').subarray(0, 120))).status).toBe(400)
  })
})
