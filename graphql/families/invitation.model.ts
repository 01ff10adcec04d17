import { Field, ObjectType } from 'type-graphql'

/** What a link in an invitation is for. */
@ObjectType('Invitation', { description: 'What a link in an invitation is for.' })
export class Invitation {
  @Field(() => String, { description: 'E-mail address that it was sent to.' })
  email!: string

  @Field(() => String, { description: 'First name of the child that it links to.' })
  childFirstName!: string
}
