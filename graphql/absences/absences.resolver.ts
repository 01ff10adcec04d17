import { Ctx, Mutation, Resolver } from 'type-graphql'
import { PersonField } from '#graphql/accounts/personField.ts'
import { Child } from '#graphql/children/child.model.ts'
import { ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { Absence } from './absence.model.ts'
import * as absences from './absences.service.ts'
import * as schemas from './absences.schema.ts'

const dayFields = {
  ...meaningsOf(Absence),
  fromDate: 'First day, yyyy-MM-dd: today or later. Closed days at either end are skipped.',
  toDate: 'Last day, yyyy-MM-dd; the same as the first for a single day. At most 92 days.',
}

const inputs = inputTypes({
  AbsenceInput: input('Dates and reason of an absence.', schemas.absenceSchema, {
    ...dayFields,
    childId: 'The child: one of your own, or any for an administrator.',
    alsoFor: 'Siblings who are absent on the same days; all are reported or none.',
  }),
  AbsenceChangeInput: input('New dates and reason of an absence.', schemas.absenceChangeSchema, {
    ...dayFields,
    fromDate: 'First day, yyyy-MM-dd: today or later, or unchanged.',
  }),
})

@Resolver(() => Child)
@ShownField(
  'absences',
  [Absence],
  (context, { id }: Child) => absences.absencesOf(context, id),
  "Current and future absences, earliest first. For the child's parents and staff.",
)
export class AbsenceResolver {
  @Mutation(() => Absence, {
    description:
      "Reports a child's absence. NOT_FOUND, CONFLICT when a day has already been reported, BAD_USER_INPUT when the centre is closed on all days.",
  })
  reportAbsence(@Ctx() context: Context, @inputs.AbsenceInput input: schemas.AbsenceInput) {
    return absences.reportAbsence(context, input)
  }

  @Mutation(() => Absence, {
    description:
      'Changes the days or the reason of an absence. An absence that has started keeps its first day or starts today. NOT_FOUND, CONFLICT when it is over or another one covers a day.',
  })
  changeAbsence(
    @Ctx() context: Context,
    @IdArg('Id of the absence.') id: number,
    @inputs.AbsenceChangeInput input: schemas.AbsenceChange,
  ) {
    return absences.changeAbsence(context, id, input)
  }

  @Mutation(() => Absence, { description: 'Withdraws an absence. NOT_FOUND, CONFLICT when its last day is over.' })
  withdrawAbsence(@Ctx() context: Context, @IdArg('Id of the absence.') id: number) {
    return absences.withdrawAbsence(context, id)
  }
}

@Resolver(() => Absence)
@ShownField('together', [Absence], absences.reportedTogether, 'Absences of siblings reported in the same request.')
@ShownField('isOwn', Boolean, absences.isOwnReport, 'Whether you reported it yourself.')
@PersonField('toldByName', ({ toldBy }: Absence) => toldBy, 'reported it; null once the account has been deleted')
export class AbsenceReporterResolver {}
