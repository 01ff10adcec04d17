import { Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { Handover, StaffDuties } from './handover.model.ts'
import * as schemas from './handover.schema.ts'
import { dutiesOf, handOverDuties } from './handover.service.ts'

const inputs = inputTypes({
  HandoverInput: input('Who takes over whose duties.', schemas.handoverSchema, {
    fromId: 'Account that hands them over; may be deleted.',
    toId: 'Account of the colleague who takes over.',
    deleteAccount: 'Deletes the account in the same step.',
  }),
})

@Resolver()
export class HandoverResolver {
  @Query(() => StaffDuties, {
    description:
      'Lessons, classes and sessions that a staff member is scheduled for, also after leaving. For administrators.',
  })
  staffDuties(@Ctx() context: Context, @IdArg('Id of the account.') id: number) {
    return dutiesOf(context, id)
  }

  @Mutation(() => Handover, {
    description:
      'Hands lessons, classes and sessions over to a colleague, and deletes the account if requested. NOT_FOUND, CONFLICT.',
  })
  handOverDuties(@Ctx() context: Context, @inputs.HandoverInput input: schemas.HandoverInput) {
    return handOverDuties(context, input)
  }
}
