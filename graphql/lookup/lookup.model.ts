import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('FoundPerson', { description: 'A person, class, application or bill that was looked for.' })
export class FoundPerson {
  @Field(() => String, { description: 'child, parent, staff, class, application or bill.' })
  kind!: 'child' | 'parent' | 'staff' | 'class' | 'application' | 'bill'

  @Field(() => Int, { description: 'Number of the child, the account, the class, the application or the bill.' })
  targetId!: number

  @Field(() => String, { description: 'First and last name, the name of the class, or the number of the invoice.' })
  name!: string

  @Field(() => String, {
    nullable: true,
    description: 'What tells apart those of one name: class, e-mail address, ages, reference, or whose bill it is.',
  })
  detail!: string | null
}
