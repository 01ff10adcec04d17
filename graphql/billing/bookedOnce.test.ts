import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { putOnOneAccount } from '#tests/setup/familyAccount.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const date = todayInJohannesburg()
const ask = (document: string, input: object) => app.graphql(document, { input }, { cookie: admin })

const family = async () => {
  const children = [await app.addChild(), await app.addChild()] as const
  await putOnOneAccount(app.db, [...children])
  return children
}

let serial = 0
/** A line of a statement of its own, proposed for these children. */
async function addLine(...parts: [childId: number, rand: number][]): Promise<{ id: number; parts: object[] }> {
  serial += 1
  const proposal = parts.map(([childId, rand]) => ({ childId, amountCents: rand * 100 }))
  const amountCents = proposal.reduce((sum, part) => sum + part.amountCents, 0)
  const importedAt = new Date(Date.now() + serial * 1000).toISOString()
  const line = { accountId: 1, fingerprint: `booked once ${serial}`, date, amountCents, words: 'EFT', importedAt }
  const [row] = await app
    .db('bank_lines')
    .insert({ ...line, proposal: JSON.stringify(proposal) })
    .returning('id')
  return { id: row.id, parts: parts.map(([childId, rand]) => ({ childId, amount: String(rand) })) }
}

const book = async ({ id, parts }: { id: number; parts: object[] }, more: object = {}) => {
  const document = 'mutation ($input: BookingInput!) { bookBankLine(input: $input) { id } }'
  return (await ask(document, { id, version: 1, parts, ...more })).error
}
const byHand = async (childId: number, rand: number, more: object = {}) => {
  const document = 'mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }'
  return (await ask(document, { childId, amount: String(rand), method: 'eft', date, ...more })).error
}
const isAsked = {
  code: 'CONFLICT',
  existingId: expect.any(Number),
  message: expect.stringContaining('R2,400.00 for this family'),
}

describe('one transfer for siblings is asked about', () => {
  it('in another file of the bank, proposed for one of them', async () => {
    const [one, two] = await family()
    expect(await book(await addLine([one, 1200], [two, 1200]))).toBeNull()
    const again = await addLine([two, 2400])
    expect(await book(again)).toMatchObject(isAsked)
    expect(await book(again, { isAnother: true })).toBeNull()
  })

  it('on the statement, once it was recorded by hand for each of them', async () => {
    const [one, two] = await family()
    expect([await byHand(one, 1000), await byHand(two, 1400)]).toEqual([null, null])
    const refused = await book(await addLine([one, 2400]))
    expect(refused).toMatchObject(isAsked)
    expect(refused?.message).toMatch(/recorded: REC-\d+, REC-\d+ of /)
  })

  it('on the statement, once it was recorded by hand for each of them under days near each other', async () => {
    const [one, two] = await family()
    await byHand(one, 1000, { date: addDays(date, -2) })
    await byHand(two, 1400, { date: addDays(date, -1) })
    const days = [-2, -1].map((days) => formatDate(addDays(date, days))).join(' and ')
    const message = expect.stringContaining(` of ${days}. If this is a different payment`)
    const line = await addLine([one, 2400])
    expect(await book(line)).toMatchObject({ ...isAsked, message })
    expect(await book(line, { isAnother: true })).toBeNull()
  })

  it('on the statement, once it was recorded by hand under one of them', async () => {
    const [one, two] = await family()
    await byHand(one, 2400, { date: addDays(date, -3) })
    expect(await book(await addLine([one, 1200], [two, 1200]))).toMatchObject(isAsked)
  })

  it('by hand, while the statement waits: under one of them, or when the second part makes it whole', async () => {
    const [one, two] = await family()
    const line = await addLine([one, 1200], [two, 1200])
    expect((await byHand(two, 2400))?.message).toMatch(/^The bank statement already has R2,400.00 for this family/)
    expect([await byHand(one, 1000), (await byHand(two, 1400))?.code]).toEqual([null, 'CONFLICT'])
    expect(await book(line)).toBeNull()
  })

  it('also where they do not share an account yet, and the statement names them both', async () => {
    const [one, two] = [await app.addChild(), await app.addChild()]
    const line = await addLine([one, 1200], [two, 1200])
    expect(await byHand(one, 2400)).toMatchObject({ code: 'CONFLICT' })
    expect(await byHand(one, 2400, { isAnother: true })).toBeNull()
    expect(await book(line)).toMatchObject(isAsked)
    expect(await book(line, { isAnother: true })).toBeNull()
    expect(await byHand(two, 2400)).toMatchObject(isAsked)
  })

  it('also where it pays for another family too, whichever of the two is entered first', async () => {
    const [[one, two], other] = [await family(), await app.addChild()]
    const line = await addLine([one, 1200], [two, 1200], [other, 500])
    expect(await byHand(one, 2400)).toMatchObject(isAsked)
    expect(await byHand(one, 2400, { isAnother: true })).toBeNull()
    expect(await book(line)).toMatchObject(isAsked)
    expect(await book(line, { isAnother: true })).toBeNull()
    expect(await byHand(two, 2400)).toMatchObject(isAsked)
  })

  it('but other amounts, and the same of other families, are not', async () => {
    const [[one, two], [other]] = [await family(), await family()]
    expect(await book(await addLine([one, 1200], [two, 1300]))).toBeNull()
    expect([await byHand(two, 2400), await byHand(other, 2500)]).toEqual([null, null])
    expect(await book(await addLine([other, 1200]))).toBeNull()
  })
})
