import { Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { RowField, ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { FilterArg, IdArg, OptionalArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { changes, input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { expectedOf, joinedOf, readVirtualClassroom } from './figures.service.ts'
import { joinSession, listOwnSessions } from './joining.service.ts'
import { OnlineSession, VirtualClassroom, VirtualSession, VirtualSessionConnection } from './session.model.ts'
import { isForgotten, type SessionStatus } from './session.rules.ts'
import * as schema from './session.schema.ts'
import * as sessions from './sessions.service.ts'

const sessionId = 'Id of the session.'
const planned = {
  ...meaningsOf(VirtualSession),
  id: sessionId,
  durationMinutes: 'Planned duration, 5 to 480 minutes.',
  teacherId: 'Who teaches: a teacher or an administrator.',
  date: 'The day, yyyy-MM-dd: today or later.',
  meetingLink: "URL of the room, https://; by default a new one on the centre's meeting server.",
}

const inputs = inputTypes({
  VirtualSessionInput: input('A session to schedule.', schema.sessionSchema, planned),
  UpdateVirtualSessionInput: changes('a scheduled session', schema.updateSessionSchema, planned),
  InstantSessionInput: input('A session to start now.', schema.instantSessionSchema, planned),
  EndVirtualSessionInput: input('A live session to complete.', schema.endSessionSchema, {
    ...planned,
    participants: 'Number of participants.',
    recordingLink: 'URL of the recording, https://.',
  }),
})

@Resolver(() => VirtualSession)
@RowField('class', Class, ({ classId }: VirtualSession) => classId, 'The class; null for all classes.')
@RowField('teacher', User, ({ teacherId }: VirtualSession) => teacherId, 'Teacher.')
@ShownField('expectedParticipants', Int, expectedOf, 'Number of children expected: those of the class.')
@ShownField('joined', Int, joinedOf, 'Number of children who joined.')
export class VirtualClassroomResolver {
  @Query(() => VirtualClassroom, { description: 'Virtual classroom statistics. For administrators.' })
  virtualClassroom(@Ctx() context: Context) {
    return readVirtualClassroom(context)
  }

  @Query(() => VirtualSessionConnection, {
    description:
      'Live sessions, then upcoming ones, next first, then past ones, latest first, paginated. For administrators.',
  })
  virtualSessions(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @FilterArg('status', 'scheduled, live, completed or cancelled', schema.sessionStatus) status?: SessionStatus,
    @OptionalArg('recorded', Boolean, 'Only recorded sessions.') recorded?: boolean,
  ) {
    return sessions.listSessions(context, page, { status, recorded })
  }

  @Query(() => [OnlineSession], {
    description: "Live and upcoming sessions of your own children's classes, next first.",
  })
  myOnlineSessions(@Ctx() context: Context) {
    return listOwnSessions(context)
  }

  @Mutation(() => VirtualSession, { description: 'Schedules a session. NOT_FOUND.' })
  createVirtualSession(@Ctx() context: Context, @inputs.VirtualSessionInput input: schema.SessionInput) {
    return sessions.createSession(context, input)
  }

  @Mutation(() => VirtualSession, { description: 'Changes a scheduled session. NOT_FOUND, STALE, CONFLICT.' })
  updateVirtualSession(@Ctx() context: Context, @inputs.UpdateVirtualSessionInput input: schema.UpdateSessionInput) {
    return sessions.updateSession(context, input)
  }

  @Mutation(() => VirtualSession, {
    description: 'Starts a session at once, taught by the user who starts it. NOT_FOUND.',
  })
  startInstantSession(@Ctx() context: Context, @inputs.InstantSessionInput input: schema.InstantSessionInput) {
    return sessions.startInstantSession(context, input)
  }

  @Mutation(() => VirtualSession, { description: 'Makes a scheduled session live. NOT_FOUND, STALE, CONFLICT.' })
  startVirtualSession(@Ctx() context: Context, @IdArg(sessionId) id: number, @VersionArg() asOf?: number) {
    return sessions.startSession(context, id, asOf)
  }

  @Mutation(() => VirtualSession, { description: 'Completes a live session. NOT_FOUND, STALE, CONFLICT.' })
  endVirtualSession(@Ctx() context: Context, @inputs.EndVirtualSessionInput input: schema.EndSessionInput) {
    return sessions.endSession(context, input)
  }

  @Mutation(() => VirtualSession, { description: 'Cancels a scheduled session. NOT_FOUND, STALE, CONFLICT.' })
  cancelVirtualSession(@Ctx() context: Context, @IdArg(sessionId) id: number, @VersionArg() asOf?: number) {
    return sessions.cancelSession(context, id, asOf)
  }

  @Mutation(() => VirtualSession, { description: 'Restores a cancelled session. NOT_FOUND, CONFLICT.' })
  reinstateVirtualSession(@Ctx() context: Context, @IdArg(sessionId) id: number) {
    return sessions.reinstateSession(context, id)
  }

  @Mutation(() => String, {
    description:
      "Lets your own children join a live session and returns the room's URL. NOT_FOUND, CONFLICT while it is not live.",
  })
  joinOnlineSession(@Ctx() context: Context, @IdArg(sessionId) id: number) {
    return joinSession(context, id)
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it is live only because nobody has ended it: its planned time ended 30 minutes ago or more.',
  })
  forgotten(@Root() session: VirtualSession) {
    return isForgotten(session, Date.now())
  }
}
