import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import {
  answerVolunteerSignup,
  listVolunteerSignups,
  signUpToVolunteer,
  withdrawVolunteerSignup,
} from './signups.service.ts'
import { VolunteerSignup } from './volunteerSignup.model.ts'
import {
  type SignupAnswerInput,
  signupAnswerSchema,
  type VolunteerSignupInput,
  volunteerSignupSchema,
} from './volunteers.schema.ts'

const signupFields = {
  requestId: 'The event.',
  childId: 'Which of your own children it is about; none when left out.',
  specialSkills: 'What you can do, in your own words.',
}
const answerFields = {
  id: 'Number of the signup.',
  status: 'confirmed or declined.',
}

@Resolver(() => VolunteerSignup)
export class VolunteerSignupsResolver {
  @Query(() => [VolunteerSignup], { description: 'Who signed up, first come first. For staff.' })
  volunteerSignups(
    @Ctx() context: Context,
    @Arg('requestId', () => Int, { nullable: true, description: 'The event; all of them when left out.' })
    requestId?: number,
  ) {
    return listVolunteerSignups(context, requestId)
  }

  @Mutation(() => VolunteerSignup, {
    description:
      'Offers help at an event. NOT_FOUND, CONFLICT when the places are taken, it looks for nobody any more, or you have signed up already.',
  })
  signUpToVolunteer(
    @Ctx() context: Context,
    @Input('VolunteerSignupInput', 'An event, and how one can help.', volunteerSignupSchema, signupFields)
    input: VolunteerSignupInput,
  ) {
    return signUpToVolunteer(context, input)
  }

  @Mutation(() => VolunteerSignup, { description: 'Takes your own offer back. NOT_FOUND.' })
  withdrawVolunteerSignup(@Ctx() context: Context, @IdArg('Number of the signup.') id: number) {
    return withdrawVolunteerSignup(context, id)
  }

  @Mutation(() => VolunteerSignup, {
    description:
      'Confirms or declines an offer and tells the person by e-mail. For staff. NOT_FOUND, STALE, CONFLICT when it was withdrawn or the places are taken.',
  })
  answerVolunteerSignup(
    @Ctx() context: Context,
    @Input(
      'VolunteerSignupAnswerInput',
      'An offer of help, and the answer of the centre.',
      signupAnswerSchema,
      answerFields,
    )
    input: SignupAnswerInput,
  ) {
    return answerVolunteerSignup(context, input)
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who signed up.' })
  parent(@Root() signup: VolunteerSignup, @Ctx() context: Context) {
    return context.loaders.byId(User, signup.parentId)
  }

  @FieldResolver(() => Child, { nullable: true, description: 'The child it is about; null when none was named.' })
  child(@Root() signup: VolunteerSignup, @Ctx() context: Context) {
    return visibleChild(context, signup.childId)
  }
}
