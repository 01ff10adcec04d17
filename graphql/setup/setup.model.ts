import { Field, ObjectType } from 'type-graphql'
import type { SetupState } from './setup.rules.ts'

@ObjectType('Setup', { description: 'Whether the centre is set up.' })
export class Setup {
  @Field(() => String, {
    description:
      'done once there is an administrator, open where the token sets the centre up, closed where it does not and somebody still has to.',
  })
  state!: SetupState

  @Field(() => Boolean, { nullable: true, description: 'Whether e-mails leave; null unless the token is open.' })
  sendsMail!: boolean | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the site knows the address under which others reach it; null unless the token is open.',
  })
  hasPublicAddress!: boolean | null
}
