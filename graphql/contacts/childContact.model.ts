import { Field, Int, ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { type Collecting, photoPath } from './contacts.rules.ts'

/** One that was taken off the list is stored as deleted. */
@ObjectType('ChildContact', {
  description: "Somebody on a child's list besides its guardians: called in an emergency, or allowed to collect it.",
})
export class ChildContact extends VersionedRow {
  static override tableName = 'childContacts'
  static override entity = 'child_contact'
  static override displayName = 'person'

  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => String, { description: 'First and last name.' })
  name!: string

  @Field(() => String, { description: 'Who this is to the child, in a word or two.' })
  relationship!: string

  @Field(() => String, { description: 'Phone number as it was typed.' })
  phone!: string

  @Field(() => Boolean, { description: 'Whether this person is called in an emergency.' })
  inEmergency!: boolean

  @Field(() => String, {
    description: 'no; asked, by a parent and not yet answered; yes, confirmed by an administrator; or refused.',
  })
  collecting!: Collecting

  @Field(() => String, { nullable: true, description: 'Why it was refused; null unless it was.' })
  refusal!: string | null

  @Field(() => String, { nullable: true, description: 'Address of the photo of this person; null without one.' })
  photo(): string | null {
    return photoPath(this)
  }

  fileId!: number | null
  createdBy!: number | null
  deletedAt!: string | null
}
