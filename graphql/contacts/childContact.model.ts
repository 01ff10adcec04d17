import { Field, ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { int, maybe, text, withFields, yes } from '#graphql/platform/graphql/output.ts'
import { type Collecting, photoPath } from './contacts.rules.ts'

/** One that was taken off the list is stored as deleted. */
@ObjectType('ChildContact', {
  description: "Somebody on a child's list besides its guardians: called in an emergency, or allowed to collect it.",
})
export class ChildContact extends withFields(VersionedRow, {
  childId: int('The child.'),
  name: text('First and last name.'),
  relationship: text('Who this is to the child, in a word or two.'),
  phone: text('Phone number as it was typed.'),
  inEmergency: yes('Whether this person is called in an emergency.'),
  collecting: text<Collecting>(
    'no; asked, by a parent and not yet answered; yes, confirmed by an administrator; or refused.',
  ),
  refusal: maybe(text('Why it was refused; null unless it was.')),
}) {
  static override tableName = 'childContacts'
  static override entity = 'child_contact'
  static override displayName = 'person'

  @Field(() => String, { nullable: true, description: 'Address of the photo of this person; null without one.' })
  photo(): string | null {
    return photoPath(this)
  }

  fileId!: number | null
  createdBy!: number | null
  deletedAt!: string | null
}
