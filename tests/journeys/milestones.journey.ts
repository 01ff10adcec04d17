import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, letTeacherTeach, signInAs, test } from './journey.ts'

/** It gives a duty. */
test.use({ centre: 'milestones' })

test('a teacher marks milestones of a child on a phone, and its parent reads them', async ({ page, browser, app }) => {
  const of = async (who: 'teacher' | 'parent') => {
    const context = await browser.newContext({
      baseURL: app.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    const own = await context.newPage()
    await signInAs(own, who)
    return own
  }
  await signInAs(page, 'admin')
  const classId = await letTeacherTeach(page, 'Little Learners')

  const teacher = await of('teacher')
  await teacher.goto(`/staff?section=learning-progress&tab=record&class=${classId}`)
  await teacher.getByRole('link', { name: 'Lerato Mokoena' }).click()
  const motor = teacher.getByRole('region', { name: 'Milestones' }).getByRole('region', { name: 'Motor Skills' })
  const stateOf = (milestone: string) => motor.getByRole('radiogroup', { name: milestone })
  await stateOf('Threads large beads').getByText('Reached').tap()
  await stateOf('Jumps with both feet off the ground').getByText('Emerging').tap()
  const day = addDays(todayInJohannesburg(), -1)
  await teacher.getByLabel('Seen on').fill(day)
  await teacher.getByRole('button', { name: /^Save \d Milestones?$/ }).tap()
  await expect(teacher.getByText(/^\d milestones? saved$/)).toBeVisible()
  await teacher.reload()
  await expect(stateOf('Threads large beads').getByRole('radio', { name: 'Reached' })).toBeChecked()

  const parent = await of('parent')
  await parent.goto('/parent/progress')
  const milestones = parent.getByRole('region', { name: "Lerato's milestones" })
  const entry = (words: string) => milestones.getByRole('listitem').filter({ hasText: new RegExp(`^${words}`) })
  await expect(entry('Threads large beads')).toHaveText(/Can do this$/)
  await expect(entry('Jumps with both feet off the ground')).toHaveText(/Getting there$/)
})
