import { Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { DayArg, IdArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { Centre } from '#graphql/settings/settings.model.ts'
import { ClosedDays, OpenDays } from './closedDays.model.ts'
import * as schemas from './closedDays.schema.ts'
import { closedDaysRemoval, listClosedDays, openDaysFromToday, saveClosedDays } from './closedDays.service.ts'

const entryId = 'Id of the entry.'

const inputs = inputTypes({
  ClosedDaysInput: input('Days on which the centre is closed, and why.', schemas.closedDaysSchema, {
    ...meaningsOf(ClosedDays),
    id: 'The entry to change; omitted for a new one.',
  }),
})

@Resolver()
export class ClosedDaysResolver {
  @Query(() => [ClosedDays], {
    description: 'Days on which the centre itself closes, besides weekends and public holidays, in order.',
  })
  closedDays(
    @Ctx() context: Context,
    @DayArg('from', 'First day.') from: string,
    @DayArg('to', 'Last day.') to: string,
  ) {
    return listClosedDays(context, from, to)
  }

  @Mutation(() => ClosedDays, { description: 'Adds or changes closed days. BAD_USER_INPUT, NOT_FOUND, STALE.' })
  saveClosedDays(@Ctx() context: Context, @inputs.ClosedDaysInput input: schemas.ClosedDaysInput) {
    return saveClosedDays(context, input)
  }

  @Mutation(() => ClosedDays, { description: 'Deletes closed days. NOT_FOUND.' })
  deleteClosedDays(@Ctx() context: Context, @IdArg(entryId) id: number) {
    return closedDaysRemoval.remove(context, id)
  }

  @Mutation(() => ClosedDays, { description: 'Restores closed days. NOT_FOUND.' })
  restoreClosedDays(@Ctx() context: Context, @IdArg(entryId) id: number) {
    return closedDaysRemoval.restore(context, id)
  }
}

@Resolver(() => Centre)
@ShownField('openDays', OpenDays, openDaysFromToday, 'Whether it is open today, and the next open day.')
export class CentreOpenDaysResolver {}
