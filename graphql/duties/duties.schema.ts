import * as z from 'zod/mini'
import { calendarDate, code, daysInOrder, emptyAsNull, id, version } from '#graphql/platform/fields.schema.ts'

export const dutyKinds = ['teacher', 'kitchen', 'gate'] as const
export type DutyKind = (typeof dutyKinds)[number]

export const dutySchema = z
  .object({
    id: z.nullish(id()),
    userId: id('Please choose a staff member.'),
    kind: code(dutyKinds, 'Please choose the duty.'),
    classId: emptyAsNull(id('Please choose the class.')),
    fromDate: calendarDate('Please choose the first day.'),
    toDate: emptyAsNull(calendarDate('Please choose the last day, or leave it empty.')),
    version,
  })
  .check(
    z.refine(({ kind, classId }) => kind !== 'teacher' || classId != null, {
      path: ['classId'],
      error: 'Please choose the class.',
    }),
    daysInOrder,
  )
export type DutyInput = z.output<typeof dutySchema>
export type DutyValues = z.input<typeof dutySchema>

export const endDutySchema = z.object({ id: id(), lastDay: calendarDate('Please choose the last day.'), version })
export type EndDutyInput = z.output<typeof endDutySchema>
export type EndDutyValues = z.input<typeof endDutySchema>
