import { Field, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { RemovableRow } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'
import { initialsOf } from './accounts.rules.ts'
import type { Role } from '#graphql/values/roles.ts'

@ObjectType('User', { description: 'A person with an account: a parent, a teacher or an administrator.' })
export class User extends RemovableRow {
  static override tableName = 'users'
  static override entity = 'user'
  static override displayName = 'account'
  static override removedWord = 'removed'
  static override auditedColumns = ['homeAddress']

  @Field(() => String, { description: 'Name to sign in with, unique without regard to case.' })
  username!: string

  @Field(() => String, { description: 'E-mail address, unique without regard to case.' })
  email!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name.' })
  lastName!: string

  @Field(() => String, { description: 'parent, teacher or admin.' })
  role!: Role

  @Field(() => String, { nullable: true, description: 'Phone number as it was typed.' })
  phoneNumber!: string | null

  /** Read through a resolver that checks the viewer. */
  homeAddress!: string | null

  @Field(() => Moment, { description: 'When the account was made.' })
  createdAt!: string

  @Field(() => Moment, { nullable: true, description: 'When the address was confirmed; null until then.' })
  emailVerifiedAt!: string | null

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
