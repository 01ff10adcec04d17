import { expect } from 'vitest'
import { hasNoChild, type OperationRows, refused, type RouteRow, type RouteRows, isStranger } from '../row.ts'
import type { Person, World } from '../people.ts'

const month = '2024-02'
const dueDate = '2024-02-07'

const lineOf = async (world: World, proposal: object[] = [], status = 'waiting'): Promise<number> => {
  const fingerprint = `line ${world.serial()}`
  const row = { fingerprint, date: dueDate, amountCents: 12050, words: 'Deposit', status }
  const [{ id }] = await world.server
    .db('bank_lines')
    .insert({ ...row, proposal: JSON.stringify(proposal) })
    .returning('id')
  return id
}

/** A child enrolled before the month, with a program, whom nobody has billed. */
const unbilled = ({ server, programId }: World) => server.addChild({ programId, enrolledOn: '2024-01-01' })

const debtor = async ({ server, accounts }: World) => {
  const childId = await server.addChild({}, [accounts.removedUser.id])
  const parent = await server.addUser()
  await server.db('guardianships').insert({ childId, parentId: parent.id })
  const bill = { childId, amountCents: 5000, description: 'Fee', issuedOn: dueDate, dueDate }
  await server.db('bills').insert(bill)
  return childId
}

const decision = (name: string, status: string, from: string) => ({
  may: 'admin' as const,
  document: `mutation ($id: Int!) { ${name}(id: $id) { id status } }`,
  variables: async (world: World) => ({ id: await lineOf(world, [], from) }),
  sees: (_world: World, _who: Person, { id }: Record<string, unknown>) => ({ [name]: { id, status } }),
})

export const officeOperations: OperationRows = {
  'Query.bankDetails': {
    may: 'signed in',
    document: '{ bankDetails { accountNumber } }',
    sees: (_world, who) => ({ bankDetails: isStranger(who) ? null : { accountNumber: '' } }),
  },
  'Query.monthDraft': {
    may: 'admin',
    document: 'query ($month: String!) { monthDraft(month: $month) { month lines { childId } } }',
    variables: () => ({ month }),
    sees: () => ({ monthDraft: { month, lines: expect.any(Array) } }),
  },
  'Mutation.billMonth': {
    may: 'admin',
    document: 'mutation ($input: BillMonthInput!) { billMonth(input: $input) { billed leftOut } }',
    variables: async (world) => ({
      input: { month, dueDate, lines: [{ childId: await unbilled(world), kind: 'fee' }] },
    }),
    sees: () => ({ billMonth: { billed: 1, leftOut: 0 } }),
  },
  'Query.monthRun': {
    may: 'admin',
    document: 'query ($month: String!) { monthRun(month: $month) { month count } }',
    variables: () => ({ month: '2019-02' }),
    sees: () => ({ monthRun: { month: '2019-02', count: 0 } }),
  },
  'Mutation.voidRun': {
    may: 'admin',
    document: 'mutation ($input: VoidRunInput!) { voidRun(input: $input) { month count } }',
    variables: async (world) => {
      const bill = { kind: 'fee', month: '2019-03-01', amountCents: 5000, description: 'Fee' }
      const childId = await world.server.addChild()
      await world.server.db('bills').insert({ ...bill, childId, issuedOn: '2019-03-01', dueDate: '2019-03-07' })
      return { input: { month: '2019-03' } }
    },
    sees: () => ({ voidRun: { month: '2019-03', count: expect.any(Number) } }),
  },
  'Mutation.chargeClass': {
    may: 'admin',
    document: 'mutation ($input: ChargeClassInput!) { chargeClass(input: $input) { billed amountCents } }',
    variables: async (world) => {
      const { classId } = world
      const childIds = [await world.server.addChild({ classId })]
      return { input: { classId, childIds, amount: '120.50', description: 'Outing', dueDate } }
    },
    sees: () => ({ chargeClass: { billed: 1, amountCents: 12050 } }),
  },
  'Mutation.setPayer': {
    may: 'admin',
    document: 'mutation ($input: PayerInput!) { setPayer(input: $input) { id } }',
    variables: async (world) => ({ input: { childId: await world.server.addChild(), name: 'A. N. Other' } }),
    sees: (_world, _who, { input }) => ({ setPayer: { id: (input as { childId: number }).childId } }),
  },
  'Mutation.setFamilyAccount': {
    may: 'admin',
    document: 'mutation ($input: FamilyAccountInput!) { setFamilyAccount(input: $input) { id } }',
    variables: async (world) => ({ input: { childIds: [await world.server.addChild()] } }),
    sees: (_world, _who, { input }) => ({
      setFamilyAccount: (input as { childIds: number[] }).childIds.map((id) => ({ id })),
    }),
  },
  'Query.siblingProposals': {
    may: 'admin',
    document: '{ siblingProposals { parents child { id } } }',
    sees: () => ({ siblingProposals: expect.any(Array) }),
  },
  'Query.bankLines': {
    may: 'admin',
    document: '{ bankLines(first: 200) { edges { node { id } } totalCount } }',
    sees: async ({ server: { db } }) => {
      const lines = await db('bank_lines').where({ status: 'waiting' }).orderBy(['date', 'id']).select('id')
      return { bankLines: { edges: lines.map((node) => ({ node })), totalCount: lines.length } }
    },
  },
  'Query.bankAccounts': {
    may: 'admin',
    document: '{ bankAccounts { id } }',
    sees: async ({ server: { db } }) => ({ bankAccounts: await db('bank_accounts').orderBy('id').select('id') }),
  },
  'Mutation.addBankAccount': {
    may: 'admin',
    document: 'mutation ($input: BankAccountInput!) { addBankAccount(input: $input) { name } }',
    variables: (world) => ({ input: { name: `Account ${world.serial()}` } }),
    sees: (_world, _who, { input }) => ({ addBankAccount: input as object }),
  },
  'Mutation.importBankLines': {
    may: 'admin',
    document: 'mutation ($input: BankLinesInput!) { importBankLines(input: $input) { added known } }',
    variables: (world) => ({
      input: { lines: [{ date: dueDate, amount: '5.00', words: `Deposit ${world.serial()}`, twin: 1 }] },
    }),
    sees: () => ({ importBankLines: { added: 1, known: 0 } }),
  },
  'Mutation.bookBankLine': {
    may: 'admin',
    document: 'mutation ($input: BookingInput!) { bookBankLine(input: $input) { id status } }',
    variables: async (world) => ({
      input: { id: await lineOf(world), parts: [{ childId: await world.server.addChild(), amount: '120.50' }] },
    }),
    sees: (_world, _who, { input }) => ({
      bookBankLine: { id: (input as { id: number }).id, status: 'booked' },
    }),
  },
  'Mutation.ignoreBankLine': decision('ignoreBankLine', 'ignored', 'waiting'),
  'Mutation.reopenBankLine': decision('reopenBankLine', 'waiting', 'ignored'),
  'Query.familyDebts': {
    may: 'admin',
    document: '{ familyDebts { childId children { id } } }',
    sees: () => ({ familyDebts: expect.any(Array) }),
  },
  'Query.paymentReminders': {
    may: 'admin',
    document: 'query ($childId: Int!) { paymentReminders(childId: $childId) { overdueCents } }',
    variables: async (world) => ({ childId: await debtor(world) }),
    sees: () => ({ paymentReminders: [{ overdueCents: 5000 }] }),
  },
  'Mutation.sendInvoices': {
    may: 'admin',
    document: 'mutation ($input: SendInvoicesInput!) { sendInvoices(input: $input) { emailsSent } }',
    variables: async (world) => ({
      input: {
        billIds: await world.server
          .db('bills')
          .where({ childId: await debtor(world) })
          .pluck('id'),
      },
    }),
    sees: () => ({ sendInvoices: { emailsSent: 1 } }),
  },
  'Mutation.sendStatement': {
    may: 'admin',
    document: 'mutation ($childId: Int!) { sendStatement(childId: $childId) { emailsSent } }',
    variables: async (world) => ({ childId: await debtor(world) }),
    sees: () => ({ sendStatement: { emailsSent: 1 } }),
  },
  'Mutation.sendPaymentReminders': {
    may: 'admin',
    document: 'mutation ($childId: Int!) { sendPaymentReminders(childId: $childId) { emailsSent } }',
    variables: async (world) => ({ childId: await debtor(world) }),
    sees: () => ({ sendPaymentReminders: { emailsSent: 1 } }),
  },
}

/** Whose paper somebody asks for: one of the parents tries that of another family. */
const childAskedFor = ({ children }: World, who: Person): number =>
  who === 'teacher' ? children.teacher : children.parent

const paper = (id: NonNullable<RouteRow['id']>): RouteRow => ({
  may: 'signed in',
  id,
  sees: (_world, who) =>
    who === 'otherParent' || hasNoChild(who) ? refused('NOT_FOUND') : { file: 'application/pdf' },
})

export const paperRoutes: RouteRows = {
  'GET /api/billing/invoices/:id': paper(
    async (world, who) =>
      (
        await world.server
          .db('bills')
          .where({ childId: childAskedFor(world, who) })
          .orderBy('id')
          .first('id')
      ).id,
  ),
  'GET /api/billing/receipts/:id': paper(
    async (world, who) =>
      (
        await world.server
          .db('payments')
          .where({ childId: childAskedFor(world, who) })
          .orderBy('id')
          .first('id')
      ).id,
  ),
  'GET /api/billing/statements/:id': paper(childAskedFor),
}
