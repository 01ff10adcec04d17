import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { pdfText } from '#tests/setup/pdfText.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const today = todayInJohannesburg()
const ask = <Data>(document: string, variables: object, cookie = admin) =>
  app.graphql<Data>(document, { ...variables }, { cookie })
const setPayer = (input: object) =>
  ask<{ setPayer: { id: number } }>('mutation ($input: PayerInput!) { setPayer(input: $input) { id } }', { input })
interface Payer {
  name: string | null
  address: string | null
  isChosen: boolean
}
const ownPayer = async (cookie: string) =>
  (
    await ask<{ myChildren: { billing: { payer: Payer } }[] }>(
      '{ myChildren { billing { payer { name address isChosen } } } }',
      {},
      cookie,
    )
  ).data.myChildren[0]?.billing.payer
const payerOf = async (id: number) =>
  (
    await ask<{ child: { billing: { payer: Payer } } | null }>(
      'query ($id: Int!) { child(id: $id) { billing { payer { name address isChosen } } } }',
      { id },
    )
  ).data.child?.billing.payer
const read = async (url: string, cookie = admin) =>
  pdfText((await app.app.inject({ method: 'GET', url, headers: { cookie } })).rawPayload)

async function papersOf(childId: number) {
  const bill = { childId, amount: '100', description: 'Fee', dueDate: addDays(today, 5) }
  const made = await ask<{ createBilling: { id: number } }>(
    'mutation ($input: BillInput!) { createBilling(input: $input) { id } }',
    { input: bill },
  )
  const paid = await ask<{ recordPayment: { id: number } }>(
    'mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }',
    { input: { childId, amount: '40', method: 'eft', date: today } },
  )
  return [
    `/api/billing/invoices/${made.data.createBilling.id}`,
    `/api/billing/receipts/${paid.data.recordPayment.id}`,
    `/api/billing/statements/${childId}`,
  ]
}

describe('whom invoices are made out to', () => {
  it('is the parent who is asked first, without the home address, which is not for the other parent', async () => {
    const other = await app.addUser({ firstName: 'Sipho', lastName: 'Radebe' })
    const first = await app.addUser({ firstName: 'Naledi', lastName: 'Tau' })
    await app.db('users').where({ id: first.id }).update({ homeAddress: '9 Secret Street' })
    const childId = await app.addChild({}, [other.id])
    expect(await payerOf(childId)).toEqual({ name: 'Sipho Radebe', address: null, isChosen: false })
    await app.db('guardianships').where({ childId }).update({ isPrimary: false })
    await app.db('guardianships').insert({ childId, parentId: first.id, isPrimary: true })
    expect(await ownPayer(other.cookie)).toEqual({ name: 'Naledi Tau', address: null, isChosen: false })
    for (const url of await papersOf(childId)) {
      const words = await read(url, other.cookie)
      expect(words).toContain('Naledi Tau')
      expect(words).not.toContain('Secret')
    }
  })

  it('is somebody else where the office says so, for all children of the account, until it is emptied', async () => {
    const parent = await app.addUser()
    const [one, two] = [await app.addChild({}, [parent.id]), await app.addChild({}, [parent.id])]
    const payer = { name: 'Tau Transport (Pty) Ltd', address: '4 Loop Street\nBloemfontein' }
    await ask('mutation ($input: FamilyAccountInput!) { setFamilyAccount(input: $input) { id } }', {
      input: { childIds: [one], withChildId: two },
    })
    expect(await payerOf(one)).toMatchObject({ isChosen: false })
    await setPayer({ childId: two, ...payer })
    for (const id of [one, two]) expect(await payerOf(id)).toEqual({ ...payer, isChosen: true })
    for (const url of await papersOf(one)) {
      const words = await read(url)
      expect(words).toContain('Tau Transport')
      expect(words).toContain('4 Loop Street')
    }
    await setPayer({ childId: one, name: '', address: '' })
    for (const id of [one, two]) expect(await payerOf(id)).toMatchObject({ address: null, isChosen: false })
  })

  describe('where accounts are joined or separated', () => {
    const acme = { name: 'Acme (Pty) Ltd', address: '9 Industrial Road' }
    // one after the other: what is said of them goes by id
    const addChildren = async () => [await app.addChild(), await app.addChild(), await app.addChild()] as const
    const setAccount = async (childIds: number[], withChildId?: number) => {
      const document = 'mutation ($input: FamilyAccountInput!) { setFamilyAccount(input: $input) { id } }'
      return (await ask(document, { input: { childIds, withChildId } })).error
    }
    const namesOf = async (...ids: number[]) =>
      (await Promise.all(ids.map(payerOf))).map((payer) => (payer?.isChosen ? payer.name : null))

    it('is neither lost nor shown to another family by joining: the office chooses the same one first', async () => {
      const [one, two, other] = await addChildren()
      await setAccount([two], one)
      await setPayer({ childId: other, ...acme })
      const what = 'These children have different payers: none chosen and Acme (Pty) Ltd, 9 Industrial Road.'
      const message = `${what} Please choose the same payer for all of them first.`
      const refused = { code: 'CONFLICT', message, fields: { withChildId: message } }
      expect(await setAccount([other], one)).toMatchObject(refused)
      expect(await setAccount([one], other)).toMatchObject({ code: 'CONFLICT' })
      expect(await namesOf(one, two, other)).toEqual([null, null, acme.name])
      await setPayer({ childId: two, ...acme })
      expect(await setAccount([other], one)).toBeNull()
      expect(await namesOf(one, two, other)).toEqual([acme.name, acme.name, acme.name])
    })

    it('has to be decided by the office where there are two: nothing changes before', async () => {
      const [one, two, other] = await addChildren()
      await setPayer({ childId: one, ...acme })
      await setPayer({ childId: two, name: 'Beta' })
      expect(await setAccount([one, two], other)).toMatchObject({ code: 'CONFLICT' })
      expect(await setAccount([two], one)).toMatchObject({ code: 'CONFLICT' })
      expect(await namesOf(one, two, other)).toEqual([acme.name, 'Beta', null])
    })

    it('stays with each of the children who separate, one by one or at once', async () => {
      const [one, two, other] = await addChildren()
      await setAccount([two, other], one)
      await setPayer({ childId: one, ...acme })
      await setAccount([two])
      await setAccount([one, other])
      expect(await namesOf(one, two, other)).toEqual([acme.name, acme.name, acme.name])
      await setPayer({ childId: one, name: 'Beta' })
      expect(await namesOf(one, two, other)).toEqual(['Beta', acme.name, acme.name])
    })
  })

  it('needs a name with an address, and refuses an older version', async () => {
    const childId = await app.addChild()
    expect((await setPayer({ childId, address: '4 Loop Street' })).error?.fields).toEqual({
      name: 'Please enter a name for this address.',
    })
    await setPayer({ childId, name: 'A' })
    const version = 1
    await setPayer({ childId, name: 'B', version })
    expect((await setPayer({ childId, name: 'C', version })).error).toMatchObject({ code: 'STALE' })
  })
})

describe('what the centre says of its registration and of VAT', () => {
  it('is on invoices, statements and receipts as soon as it is saved', async () => {
    const papers = await papersOf(await app.addChild())
    for (const url of papers) expect(await read(url)).toContain('NPO 214-580')
    const document =
      '{ settings { centre { version name fullName tagline street area city phone email website whatsapp whatsappGreeting facebook instagram latitude longitude } } }'
    const { centre } = (await ask<{ settings: { centre: object } }>(document, {})).data.settings
    const input = { ...centre, registrationNumbers: 'NPO 999-111', vatLine: 'VAT no. 4010123456' }
    const save =
      'mutation ($input: CentreInput!) { saveCentre(input: $input) { centre { registrationNumbers vatLine } } }'
    await ask(save, { input })
    for (const url of papers) {
      const words = await read(url)
      expect(words).toContain('NPO 999-111')
      expect(words).toContain('VAT no. 4010123456')
    }
  })
})
