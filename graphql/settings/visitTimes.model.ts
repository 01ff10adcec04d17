import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('VisitTimesSettings', { description: 'When families may be shown round.' })
export class VisitTimesSettings {
  @Field(() => String, { description: 'Times of a Monday, such as 09:00, 10:30; may be empty.' })
  monday!: string

  @Field(() => String, { description: 'Times of a Tuesday, such as 09:00, 10:30; may be empty.' })
  tuesday!: string

  @Field(() => String, { description: 'Times of a Wednesday, such as 09:00, 10:30; may be empty.' })
  wednesday!: string

  @Field(() => String, { description: 'Times of a Thursday, such as 09:00, 10:30; may be empty.' })
  thursday!: string

  @Field(() => String, { description: 'Times of a Friday, such as 09:00, 10:30; may be empty.' })
  friday!: string

  @Field(() => Int, { description: 'Counts the changes; sent back with a save, so that nobody overwrites another.' })
  version!: number
}
