import { Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { Overview } from './overview.model.ts'
import { readOverview } from './overview.service.ts'

@Resolver()
export class OverviewResolver {
  @Query(() => Overview, { description: "The centre's figures for today. For administrators." })
  overview(@Ctx() context: Context) {
    return readOverview(context)
  }
}
