import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { Notice } from './notice.model.ts'
import { listOwnNotices } from './notices.service.ts'

@Resolver()
export class NoticesResolver {
  @Query(() => [Notice], { description: 'Published notices for whoever is signed in, newest first.' })
  myNotices(
    @Ctx() context: Context,
    @Arg('limit', () => Int, { defaultValue: 100, description: 'How many at most.' }) limit: number,
  ) {
    return listOwnNotices(context, limit)
  }
}
