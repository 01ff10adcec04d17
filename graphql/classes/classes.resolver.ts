import { Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { Class } from './class.model.ts'
import { enrolledCounts, listClasses } from './classes.service.ts'

@Resolver(() => Class)
export class ClassesResolver {
  @Query(() => [Class], { description: 'All classes in order of age. For staff.' })
  classes(@Ctx() context: Context) {
    return listClasses(context)
  }

  @FieldResolver(() => Int, { description: 'How many children are enrolled in it.' })
  enrolled(@Root() row: Class, @Ctx() context: Context) {
    return enrolledCounts(context).load(row.id)
  }
}
