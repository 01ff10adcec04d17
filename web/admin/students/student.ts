import { useSearchParams } from 'react-router'
import { type DayPlan, dayPlanLabels } from '#graphql/children/children.rules.ts'
import { startsLater } from '#graphql/children/enrolment.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { foundIn, searchText } from '#graphql/values/search.ts'
import { downloadCsv } from '#web/admin/shared/export/download.ts'
import { byName, fullName } from '#web/admin/shared/format.ts'
import { paths } from '#web/app/paths.ts'
import type { BadgeTone } from '#web/ui/Badge/Badge.tsx'
import type { ListedStudentFragment, StudentsQuery } from './students.generated.ts'

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

function studentsAsRows(students: readonly Student[], classes: readonly StudentClass[]): string[][] {
  const names = new Map(classes.map(({ id, name }) => [id, name]))
  return [
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
  ]
}

/** Saves the students that are shown as a file. */
export const exportStudents = (students: readonly Student[], classes: readonly StudentClass[]) =>
  downloadCsv(`students-${todayInJohannesburg()}.csv`, studentsAsRows(students, classes))

/** Address of a student's page. */
export const studentPath = (id: number) => `${paths.adminSection('students')}&child=${id}`

/** The same from the list of students: what narrows the list stays in the address, for back navigation. */
export function useStudentPath() {
  const [search] = useSearchParams()
  return (id: number) => {
    const next = new URLSearchParams(search)
    next.set('section', 'students')
    next.delete('tab')
    next.set('child', String(id))
    return `${paths.adminDashboard}?${next}`
  }
}

export type Student = ListedStudentFragment
export type StudentClass = StudentsQuery['classes'][number]
export type StudentProgram = StudentsQuery['programs'][number]

export interface Filters {
  search: string
  /** Number of a class as text, `none` for children without one, `starting` for those who start later, `moving` and
   *  `leaving` for those of whom that is planned, empty for all. */
  classId: string
}

/** The students in the order of their names, each with the text that a search looks at. */
export const prepare = (students: readonly Student[]) =>
  students.toSorted(byName).map((student) => ({ student, text: searchText(fullName(student)) }))

export const applyFilters = (prepared: ReturnType<typeof prepare>, { search, classId }: Filters): Student[] => {
  const today = todayInJohannesburg()
  const ofClass = ({ student }: { student: Student }) => {
    if (classId === '') return true
    if (classId === 'none') return student.classId === null
    if (classId === 'starting') return startsLater(student, today)
    if (classId === 'moving') return student.nextClassOn !== null
    if (classId === 'leaving') return student.lastDay !== null
    return student.classId === Number(classId)
  }
  return prepared.filter((entry) => ofClass(entry) && foundIn(entry.text, search)).map(({ student }) => student)
}

const companions: readonly string[] = ['marigold', 'coral', 'sky', 'leaf'] satisfies readonly BadgeTone[]

/** The colour of a program's age group, as a badge takes it. */
export const companionOf = (companion: string | undefined): BadgeTone =>
  companion && companions.includes(companion) ? (companion as BadgeTone) : 'neutral'
