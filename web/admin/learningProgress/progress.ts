import { useSearchParams } from 'react-router'
import { type Difficulty, difficultyLabels, type Subject, subjectLabels } from '#graphql/progress/progress.rules.ts'
import { textsOf } from '#web/admin/shared/formValues.ts'
import { paths } from '#web/app/paths.ts'
import { type LearningGoalsQuery, LearningProgressDocument, type LearningProgressQuery } from './progress.generated.ts'

/** Address of what is known of a child's learning. */
export const childLearningPath = (id: number) => `${paths.adminSection('learning-progress')}&tab=record&child=${id}`

/** The same from within the section, in either area: the chosen class stays in the address, for back navigation. */
export function useChildLearningPath() {
  const [search] = useSearchParams()
  return (id: number) => {
    const chosen = search.get('class')
    const path = `?section=learning-progress&tab=record&child=${id}`
    return chosen ? `${path}&class=${encodeURIComponent(chosen)}` : path
  }
}

export type Figures = LearningProgressQuery['learningProgress']
export type FollowedChild = Figures['children'][number]

export const progressOf = (classId: number | null) => [LearningProgressDocument, { classId }] as const

export const classNameIn = (figures: Figures, classId: number | null) =>
  figures.classes.find((row) => row.class.id === classId)?.class.name ?? 'No class'

export type Goal = LearningGoalsQuery['learningGoals'][number]

export const plannedLabels = {
  subject: { label: 'Subject Area', format: (value: unknown) => subjectLabels[value as Subject] },
  title: { label: 'Learning Goal' },
  description: { label: 'Description' },
  targetDate: { label: 'Target Date' },
  difficulty: { label: 'Difficulty Level', format: (value: unknown) => difficultyLabels[value as Difficulty] },
}

/** What a form shows of a goal. */
export const plannedOf = (from: Record<string, unknown>) =>
  textsOf(plannedLabels, from) as Record<keyof typeof plannedLabels, string> & {
    subject: Subject
    difficulty: Difficulty
  }

/** `{n}% remaining` or `Completed`: admin specification, section 2. */
export const remaining = (progress: number) => (progress >= 100 ? 'Completed' : `${100 - progress}% remaining`)
