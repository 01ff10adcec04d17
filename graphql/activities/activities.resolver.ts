import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { DayArg, IdArg, OnlyClassArg, SearchArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { CalendarDate } from '#graphql/platform/graphql/scalars.ts'
import * as schema from './activities.schema.ts'
import * as activities from './activities.service.ts'
import { Activity, ActivityConnection, ActivityReply, CalendarFeed, ReplyCounts } from './activity.model.ts'
import * as calendar from './calendar.service.ts'
import { repliesOfTaught, repliesTo, replyCountsOf, replyToActivity } from './replies.service.ts'

const activityFields = {
  ...meaningsOf(Activity),
  imageUrl: 'Address of a picture: a path of this site, or one that begins with https://.',
  isOuting: 'The children leave the premises, so each needs the consent of a parent; false unless given.',
}
const activityId = 'Number of the activity.'

const inputs = inputTypes({
  ActivityInput: input('A new activity of the centre or of one class.', schema.activitySchema, activityFields),
  ActivityChangeInput: input(
    'What changes in an activity; what is left out stays.',
    schema.activityChangeSchema,
    activityFields,
  ),
  ActivityReplyInput: input('The answer of a family for one child.', schema.activityReplySchema, {
    ...meaningsOf(ActivityReply),
    childId: 'One of your own children.',
    attending: 'Whether the child is attending; null withdraws the reply.',
    consent: 'Consent to an outing: needed with a yes to one.',
  }),
})

@Resolver(() => Activity)
export class ActivitiesResolver {
  @Query(() => ActivityConnection, {
    description:
      'The activities in the order of their days, page by page: all of them for administrators, for teachers those of the classes they teach and those for all classes.',
  })
  activities(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('from', () => CalendarDate, { nullable: true, description: 'First day.' }) from?: string,
    @Arg('to', () => CalendarDate, { nullable: true, description: 'Last day.' }) to?: string,
    @OnlyClassArg('Those for this class and those for all classes.') classId?: number,
    @SearchArg('the title, the description or the place') search?: string,
    @Arg('latestFirst', () => Boolean, { defaultValue: false, description: 'The last day first.' })
    latestFirst?: boolean,
  ) {
    return activities.listActivities(context, page, { from, to, classId, search, latestFirst })
  }

  @Query(() => Activity, {
    description:
      'One activity. For administrators, and for teachers of its class, or of any where it is for all classes. NOT_FOUND when there is none.',
  })
  activity(@Ctx() context: Context, @IdArg(activityId) id: number) {
    return activities.getActivity(context, id)
  }

  @Query(() => [Activity], {
    description: 'The activities that the children of the signed-in user are invited to, in the order of their days.',
  })
  myActivities(
    @Ctx() context: Context,
    @DayArg('from', 'First day.') from: string,
    @DayArg('to', 'Last day.') to: string,
  ) {
    return activities.listOwnActivities(context, from, to)
  }

  @Mutation(() => Activity, {
    description:
      'Plans an activity, a teacher for a class that she teaches. NOT_FOUND for a class that is not there; BAD_USER_INPUT for a day that is over.',
  })
  createActivity(@Ctx() context: Context, @inputs.ActivityInput input: schema.ActivityInput) {
    return activities.createActivity(context, input)
  }

  @Mutation(() => Activity, {
    description:
      'Changes the given fields. Those who come are told by e-mail when day, time or place change. Teachers change those of the classes they teach, and move none to another class (FORBIDDEN). NOT_FOUND, STALE; BAD_USER_INPUT when it is moved to a day that is over.',
  })
  updateActivity(
    @Ctx() context: Context,
    @IdArg(activityId) id: number,
    @inputs.ActivityChangeInput input: schema.ActivityChange,
  ) {
    return activities.updateActivity(context, id, input)
  }

  @Mutation(() => Activity, {
    description:
      'Cancels an activity, a teacher one of a class that she teaches; it is kept. Those who come are told by e-mail. NOT_FOUND, STALE.',
  })
  deleteActivity(@Ctx() context: Context, @IdArg(activityId) id: number, @VersionArg() asOf?: number) {
    return activities.deleteActivity(context, id, asOf)
  }

  @Mutation(() => Activity, {
    description: 'Restores a deleted activity, with its replies; teachers only for the classes they teach. NOT_FOUND.',
  })
  restoreActivity(@Ctx() context: Context, @IdArg(activityId) id: number) {
    return activities.restoreActivity(context, id)
  }

  @FieldResolver(() => Class, { nullable: true, description: 'The class that it is for; null for all classes.' })
  class(@Root() activity: Activity, @Ctx() context: Context) {
    return context.loaders.byId(Class, activity.classId)
  }

  @FieldResolver(() => [ActivityReply], {
    description:
      "The replies by the children's first names: all for administrators, those of their own children for parents.",
  })
  replies(
    @Root() activity: Activity,
    @Ctx() context: Context,
    @Arg('taught', () => Boolean, {
      defaultValue: false,
      description:
        'Those of the children in the classes that you teach instead, all for administrators. For administrators and teachers.',
    })
    taught: boolean,
  ) {
    return (taught ? repliesOfTaught : repliesTo)(context, activity.id)
  }

  @FieldResolver(() => ReplyCounts, {
    description:
      'How the families have replied: all of them for administrators, for teachers those of the children in the classes they teach.',
  })
  replyCounts(@Root() activity: Activity, @Ctx() context: Context) {
    return replyCountsOf(context, activity)
  }
}

@Resolver(() => ActivityReply)
export class ActivityRepliesResolver {
  @Mutation(() => ActivityReply, {
    description:
      'Replies whether your own child is attending, until the day before. NOT_FOUND, CONFLICT when it is too late.',
  })
  replyToActivity(@Ctx() context: Context, @inputs.ActivityReplyInput input: schema.ActivityReplyInput) {
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
    return calendar.ownCalendarFeed(context)
  }

  @Mutation(() => CalendarFeed, { description: 'Makes a calendar address; the one before no longer works.' })
  renewCalendarFeed(@Ctx() context: Context) {
    return calendar.renewCalendarFeed(context)
  }

  @FieldResolver(() => String, {
    description:
      'For a calendar program. Anyone who knows it reads the activities; add &class= and a number for one class.',
  })
  address(@Root() feed: CalendarFeed, @Ctx() context: Context) {
    return calendar.feedAddress(context, feed)
  }
}
