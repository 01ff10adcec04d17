import { Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { AttentionItem, Overview } from './overview.model.ts'
import { listAttention, readOverview } from './overview.service.ts'

@Resolver()
export class OverviewResolver {
  @Query(() => Overview, { description: 'The centre today, in figures. For staff.' })
  overview(@Ctx() context: Context) {
    return readOverview(context)
  }

  @Query(() => [AttentionItem], { description: 'What waits for staff, newest first. For staff.' })
  attention(@Ctx() context: Context) {
    return listAttention(context)
  }
}
