import { attendanceOfMonth, attendanceThisMonth, attendanceToday } from '#graphql/attendance/attendance.service.ts'
import type { Context } from '#graphql/platform/context.ts'

/** All that the register says of a child through its fields. */
export async function listAttendanceOf(context: Context, childId: number, today: string) {
  return {
    today: (await attendanceToday(context, childId))?.status,
    month: await attendanceThisMonth(context, childId),
    entries: (await attendanceOfMonth(context, childId, today.slice(0, 7))).length,
  }
}
