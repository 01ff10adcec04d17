import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('SleepCheck', { description: 'How often a sleeping child is looked at, up to an age.' })
class SleepCheck {
  @Field(() => Int, { nullable: true, description: 'Age in months up to which it holds; null for all older children.' })
  toMonths!: number | null

  @Field(() => Int, { description: 'Minutes between two looks.' })
  minutes!: number
}

@ObjectType('CareSettings', { description: 'How the day of a child is told, and what it takes.' })
export class CareSettings {
  @Field(() => String, { description: 'When families read the day: at_once, or at_closing when staff close it.' })
  telling!: string

  @Field(() => [SleepCheck], {
    description: 'How often a sleeping child is looked at, from the youngest to the oldest.',
  })
  sleepChecks!: SleepCheck[]

  @Field(() => Int, { description: 'Wipes that a change of a nappy takes.' })
  wipesAChange!: number

  @Field(() => Int, { description: 'Counts the changes; sent back with a save, so that nobody overwrites another.' })
  version!: number
}
