import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { putOnOneAccount } from '#tests/setup/familyAccount.ts'
import { pdfText } from '#tests/setup/pdfText.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const date = todayInJohannesburg()
const ask = async <Data>(document: string, variables: object, cookie = admin) => {
  const { data, error } = await app.graphql<Data>(document, { ...variables }, { cookie })
  expect(error).toBeNull()
  return data
}

interface Words {
  id: number
  reference: string | null
  reversalReason: string | null
  notes: string | null
}
const words = 'id reference reversalReason notes'
const readBy = async (cookie: string) =>
  (
    await ask<{ myChildren: { billing: { payments: Words[] } }[] }>(
      `{ myChildren { billing { payments { ${words} } } } }`,
      {},
      cookie,
    )
  ).myChildren.flatMap(({ billing }) => billing.payments)

const addFamily = async () => {
  const parent = await app.addUser()
  return { ...parent, childId: await app.addChild({}, [parent.id]) }
}

let serial = 0
/** A transfer of R300.00, of which a part is allocated to each of these children. */
async function transferFor(...parts: [childId: number, amount: number][]) {
  serial += 1
  // a name that no made-up family has
  const said = `FNB APP FROM N QWABEZULU ${serial}`
  await ask('mutation ($input: BankLinesInput!) { importBankLines(input: $input) { added } }', {
    input: { lines: [{ date, amount: '300', words: said, twin: 1 }] },
  })
  const line = await app.db('bank_lines').where({ words: said }).first('id')
  const allocate = (...children: [childId: number, amount: number][]) =>
    ask('mutation ($input: BookingInput!) { bookBankLine(input: $input) { id } }', {
      input: { id: line.id, parts: children.map(([childId, amount]) => ({ childId, amount: String(amount) })) },
    })
  await allocate(...parts)
  return { said, allocate }
}

const reason = 'Was from Nomsa Qwabezulu for Lindiwe'
async function reverse(childId: number) {
  const { id } = await app.db('payments').where({ childId }).first('id')
  await ask('mutation ($id: Int!, $input: ReversePaymentInput!) { reversePayment(id: $id, input: $input) { id } }', {
    id,
    input: { reason },
  })
  return id as number
}

const papersOf = async (paymentId: number, childId: number, cookie: string) => {
  const read = async (url: string) =>
    pdfText((await app.app.inject({ method: 'GET', url, headers: { cookie } })).rawPayload).replaceAll(/\s+/g, ' ')
  return [await read(`/api/billing/receipts/${paymentId}`), await read(`/api/billing/statements/${childId}`)]
}

describe('what the bank or the office says of another family', () => {
  it('is not left with the family whose payment it was by mistake, once that is reversed', async () => {
    const [wrong, right] = [await addFamily(), await addFamily()]
    const { said, allocate } = await transferFor([wrong.childId, 300])
    const id = await reverse(wrong.childId)
    await allocate([right.childId, 300])
    const none = { reference: null, reversalReason: null, notes: null }
    expect(await readBy(wrong.cookie)).toEqual([{ id, ...none }])
    expect(await readBy(right.cookie)).toMatchObject([{ ...none, reference: said }])
    for (const cookie of [wrong.cookie, admin])
      for (const paper of await papersOf(id, wrong.childId, cookie)) {
        expect(paper).toMatch(/payment (was )?reversed/i)
        expect(paper).not.toMatch(/Qwabezulu/i)
      }
    const [receipt] = await papersOf(id, wrong.childId, wrong.cookie)
    expect(receipt).toContain(`This payment was reversed on ${formatDate(date)}`)
    const url = `/api/admin/families/${wrong.id}/export`
    const { rawPayload } = await app.app.inject({ method: 'POST', url, headers: { cookie: admin } })
    const { payments } = JSON.parse(strFromU8(unzipSync(new Uint8Array(rawPayload))['everything.json'] as Uint8Array))
    expect(payments).toMatchObject([{ id, amountCents: 30_000, ...none }])
  })

  it('of a transfer for both is read by neither, also on one account, but by the guardian of both', async () => {
    const [one, other, both] = [await addFamily(), await addFamily(), await app.addUser()]
    const siblings = [await app.addChild({}, [both.id]), await app.addChild({}, [both.id])] as const
    await putOnOneAccount(app.db, [one.childId, other.childId])
    await transferFor([one.childId, 200], [other.childId, 100])
    const { said } = await transferFor([siblings[0], 200], [siblings[1], 100])
    for (const { cookie } of [one, other]) expect(await readBy(cookie)).toMatchObject([{ reference: null }])
    expect((await readBy(both.cookie)).map(({ reference }) => reference)).toEqual([said, said])
  })

  it('is still read by the office in its own lists', async () => {
    const { childId } = await addFamily()
    const { said } = await transferFor([childId, 300])
    await reverse(childId)
    const listed = await ask<{ payments: { edges: { node: Words }[] } }>(
      `query ($childId: Int!) { payments(childId: $childId) { edges { node { ${words} } } } }`,
      { childId },
    )
    expect(listed.payments.edges).toMatchObject([{ node: { reference: said, reversalReason: reason } }])
    const { child } = await ask<{ child: { billing: { payments: Words[] } } }>(
      `query ($childId: Int!) { child(id: $childId) { billing { payments { ${words} } } } }`,
      { childId },
    )
    expect(child.billing.payments).toMatchObject([{ reference: said, reversalReason: reason }])
  })
})
