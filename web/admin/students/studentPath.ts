import { useSearchParams } from 'react-router'
import { paths } from '#web/app/paths.ts'

/** Address of a student's page. */
export const studentPath = (id: number) => `${paths.adminSection('students')}&child=${id}`

/** The same from the list of students: what narrows the list stays in the address, for the way back. */
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
