import { Field, ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { int, maybe, moment, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'
import { type Collecting, photoPath } from './contacts.rules.ts'

export const CollectingRefusal = output('CollectingRefusal', 'An earlier refusal to let somebody collect a child.', {
  name: text('Name of the person at the time.'),
  at: moment('When it was refused.'),
  by: text('Name of the administrator.'),
  reason: text('Reason given.'),
})
export type CollectingRefusal = InstanceType<typeof CollectingRefusal>

@ObjectType('ChildContact', {
  description: 'A person other than a guardian who is called in an emergency or may collect a child.',
})
export class ChildContact extends withFields(VersionedRow, {
  childId: int('The child.'),
  name: text('First and last name.'),
  relationship: text('Relationship to the child, in a word or two.'),
  phone: text('Phone number, as typed.'),
  inEmergency: yes('Whether this person is called in an emergency.'),
  collecting: text<Collecting>(
    'no; asked (by a parent, not yet answered); yes (confirmed by an administrator); or refused.',
  ),
  refusal: maybe(text('Reason for a refusal, else null.')),
}) {
  static override tableName = 'childContacts'
  static override entity = 'child_contact'
  static override displayName = 'person'

  @Field(() => String, { nullable: true, description: "URL of the person's photo; null if there is none." })
  photo(): string | null {
    return photoPath(this)
  }

  fileId!: number | null
  createdBy!: number | null
  deletedAt!: string | null
}
