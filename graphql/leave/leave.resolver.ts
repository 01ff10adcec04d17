import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import { RowField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { LeaveBalance, LeaveKind, LeaveRequest } from './leave.model.ts'
import * as schemas from './leave.schema.ts'
import * as leave from './leave.service.ts'

const ofYear = { description: 'Year, such as 2026.' }

const inputs = inputTypes({
  LeaveInput: input('A leave request.', schemas.leaveSchema, {
    ...meaningsOf(LeaveRequest),
    toDate: 'Last day, inclusive, yyyy-MM-dd, of the same year.',
  }),
  LeaveDecisionInput: input('A decision on a leave request.', schemas.leaveDecisionSchema, {
    id: 'The request.',
    state: 'approved, refused or withdrawn.',
  }),
  LeaveKindInput: input('A kind of leave.', schemas.leaveKindSchema, {
    ...meaningsOf(LeaveKind),
    id: 'The kind to change; omitted for a new one.',
  }),
})

@Resolver(() => LeaveRequest)
@RowField('staff', User, ({ staffId }: LeaveRequest) => staffId, 'The member of staff.')
export class LeaveResolver {
  @Query(() => [LeaveKind], { description: 'The kinds of leave. For administrators.' })
  leaveKinds(@Ctx() context: Context) {
    return leave.listLeaveKinds(context)
  }

  @Query(() => [LeaveRequest], {
    description: 'Leave in a year: pending requests first, then the latest days. For administrators.',
  })
  leaveRequests(@Ctx() context: Context, @Arg('year', () => Int, ofYear) year: number) {
    return leave.listLeave(context, year)
  }

  @Query(() => [LeaveBalance], {
    description: 'Days taken and left in a year, by staff member and kind of leave. For administrators.',
  })
  leaveBalances(@Ctx() context: Context, @Arg('year', () => Int, ofYear) year: number) {
    return leave.readLeaveBalances(context, year)
  }

  @Mutation(() => LeaveKind, { description: 'Adds or changes a kind of leave. For administrators. STALE, CONFLICT.' })
  saveLeaveKind(@Ctx() context: Context, @inputs.LeaveKindInput input: schemas.LeaveKindInput) {
    return leave.saveLeaveKind(context, input)
  }

  @Mutation(() => LeaveRequest, { description: 'Requests leave. For administrators. NOT_FOUND, CONFLICT.' })
  requestLeave(@Ctx() context: Context, @inputs.LeaveInput input: schemas.LeaveInput) {
    return leave.requestLeave(context, input)
  }

  @Mutation(() => LeaveRequest, {
    description:
      'Approves leave (deducts open days from the balance and puts them on the register), refuses or withdraws it. For administrators. NOT_FOUND, STALE, CONFLICT.',
  })
  decideLeave(@Ctx() context: Context, @inputs.LeaveDecisionInput input: schemas.LeaveDecision) {
    return leave.decideLeave(context, input)
  }
}
