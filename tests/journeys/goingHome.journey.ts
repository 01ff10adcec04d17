import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, signInAs, test } from './journey.ts'
import { countSteps, timeJob } from './steps.ts'

const today = todayInJohannesburg()
/** Somebody who finds the next face and the person at the gate needs this long for each press, in milliseconds. */
const pace = 700

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')
})

test('twenty-two children go home from a phone within a minute', async ({ page }) => {
  const ask = async (query: string, variables: object) =>
    (await (await page.request.post('/graphql', { data: { query, variables } })).json()).data
  const read = `query ($date: LocalDate!, $classId: Int) { register(date: $date, classId: $classId) {
    classes { classId name } entries { childId attendance { version } } } }`
  const { classes } = (await ask(read, { date: today })).register
  const { classId } = classes.find(({ name }: { name: string }) => name === 'Future Leaders')
  const { entries } = (await ask(read, { date: today, classId })).register
  const marks = entries.map((entry: { childId: number; attendance: { version: number } | null }) => ({
    childId: entry.childId,
    status: 'present',
    version: entry.attendance?.version ?? null,
  }))
  await ask('mutation ($input: AttendanceMarksInput!) { markAttendance(input: $input) { outcomes { refused } } }', {
    input: { date: today, marks },
  })

  await page.goto(`/admin/dashboard?section=attendance&class=${classId}`)
  const steps = countSteps('a child goes home from a phone', 4)
  await page.getByRole('combobox', { name: 'View' }).selectOption('Going home')
  const here = page.getByRole('region', { name: 'Here' })
  await expect(here.getByRole('button')).toHaveCount(25)

  const stop = timeJob('22 children go home from a phone', 60)
  for (let count = 0; count < 22; count++) {
    await page.waitForTimeout(pace)
    const face = here.getByRole('button').first()
    await (count === 0 ? steps.step(face.tap()) : face.tap())
    const person = page.getByRole('dialog').getByRole('listitem').getByRole('button').first()
    await person.waitFor()
    await page.waitForTimeout(pace)
    await (count === 0 ? steps.step(person.tap()) : person.tap())
    await expect(here.getByRole('button')).toHaveCount(24 - count)
  }
  stop()
  expect(steps.print()).toBe(2)
  await expect(page.getByText('Attendance recorded successfully')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Gone home' }).getByRole('button')).toHaveCount(22)
})
