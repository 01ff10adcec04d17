import { Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import {
  createVolunteerRequest,
  deleteVolunteerRequest,
  listOpenCalls,
  listVolunteerRequests,
  notesOf,
  takenPlaces,
  updateVolunteerRequest,
} from './requests.service.ts'
import { ownSignups } from './signups.service.ts'
import { VolunteerRequest } from './volunteerRequest.model.ts'
import { VolunteerSignup } from './volunteerSignup.model.ts'
import {
  changedVolunteerRequestSchema,
  type VolunteerRequestChange,
  type VolunteerRequestInput,
  volunteerRequestSchema,
} from './volunteers.schema.ts'

const requestFields = {
  eventTitle: 'What the event is called.',
  className: 'Whose event it is: the name of a class, or All Classes.',
  venue: 'Where it takes place.',
  startDate: 'First day, yyyy-MM-dd.',
  startTime: 'When it starts, HH:mm.',
  endDate: 'Last day, yyyy-MM-dd; left out when it ends on the first.',
  endTime: 'When it ends, HH:mm.',
  volunteersNeeded: 'How many helpers are needed, at least 1.',
  description: 'What there is to do; parents read it.',
  notes: 'Notes for colleagues; parents do not see them.',
  status: 'active, completed or cancelled; active unless given.',
}
const requestId = 'Number of the request.'

@Resolver(() => VolunteerRequest)
export class VolunteerRequestsResolver {
  @Query(() => [VolunteerRequest], { description: 'Every call for helpers, the latest event first. For staff.' })
  volunteerRequests(@Ctx() context: Context) {
    return listVolunteerRequests(context)
  }

  @Query(() => [VolunteerRequest], {
    description: 'The active calls for helpers whose event is not over, the next event first. For everyone signed in.',
  })
  openVolunteerRequests(@Ctx() context: Context) {
    return listOpenCalls(context)
  }

  @Mutation(() => VolunteerRequest, { description: 'Calls for helpers at an event. For staff.' })
  createVolunteerRequest(
    @Ctx() context: Context,
    @Input('VolunteerRequestInput', 'A new call for helpers.', volunteerRequestSchema, requestFields)
    input: VolunteerRequestInput,
  ) {
    return createVolunteerRequest(context, input)
  }

  @Mutation(() => VolunteerRequest, {
    description:
      'Changes a call for helpers; cancelling it tells those who signed up. NOT_FOUND, STALE, CONFLICT when more people have signed up than would be needed.',
  })
  updateVolunteerRequest(
    @Ctx() context: Context,
    @IdArg(requestId) id: number,
    @Input(
      'VolunteerRequestChangeInput',
      'What changes in a call for helpers; what is left out stays.',
      changedVolunteerRequestSchema,
      requestFields,
    )
    input: VolunteerRequestChange,
  ) {
    return updateVolunteerRequest(context, id, input)
  }

  @Mutation(() => VolunteerRequest, {
    description: 'Takes a call for helpers off every list and tells those who signed up. NOT_FOUND, STALE.',
  })
  deleteVolunteerRequest(@Ctx() context: Context, @IdArg(requestId) id: number, @VersionArg() asOf?: number) {
    return deleteVolunteerRequest(context, id, asOf)
  }

  @FieldResolver(() => Int, { description: 'Places taken, those waiting for an answer included.' })
  placesTaken(@Root() request: VolunteerRequest, @Ctx() context: Context) {
    return takenPlaces(context).load(request.id)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Notes for colleagues; null for everyone but staff.',
  })
  notes(@Root() request: VolunteerRequest, @Ctx() context: Context) {
    return notesOf(context, request)
  }

  @FieldResolver(() => VolunteerSignup, {
    nullable: true,
    description: 'What whoever is signed in has offered; null when nothing, or when it was withdrawn.',
  })
  mySignup(@Root() request: VolunteerRequest, @Ctx() context: Context) {
    return ownSignups(context).load(request.id)
  }
}
