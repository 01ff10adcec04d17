import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import { type ClassStaffInput, classStaffSchema } from './attendance.schema.ts'
import { AttendanceWeek, RoomRatio } from './floor.model.ts'
import { readAttendanceTrend, readRoomRatios, setClassStaff, staffOf, formerStaffOf } from './floor.service.ts'

const classStaffFields = {
  classId: 'The class.',
  staffIds: 'Everybody who works in it; a user who is not in the list no longer does.',
  before: 'Who worked in it when the form was opened; refused as STALE when others do by now.',
}

@Resolver(() => Class)
export class FloorResolver {
  @Query(() => [RoomRatio], { description: 'Children against staff in every class now. For administrators.' })
  roomRatios(@Ctx() context: Context) {
    return readRoomRatios(context)
  }

  @Query(() => [AttendanceWeek], {
    description:
      'How attendance went week by week, oldest first; absences while the centre was closed do not count, and a week without entries is left out. For administrators.',
  })
  attendanceTrend(
    @Ctx() context: Context,
    @Arg('weeks', () => Int, { defaultValue: 12, description: 'How many weeks, this one included.' }) weeks: number,
  ) {
    return readAttendanceTrend(context, weeks)
  }

  @Mutation(() => Class, { description: 'Says who works in a class. NOT_FOUND, STALE.' })
  setClassStaff(
    @Ctx() context: Context,
    @Input('ClassStaffInput', 'A class and everybody who works in it.', classStaffSchema, classStaffFields)
    input: ClassStaffInput,
  ) {
    return setClassStaff(context, input)
  }

  @FieldResolver(() => [User], { description: 'Who works in it, by name. For administrators.' })
  staff(@Root() row: Class, @Ctx() context: Context) {
    return staffOf(context, row.id)
  }

  @FieldResolver(() => [User], {
    description: 'Who worked in it when they left the centre, and was replaced by nobody yet. For administrators.',
  })
  formerStaff(@Root() row: Class, @Ctx() context: Context) {
    return formerStaffOf(context, row.id)
  }
}
