import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { LearningProgressDocument, type LearningProgressQuery } from './progress.generated.ts'

export type Figures = LearningProgressQuery['learningProgress']
export type FollowedChild = Figures['children'][number]

export const progressOf = (classId: number | null) => [LearningProgressDocument, { classId }] as const

/** How the children of a class, or all of them, stand; what was read before stays in sight meanwhile. */
export function useLearningProgress(classId: number | null) {
  const { data, previousData, error, loading, refetch } = useScreenQuery(...progressOf(classId))
  const figures: Figures | undefined = (data ?? previousData)?.learningProgress
  return { figures, error, loading, retry: () => void refetch() }
}

export const classNameIn = (figures: Figures, classId: number | null) =>
  figures.classes.find((row) => row.class.id === classId)?.class.name ?? 'No class'
