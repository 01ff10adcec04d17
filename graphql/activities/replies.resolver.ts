import { Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import { type ActivityReplyInput, activityReplySchema } from './activities.schema.ts'
import { Activity } from './activity.model.ts'
import { ActivityReply } from './activityReply.model.ts'
import { feedAddress, ownCalendarFeed, renewCalendarFeed } from './calendar.service.ts'
import { CalendarFeed } from './calendarFeed.model.ts'
import { replyToActivity } from './replies.service.ts'

const replyFields = {
  activityId: 'The activity.',
  childId: 'One of your own children.',
  attending: 'Whether the child comes; null takes the answer back.',
  consent: 'Consent to an outing: needed with a yes to one.',
}

@Resolver(() => ActivityReply)
export class ActivityRepliesResolver {
  @Mutation(() => ActivityReply, {
    description:
      'Says whether a child of your own comes, until the day before. NOT_FOUND, CONFLICT when it is too late.',
  })
  replyToActivity(
    @Ctx() context: Context,
    @Input('ActivityReplyInput', 'The answer of a family for one child.', activityReplySchema, replyFields)
    input: ActivityReplyInput,
  ) {
    return replyToActivity(context, input)
  }

  @FieldResolver(() => Child, { nullable: true, description: 'The child.' })
  child(@Root() reply: ActivityReply, @Ctx() context: Context) {
    return visibleChild(context, reply.childId)
  }

  @FieldResolver(() => Activity, { nullable: true, description: 'The activity.' })
  activity(@Root() reply: ActivityReply, @Ctx() context: Context) {
    return context.loaders.byId(Activity, reply.activityId)
  }
}

@Resolver(() => CalendarFeed)
export class CalendarFeedResolver {
  @Query(() => CalendarFeed, { nullable: true, description: "One's own calendar address; null while there is none." })
  calendarFeed(@Ctx() context: Context) {
    return ownCalendarFeed(context)
  }

  @Mutation(() => CalendarFeed, { description: 'Makes a calendar address; the one before no longer works.' })
  renewCalendarFeed(@Ctx() context: Context) {
    return renewCalendarFeed(context)
  }

  @FieldResolver(() => String, {
    description:
      'For a calendar program. Whoever knows it reads the activities; add &class= and a number for one class.',
  })
  address(@Root() feed: CalendarFeed, @Ctx() context: Context) {
    return feedAddress(context, feed)
  }
}
