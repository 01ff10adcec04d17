import { Field, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { RemovableRow } from '#graphql/data/model.ts'
import { maybe, moment, text, withFields } from '#graphql/platform/graphql/output.ts'
import { initialsOf } from './accounts.rules.ts'
import type { Role } from '#graphql/values/roles.ts'

@ObjectType('User', { description: 'A person with an account: a parent, a teacher or an administrator.' })
export class User extends withFields(RemovableRow, {
  username: text('Name to sign in with, unique without regard to case.'),
  email: text('E-mail address, unique without regard to case.'),
  firstName: text('First name.'),
  lastName: text('Last name.'),
  role: text<Role>('parent, teacher or admin.'),
  phoneNumber: maybe(text('Phone number as it was typed.')),
  createdAt: moment('When the account was made.'),
  emailVerifiedAt: maybe(moment('When the address was confirmed; null until then.')),
}) {
  static override tableName = 'users'
  static override entity = 'user'
  static override displayName = 'account'
  static override removedWord = 'removed'
  static override auditedColumns = ['homeAddress']

  /** Read through a resolver that checks the viewer. */
  homeAddress!: string | null

  passwordHash!: string

  /** Null while the password is one that somebody else gave the account, or that nobody knows. */
  passwordChosenAt!: string | null

  @Field(() => Boolean, { description: 'Whether a colleague signs in with a password that somebody else gave them.' })
  mustChangePassword(): boolean {
    return this.role !== 'parent' && this.passwordChosenAt === null
  }

  /** When its owner signed in last; null until then. For administrators, as is the next one. */
  lastSignedInAt!: string | null

  /** When an invitation to it was last sent or handed over. */
  invitedAt!: string | null

  fullName(): string {
    return `${this.firstName} ${this.lastName}`
  }

  @Field(() => String, { description: 'First letters of first and last name, for an avatar.' })
  initials(): string {
    return initialsOf(this.firstName, this.lastName)
  }
}

export const UserConnection = connectionOf(User, 'User', 'accounts')
