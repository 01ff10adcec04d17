import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { FilterArg, IdArg, SearchArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { parse } from '#graphql/platform/parse.ts'
import * as requests from './requests.service.ts'
import * as signups from './signups.service.ts'
import { VolunteerRequest, VolunteerRequestConnection } from './volunteerRequest.model.ts'
import { VolunteerSignup, VolunteerSignupConnection } from './volunteerSignup.model.ts'
import * as schema from './volunteers.schema.ts'

const requestFields = {
  ...meaningsOf(VolunteerRequest),
  volunteersNeeded: 'How many helpers are needed, at least 1.',
  description: 'What there is to do; parents read it.',
  notes: 'Notes for colleagues; parents do not see them.',
  status: 'active, completed or cancelled; active unless given.',
}
const requestId = 'Number of the request.'
const signupId = 'Number of the signup.'

const inputs = inputTypes({
  VolunteerRequestInput: input('A new volunteer request.', schema.volunteerRequestSchema, requestFields),
  VolunteerRequestChangeInput: input(
    'What changes in a volunteer request; what is left out stays.',
    schema.changedVolunteerRequestSchema,
    requestFields,
  ),
  VolunteerSignupInput: input('An event, and how one can help.', schema.volunteerSignupSchema, {
    requestId: 'The event.',
    childId: 'Which of your own children it is about; none when left out.',
    specialSkills: 'What you can do, in your own words.',
  }),
  VolunteerSignupAnswerInput: input('An offer of help, and the answer of the centre.', schema.signupAnswerSchema, {
    id: signupId,
    status: 'confirmed or declined.',
  }),
})

@Resolver(() => VolunteerRequest)
export class VolunteerRequestsResolver {
  @Query(() => VolunteerRequestConnection, {
    description: 'The volunteer requests, the latest event first, page by page. For administrators.',
  })
  volunteerRequests(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @FilterArg('status', 'active, completed or cancelled') status?: string,
    @SearchArg('the event, its class or its place') search?: string,
  ) {
    const filter = { ...parse(schema.requestFilterSchema, { status }), search }
    return requests.listVolunteerRequests(context, page, filter)
  }

  @Query(() => VolunteerRequest, {
    description: 'One volunteer request. For administrators. NOT_FOUND when there is none.',
  })
  volunteerRequest(@Ctx() context: Context, @IdArg(requestId) id: number) {
    return requests.getVolunteerRequest(context, id)
  }

  @Query(() => [VolunteerRequest], {
    description: 'The active volunteer requests whose event is not over, the next event first. For everyone signed in.',
  })
  openVolunteerRequests(@Ctx() context: Context) {
    return requests.listOpenCalls(context)
  }

  @Mutation(() => VolunteerRequest, { description: 'Creates a volunteer request. For administrators.' })
  createVolunteerRequest(@Ctx() context: Context, @inputs.VolunteerRequestInput input: schema.VolunteerRequestInput) {
    return requests.createVolunteerRequest(context, input)
  }

  @Mutation(() => VolunteerRequest, {
    description:
      'Changes a volunteer request; cancelling it tells those who signed up. NOT_FOUND, STALE, BAD_USER_INPUT for days that are over, CONFLICT when more people have signed up than would be needed.',
  })
  updateVolunteerRequest(
    @Ctx() context: Context,
    @IdArg(requestId) id: number,
    @inputs.VolunteerRequestChangeInput input: schema.VolunteerRequestChange,
  ) {
    return requests.updateVolunteerRequest(context, id, input)
  }

  @Mutation(() => VolunteerRequest, {
    description: 'Deletes a volunteer request and tells those who signed up. NOT_FOUND, STALE.',
  })
  deleteVolunteerRequest(@Ctx() context: Context, @IdArg(requestId) id: number, @VersionArg() asOf?: number) {
    return requests.deleteVolunteerRequest(context, id, asOf)
  }

  @FieldResolver(() => Int, { description: 'Places taken, those waiting for an answer included.' })
  placesTaken(@Root() request: VolunteerRequest, @Ctx() context: Context) {
    return requests.takenPlaces(context).load(request.id)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Notes for colleagues; null for everyone but administrators.',
  })
  notes(@Root() request: VolunteerRequest, @Ctx() context: Context) {
    return requests.notesOf(context, request)
  }

  @FieldResolver(() => VolunteerSignup, {
    nullable: true,
    description: 'What the user who is signed in has offered; null when nothing, or when it was withdrawn.',
  })
  mySignup(@Root() request: VolunteerRequest, @Ctx() context: Context) {
    return signups.ownSignup(context, request)
  }
}

@Resolver(() => VolunteerSignup)
export class VolunteerSignupsResolver {
  @Query(() => VolunteerSignupConnection, {
    description: 'Who signed up, first come first, page by page. For administrators.',
  })
  volunteerSignups(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('requestId', () => Int, { nullable: true, description: 'The event; all of them when left out.' })
    requestId?: number,
  ) {
    return signups.listVolunteerSignups(context, page, requestId)
  }

  @Mutation(() => VolunteerSignup, {
    description:
      'Offers help at an event. NOT_FOUND, CONFLICT when the places are taken, the request is closed, or you have signed up already.',
  })
  signUpToVolunteer(@Ctx() context: Context, @inputs.VolunteerSignupInput input: schema.VolunteerSignupInput) {
    return signups.signUpToVolunteer(context, input)
  }

  @Mutation(() => VolunteerSignup, { description: 'Withdraws your own signup. NOT_FOUND.' })
  withdrawVolunteerSignup(@Ctx() context: Context, @IdArg(signupId) id: number) {
    return signups.withdrawVolunteerSignup(context, id)
  }

  @Mutation(() => VolunteerSignup, {
    description:
      'Confirms or declines an offer and tells the person by e-mail. For administrators. NOT_FOUND, STALE, CONFLICT when it was withdrawn or the places are taken.',
  })
  answerVolunteerSignup(@Ctx() context: Context, @inputs.VolunteerSignupAnswerInput input: schema.SignupAnswerInput) {
    return signups.answerVolunteerSignup(context, input)
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
