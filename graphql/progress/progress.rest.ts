import * as z from 'zod/mini'
import { day, maybe, number, success, text } from '#graphql/platform/rest/answer.ts'
import { adminRoute } from '#graphql/platform/rest/route.ts'
import type { ChildProgress, LearningProgress } from './overview.model.ts'
import { readLearningProgress } from './overview.read.ts'
import { areaLabels, gradeLabels } from './progress.rules.ts'

const present = ({ child, overall, areas }: ChildProgress, classNames: ReadonlyMap<number, string>) => ({
  id: child.id,
  name: `${child.firstName} ${child.lastName}`,
  class: child.classId === null ? null : (classNames.get(child.classId) ?? null),
  overallProgress: overall,
  subjects: areas.map(({ area, percent, grade, date }) => ({
    name: areaLabels[area],
    progress: percent,
    grade: gradeLabels[grade],
    lastAssessment: date,
  })),
})

const presentAll = ({ children, classes }: LearningProgress) => {
  const classNames = new Map(classes.map((row) => [row.class.id, row.class.name]))
  return children.map((child) => present(child, classNames))
}

const followed = z.object({
  id: number,
  name: text,
  class: maybe(text),
  overallProgress: maybe(number),
  subjects: z.array(z.object({ name: text, progress: number, grade: text, lastAssessment: day })),
})

export const progressRoutes = [
  adminRoute.get('/api/admin/learning-progress', {
    summary: 'The progress of every enrolled child in the development areas',
    answer: success({ children: z.array(followed) }),
    handle: async ({ context }) => ({ success: true, children: presentAll(await readLearningProgress(context)) }),
  }),
]
