import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { Program } from '#graphql/programs/program.model.ts'
import { placementsOf } from './path.service.ts'
import { Placement } from './placement.model.ts'

@Resolver(() => Placement)
export class PlacementResolver {
  @FieldResolver(() => Class, { nullable: true, description: 'Class that the child is in, also one that is closed.' })
  class(@Root() { classId }: Placement, @Ctx() context: Context) {
    return context.loaders.byId(Class, classId)
  }

  @FieldResolver(() => Program, { nullable: true, description: 'Program that it follows.' })
  program(@Root() { programId }: Placement, @Ctx() context: Context) {
    return context.loaders.byId(Program, programId)
  }
}

@Resolver(() => Child)
export class ChildPathResolver {
  @FieldResolver(() => [Placement], {
    description:
      'Where the child was, is and will be, by the first day: between two of them it may be away. For administrators and those who teach it today; of other children it is empty.',
  })
  placements(@Root() child: Child, @Ctx() context: Context) {
    return placementsOf(context, child.id)
  }
}
