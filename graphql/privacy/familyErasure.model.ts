import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('FamilyErasure', { description: 'What erasing a family would end, and what stays.' })
export class FamilyErasure {
  @Field(() => [String], { description: 'Parents whose accounts would end, by first and last name.' })
  parents!: string[]

  @Field(() => [String], { description: 'Children whose details would be emptied, by first and last name.' })
  children!: string[]

  @Field(() => Int, { description: 'How many records would be erased.' })
  records!: number

  @Field(() => Int, { description: 'How many uploaded files would be erased.' })
  files!: number

  @Field(() => [String], { description: 'What the law makes the centre keep, in words.' })
  kept!: string[]
}
