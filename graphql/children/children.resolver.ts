import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { Class } from '#graphql/classes/class.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { Program } from '#graphql/programs/program.model.ts'
import { Child } from './child.model.ts'
import { listChildren, listOwnChildren } from './children.service.ts'

@Resolver(() => Child)
export class ChildrenResolver {
  @Query(() => [Child], { description: 'Every enrolled child, by name. For staff.' })
  children(@Ctx() context: Context) {
    return listChildren(context)
  }

  @Query(() => [Child], { description: 'The children linked to whoever is signed in, oldest first.' })
  myChildren(@Ctx() context: Context) {
    return listOwnChildren(context)
  }

  @FieldResolver(() => Class, { nullable: true, description: 'The class the child is in.' })
  class(@Root() child: Child, @Ctx() context: Context) {
    return context.loaders.one(Class, child.classId)
  }

  @FieldResolver(() => Program, { nullable: true, description: 'The program the child follows.' })
  program(@Root() child: Child, @Ctx() context: Context) {
    return context.loaders.one(Program, child.programId)
  }
}
