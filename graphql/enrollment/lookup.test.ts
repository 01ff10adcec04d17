import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { readReference, formatState } from './applicantState.rules.ts'
import { applicationStatuses } from './enrollment.rules.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const lookUp = (reference: string, contact: string, headers: Record<string, string> = {}) =>
  server.graphql<{ lookUpApplication: object | null }>(
    'mutation ($input: ApplicationLookupInput!) { lookUpApplication(input: $input) { status title nextStep } }',
    { input: { reference, contact } },
    { headers },
  )

async function apply(changed: Parameters<typeof buildEnrollment>[0] = {}) {
  const answers = buildEnrollment(changed)
  const { json } = await server.rest<{ reference: string }>('POST', '/api/enroll', { body: answers })
  return { ...answers, reference: json.reference }
}

describe('an applicant without an account', () => {
  it('reads how the application stands, by its reference and either contact', async () => {
    const { reference, email } = await apply({ phone: '082 555 0177' })
    const state = {
      status: 'new',
      title: 'Received',
      nextStep: "We've received your application and will contact you to arrange a visit.",
    }
    for (const contact of [email, email.toUpperCase(), '0825550177', '+27 82 555 0177'])
      expect((await lookUp(reference, contact)).data.lookUpApplication).toEqual(state)
    const [, year = '', number, secret] = reference.split('-')
    expect((await lookUp(`kw ${year} ${Number(number)} ${secret}`, email)).data.lookUpApplication).toEqual(state)
  })

  it('gets the same answer for an unknown reference and for a contact that is not its own', async () => {
    const [one, other] = [await apply(), await apply()]
    for (const [reference, contact] of [
      [one.reference, other.email],
      [one.reference, one.parentName],
      ['KW-2026-9999', one.email],
      ["' or 1=1 --", one.email],
    ] as const)
      expect(await lookUp(reference, contact)).toMatchObject({ data: { lookUpApplication: null }, error: null })
  })

  it('is not locked to its family by guesses of others, and cannot be counted up to', async () => {
    const { reference, email } = await apply()
    for (let index = 0; index < 25; index++) {
      const from = { 'x-forwarded-for': `198.51.100.${index}` }
      expect((await lookUp(reference, `guess${index}@families.example`, from)).error).toBeNull()
    }
    expect((await lookUp(reference, email)).data.lookUpApplication).not.toBeNull()
    const counted = reference.slice(0, reference.lastIndexOf('-'))
    expect((await lookUp(counted, email)).data.lookUpApplication).toBeNull()
  })

  it('can ask for a place ahead of the birth', async () => {
    const childDob = addMonths(todayInJohannesburg(), 4)
    const { reference } = await apply({ childDob, childAge: '0-18months', program: 'infants' })
    expect(reference).toMatch(/^KW-/)
  })
})

describe('the state in words', () => {
  it('names the next step of every status, and the day that matters', () => {
    const facts = { tourAt: '2027-01-12T08:00:00.000Z', offerUntil: '2027-01-31' }
    const words = applicationStatuses.map((status) => formatState({ ...facts, status }))
    expect(new Set(words.map(({ title }) => title)).size).toBe(applicationStatuses.length)
    expect(formatState({ ...facts, status: 'tour_booked' }).nextStep).toContain('on 12 January 2027 at 10:00.')
    expect(formatState({ ...facts, status: 'offered' }).nextStep).toContain('by 31 January 2027.')
    expect(formatState({ status: 'offered', tourAt: null, offerUntil: null }).nextStep).toMatch(/accept it\.$/)
  })

  it('reads a reference as it is typed', () => {
    expect(['KW-2026-0001', 'kw 2026 1', ' KW20260001', 'kw-2026-001'].map(readReference)).toEqual(
      Array(4).fill('KW-2026-0001'),
    )
    expect(readReference('kw 2026 1 04821')).toBe('KW-2026-0001-04821')
    expect(readReference('hello')).toBe('HELLO')
  })
})
