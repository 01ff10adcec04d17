import { Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { ChildField } from '#graphql/children/childField.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { LoadedField, RowField, ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { FilterArg, IdArg, OptionalArg, SearchArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { changes, input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import * as requests from './requests.service.ts'
import * as signups from './signups.service.ts'
import { VolunteerRequest, VolunteerRequestConnection } from './volunteerRequest.model.ts'
import { VolunteerSignup, VolunteerSignupConnection } from './volunteerSignup.model.ts'
import type { RequestStatus } from './volunteers.rules.ts'
import * as schema from './volunteers.schema.ts'

const requestFields = {
  ...meaningsOf(VolunteerRequest),
  volunteersNeeded: 'Number of helpers needed, at least 1.',
  description: 'Description, for parents.',
  notes: 'Notes for colleagues; parents do not see them.',
  status: 'active, completed or cancelled; active by default.',
}
const requestId = 'Id of the request.'
const signupId = 'Id of the signup.'

const inputs = inputTypes({
  VolunteerRequestInput: input('A new volunteer request.', schema.volunteerRequestSchema, requestFields),
  VolunteerRequestChangeInput: changes('a volunteer request', schema.changedVolunteerRequestSchema, requestFields),
  VolunteerSignupInput: input('A signup for an event.', schema.volunteerSignupSchema, {
    requestId: 'The event.',
    childId: 'Your own child it is about; none by default.',
    specialSkills: 'Skills, in your own words.',
  }),
  VolunteerSignupAnswerInput: input("A signup and the centre's answer.", schema.signupAnswerSchema, {
    id: signupId,
    status: 'confirmed or declined.',
  }),
})

@Resolver(() => VolunteerRequest)
@LoadedField('placesTaken', Int, requests.takenPlaces, 'Places taken, including pending signups.')
@ShownField('notes', String, requests.notesOf, 'Notes for colleagues; null for everyone but administrators.', {
  nullable: true,
})
@ShownField(
  'mySignup',
  VolunteerSignup,
  signups.ownSignup,
  "The signed-in user's signup; null if there is none or it was withdrawn.",
  { nullable: true },
)
export class VolunteerRequestsResolver {
  @Query(() => VolunteerRequestConnection, {
    description: 'The volunteer requests, latest event first, paginated. For administrators.',
  })
  volunteerRequests(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @FilterArg('status', 'active, completed or cancelled', schema.requestStatus) status?: RequestStatus,
    @SearchArg('the event, its class or its place') search?: string,
  ) {
    return requests.listVolunteerRequests(context, page, { status, search })
  }

  @Query(() => VolunteerRequest, {
    description: 'One volunteer request. For administrators. NOT_FOUND when there is none.',
  })
  volunteerRequest(@Ctx() context: Context, @IdArg(requestId) id: number) {
    return requests.getVolunteerRequest(context, id)
  }

  @Query(() => [VolunteerRequest], {
    description: 'Active volunteer requests for upcoming events, next one first. For everyone signed in.',
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
      'Changes a volunteer request; cancelling notifies those who signed up. NOT_FOUND, STALE, BAD_USER_INPUT for past days, CONFLICT when more people have signed up than needed.',
  })
  updateVolunteerRequest(
    @Ctx() context: Context,
    @IdArg(requestId) id: number,
    @inputs.VolunteerRequestChangeInput input: schema.VolunteerRequestChange,
  ) {
    return requests.updateVolunteerRequest(context, id, input)
  }

  @Mutation(() => VolunteerRequest, {
    description: 'Deletes a volunteer request and notifies volunteers. NOT_FOUND, STALE.',
  })
  deleteVolunteerRequest(@Ctx() context: Context, @IdArg(requestId) id: number, @VersionArg() asOf?: number) {
    return requests.deleteVolunteerRequest(context, id, asOf)
  }
}

@Resolver(() => VolunteerSignup)
@RowField('parent', User, ({ parentId }: VolunteerSignup) => parentId, 'Who signed up.')
@ChildField('The child it is about, if any.')
export class VolunteerSignupsResolver {
  @Query(() => VolunteerSignupConnection, {
    description: 'Signups, earliest first, paginated. For administrators.',
  })
  volunteerSignups(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @OptionalArg('requestId', Int, 'The event; all by default.') requestId?: number,
  ) {
    return signups.listVolunteerSignups(context, page, requestId)
  }

  @Mutation(() => VolunteerSignup, {
    description:
      'Signs up for an event. NOT_FOUND, CONFLICT when the places are taken, the request is closed, or you have signed up already.',
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
      'Confirms or declines a signup and e-mails the person. For administrators. NOT_FOUND, STALE, CONFLICT when it was withdrawn or the places are taken.',
  })
  answerVolunteerSignup(@Ctx() context: Context, @inputs.VolunteerSignupAnswerInput input: schema.SignupAnswerInput) {
    return signups.answerVolunteerSignup(context, input)
  }
}
