import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { OptionalArg } from '#graphql/platform/graphql/args.ts'
import type { Context } from '#graphql/platform/context.ts'
import { Notification, Waiting } from './notification.model.ts'
import { listNotifications, readNotifications, readWaiting } from './notifications.service.ts'

@Resolver(() => Notification)
export class NotificationsResolver {
  @Query(() => [Notification], { description: 'What needs attention, newest first. For administrators.' })
  notifications(
    @Ctx() context: Context,
    @Arg('limit', () => Int, { defaultValue: 30, description: 'Maximum number, 1 to 100.' }) limit: number,
  ) {
    return listNotifications(context, limit)
  }

  @Query(() => Waiting, { description: 'Counts of what is pending. For administrators.' })
  waiting(@Ctx() context: Context) {
    return readWaiting(context)
  }

  @Mutation(() => Waiting, { description: 'Marks your notifications as read. For administrators.' })
  readNotifications(@Ctx() context: Context, @OptionalArg('ids', [Int], 'Ids; all by default.') ids: number[] | null) {
    return readNotifications(context, ids)
  }
}
