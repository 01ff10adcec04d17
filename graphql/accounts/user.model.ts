import { Field, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { RemovableRow } from '#graphql/data/model.ts'
import { maybe, moment, text, withFields } from '#graphql/platform/graphql/output.ts'
import { isErasedAccount } from '#graphql/privacy/erased.ts'
import { initialsOf } from './accounts.rules.ts'
import type { Role } from '#graphql/values/roles.ts'

@ObjectType('User', { description: 'A person with an account: a parent, a teacher or an administrator.' })
export class User extends withFields(RemovableRow, {
  username: text('Username, unique regardless of case.'),
  email: text('E-mail address, unique regardless of case.'),
  firstName: text('First name.'),
  lastName: text('Last name.'),
  role: text<Role>('parent, teacher or admin.'),
  phoneNumber: maybe(text('Phone number, as typed.')),
  createdAt: moment('When the account was created.'),
  emailVerifiedAt: maybe(moment('When the address was confirmed; null if it has not been.')),
}) {
  static override tableName = 'users'
  static override entity = 'user'
  static override displayName = 'account'
  static override removedWord = 'removed'
  static override auditedColumns = ['homeAddress']

  /** Read through a resolver that checks the viewer. */
  homeAddress!: string | null

  passwordHash!: string

  /** Null while the password was set by somebody else, or is not known to anybody. */
  passwordChosenAt!: string | null

  @Field(() => Boolean, { description: 'Whether a colleague still uses a password set by somebody else.' })
  mustChangePassword(): boolean {
    return this.role !== 'parent' && this.passwordChosenAt === null
  }

  /** When its owner last signed in; null if never. For administrators, as is the next one. */
  lastSignedInAt!: string | null

  /** When an invitation to it was last sent or handed over. */
  invitedAt!: string | null

  fullName(): string {
    return `${this.firstName} ${this.lastName}`
  }

  @Field(() => Boolean, { description: 'Whether the personal details were erased: it cannot be restored.' })
  isErased(): boolean {
    return isErasedAccount(this)
  }

  @Field(() => String, { description: 'First letters of first and last name, for an avatar.' })
  initials(): string {
    return initialsOf(this.firstName, this.lastName)
  }
}

export const UserConnection = connectionOf(User, 'User', 'accounts')
