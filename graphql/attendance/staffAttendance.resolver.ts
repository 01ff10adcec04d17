import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import { CalendarDate } from '#graphql/platform/graphql/scalars.ts'
import {
  type StaffAttendanceChange,
  staffAttendanceChangeSchema,
  type StaffAttendanceInput,
  staffAttendanceSchema,
} from './attendance.schema.ts'
import { StaffAttendance, StaffDay } from './staffAttendance.model.ts'
import {
  deleteStaffAttendance,
  readStaffDay,
  recordStaffAttendance,
  updateStaffAttendance,
} from './staffAttendance.service.ts'

const values = {
  date: 'The day, yyyy-MM-dd.',
  status: 'present, absent, late, sick_leave or personal_leave.',
  timeIn: 'When they came, HH:mm.',
  timeOut: 'When they left, HH:mm.',
  hoursWorked: 'Hours worked, 0 to 24; computed from the times when left out.',
  notes: 'A note.',
}

@Resolver()
export class StaffAttendanceResolver {
  @Query(() => [StaffDay], { description: 'Every teacher and administrator on a day, by name. For administrators.' })
  staffDay(@Ctx() context: Context, @Arg('date', () => CalendarDate, { description: 'The day.' }) date: string) {
    return readStaffDay(context, date)
  }

  @Mutation(() => StaffAttendance, { description: 'Records a day of a member of staff. NOT_FOUND, CONFLICT.' })
  recordStaffAttendance(
    @Ctx() context: Context,
    @Input('StaffAttendanceInput', 'A day of a member of staff.', staffAttendanceSchema, {
      staffId: 'The member of staff.',
      ...values,
    })
    input: StaffAttendanceInput,
  ) {
    return recordStaffAttendance(context, input)
  }

  @Mutation(() => StaffAttendance, {
    description: 'Changes an entry; what is left out stays. NOT_FOUND, STALE, CONFLICT.',
  })
  updateStaffAttendance(
    @Ctx() context: Context,
    @IdArg('Number of the entry.') id: number,
    @Input(
      'StaffAttendanceChangeInput',
      'What changes in an entry; what is left out stays.',
      staffAttendanceChangeSchema,
      values,
    )
    input: StaffAttendanceChange,
  ) {
    return updateStaffAttendance(context, id, input)
  }

  @Mutation(() => StaffAttendance, { description: 'Takes an entry away and answers it as it was. NOT_FOUND, STALE.' })
  deleteStaffAttendance(
    @Ctx() context: Context,
    @IdArg('Number of the entry.') id: number,
    @VersionArg() asOf?: number,
  ) {
    return deleteStaffAttendance(context, id, asOf)
  }
}
