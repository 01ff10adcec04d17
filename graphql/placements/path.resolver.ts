import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { RowField, ShownField } from '#graphql/data/shownField.ts'
import { OptionalArg } from '#graphql/platform/graphql/args.ts'
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

const reason = 'Reason, for the audit log; required if past days change.'
const fields = {
  childId: 'The child.',
  classId: 'Class; null if the child has none.',
  programId: 'Program the child follows.',
  dayPlan: 'full_time or half_day.',
  fromDate: 'First day, yyyy-MM-dd.',
  toDate: 'Last day, yyyy-MM-dd; omitted if open-ended.',
  reason,
}

const inputs = inputTypes({
  AddPlacementInput: input('A missing placement of a child.', schemas.addPlacementSchema, fields),
  CorrectPlacementInput: input("A correction of a child's placement.", schemas.correctPlacementSchema, {
    ...fields,
    id: 'The placement to correct.',
  }),
  RemovePlacementInput: input('A placement recorded by mistake.', schemas.removePlacementSchema, {
    childId: 'The child.',
    id: 'The placement.',
    reason,
  }),
})

@Resolver(() => Placement)
@RowField('class', Class, ({ classId }: Placement) => classId, "The child's class, even if closed.")
@RowField('program', Program, ({ programId }: Placement) => programId, 'Program the child follows.')
export class PlacementResolver {
  @Mutation(() => Placement, {
    description:
      'Corrects a placement; registers and reports of its days follow, bills are not changed. BAD_USER_INPUT for days in another placement, CONFLICT when the class is full, STALE, NOT_FOUND. For administrators.',
  })
  correctPlacement(@Ctx() context: Context, @inputs.CorrectPlacementInput input: schemas.CorrectPlacementInput) {
    return correctPlacement(context, input)
  }

  @Mutation(() => Placement, {
    description:
      'Adds a missing placement, by the same rules as a correction. BAD_USER_INPUT, CONFLICT, NOT_FOUND. For administrators.',
  })
  addPlacement(@Ctx() context: Context, @inputs.AddPlacementInput input: schemas.AddPlacementInput) {
    return addPlacement(context, input)
  }

  @Mutation(() => Placement, {
    description:
      "Removes a placement recorded by mistake. CONFLICT for a child's only one, or if the register shows attendance; STALE, NOT_FOUND. For administrators.",
  })
  removePlacement(@Ctx() context: Context, @inputs.RemovePlacementInput input: schemas.RemovePlacementInput) {
    return removePlacement(context, input)
  }

  @Query(() => CorrectionEffects, {
    description: 'Effects of correcting a placement, on its current and corrected days. For administrators.',
  })
  correctionEffects(
    @Ctx() context: Context,
    @Arg('childId', () => Int, { description: 'The child.' }) childId: number,
    @OptionalArg('id', Int, 'The placement; none for a new one.') id: number | null,
    @Arg('fromDate', () => CalendarDate, { description: 'Corrected first day.' }) fromDate: string,
    @OptionalArg('toDate', CalendarDate, 'Corrected last day; none by default.') toDate: string | null,
  ) {
    return effectsOfCorrection(context, childId, id, { fromDate, toDate })
  }
}

@Resolver(() => Child)
@ShownField(
  'placements',
  [Placement],
  placementsOf,
  'Past, current and future placements, by first day; there may be gaps. For administrators and those who teach the child today; empty for others.',
)
export class ChildPathResolver {}
