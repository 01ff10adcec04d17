import { type Difficulty, difficultyLabels, type Subject, subjectLabels } from '#graphql/progress/progress.rules.ts'
import type { LearningGoalsQuery } from './progress.generated.ts'

export type Goal = LearningGoalsQuery['learningGoals'][number]

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** What a form shows of a goal. */
export const plannedOf = (from: Record<string, unknown>) => ({
  subject: text(from.subject) as Subject,
  title: text(from.title),
  description: text(from.description),
  targetDate: text(from.targetDate),
  difficulty: text(from.difficulty) as Difficulty,
})

export const plannedLabels = {
  subject: { label: 'Subject Area', inWords: (value: unknown) => subjectLabels[value as Subject] },
  title: { label: 'Learning Goal' },
  description: { label: 'Description' },
  targetDate: { label: 'Target Date' },
  difficulty: { label: 'Difficulty Level', inWords: (value: unknown) => difficultyLabels[value as Difficulty] },
}

/** `{n}% remaining` or `Completed`: admin specification, section 2. */
export const remaining = (progress: number) => (progress >= 100 ? 'Completed' : `${100 - progress}% remaining`)
