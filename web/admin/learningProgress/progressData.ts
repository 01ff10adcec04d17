import { LearningProgressDocument, type LearningProgressQuery } from './progress.generated.ts'

export type Figures = LearningProgressQuery['learningProgress']
export type FollowedChild = Figures['children'][number]

export const progressOf = (classId: number | null) => [LearningProgressDocument, { classId }] as const

export const classNameIn = (figures: Figures, classId: number | null) =>
  figures.classes.find((row) => row.class.id === classId)?.class.name ?? 'No class'
