import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { Attendance, AttendanceSummary } from './attendance.model.ts'
import { attendanceOfMonth, attendanceThisMonth, attendanceToday } from './attendance.service.ts'

@Resolver(() => Child)
export class AttendanceResolver {
  @FieldResolver(() => Attendance, {
    nullable: true,
    description: "Today's entry of the register; null while there is none. For the child's parents and staff.",
  })
  attendanceToday(@Root() child: Child, @Ctx() context: Context) {
    return attendanceToday(context, child.id)
  }

  @FieldResolver(() => AttendanceSummary, {
    description: "How often the child came this month. For the child's parents and staff.",
  })
  attendanceThisMonth(@Root() child: Child, @Ctx() context: Context) {
    return attendanceThisMonth(context, child.id)
  }

  @FieldResolver(() => [Attendance], {
    description: "The register's entries of a month, newest first. For the child's parents and staff.",
  })
  attendance(
    @Root() child: Child,
    @Ctx() context: Context,
    @Arg('month', () => String, { description: 'The month, yyyy-MM.' }) month: string,
  ) {
    return attendanceOfMonth(context, child.id, month)
  }
}
