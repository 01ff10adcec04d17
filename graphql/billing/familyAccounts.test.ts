import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { referenceOf } from './reference.rules.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const today = todayInJohannesburg()
const ask = <Data>(document: string, variables: object = {}, cookie = admin) =>
  app.graphql<Data>(document, { ...variables }, { cookie })
const setAccount = (childIds: number[], withChildId?: number) =>
  ask<{ setFamilyAccount: { id: number }[] }>(
    'mutation ($input: FamilyAccountInput!) { setFamilyAccount(input: $input) { id } }',
    { input: { childIds, withChildId } },
  )

interface Proposal {
  parents: string[]
  undecided: number[]
  child: { id: number }
  siblings: { id: number }[]
}
const proposalsOf = async (childId: number) =>
  (
    await ask<{ siblingProposals: Proposal[] }>(
      '{ siblingProposals { parents undecided child { id } siblings { id } } }',
    )
  ).data.siblingProposals.filter(({ child }) => child.id === childId)

const siblingsOf = async (id: number, cookie = admin) =>
  (
    await ask<{ child: { billing: { siblings: { id: number }[] } } }>(
      'query ($id: Int!) { child(id: $id) { billing { siblings { id } } } }',
      { id },
      cookie,
    )
  ).data.child.billing.siblings.map((sibling) => sibling.id)

const owe = (childId: number) =>
  ask('mutation ($input: BillInput!) { createBilling(input: $input) { id } }', {
    input: { childId, amount: '100', description: 'Fee', dueDate: addDays(today, 5) },
  })
const debtsOf = async (...ids: number[]) =>
  (await ask<{ familyDebts: { children: { id: number }[] }[] }>('{ familyDebts { children { id } } }')).data.familyDebts
    .map(({ children }) => children.map(({ id }) => id))
    .filter((family) => family.some((id) => ids.includes(id)))

/** Two children with a guardian in common, by what that one is to them. */
async function pair(relationshipType: string, programId: number | null = null) {
  const person = await app.addUser({ firstName: 'Gogo', lastName: 'Nkosi' })
  const one = await app.addChild({ programId, dateOfBirth: '2021-03-01' }, [person.id])
  const two = await app.addChild({ programId, dateOfBirth: '2023-03-01' }, [person.id])
  await app.db('guardianships').where({ parentId: person.id }).update({ relationshipType })
  return { person, one, two }
}

describe('who pays together', () => {
  it('is nobody because of a grandmother of two cousins: no discount, statement or reminder in common', async () => {
    const program = await app.db('programs').where({ code: 'toddlers' }).first()
    const { one, two } = await pair('grandparent', program.id)
    const draft = await ask<{ monthDraft: { lines: { childId: number; discountCents: number }[] } }>(
      'query ($month: String!) { monthDraft(month: $month) { lines { childId discountCents } } }',
      { month: monthOf(today) },
    )
    const lines = draft.data.monthDraft.lines.filter(({ childId }) => [one, two].includes(childId))
    expect(lines.map(({ discountCents }) => discountCents)).toEqual([0, 0])
    for (const id of [one, two]) await owe(id)
    expect(await debtsOf(one, two)).toHaveLength(2)
    expect(await proposalsOf(two)).toEqual([])
  })

  it('is nobody because of a grandmother: a payment for one cousin is not proposed for the other', async () => {
    const { one, two } = await pair('grandparent')
    for (const id of [one, two]) await owe(id)
    const words = `EFT ${referenceOf(one)} from Gogo`
    await ask('mutation ($input: BankLinesInput!) { importBankLines(input: $input) { added } }', {
      input: { lines: [{ date: today, amount: '200.00', words, twin: 1 }] },
    })
    const { proposal } = await app.db('bank_lines').where({ words }).first('proposal')
    expect(proposal.map(({ childId }: { childId: number }) => childId)).toEqual([one])
  })

  it('is proposed for children of one mother, asked about once, and decided by the office alone', async () => {
    const { one, two } = await pair('mother')
    for (const id of [one, two]) await owe(id)
    expect(await debtsOf(one, two)).toHaveLength(2)
    expect(await proposalsOf(one)).toEqual([])
    expect(await proposalsOf(two)).toEqual([
      { parents: ['Gogo Nkosi'], undecided: [two, one], child: { id: two }, siblings: [{ id: one }] },
    ])
    await setAccount([two], one)
    expect(await debtsOf(one, two)).toEqual([[one, two]])
    expect(await proposalsOf(two)).toEqual([])
  })

  it('is asked no more of children who were said to pay separately, but is of one who comes later', async () => {
    const { person, one, two } = await pair('father')
    await setAccount([two, one])
    expect([await proposalsOf(one), await proposalsOf(two)]).toEqual([[], []])
    const three = await app.addChild({}, [person.id])
    expect(await proposalsOf(three)).toMatchObject([{ undecided: [three], siblings: [{ id: one }, { id: two }] }])
  })

  it('a child that leaves an account pays on its own; the last one leaves no account behind', async () => {
    const { one, two } = await pair('guardian')
    await setAccount([two], one)
    const { familyAccountId } = await app.db('children').where({ id: one }).first()
    expect(await siblingsOf(one)).toEqual([two])
    const other = await app.addChild()
    await setAccount([one, two], other)
    expect(await siblingsOf(other)).toEqual([one, two])
    expect(await app.db('family_accounts').where({ id: familyAccountId })).toEqual([])
    await setAccount([one])
    expect(await siblingsOf(one)).toEqual([])
    expect(await siblingsOf(two)).toEqual([other])
  })

  it('shows a parent no child of another family on the same account', async () => {
    const [own, other] = [await app.addUser(), await app.addUser()]
    const [mine, theirs] = [await app.addChild({}, [own.id]), await app.addChild({}, [other.id])]
    await setAccount([mine], theirs)
    const seen = await ask<{ myChildren: { billing: { siblings: unknown[] } }[] }>(
      '{ myChildren { billing { siblings { id firstName } } } }',
      {},
      own.cookie,
    )
    expect(seen.data.myChildren).toEqual([{ billing: { siblings: [] } }])
  })

  it('is refused for a child that is not there, and changes nothing', async () => {
    const { one, two } = await pair('mother')
    expect((await setAccount([one, 999_999], two)).error).toMatchObject({ code: 'NOT_FOUND' })
    expect(await siblingsOf(two)).toEqual([])
  })
})
