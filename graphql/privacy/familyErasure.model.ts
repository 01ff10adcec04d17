import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('OtherGuardian', { description: 'Another guardian of a child of a family, by name.' })
export class OtherGuardian {
  @Field(() => Int, { description: 'Number of the account.' })
  id!: number

  @Field(() => String, { description: 'First and last name.' })
  name!: string

  @Field(() => [String], { description: 'First names of the children in common.' })
  children!: string[]

  @Field(() => Boolean, { description: 'Whether they can be erased too; staff cannot.' })
  isParent!: boolean
}

@ObjectType('FamilyMention', {
  description: 'A place where others have named these people, or have something in common with them.',
})
export class FamilyMention {
  @Field(() => String, { description: 'Says which one is to be erased.' })
  id!: string

  @Field(() => String, { description: 'Where it is, such as messages.' })
  table!: string

  @Field(() => String, { description: 'The words around the name.' })
  excerpt!: string
}

@ObjectType('FamilyErasure', { description: 'What erasing a family would end, and what stays.' })
export class FamilyErasure {
  @Field(() => [String], { description: 'Parents whose accounts would end, by first and last name.' })
  parents!: string[]

  @Field(() => [String], { description: 'Children whose details would be emptied, by first and last name.' })
  children!: string[]

  @Field(() => [OtherGuardian], { description: 'Other guardians, who stay, and whose children with them stay.' })
  others!: OtherGuardian[]

  @Field(() => Int, { description: 'How many records would be erased.' })
  records!: number

  @Field(() => Int, { description: 'How many uploaded files would be erased.' })
  files!: number

  @Field(() => [FamilyMention], { description: 'Where others have named them: it stays unless it is ticked.' })
  mentions!: FamilyMention[]

  @Field(() => [String], { description: 'What the law makes the centre keep, in words.' })
  kept!: string[]
}
