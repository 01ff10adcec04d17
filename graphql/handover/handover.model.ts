import { int, output, texts } from '#graphql/platform/graphql/output.ts'

export const StaffDuties = output('StaffDuties', 'What a staff member is scheduled for.', {
  lessons: int('Timetable entries.'),
  classes: texts('Names of their classes; for a future one, with its first day.'),
  sessions: int('Live and upcoming virtual sessions.'),
})
export type StaffDuties = InstanceType<typeof StaffDuties>

export const Handover = output('Handover', 'What a colleague took over.', {
  lessons: int('Timetable entries.'),
  classes: int('Classes.'),
  sessions: int('Virtual sessions.'),
  leftOut: texts('Lessons left as they were, with the reason: one sentence each.'),
})
export type Handover = InstanceType<typeof Handover>
