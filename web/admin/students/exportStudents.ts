import { type DayPlan, dayPlanLabels } from '#graphql/children/children.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { csvOf } from '../shared/export/csv.ts'
import { downloadCsv } from '../shared/export/download.ts'
import type { Student, StudentClass } from './student.ts'

const head = [
  'First name',
  'Last name',
  'Date of birth',
  'Class',
  'Days',
  'Allergies',
  'Emergency contact',
  'Emergency phone',
]

function studentsAsCsv(students: readonly Student[], classes: readonly StudentClass[]): string {
  const names = new Map(classes.map(({ id, name }) => [id, name]))
  return csvOf([
    head,
    ...students.map((student) => [
      student.firstName,
      student.lastName,
      student.dateOfBirth,
      names.get(student.classId ?? 0) ?? '',
      dayPlanLabels[student.dayPlan as DayPlan],
      student.allergies ?? '',
      student.emergencyContact ?? '',
      student.emergencyContactPhone ?? '',
    ]),
  ])
}

/** Saves the students that are shown as a file. */
export const exportStudents = (students: readonly Student[], classes: readonly StudentClass[]) =>
  downloadCsv(`students-${todayInJohannesburg()}.csv`, studentsAsCsv(students, classes))
