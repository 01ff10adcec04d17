import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { Input } from '#graphql/platform/input.ts'
import { Absence } from './absence.model.ts'
import { absencesOf, reportAbsence, withdrawAbsence } from './absence.service.ts'
import { type AbsenceInput, absenceSchema } from './attendance.schema.ts'

const absenceFields = {
  childId: 'The child: one of your own, or any for an administrator.',
  fromDate: 'First day, yyyy-MM-dd: today or later.',
  toDate: 'Last day, yyyy-MM-dd; the first one for a single day. At most 92 days at once.',
  reason: 'Why, in a word or two.',
}

@Resolver(() => Child)
export class AbsenceResolver {
  @Mutation(() => Absence, {
    description: 'Tells the centre that a child will not come. NOT_FOUND, CONFLICT when a day is already told of.',
  })
  reportAbsence(
    @Ctx() context: Context,
    @Input('AbsenceInput', 'Why a child stays at home, and on which days.', absenceSchema, absenceFields)
    input: AbsenceInput,
  ) {
    return reportAbsence(context, input)
  }

  @Mutation(() => Absence, { description: 'Takes an absence back. NOT_FOUND, CONFLICT when its last day is over.' })
  withdrawAbsence(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'Number of the absence.' }) id: number,
  ) {
    return withdrawAbsence(context, id)
  }

  @FieldResolver(() => [Absence], {
    description: "Present and coming absences, the next first. For the child's parents and staff.",
  })
  absences(@Root() child: Child, @Ctx() context: Context) {
    return absencesOf(context, child.id)
  }
}
