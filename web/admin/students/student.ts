import { foundIn, searchText } from '#graphql/values/search.ts'
import { startsLater } from '#graphql/children/enrolment.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import type { BadgeTone } from '#web/ui/Badge/Badge.tsx'
import { byName, fullName } from '../shared/people/format.ts'
import type { ListedStudentFragment, StudentsQuery } from './students.generated.ts'

export type Student = ListedStudentFragment
export type StudentClass = StudentsQuery['classes'][number]
export type StudentProgram = StudentsQuery['programs'][number]

export interface Filters {
  search: string
  /** Number of a class as text, `none` for children without one, `starting` for those who start later, empty for all. */
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
    return student.classId === Number(classId)
  }
  return prepared.filter((entry) => ofClass(entry) && foundIn(entry.text, search)).map(({ student }) => student)
}

const companions: readonly string[] = ['marigold', 'coral', 'sky', 'leaf'] satisfies readonly BadgeTone[]

/** The colour of a program's age group, as a badge takes it. */
export const companionOf = (companion: string | undefined): BadgeTone =>
  companion && companions.includes(companion) ? (companion as BadgeTone) : 'neutral'
