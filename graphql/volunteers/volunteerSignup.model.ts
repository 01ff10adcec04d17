import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'
import type { SignupStatus } from './volunteers.rules.ts'

@ObjectType('VolunteerSignup', { description: 'A person who offered to help at an event.' })
export class VolunteerSignup extends VersionedRow {
  static override tableName = 'volunteer_signups'
  static override entity = 'volunteerSignup'
  static override displayName = 'signup'

  @Field(() => Int, { description: 'The event.' })
  requestId!: number

  @Field(() => String, { nullable: true, description: 'What the person can do, in their own words.' })
  specialSkills!: string | null

  @Field(() => String, {
    description: 'pending until an administrator has answered, then confirmed or declined; withdrawn by the person.',
  })
  status!: SignupStatus

  @Field(() => Moment, { description: 'When the person signed up.' })
  createdAt!: string

  parentId!: number
  childId!: number | null
}

export const VolunteerSignupConnection = connectionOf(VolunteerSignup, 'VolunteerSignup', 'signups')
