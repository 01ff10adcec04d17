import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('FoundPerson', { description: 'A person that was looked for.' })
export class FoundPerson {
  @Field(() => String, { description: 'child, parent or staff.' })
  kind!: 'child' | 'parent' | 'staff'

  @Field(() => Int, { description: 'Number of the child or of the account.' })
  targetId!: number

  @Field(() => String, { description: 'First and last name.' })
  name!: string

  @Field(() => String, {
    nullable: true,
    description: 'What tells apart people of one name: class, or e-mail address.',
  })
  detail!: string | null
}
