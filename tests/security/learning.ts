import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { TestApp } from '#tests/setup/server.ts'

/** An assessment and a goal of a child, in words that name its owner. */
export async function addLearning({ db }: TestApp, childId: number, owner: string) {
  const today = todayInJohannesburg()
  await db('assessments').insert({
    childId,
    area: 'literacy',
    percent: 80,
    grade: 'good',
    date: today,
    note: `For staff: ${owner}`,
    parentNote: `For parents: ${owner}`,
  })
  await db('learning_goals').insert({
    childId,
    subject: 'language',
    title: `Goal of ${owner}`,
    difficulty: 'basic',
    startDate: today,
    targetDate: addDays(today, 30),
  })
}
