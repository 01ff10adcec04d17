import { useSearchParams } from 'react-router'
import { paths } from '#web/app/paths.ts'

/** Address of what is known of a child's learning. */
export const childLearningPath = (id: number) => `${paths.adminSection('learning-progress')}&tab=record&child=${id}`

/** The same from within the section: the chosen class stays in the address, for the way back. */
export function useChildLearningPath() {
  const [search] = useSearchParams()
  return (id: number) => {
    const chosen = search.get('class')
    return chosen ? `${childLearningPath(id)}&class=${encodeURIComponent(chosen)}` : childLearningPath(id)
  }
}
