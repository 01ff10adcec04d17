import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { referenceOf } from '#graphql/billing/reference.rules.ts'
import { propertyRuns } from '#tests/setup/propertyRuns.ts'
import { isNamedIn, type PayingAccount, proposeParts } from './proposal.rules.ts'

const bill = (id: number, childId: number, owingCents: number, dueDate: string) => ({
  id,
  childId,
  owingCents,
  dueDate,
})
const riaan = { firstName: 'Riaan', lastName: 'Fourie' }
const zanele = { firstName: 'Zanele', lastName: 'van der Merwe' }

/** Children 1 and 2 on one account, 3 and 4 on their own. */
const accounts: PayingAccount[] = [
  {
    childIds: [1, 2],
    bills: [bill(40, 1, 240_000, '2026-12-07'), bill(41, 2, 216_000, '2026-12-07'), bill(38, 2, 216_000, '2026-11-07')],
    payers: [riaan, zanele],
  },
  { childIds: [3], bills: [bill(42, 3, 260_000, '2026-12-07')], payers: [{ firstName: 'Rina', lastName: 'Fourie' }] },
  { childIds: [4], bills: [bill(43, 4, 260_000, '2026-12-07')], payers: [zanele] },
]
const propose = (words: string, amountCents: number, of = accounts) => proposeParts([{ words, amountCents }], of)[0]

describe('a bank line with a reference', () => {
  it("pays the brother's overdue bill before the next one of the child it names, and says why", () => {
    const why = `Reference ${referenceOf(1)}`
    expect(propose(`EFT ${referenceOf(1)}`, 240_000)).toEqual([
      { childId: 2, amountCents: 216_000, why },
      { childId: 1, amountCents: 24_000, why },
    ])
  })

  it('leaves what is too much as credit of the child it names, and nothing without a known child', () => {
    expect(propose(referenceOf(3), 300_000)).toMatchObject([{ childId: 3, amountCents: 300_000 }])
    expect(propose(referenceOf(9), 260_001)).toEqual([])
  })

  const accountWith = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 99 }),
      childId: fc.constantFrom(1, 2, 3),
      owingCents: fc.integer({ min: 1, max: 500 }),
      dueDate: fc.constantFrom('2026-09-07', '2026-10-07', '2026-11-07'),
    }),
    { selector: ({ id }) => id, maxLength: 8 },
  )

  it('pays no bill of the account while an older one is open, and in all what came in', () => {
    fc.assert(
      fc.property(accountWith, fc.integer({ min: 1, max: 5000 }), fc.constantFrom(1, 2, 3), (bills, cents, named) => {
        const account = { childIds: [1, 2, 3], bills, payers: [] }
        const parts = propose(referenceOf(named), cents, [account]) ?? []
        expect(parts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(cents)
        // paid one cent after the other, each time on the oldest bill that is open
        const owing = bills
          .map((each) => ({ ...each }))
          .sort((one, other) => one.dueDate.localeCompare(other.dueDate) || one.id - other.id)
        const wanted = new Map<number, number>()
        for (let cent = 0; cent < cents; cent += 1) {
          const next = owing.find(({ owingCents }) => owingCents > 0)
          if (next) next.owingCents -= 1
          const childId = next?.childId ?? named
          wanted.set(childId, (wanted.get(childId) ?? 0) + 1)
        }
        expect(new Map(parts.map(({ childId, amountCents }) => [childId, amountCents]))).toEqual(wanted)
      }),
      { numRuns: propertyRuns(100) },
    )
  })
})

describe('a bank line without a reference', () => {
  it('is for the account of the invoice it names, whoever pays and however much', () => {
    expect(propose('MOM PAYS inv-00042', 100_000)).toEqual([
      { childId: 3, amountCents: 100_000, why: 'Invoice INV-00042' },
    ])
    expect(propose('INV 00040 INV00041', 50_000)).toMatchObject([{ childId: 2, why: 'Invoice INV-00040, INV-00041' }])
  })

  it('is for nobody where its invoices are of two accounts, or the number is of something else', () => {
    expect(propose('INV-00042 INV-00043', 520_000)).toEqual([])
    for (const words of ['INV 42', 'RINV00042', 'INV-99999', 'INV-0004200042'])
      expect(propose(words, 260_001)).toEqual([])
  })

  it('is for the one account with a payer of that name and exactly that amount outstanding', () => {
    expect(propose('MAGTAPE CREDIT R FOURIE', 672_000)?.[0]?.why).toBe(
      'Paid by Riaan Fourie, exactly what is outstanding (R6,720.00)',
    )
    expect(propose('RINA FOURIE', 260_000)).toMatchObject([{ childId: 3 }])
    expect(propose('Z VAN DER MERWE', 672_000)).toHaveLength(2)
    expect(propose('RINA FOURIE', 260_001)).toEqual([])
    expect(propose('Z BOTHA', 260_000)).toEqual([])
  })

  it('is for nobody where two accounts fit', () => {
    const twins = accounts.map((account) => ({ ...account, payers: [riaan] }))
    expect(propose('R FOURIE', 260_000, twins)).toEqual([])
  })

  it('is not for what another line has been proposed for already', () => {
    const line = { words: 'RINA FOURIE', amountCents: 260_000 }
    expect(proposeParts([line, line], accounts).map((parts) => parts.length)).toEqual([1, 0])
    expect(proposeParts([line], accounts, [{ childId: 3, amountCents: 260_000 }])).toEqual([[]])
  })
})

it.each([
  ['riaan fourie school fees', true],
  ['MR R. FOURIE', true],
  ['FOURIE RIAAN', true],
  ['FOURIE', false],
  ['R FOURIESBURG', false],
  ['RFOURIE', false],
])('of %s names Riaan Fourie: %s', (words, isNamed) => {
  expect(isNamedIn(words)(riaan)).toBe(isNamed)
})
