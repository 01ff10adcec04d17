import type { Browser } from '@playwright/test'
import type { App } from './app.ts'
import { expect, letTeacherTeach, signInAs, test } from './journey.ts'
import { countSteps, timeJob } from './steps.ts'

/** It has report cards approved by the office, which would stand in the way of those that publish theirs. */
test.use({ centre: 'approval' })

const term = 'Mid-Year'
const said = 'Lerato sorts by colour and by size.'

async function pageOf(browser: Browser, app: App, who: 'teacher' | 'parent') {
  const context = await browser.newContext({ baseURL: app.url })
  const page = await context.newPage()
  await signInAs(page, who)
  return page
}

test('the report cards of a class are written by its teacher, checked and published by the office, and read by a parent', async ({
  page,
  browser,
  app,
}) => {
  await signInAs(page, 'admin')
  const classId = await letTeacherTeach(page, 'Little Learners')
  const { step, print } = countSteps('report cards of two children, submitted and published')
  const done = timeJob('report cards of two children, submitted and published')

  await test.step('the office approves report cards', async () => {
    await page.goto('/admin/dashboard?section=settings')
    const settings = page.getByRole('form', { name: 'Report cards' })
    await step(settings.getByRole('checkbox', { name: /^Report cards need the office's approval/ }).check())
    await step(settings.getByRole('button', { name: 'Save' }).click())
    await expect(page.getByText('Settings saved')).toBeVisible()
  })

  const teacher = await pageOf(browser, app, 'teacher')
  const list = `section=report-cards&class=${classId}&term=${term}`
  const writes = teacher.getByRole('dialog', { name: 'Create Report Card' })
  await test.step('the teacher writes two, and submits them', async () => {
    await teacher.goto(`/staff?${list}`)
    await step(teacher.getByRole('button', { name: 'Write report card of Lerato Mokoena' }).click())
    await step(writes.getByLabel('Academic progress').fill(said))
    await step(writes.getByRole('button', { name: 'Submit for approval' }).click())
    await expect(teacher.getByText('Submitted for approval')).toBeVisible()
    await step(
      teacher
        .getByRole('button', { name: /^Write report card of/ })
        .first()
        .click(),
    )
    await step(writes.getByRole('checkbox', { name: /^Draft/ }).check())
    await step(writes.getByLabel('Academic progress').fill('Counts to twenty.'))
    await step(writes.getByRole('button', { name: 'Save draft' }).click())
    await step(teacher.getByRole('button', { name: 'Submit 1 draft' }).click())
    const submit = teacher.getByRole('dialog', { name: 'Submit drafts' })
    await step(submit.getByRole('button', { name: 'Submit 1 draft' }).click())
    await expect(submit.getByText('1 report card submitted for approval')).toBeVisible()
  })

  const parent = await pageOf(browser, app, 'parent')
  await test.step('no parent sees them yet', async () => {
    await parent.goto('/parent/report-cards')
    await expect(parent.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(parent.getByRole('link', { name: new RegExp(term) })).toHaveCount(0)
  })

  await test.step('the office reads one, and publishes both', async () => {
    await page.goto(`/admin/dashboard?${list}`)
    await expect(page.getByText('Awaiting approval', { exact: true })).toHaveCount(3)
    await step(
      page
        .getByRole('row', { name: /Lerato Mokoena/ })
        .getByRole('rowheader')
        .click(),
    )
    const card = page.getByRole('dialog', { name: 'Edit report card' })
    await expect(card.getByLabel('Academic progress')).toHaveValue(said)
    await step(card.getByRole('button', { name: 'Publish' }).click())
    await expect(page.getByText('Report card updated successfully')).toBeVisible()
    await step(page.getByRole('button', { name: 'Approve 1 report card' }).click())
    const approve = page.getByRole('dialog', { name: 'Approve report cards' })
    await step(approve.getByRole('button', { name: 'Approve 1 report card' }).click())
    await expect(approve.getByText('1 report card published')).toBeVisible()
  })

  await test.step('the parent reads it', async () => {
    await parent.reload()
    await step(parent.getByRole('link', { name: new RegExp(term) }).click())
    await expect(parent.getByText(said)).toBeVisible()
  })
  done()
  print()
})
