import { Field, ObjectType } from 'type-graphql'
import { NumberedRow } from '#graphql/data/model.ts'

@ObjectType('BankAccount', { description: 'An account of the centre whose statements are imported.' })
export class BankAccount extends NumberedRow {
  static override tableName = 'bank_accounts'
  static override entity = 'bank_account'
  static override displayName = 'bank account'

  @Field(() => String, { description: 'Its name, for the office.' })
  name!: string

  version!: number
}
