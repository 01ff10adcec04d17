import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { FoundPerson } from './lookup.model.ts'
import { lookUpPeople } from './lookup.service.ts'

@Resolver()
export class LookupResolver {
  @Query(() => [FoundPerson], {
    description:
      "Children, parents, staff, classes and applications whose name contains every word, children by their parents' names too; also by phone number in any format, payment reference or invoice number. At most eight. For administrators.",
  })
  lookUp(
    @Ctx() context: Context,
    @Arg('search', () => String, { description: 'Part of a name, a phone number, a reference or an invoice number.' })
    search: string,
  ) {
    return lookUpPeople(context, search)
  }
}
