import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('EmergencyContact', { description: 'Somebody who is called about a child, or may collect it.' })
export class EmergencyContact {
  @Field(() => String, { description: 'First and last name.' })
  name!: string

  @Field(() => String, {
    nullable: true,
    description: 'Who this is to the child, in a word or two; null where it is not known.',
  })
  relationship!: string | null

  @Field(() => String, { nullable: true, description: 'Phone number as it was typed; null where there is none.' })
  phone!: string | null

  @Field(() => Boolean, { description: 'Whether this person is called in an emergency.' })
  inEmergency!: boolean

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether this person may collect the child; null for somebody who is named with a number alone.',
  })
  mayCollect!: boolean | null

  @Field(() => String, {
    nullable: true,
    description: 'Address of the photo of somebody who may collect; null without one.',
  })
  photo!: string | null
}

@ObjectType('EmergencyCard', { description: 'Whom to call about a child, and what to know of its health.' })
export class EmergencyCard {
  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name.' })
  lastName!: string

  @Field(() => String, { nullable: true, description: 'Allergies, in words.' })
  allergies!: string | null

  @Field(() => String, { nullable: true, description: 'Medical notes, in words.' })
  medicalNotes!: string | null

  @Field(() => [EmergencyContact], {
    description: 'Whom to call, the first at the top; behind them those who may only collect the child.',
  })
  contacts!: EmergencyContact[]
}
