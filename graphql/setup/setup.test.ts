import 'reflect-metadata'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAdmin } from '#graphql/accounts/createAdmin.service.ts'
import { loadStartingContent } from '#graphql/database/content.ts'
import { hashToken } from '#graphql/accounts/token.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { makeSetupLink } from './setupLink.ts'

let app: TestApp
beforeEach(async () => {
  const environment = { DEMO: false, SHOW_DEMO_PASSWORDS: false, PUBLIC_URL: 'https://www.acorns.test' }
  app = await openTestApp({ filling: 'tables', environment })
})
afterEach(() => app.close())

const details = {
  administrator: {
    firstName: 'Anna',
    lastName: 'van der Merwe',
    email: 'anna@acorns.test',
    username: 'anna',
    password: 'ribbon kettle garden',
  },
  centre: {
    name: 'Acorns',
    fullName: 'Acorns Early Learning Centre',
    street: '4 Oak Street',
    area: 'Westdene, Bloemfontein, 9301',
    city: 'Bloemfontein',
    phone: '051 444 0101',
    email: 'office@acorns.test',
    whatsapp: '',
    website: '',
  },
  hours: { opens: '06:00', closes: '17:30', programOpens: '07:00', programCloses: '16:00', halfDayEnds: '12:30' },
  bank: {
    accountHolder: 'Acorns',
    bank: 'Bank of the Free State',
    branchCode: '632005',
    accountNumber: '1020304050',
    accountType: 'Cheque',
  },
}

const stateOf = async (token: string | null) =>
  (
    await app.graphql<{ setup: { state: string; sendsMail: boolean | null; hasPublicAddress: boolean | null } }>(
      'query ($token: String) { setup(token: $token) { state sendsMail hasPublicAddress } }',
      { token },
    )
  ).data.setup

const setUp = (token: string, input: object = details) =>
  app.graphql<{ setUp: { id: number; role: string } }>(
    'mutation ($input: SetupInput!) { setUp(input: $input) { id role } }',
    { input: { token, ...input } },
  )

const link = async () => (await makeSetupLink(app.db)) ?? ''

describe('a centre without an administrator', () => {
  it('begins with nobody in it, and with no address, number or figure of another centre', async () => {
    expect(await app.db('users')).toEqual([])
    const rows: { name: string; value: object }[] = await app.db('settings')
    // when a row was written may hold any figure
    const text = JSON.stringify(rows.map(({ name, value }) => [name, value]))
    expect(text).not.toMatch(/kiewiet|555 0123|universitas|4\.9|98%/i)
    expect(await app.db('programs')).toHaveLength(6)
    await loadStartingContent(app.db)
    expect(await app.db('settings')).toHaveLength(rows.length)
  })

  it('is set up with the link of the log: account, names, hours and account number, and the person who did it is signed in', async () => {
    const token = await link()
    expect(await stateOf(token)).toEqual({ state: 'open', sendsMail: false, hasPublicAddress: true })
    const answer = await setUp(token)
    expect(answer.data.setUp.role).toBe('admin')
    const { data } = await app.graphql(
      `{ viewer { username role }
        centre { name fullName street phone whatsapp latitude centreHours { opens closes } programHours { opens } }
        bankDetails { accountNumber } feeTerms { halfDay { closes } } faq { answer } programs { tags } }`,
      {},
      { cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' },
    )
    const { faq, programs, ...rest } = data as { faq: object[]; programs: object[] }
    expect(JSON.stringify([faq, programs])).toMatch(/Friday, 6:00 AM to 5:30 PM.* 7:00 AM to 4:00 PM;.*Until 5:30 PM/)
    expect(rest).toEqual({
      viewer: { username: 'anna', role: 'admin' },
      centre: {
        name: 'Acorns',
        fullName: 'Acorns Early Learning Centre',
        street: '4 Oak Street',
        phone: '051 444 0101',
        whatsapp: '',
        latitude: null,
        centreHours: { opens: '06:00', closes: '17:30' },
        programHours: { opens: '07:00' },
      },
      bankDetails: { accountNumber: '1020304050' },
      feeTerms: { halfDay: { closes: '12:30' } },
    })
    const body = { email: details.administrator.email, password: 'ribbon kettle garden', role: 'admin' }
    expect((await app.rest('POST', '/api/login', { body })).status).toBe(200)
  })

  it('keeps in the audit log who set it up, and what was entered', async () => {
    const { data } = await setUp(await link())
    const entries: { action: string; entity: string; userId: number }[] = await app.db('audit_entries').orderBy('id')
    expect(entries.map(({ action, entity, userId }) => [action, entity, userId])).toEqual([
      ['setUp', 'user', data.setUp.id],
      ['saveSettings', 'setting centre', data.setUp.id],
      ['updateHours', 'faq_entry', data.setUp.id],
      ['updateHours', 'program', data.setUp.id],
      ['saveSettings', 'setting feeTerms', data.setUp.id],
      ['saveSettings', 'setting bankDetails', data.setUp.id],
    ])
    expect(JSON.stringify(entries)).not.toMatch(/ribbon|argon2/)
  })

  it('says what is wrong, field by field, and the link goes on working', async () => {
    const token = await link()
    const { error } = await setUp(token, {
      ...details,
      administrator: { ...details.administrator, email: 'anna' },
      centre: { ...details.centre, phone: '12' },
      hours: { ...details.hours, closes: '05:00' },
    })
    expect(Object.keys(error?.fields ?? {})).toEqual(
      expect.arrayContaining(['administrator.email', 'centre.phone', 'hours.closes']),
    )
    const common = await setUp(token, {
      ...details,
      administrator: { ...details.administrator, password: 'password1' },
    })
    expect(common.error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { password: expect.any(String) } })
    expect(await app.db('users')).toEqual([])
    expect((await stateOf(token)).state).toBe('open')
  })
})

describe('the link in the log', () => {
  it('is stored as a hash, and ends when a new one is made', async () => {
    const first = await link()
    const second = await link()
    expect(await app.db('setup_links').select('id')).toEqual([{ id: hashToken(second) }])
    expect((await stateOf(first)).state).toBe('closed')
    expect((await setUp(first)).error?.code).toBe('NOT_FOUND')
    expect(await app.db('users')).toEqual([])
  })

  it('works for a day', async () => {
    const token = await link()
    await app.db('setup_links').update({ expiresAt: app.db.raw("now() - interval '1 second'") })
    expect((await stateOf(token)).state).toBe('closed')
    expect((await setUp(token)).error?.code).toBe('NOT_FOUND')
  })

  it('makes one administrator, however often it is sent at the same moment', async () => {
    const token = await link()
    const answers = await Promise.all(
      ['anna', 'bert', 'carl'].map((username) =>
        setUp(token, {
          ...details,
          administrator: { ...details.administrator, username, email: `${username}@acorns.test` },
        }),
      ),
    )
    expect(answers.map(({ error }) => error?.code ?? 'done').sort()).toEqual(['CONFLICT', 'CONFLICT', 'done'])
    expect(await app.db('users')).toHaveLength(1)
  })

  it('does nothing once there is an administrator, whoever made that one', async () => {
    const token = await link()
    await createAdmin(app.db, { email: 'bert@acorns.test', name: 'Bert Botha', password: 'ribbon kettle garden' })
    expect(await stateOf(token)).toEqual({ state: 'done', sendsMail: null, hasPublicAddress: null })
    expect((await setUp(token)).error?.code).toBe('CONFLICT')
    expect(await makeSetupLink(app.db)).toBeNull()
    expect(await app.db('setup_links')).toEqual([])
  })

  it('cannot be guessed again and again', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const trusting = await openTestApp({ filling: 'content', environment: { TRUST_PROXY: true } })
    try {
      const codes = new Set<string>()
      for (let time = 0; time < 62; time += 1) {
        const { error } = await trusting.graphql(
          'mutation ($input: SetupInput!) { setUp(input: $input) { id } }',
          { input: { token: `guess ${time}`, ...details } },
          { headers },
        )
        codes.add(error?.code ?? 'none')
      }
      expect(codes).toContain('TOO_MANY_REQUESTS')
    } finally {
      await trusting.close()
    }
  })
})
