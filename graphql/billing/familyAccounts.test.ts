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

  it('is asked no more of children who were said to pay separately, but with which of them one who comes later does', async () => {
    const { person, one, two } = await pair('father')
    await setAccount([two, one])
    expect([await proposalsOf(one), await proposalsOf(two)]).toEqual([[], []])
    const three = await app.addChild({}, [person.id])
    expect(await proposalsOf(three)).toMatchObject([one, two].map((id) => ({ undecided: [three], siblings: [{ id }] })))
  })

  it('is asked of the others too where one of them has a payer of its own', async () => {
    const { person, one, two } = await pair('mother')
    const three = await app.addChild({}, [person.id])
    await ask('mutation ($input: PayerInput!) { setPayer(input: $input) { id } }', {
      input: { childId: one, name: 'Anglo Bursary', address: null },
    })
    const asked = (await proposalsOf(three)).flatMap(({ siblings }) => siblings.map(({ id }) => id))
    expect(asked.toSorted()).toEqual([one, two].toSorted())
  })

  it('a child that leaves an account pays on its own; the last one leaves no account behind', async () => {
    const { one, two } = await pair('guardian')
    await setAccount([two], one)
    const { familyAccountId } = await app.db('children').where({ id: one }).first()
    expect(await siblingsOf(one)).toEqual([two])
    const [other, more] = [await app.addChild(), await app.addChild()]
    await setAccount([other], more)
    await setAccount([one, two], other)
    expect(new Set(await siblingsOf(other))).toEqual(new Set([one, two, more]))
    expect(await app.db('family_accounts').where({ id: familyAccountId })).toEqual([])
    await setAccount([one])
    expect(await siblingsOf(one)).toEqual([])
    expect(new Set(await siblingsOf(two))).toEqual(new Set([other, more]))
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

describe('a child that joins an account later', () => {
  const born = (year: number, ...parentIds: number[]) => app.addChild({ dateOfBirth: `${year}-03-01` }, parentIds)
  /** Two children of one parent on one account. */
  const family = async () => {
    const { id } = await app.addUser()
    const [first, second] = [await born(2020, id), await born(2021, id)]
    await setAccount([second], first)
    return { id, first, second }
  }

  it('leaves nobody behind where a newborn is chosen on the page of the eldest', async () => {
    const { id, first, second } = await family()
    const newborn = await born(2024, id)
    expect((await setAccount([first], newborn)).error).toBeNull()
    expect(await siblingsOf(newborn)).toEqual([first, second])
  })

  it('is proposed for the account alone, while a sibling without one has a proposal of its own', async () => {
    const person = await app.addUser()
    const elder = await born(2019, person.id)
    const [first, second] = [await born(2020, person.id), await born(2021, person.id)]
    await setAccount([second], first)
    const newborn = await born(2024, person.id)
    const account = [{ id: first }, { id: second }]
    expect(await proposalsOf(newborn)).toMatchObject([{ undecided: [newborn], siblings: account }])
    expect(await proposalsOf(elder)).toMatchObject([{ undecided: [elder], siblings: account }])
    await setAccount([newborn], first)
    expect(await siblingsOf(newborn)).toEqual([first, second])
    expect(await proposalsOf(elder)).toMatchObject([{ siblings: [...account, { id: newborn }] }])
  })

  it('has a proposal for each of two accounts, and joins one of them without touching the other', async () => {
    const [one, other] = [await family(), await family()]
    const newborn = await born(2024, one.id, other.id)
    expect(await proposalsOf(newborn)).toMatchObject(
      [one, other].map(({ first, second }) => ({ undecided: [newborn], siblings: [{ id: first }, { id: second }] })),
    )
    await setAccount([newborn], other.first)
    expect(await siblingsOf(newborn)).toEqual([other.first, other.second])
    expect(await siblingsOf(one.first)).toEqual([one.second])
    expect(await proposalsOf(newborn)).toEqual([])
  })

  it('is refused where both share accounts with others, who would be left behind', async () => {
    const [one, other] = [await family(), await family()]
    await app.db('children').where({ id: one.first }).update({ firstName: 'Anna' })
    const message = 'Anna already shares an account with other children. Please give Anna a separate account first.'
    const refused = { code: 'CONFLICT', message, fields: { withChildId: message } }
    expect((await setAccount([one.first], other.first)).error).toMatchObject(refused)
    expect(await siblingsOf(one.first)).toEqual([one.second])
    expect((await setAccount([one.first, one.second], other.first)).error).toBeNull()
    expect(await siblingsOf(other.second)).toEqual(expect.arrayContaining([one.first, one.second, other.first]))
  })
})
