import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { DayArg, IdArg, MonthArg, OnlyClassArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { changes, input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { Attendance, AttendanceSummary } from './attendance.model.ts'
import * as schemas from './attendance.schema.ts'
import * as ofChild from './attendance.service.ts'
import { AttendanceWeek, RoomRatio } from './floor.model.ts'
import * as floor from './floor.service.ts'
import { markAttendance } from './marks.service.ts'
import * as records from './records.service.ts'
import { MarkOutcomes, Register, RegisterMonth } from './register.model.ts'
import { readRegister, readRegisterMonth } from './register.read.ts'
import { OwnDay, StaffAttendance, StaffDay, StaffMonthLine } from './staffAttendance.model.ts'
import * as staff from './staffAttendance.service.ts'
import { readOwnWeek } from './ownWeek.read.ts'
import { readStaffMonth } from './staffMonth.read.ts'

const absent = 'Times and who collects are ignored for an absent child.'
const values = {
  ...meaningsOf(Attendance),
  collectedReason: 'Reason why somebody not authorised to collect the child does so; required in that case.',
}
const markFields = {
  ...values,
  status: 'present, absent or late; null removes the entry.',
  version: 'Version of the entry that the mark is based on; omitted if there was none.',
}
const staffFields = {
  ...meaningsOf(StaffAttendance),
  hoursWorked: 'Hours worked, 0 to 24; calculated from the times by default.',
}
const entryId = 'Id of the entry.'

const inputs = inputTypes({
  AttendanceInput: input(`A child's day. ${absent}`, schemas.attendanceSchema, values),
  AttendanceChangeInput: input(
    `Changes to an entry; omitted fields are kept. ${absent}`,
    schemas.attendanceChangeSchema,
    values,
  ),
  AttendanceMarksInput: input(`A day, and the marks of many children. ${absent}`, schemas.marksSchema, {
    ...values,
    marks: { type: 'AttendanceMarkInput', description: 'One for each child, at most 200.', fields: markFields },
  }),
  ClassStaffInput: input('A class and its staff.', schemas.classStaffSchema, {
    classId: 'The class.',
    staffIds: 'All staff of the class; anybody not in the list is removed from it.',
    before: 'The class staff when the form was opened; refused as STALE if they have changed since.',
  }),
  StaffAttendanceInput: input("A staff member's day.", schemas.staffAttendanceSchema, staffFields),
  StaffAttendanceChangeInput: changes('an entry', schemas.staffAttendanceChangeSchema, staffFields),
})

@Resolver(() => Child)
export class AttendanceResolver {
  @FieldResolver(() => Attendance, {
    nullable: true,
    description: "Today's register entry; null if there is none. For the child's parents and staff.",
  })
  attendanceToday(@Root() child: Child, @Ctx() context: Context) {
    return ofChild.attendanceToday(context, child.id)
  }

  @FieldResolver(() => AttendanceSummary, {
    description: "The child's attendance this month. For the child's parents and staff.",
  })
  attendanceThisMonth(@Root() child: Child, @Ctx() context: Context) {
    return ofChild.attendanceThisMonth(context, child.id)
  }

  @FieldResolver(() => [Attendance], {
    description: "The register entries of a month, newest first. For the child's parents and staff.",
  })
  attendance(@Root() child: Child, @Ctx() context: Context, @MonthArg() month: string) {
    return ofChild.attendanceOfMonth(context, child.id, month)
  }
}

@Resolver()
export class RegisterResolver {
  @Query(() => Register, {
    description: 'The register of a class on a day. For administrators, and for teachers of the class.',
  })
  register(
    @Ctx() context: Context,
    @DayArg('date', 'The day.') date: string,
    @OnlyClassArg('The class; 0 for children without a class; the first class by default.') classId?: number,
  ) {
    return readRegister(context, date, classId)
  }

  @Query(() => RegisterMonth, {
    description: 'The register of a class over a month. For administrators, and for teachers of the class.',
  })
  registerMonth(
    @Ctx() context: Context,
    @MonthArg() month: string,
    @Arg('classId', () => Int, { description: 'The class; 0 for children without a class.' }) classId: number,
  ) {
    return readRegisterMonth(context, month, classId)
  }

  @Mutation(() => Attendance, {
    description:
      "Records a child's day. For administrators, and for teachers of its class. CONFLICT when it has already been recorded.",
  })
  recordAttendance(@Ctx() context: Context, @inputs.AttendanceInput input: schemas.AttendanceInput) {
    return records.recordAttendance(context, input)
  }

  @Mutation(() => Attendance, {
    description: 'Changes an entry; omitted fields are kept. NOT_FOUND, STALE, CONFLICT.',
  })
  updateAttendance(
    @Ctx() context: Context,
    @IdArg(entryId) id: number,
    @inputs.AttendanceChangeInput input: schemas.AttendanceChange,
  ) {
    return records.updateAttendance(context, id, input)
  }

  @Mutation(() => Attendance, { description: 'Removes an entry and returns it as it was. NOT_FOUND, STALE.' })
  deleteAttendance(@Ctx() context: Context, @IdArg(entryId) id: number, @VersionArg() asOf?: number) {
    return records.deleteAttendance(context, id, asOf)
  }

  @Mutation(() => MarkOutcomes, {
    description: 'Marks several children at once. A mark based on an outdated entry is refused; the others are saved.',
  })
  markAttendance(@Ctx() context: Context, @inputs.AttendanceMarksInput input: schemas.MarksInput) {
    return markAttendance(context, input)
  }
}

@Resolver(() => Class)
@ShownField('staff', [User], floor.staffOf, 'Class staff, by name. For administrators.')
@ShownField(
  'formerStaff',
  [User],
  floor.formerStaffOf,
  'Former class staff who have not been replaced yet. For administrators.',
)
export class FloorResolver {
  @Query(() => [RoomRatio], {
    description: 'Children and staff in every class now. For administrators; teachers see their own classes.',
  })
  roomRatios(@Ctx() context: Context) {
    return floor.readRoomRatios(context)
  }

  @Query(() => [AttendanceWeek], {
    description:
      'Attendance by week, oldest first; absences on closed days do not count, and weeks without entries are left out. For administrators.',
  })
  attendanceTrend(
    @Ctx() context: Context,
    @Arg('weeks', () => Int, { defaultValue: 12, description: 'Number of weeks, including the current one.' })
    weeks: number,
  ) {
    return floor.readAttendanceTrend(context, weeks)
  }

  @Mutation(() => Class, { description: 'Sets the staff of a class. NOT_FOUND, STALE.' })
  setClassStaff(@Ctx() context: Context, @inputs.ClassStaffInput input: schemas.ClassStaffInput) {
    return floor.setClassStaff(context, input)
  }
}

@Resolver(() => RoomRatio)
export class RoomResolver {
  @FieldResolver(() => Boolean, { description: 'Whether you currently count as staff of this class.' })
  youAreHere(@Root() room: RoomRatio, @Ctx() context: Context) {
    return room.staffIds.some((id) => id === context.viewer.id)
  }

  @Mutation(() => StaffAttendance, {
    description:
      'Counts you as staff of this class only, for the rest of the day. For its teachers. CONFLICT for others, and while you are not marked present today.',
  })
  moveToRoom(
    @Ctx() context: Context,
    @Arg('classId', () => Int, { description: 'One of the classes you teach.' }) classId: number,
  ) {
    return floor.moveToRoom(context, classId)
  }
}

@Resolver()
export class StaffAttendanceResolver {
  @Query(() => [OwnDay], {
    description: 'Your week, Monday to Saturday: your hours and lessons. For staff.',
  })
  myWeek(@Ctx() context: Context, @DayArg('date', 'Any day of the week.') date: string) {
    return readOwnWeek(context, date)
  }

  @Query(() => [StaffDay], { description: 'All teachers and administrators on a day, by name. For administrators.' })
  staffDay(@Ctx() context: Context, @DayArg('date', 'The day.') date: string) {
    return staff.readStaffDay(context, date)
  }

  @Query(() => [StaffMonthLine], {
    description: 'Hours, days, absences and leave of all staff in a month, by name. For administrators.',
  })
  staffMonth(@Ctx() context: Context, @MonthArg() month: string) {
    return readStaffMonth(context, month)
  }

  @Mutation(() => StaffAttendance, { description: "Records a staff member's day. NOT_FOUND, CONFLICT." })
  recordStaffAttendance(@Ctx() context: Context, @inputs.StaffAttendanceInput input: schemas.StaffAttendanceInput) {
    return staff.recordStaffAttendance(context, input)
  }

  @Mutation(() => StaffAttendance, {
    description: 'Changes an entry; omitted fields are kept. NOT_FOUND, STALE, CONFLICT.',
  })
  updateStaffAttendance(
    @Ctx() context: Context,
    @IdArg(entryId) id: number,
    @inputs.StaffAttendanceChangeInput input: schemas.StaffAttendanceChange,
  ) {
    return staff.updateStaffAttendance(context, id, input)
  }

  @Mutation(() => StaffAttendance, { description: 'Removes an entry and returns it as it was. NOT_FOUND, STALE.' })
  deleteStaffAttendance(@Ctx() context: Context, @IdArg(entryId) id: number, @VersionArg() asOf?: number) {
    return staff.deleteStaffAttendance(context, id, asOf)
  }
}
