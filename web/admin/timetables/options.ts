import { subjects } from '#graphql/timetables/timetables.rules.ts'
import { fullName } from '../shared/people/format.ts'
import type { Room, Teacher } from './timetable.ts'

/** Entries of lists to choose from, as SelectField takes them. */
export const optionsOf = {
  classes: (classes: readonly Room[]) => classes.map(({ id, name }) => ({ value: String(id), label: name })),
  teachers: (staff: readonly Teacher[]) => staff.map((user) => ({ value: String(user.id), label: fullName(user) })),
  subjects: subjects.map((subject) => ({ value: subject, label: subject })),
}

/** A choice that is left open says nothing. */
export const chosenOrNull = (value: unknown) => (value === '' ? null : value)
