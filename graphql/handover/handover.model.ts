import { int, output, texts } from '#graphql/platform/graphql/output.ts'

export const StaffDuties = output('StaffDuties', 'What a staff member is scheduled for.', {
  lessons: int('Entries of the timetable.'),
  classes: texts('Names of the classes in which they work; of one to come with the first day.'),
  sessions: int('Virtual sessions that are live or to come.'),
})
export type StaffDuties = InstanceType<typeof StaffDuties>

export const Handover = output('Handover', 'What a colleague took over.', {
  lessons: int('Entries of the timetable.'),
  classes: int('Classes.'),
  sessions: int('Virtual sessions.'),
  leftOut: texts('Why a lesson could not be taken over: one sentence each. It stays as it was.'),
})
export type Handover = InstanceType<typeof Handover>
