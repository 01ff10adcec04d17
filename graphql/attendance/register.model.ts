import { classLine } from '#graphql/classes/class.model.ts'
import { day, int, many, maybe, one, output, text, texts } from '#graphql/platform/graphql/output.ts'
import { Absence } from '#graphql/absences/absence.model.ts'
import { Attendance } from './attendance.model.ts'

const childLine = {
  childId: int('Id of the child.'),
  firstName: text('First name.'),
  lastName: text('Last name.'),
  namesakeBirthday: maybe(day('The date of birth if another child has the same name, to tell them apart.')),
}

export const Collector = output('Collector', 'A person who may collect a child.', {
  name: text('First and last name.'),
  relationship: text('Relationship to the child, in a word or two.'),
  photo: maybe(text("URL of the person's photo; null if there is none.")),
})

export const RegisterEntry = output('RegisterEntry', "A child's line in the register of a day.", {
  ...childLine,
  allergies: maybe(text('Allergies, as free text.')),
  profileImage: maybe(text("URL of the child's picture.")),
  mayCollect: many(Collector, 'People who may collect the child, primary guardian first.'),
  collectors: texts('Names of the people who may collect the child, primary guardian first.'),
  absence: maybe(one(Absence, 'The absence that a parent reported for this day.')),
  attendance: maybe(one(Attendance, 'The entry; null if there is none.')),
})
export type RegisterEntry = InstanceType<typeof RegisterEntry>

export const RegisterClass = output('RegisterClass', 'A class with its counts for a day.', {
  ...classLine,
  companion: maybe(text('Companion colour of its age group.')),
  enrolled: int('Children enrolled that day.'),
  present: int('Present, including late.'),
  absent: int('Recorded as absent.'),
})
export type RegisterClass = InstanceType<typeof RegisterClass>

export const Register = output('Register', 'The register of a class on a day.', {
  date: day('The day.'),
  classId: maybe(int('The class; null if the centre has none.')),
  classes: many(
    RegisterClass,
    'All classes with their counts, in order of age, followed by the children without a class, if any.',
  ),
  entries: many(RegisterEntry, 'The children of the class, by name.'),
})
export type Register = InstanceType<typeof Register>

export const MarkOutcome = output('MarkOutcome', 'Outcome of one mark.', {
  childId: int('The child.'),
  refused: maybe(text('Why the mark was refused; null if it was saved.')),
  attendance: maybe(one(Attendance, 'The entry as it is now.')),
})
export type MarkOutcome = InstanceType<typeof MarkOutcome>

export const MarkOutcomes = output('MarkOutcomes', 'Outcome of the marks.', {
  outcomes: many(MarkOutcome, 'One for each mark, in the same order.'),
})
export type MarkOutcomes = InstanceType<typeof MarkOutcomes>

const RegisterDay = output('RegisterDay', 'A day of a month register.', {
  date: day('The day.'),
  closed: maybe(text('Why the centre is closed: its own reason, the name of the public holiday, or weekend.')),
})

export const RegisterMonthLine = output('RegisterMonthLine', "A child's line in a month register.", {
  ...childLine,
  marks: texts('For each day of the month present, absent, late or an empty string.'),
})
export type RegisterMonthLine = InstanceType<typeof RegisterMonthLine>

export const RegisterMonth = output('RegisterMonth', 'The register of a class over a month.', {
  month: text('The month, yyyy-MM.'),
  days: many(RegisterDay, 'Every day of the month.'),
  lines: many(RegisterMonthLine, 'The children of the class, by name.'),
})
export type RegisterMonth = InstanceType<typeof RegisterMonth>
