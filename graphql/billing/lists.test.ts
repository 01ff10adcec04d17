import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { billStatuses } from './billing.rules.ts'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await openTestApp()
  cookie = await app.signIn('admin')
  // one bill that money at the bank would pay, so that there is one of each status
  const today = todayInJohannesburg()
  const childId = await app.addChild({ firstName: 'Zoë', lastName: 'Quagga' })
  await app.db('bills').insert({
    childId,
    kind: 'other',
    amountCents: 4_321,
    description: 'Outing 100%',
    issuedOn: today,
    dueDate: addDays(today, 9),
  })
  await app.db('bank_lines').insert({
    fingerprint: 'covers',
    date: today,
    amountCents: 4_321,
    words: 'EFT',
    proposal: JSON.stringify([{ childId, amountCents: 4_321 }]),
  })
})
afterAll(() => app.close())

interface Shown {
  method?: string
  id: number
  status: string
  amountCents: number
  owingCents: number
  reversedAt: string | null
}
interface List {
  edges: { node: Shown }[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
  totalCount: number
  amountCents: number
  owingCents: number
}

async function read(document: string, variables: object): Promise<List> {
  const { data, error } = await app.graphql<{ list: List }>(document, { ...variables }, { cookie })
  if (error) throw new Error(error.message)
  return data.list
}

const readBills = (variables: object) =>
  read(
    `query B($first: Int!, $after: String, $status: String, $search: String) {
      list: bills(first: $first, after: $after, status: $status, search: $search) {
        edges { node { id status amountCents owingCents } } pageInfo { endCursor hasNextPage } totalCount amountCents owingCents
      }
    }`,
    { first: 200, ...variables },
  )

const readPayments = (variables: object) =>
  read(
    `query P($first: Int!, $after: String, $search: String) {
      list: payments(first: $first, after: $after, search: $search) {
        edges { node { id amountCents method reversedAt } } pageInfo { endCursor hasNextPage } totalCount amountCents
      }
    }`,
    { first: 200, ...variables },
  )

/** Every page after another. */
async function wholeOf(readPage: (variables: object) => Promise<List>, variables: object = {}) {
  const nodes: Shown[] = []
  for (let after: string | null = null; ; ) {
    const page: List = await readPage({ ...variables, first: 37, after })
    nodes.push(...page.edges.map(({ node }) => node))
    if (!page.pageInfo.hasNextPage) return nodes
    after = page.pageInfo.endCursor
  }
}

const sumOf = (rows: readonly Shown[], key: 'amountCents' | 'owingCents') =>
  rows.reduce((total, row) => total + row[key], 0)

describe('the list of billing records', () => {
  it('is narrowed to each status as the rule finds it, and summed up over all pages', async () => {
    const every = await wholeOf(readBills)
    expect(every.length).toBeGreaterThan(40)
    for (const status of billStatuses) {
      const wanted = every.filter((bill) => bill.status === status)
      expect(wanted.length, status).toBeGreaterThan(0)
      expect(await wholeOf(readBills, { status })).toEqual(wanted)
      expect(await readBills({ status, first: 1 })).toMatchObject({
        totalCount: wanted.length,
        amountCents: sumOf(wanted, 'amountCents'),
        owingCents: sumOf(wanted, 'owingCents'),
      })
    }
    await expect(readBills({ status: 'lost' })).rejects.toThrow('Please choose paid')
  })

  it('is searched by name, description and invoice number', async () => {
    const [bill, ...others] = (await readBills({ search: 'quagga ZOE' })).edges
    expect([bill?.node.status, others]).toEqual(['pending', []])
    expect((await readBills({ search: 'outing 100%' })).totalCount).toBe(1)
    const number = `inv-${String(bill?.node.id).padStart(5, '0')}`
    expect((await readBills({ search: `${number} quagga` })).totalCount).toBe(1)
    expect(await readBills({ search: 'quagga 200%' })).toMatchObject({ edges: [], amountCents: 0, owingCents: 0 })
  })

  it('is sorted as the list of children is, small letters and letters with marks among the others, over all pages', async () => {
    const names = ['Zulu', 'van Zyl', 'Šabalala', 'Venter']
    const ids = await Promise.all(names.map((lastName) => app.addChild({ firstName: 'Sorted', lastName })))
    const day = todayInJohannesburg()
    const bill = { amountCents: 100, description: 'Sorted', issuedOn: day, dueDate: day }
    await app.db('bills').insert(ids.map((childId) => ({ ...bill, childId })))
    const document = `query S($after: String) {
      bills(first: 1, after: $after, search: "sorted") { edges { node { child { lastName } } } pageInfo { endCursor } }
    }`
    interface Page {
      bills: { edges: { node: { child: { lastName: string } } }[]; pageInfo: { endCursor: string } }
    }
    const found: (string | undefined)[] = []
    let after: string | null = null
    for (const _ of names) {
      const { data }: { data: Page } = await app.graphql<Page>(document, { after }, { cookie })
      found.push(data.bills.edges[0]?.node.child.lastName)
      after = data.bills.pageInfo.endCursor
    }
    expect(found).toEqual(['Šabalala', 'van Zyl', 'Venter', 'Zulu'])
  })
})

describe('the lists of what was deleted and put aside', () => {
  it('are read page by page', async () => {
    const day = todayInJohannesburg()
    const childId = await app.addChild()
    const removed = { childId, amountCents: 100, description: 'Gone', issuedOn: day, dueDate: day }
    await app.db('bills').insert([1, 2].map((hour) => ({ ...removed, deletedAt: `${day}T0${hour}:00:00Z` })))
    const deleted = await wholeOf((page) =>
      read(
        `query D($first: Int!, $after: String) { list: deletedBills(first: $first, after: $after) {
          edges { node { id } } pageInfo { endCursor hasNextPage } totalCount } }`,
        { ...page, first: 1 },
      ),
    )
    expect(deleted.map(({ id }) => id)).toEqual(
      await app.db('bills').whereNotNull('deleted_at').orderBy('deleted_at', 'desc').pluck('id'),
    )
    const line = { date: day, amountCents: 100, words: 'Interest', proposal: '[]', status: 'ignored' }
    await app.db('bank_lines').insert(['a', 'b'].map((fingerprint) => ({ ...line, fingerprint })))
    const ignored = await wholeOf((page) =>
      read(
        `query L($first: Int!, $after: String) { list: bankLines(first: $first, after: $after, ignored: true) {
          edges { node { id } } pageInfo { endCursor hasNextPage } totalCount } }`,
        { ...page, first: 1 },
      ),
    )
    expect(ignored.map(({ id }) => id)).toEqual(
      await app.db('bank_lines').where({ status: 'ignored' }).orderBy(['date', 'id']).pluck('id'),
    )
  })
})

describe('the list of payments', () => {
  it('adds up those that were not reversed, over all pages, and is searched', async () => {
    const [first] = (await readPayments({})).edges
    const reversed = await app.graphql(
      'mutation ($id: Int!, $input: ReversePaymentInput!) { reversePayment(id: $id, input: $input) { id } }',
      { id: first?.node.id, input: { reason: 'Bounced' } },
      { cookie },
    )
    expect(reversed.error).toBeNull()
    const every = await wholeOf(readPayments)
    const counted = every.filter(({ method, reversedAt }) => reversedAt === null && method !== 'credit_note')
    expect(counted.length).toBeLessThan(every.length)
    expect(await readPayments({ first: 1 })).toMatchObject({
      totalCount: every.length,
      amountCents: sumOf(counted, 'amountCents'),
    })
    const number = `rec-${String(first?.node.id).padStart(5, '0')}`
    expect((await readPayments({ search: number })).edges.map(({ node }) => node.id)).toEqual([first?.node.id])
    expect((await readPayments({ search: 'nobody at all' })).totalCount).toBe(0)
  })
})
