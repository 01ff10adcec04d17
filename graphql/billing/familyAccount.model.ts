import { Child } from '#graphql/children/child.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'
import { ints, many, one, output, texts } from '#graphql/platform/graphql/output.ts'

/** An account on which children pay together, or for which somebody else pays. The office decides who is on it. */
export class FamilyAccount extends VersionedRow {
  static override tableName = 'family_accounts'
  static override entity = 'family_account'
  static override displayName = 'family account'
  static override auditedColumns = ['payerName', 'payerAddress']

  /** Whom invoices are made out to, where it is not the parent who is asked first. */
  payerName!: string | null
  payerAddress!: string | null
  updatedAt!: string
}

export const SiblingProposal = output(
  'SiblingProposal',
  'A child who shares a parent or legal guardian with others, and of whom nobody has said with whom it pays together.',
  {
    child: one(Child, 'The child.'),
    siblings: many(Child, 'Those whose parents it shares, and who are on no account with it.'),
    parents: texts('Names of the parents that they share.'),
    undecided: ints('Numbers of those of whom nothing was decided yet, the child among them.'),
  },
)
export type SiblingProposal = InstanceType<typeof SiblingProposal>
