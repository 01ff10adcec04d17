import { ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'
import { int, maybe, moment, text, withFields } from '#graphql/platform/graphql/output.ts'
import type { SignupStatus } from './volunteers.rules.ts'

@ObjectType('VolunteerSignup', { description: 'A signup to help at an event.' })
export class VolunteerSignup extends withFields(VersionedRow, {
  requestId: int('The event.'),
  specialSkills: maybe(text("Skills, in the person's own words.")),
  status: text<SignupStatus>(
    'pending until an administrator has answered, then confirmed or declined; withdrawn by the person.',
  ),
  createdAt: moment('When the person signed up.'),
}) {
  static override tableName = 'volunteer_signups'
  static override entity = 'volunteerSignup'
  static override displayName = 'signup'

  parentId!: number
  childId!: number | null
}

export const VolunteerSignupConnection = connectionOf(VolunteerSignup, 'VolunteerSignup', 'signups')
