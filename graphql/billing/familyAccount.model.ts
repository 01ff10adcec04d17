import { Child } from '#graphql/children/child.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'
import { int, ints, many, maybe, one, output, text, texts, yes } from '#graphql/platform/graphql/output.ts'

/** An account shared by siblings, or with a different payer. The office decides who is on it. */
export class FamilyAccount extends VersionedRow {
  static override tableName = 'family_accounts'
  static override entity = 'family_account'
  static override displayName = 'family account'
  static override auditedColumns = ['payerName', 'payerAddress']

  /** The payer, if not the primary guardian. */
  payerName!: string | null
  payerAddress!: string | null
  updatedAt!: string
}

export const SiblingProposal = output(
  'SiblingProposal',
  'A child who shares a parent or legal guardian with others but whose account has not been confirmed.',
  {
    child: one(Child, 'The child.'),
    siblings: many(Child, 'The possible siblings, who are not on its account.'),
    parents: texts('Names of the shared parents.'),
    undecided: ints('Ids of the children without a decision, including this one.'),
  },
)
export type SiblingProposal = InstanceType<typeof SiblingProposal>

/** The payer that a child's invoices are made out to. */
export const Payer = output('Payer', "The payer that a child's invoices are made out to.", {
  name: maybe(text("Name; the primary guardian's unless another payer was chosen, null if there is none.")),
  address: maybe(text('Address of a chosen payer; null if not given.')),
  isChosen: yes('Whether the centre has chosen a payer.'),
  version: maybe(int('Version of the account; sent back with an update. Null if no payer has been chosen.')),
})
export type Payer = InstanceType<typeof Payer>
