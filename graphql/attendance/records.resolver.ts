import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import { CalendarDate } from '#graphql/platform/graphql/scalars.ts'
import { Attendance } from './attendance.model.ts'
import {
  type AttendanceChange,
  attendanceChangeSchema,
  type AttendanceInput,
  attendanceSchema,
  type MarksInput,
  marksSchema,
} from './attendance.schema.ts'
import { markAttendance } from './marks.service.ts'
import { deleteAttendance, recordAttendance, updateAttendance } from './records.service.ts'
import { MarkOutcomes, Register, RegisterMonth } from './register.model.ts'
import { readRegister, readRegisterMonth } from './register.read.ts'

const values = {
  status: 'present, absent or late.',
  timeIn: 'When the child came, HH:mm. Falls away for an absent child.',
  timeOut: 'When the child left, HH:mm. Falls away for an absent child.',
  collectedBy: 'Who collected the child. Falls away for an absent child.',
  notes: 'A note, such as the reason of an absence.',
}
const recordFields = { childId: 'The child.', date: 'The day, yyyy-MM-dd.', ...values }
const changeFields = { date: 'The day, yyyy-MM-dd.', ...values }
const markFields = {
  childId: 'The child.',
  ...values,
  status: 'present, absent or late; without one the entry is taken away.',
  version: 'Version of the entry that the mark is based on; left out where there was none.',
}
const marksFields = {
  date: 'The day, yyyy-MM-dd.',
  marks: { type: 'AttendanceMarkInput', description: 'One for each child, at most 200.', fields: markFields },
}

@Resolver()
export class RegisterResolver {
  @Query(() => Register, { description: 'The register of a class on a day. For administrators.' })
  register(
    @Ctx() context: Context,
    @Arg('date', () => CalendarDate, { description: 'The day.' }) date: string,
    @Arg('classId', () => Int, {
      nullable: true,
      description: 'The class; 0 for the children without one; the first class when left out.',
    })
    classId?: number,
  ) {
    return readRegister(context, date, classId)
  }

  @Query(() => RegisterMonth, { description: 'The register of a class over a month. For administrators.' })
  registerMonth(
    @Ctx() context: Context,
    @Arg('month', () => String, { description: 'The month, yyyy-MM.' }) month: string,
    @Arg('classId', () => Int, { description: 'The class; 0 for the children without one.' }) classId: number,
  ) {
    return readRegisterMonth(context, month, classId)
  }

  @Mutation(() => Attendance, { description: "Records a child's day. CONFLICT when it is recorded already." })
  recordAttendance(
    @Ctx() context: Context,
    @Input('AttendanceInput', 'A day of a child.', attendanceSchema, recordFields) input: AttendanceInput,
  ) {
    return recordAttendance(context, input)
  }

  @Mutation(() => Attendance, { description: 'Changes an entry; what is left out stays. NOT_FOUND, STALE, CONFLICT.' })
  updateAttendance(
    @Ctx() context: Context,
    @IdArg('Number of the entry.') id: number,
    @Input(
      'AttendanceChangeInput',
      'What changes in an entry; what is left out stays.',
      attendanceChangeSchema,
      changeFields,
    )
    input: AttendanceChange,
  ) {
    return updateAttendance(context, id, input)
  }

  @Mutation(() => Attendance, { description: 'Takes an entry away and answers it as it was. NOT_FOUND, STALE.' })
  deleteAttendance(@Ctx() context: Context, @IdArg('Number of the entry.') id: number, @VersionArg() asOf?: number) {
    return deleteAttendance(context, id, asOf)
  }

  @Mutation(() => MarkOutcomes, {
    description:
      'Marks many children of a day at once. A mark based on an older entry is refused, the others are saved.',
  })
  markAttendance(
    @Ctx() context: Context,
    @Input('AttendanceMarksInput', 'A day, and the marks of many children.', marksSchema, marksFields)
    input: MarksInput,
  ) {
    return markAttendance(context, input)
  }
}
