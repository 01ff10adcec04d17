import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('ReachedParent', {
  description: 'A parent with an account, and the children because of whom they are written to.',
})
export class ReachedParent {
  @Field(() => Int, { description: 'Account.' })
  userId!: number

  @Field(() => String, { description: 'First and last name.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone!: string | null

  @Field(() => [String], { description: 'Names of the children.' })
  children!: string[]

  firstName!: string
  email!: string
  childIds!: number[]
}

@ObjectType('UnreachedChild', { description: 'A child of whom no parent has an account: somebody has to call.' })
export class UnreachedChild {
  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => String, { description: 'First and last name of the child.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'Whom to call.' })
  contact!: string | null

  @Field(() => String, { nullable: true, description: 'Phone number for an emergency.' })
  phone!: string | null
}

@ObjectType('FamilyReach', { description: 'Whom something reaches that is for all families, or for those of a class.' })
export class FamilyReach {
  @Field(() => [ReachedParent], { description: 'The parents with an account, by name.' })
  parents!: ReachedParent[]

  @Field(() => [UnreachedChild], { description: 'The children of whom no parent has one, by name.' })
  unreached!: UnreachedChild[]
}
