import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ChildField } from '#graphql/children/childField.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { RowField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { DayArg, IdArg, OnlyClassArg, OptionalArg, SearchArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { changes, input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { CalendarDate } from '#graphql/platform/graphql/scalars.ts'
import * as schema from './activities.schema.ts'
import * as activities from './activities.service.ts'
import { Activity, ActivityConnection, ActivityReply, CalendarFeed, ReplyCounts } from './activity.model.ts'
import * as calendar from './calendar.service.ts'
import { repliesOfTaught, repliesTo, replyCountsOf, replyToActivity } from './replies.service.ts'

const activityFields = {
  ...meaningsOf(Activity),
  imageUrl: 'URL of a picture: a path of this site, or starting with https://.',
  isOuting: 'Whether the children leave the premises, which needs parental consent; false by default.',
}
const activityId = 'Id of the activity.'

const inputs = inputTypes({
  ActivityInput: input('A new activity of the centre or of one class.', schema.activitySchema, activityFields),
  ActivityChangeInput: changes('an activity', schema.activityChangeSchema, activityFields),
  ActivityReplyInput: input("A family's reply for one child.", schema.activityReplySchema, {
    ...meaningsOf(ActivityReply),
    childId: 'One of your own children.',
    attending: 'Whether the child is attending; null withdraws the reply.',
    consent: 'Consent to an outing; required to attend one.',
  }),
})

@Resolver(() => Activity)
@RowField('class', Class, ({ classId }: Activity) => classId, 'The class; null for all classes.')
export class ActivitiesResolver {
  @Query(() => ActivityConnection, {
    description:
      'The activities by date, paginated: all of them for administrators, for teachers those of the classes they teach and those for all classes.',
  })
  activities(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @OptionalArg('from', CalendarDate, 'First day.') from?: string,
    @OptionalArg('to', CalendarDate, 'Last day.') to?: string,
    @OnlyClassArg('Those for this class and those for all classes.') classId?: number,
    @SearchArg('the title, the description or the place') search?: string,
    @Arg('latestFirst', () => Boolean, { defaultValue: false, description: 'Latest day first.' })
    latestFirst?: boolean,
  ) {
    return activities.listActivities(context, page, { from, to, classId, search, latestFirst })
  }

  @Query(() => Activity, {
    description:
      'One activity. For administrators, and for teachers of its class, or of any if it is for all classes. NOT_FOUND when there is none.',
  })
  activity(@Ctx() context: Context, @IdArg(activityId) id: number) {
    return activities.getActivity(context, id)
  }

  @Query(() => [Activity], { description: 'Activities that your children are invited to, by date.' })
  myActivities(
    @Ctx() context: Context,
    @DayArg('from', 'First day.') from: string,
    @DayArg('to', 'Last day.') to: string,
  ) {
    return activities.listOwnActivities(context, from, to)
  }

  @Mutation(() => Activity, {
    description:
      'Creates an activity; teachers for classes they teach. NOT_FOUND for an unknown class; BAD_USER_INPUT for a past day; CONFLICT for very many of one class.',
  })
  createActivity(@Ctx() context: Context, @inputs.ActivityInput input: schema.ActivityInput) {
    return activities.createActivity(context, input)
  }

  @Mutation(() => Activity, {
    description:
      'Changes the given fields. Those attending get an e-mail if day, time or place changes, or title or end of an outing. Teachers for classes they teach, without moving it to another class (FORBIDDEN). NOT_FOUND, STALE; BAD_USER_INPUT for a past day.',
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
      'Cancels an activity; teachers for classes they teach. It can be restored. E-mails those attending. NOT_FOUND, STALE.',
  })
  deleteActivity(@Ctx() context: Context, @IdArg(activityId) id: number, @VersionArg() asOf?: number) {
    return activities.deleteActivity(context, id, asOf)
  }

  @Mutation(() => Activity, {
    description: 'Restores a deleted activity and its replies; teachers for classes they teach. NOT_FOUND.',
  })
  restoreActivity(@Ctx() context: Context, @IdArg(activityId) id: number) {
    return activities.restoreActivity(context, id)
  }

  @FieldResolver(() => [ActivityReply], {
    description: "Replies, by the children's first names: all for administrators, their own children's for parents.",
  })
  replies(
    @Root() activity: Activity,
    @Ctx() context: Context,
    @Arg('taught', () => Boolean, {
      defaultValue: false,
      description:
        'Replies for the classes you teach instead, all for administrators. For administrators and teachers.',
    })
    taught: boolean,
  ) {
    return (taught ? repliesOfTaught : repliesTo)(context, activity.id)
  }

  @FieldResolver(() => ReplyCounts, {
    description: 'Counts of the replies: of all families for administrators, of the classes they teach for teachers.',
  })
  replyCounts(@Root() activity: Activity, @Ctx() context: Context) {
    return replyCountsOf(context, activity)
  }
}

@Resolver(() => ActivityReply)
@ChildField()
@RowField('activity', Activity, ({ activityId }: ActivityReply) => activityId, 'The activity.')
export class ActivityRepliesResolver {
  @Mutation(() => ActivityReply, {
    description:
      'Replies whether your own child is attending, until the day before. NOT_FOUND, CONFLICT when it is too late.',
  })
  replyToActivity(@Ctx() context: Context, @inputs.ActivityReplyInput input: schema.ActivityReplyInput) {
    return replyToActivity(context, input)
  }
}

@Resolver(() => CalendarFeed)
export class CalendarFeedResolver {
  @Query(() => CalendarFeed, { nullable: true, description: 'Your calendar address; null if there is none.' })
  calendarFeed(@Ctx() context: Context) {
    return calendar.ownCalendarFeed(context)
  }

  @Mutation(() => CalendarFeed, { description: 'Creates a calendar address; the old one stops working.' })
  renewCalendarFeed(@Ctx() context: Context) {
    return calendar.renewCalendarFeed(context)
  }

  @FieldResolver(() => String, {
    description: 'Subscription URL. Anyone who knows it can read the activities; add &class= and an id for one class.',
  })
  address(@Root() feed: CalendarFeed, @Ctx() context: Context) {
    return calendar.feedAddress(context, feed)
  }
}
