import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { FoundPerson } from './lookup.model.ts'
import { lookUpPeople } from './lookup.service.ts'

@Resolver()
export class LookupResolver {
  @Query(() => [FoundPerson], {
    description: 'Children, parents and staff whose name holds every word, at most eight. For administrators.',
  })
  lookUp(@Ctx() context: Context, @Arg('search', () => String, { description: 'Words of a name.' }) search: string) {
    return lookUpPeople(context, search)
  }
}
