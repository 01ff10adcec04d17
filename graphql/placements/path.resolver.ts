import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { CalendarDate } from '#graphql/platform/graphql/scalars.ts'
import { Program } from '#graphql/programs/program.model.ts'
import * as schemas from './pathCorrection.schema.ts'
import {
  addPlacement,
  correctPlacement,
  effectsOfCorrection,
  placementsOf,
  removePlacement,
} from './pathCorrection.service.ts'
import { CorrectionEffects, Placement } from './placement.model.ts'

const reason = 'Why, for the audit log; needed where days that are over become different.'
const fields = {
  childId: 'The child.',
  classId: 'Class; none while the child is enrolled without one.',
  programId: 'Program that it follows.',
  dayPlan: 'full_time or half_day.',
  fromDate: 'First day, yyyy-MM-dd.',
  toDate: 'Last day, yyyy-MM-dd; left out while no end is known.',
  reason,
}

const inputs = inputTypes({
  AddPlacementInput: input(
    'Where a child was, is or will be, where that is missing.',
    schemas.addPlacementSchema,
    fields,
  ),
  CorrectPlacementInput: input(
    'Where a child really was, is or will be, in the place of what is recorded.',
    schemas.correctPlacementSchema,
    { ...fields, id: 'The placement that is corrected.' },
  ),
  RemovePlacementInput: input('A placement that was recorded wrongly.', schemas.removePlacementSchema, {
    childId: 'The child.',
    id: 'The placement.',
    reason,
  }),
})

@Resolver(() => Placement)
export class PlacementResolver {
  @Mutation(() => Placement, {
    description:
      'Corrects one placement; registers and reports of its days follow, bills stay as they are. BAD_USER_INPUT for days on which the child is somewhere else, CONFLICT where the class has no place, STALE, NOT_FOUND. For administrators.',
  })
  correctPlacement(@Ctx() context: Context, @inputs.CorrectPlacementInput input: schemas.CorrectPlacementInput) {
    return correctPlacement(context, input)
  }

  @Mutation(() => Placement, {
    description:
      'Adds a placement that is missing, by the same rules as a correction. BAD_USER_INPUT, CONFLICT, NOT_FOUND. For administrators.',
  })
  addPlacement(@Ctx() context: Context, @inputs.AddPlacementInput input: schemas.AddPlacementInput) {
    return addPlacement(context, input)
  }

  @Mutation(() => Placement, {
    description:
      'Removes a placement that was recorded wrongly. CONFLICT for the only one of a child, or where the register says that it was here; STALE, NOT_FOUND. For administrators.',
  })
  removePlacement(@Ctx() context: Context, @inputs.RemovePlacementInput input: schemas.RemovePlacementInput) {
    return removePlacement(context, input)
  }

  @Query(() => CorrectionEffects, {
    description:
      'What a correction of a placement touches, on its days as they are and as they would be. For administrators.',
  })
  correctionEffects(
    @Ctx() context: Context,
    @Arg('childId', () => Int, { description: 'The child.' }) childId: number,
    @Arg('id', () => Int, { nullable: true, description: 'The placement; none for one that is added.' })
    id: number | null,
    @Arg('fromDate', () => CalendarDate, { description: 'First day as it would be.' }) fromDate: string,
    @Arg('toDate', () => CalendarDate, { nullable: true, description: 'Last day as it would be; none when left out.' })
    toDate: string | null,
  ) {
    return effectsOfCorrection(context, childId, id, { fromDate, toDate })
  }

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
    return placementsOf(context, child)
  }
}
