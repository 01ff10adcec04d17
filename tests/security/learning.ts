import { bandsOn } from '#graphql/progress/milestones.rules.ts'
import { milestones } from '#graphql/progress/milestoneStatements.rules.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { TestApp } from '#tests/setup/server.ts'

/** A milestone of a child's age. */
export function milestoneOf({ dateOfBirth }: { dateOfBirth: string }): string {
  const [band] = bandsOn(dateOfBirth, todayInJohannesburg()).slice(-1)
  return milestones.find(({ fromMonths }) => fromMonths === band?.fromMonths)?.key ?? ''
}

/** An assessment, a milestone and a goal of a child, in words that name its owner. */
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
  const milestone = milestoneOf(await db('children').where({ id: childId }).first('dateOfBirth'))
  await db('milestone_observations').insert({ childId, milestone, state: 'emerging', observedOn: today })
  await db('learning_goals').insert({
    childId,
    subject: 'language',
    title: `Goal of ${owner}`,
    difficulty: 'basic',
    startDate: today,
    targetDate: addDays(today, 30),
  })
}
