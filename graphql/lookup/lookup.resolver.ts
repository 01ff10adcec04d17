import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { FoundPerson } from './lookup.model.ts'
import { lookUpPeople } from './lookup.service.ts'

@Resolver()
export class LookupResolver {
  @Query(() => [FoundPerson], {
    description:
      'Children, parents, staff, classes and applications whose name holds every word, children by the names of their parents too; by a phone number in any spacing, a payment reference, or the number of an invoice. At most eight. For administrators.',
  })
  lookUp(
    @Ctx() context: Context,
    @Arg('search', () => String, { description: 'Words of a name, a phone number, a reference or an invoice number.' })
    search: string,
  ) {
    return lookUpPeople(context, search)
  }
}
