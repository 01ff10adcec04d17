import type { Browser } from '@playwright/test'
import type { App } from './app.ts'
import { expect, letTeacherTeach, signInAs, test } from './journey.ts'
import { countSteps, timeJob } from './steps.ts'

/** It has report cards approved by the office, which would stand in the way of those that publish theirs. */
test.use({ centre: 'approval' })

const term = 'Mid-Year'
const children = 21
const said = 'Thabo sorts by colour and by size.'

async function pageOf(browser: Browser, app: App, who: 'teacher' | 'parent') {
  const context = await browser.newContext({ baseURL: app.url })
  const page = await context.newPage()
  await signInAs(page, who)
  return page
}

test('the report cards of a class of 21 are written by its teacher, checked and published by the office, and read by a parent', async ({
  page,
  browser,
  app,
}) => {
  await signInAs(page, 'admin')
  const classId = await letTeacherTeach(page, 'Young Scholars')
  const { step, print } = countSteps(`report cards of ${children} children, submitted and published`)
  const done = timeJob(`report cards of ${children} children, submitted and published`)

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
  await test.step('the teacher writes one after the other, and submits them together', async () => {
    await teacher.goto(`/staff?${list}`)
    await step(
      teacher
        .getByRole('button', { name: /^Write report card for/ })
        .first()
        .click(),
    )
    await step(writes.getByRole('checkbox', { name: /^Draft/ }).check())
    const names: string[] = []
    for (let done = 1; done <= children; done += 1) {
      const student = writes.getByRole('combobox', { name: 'Student' })
      await expect(student).not.toHaveValue(names.at(-1) ?? '')
      await expect(student).toHaveValue(/./)
      const name = await student.inputValue()
      names.push(name)
      await step(writes.getByLabel('Academic progress').fill(name.startsWith('Thabo') ? said : 'Counts to twenty.'))
      await step(writes.getByRole('button', { name: done < children ? 'Save and next child' : 'Save draft' }).click())
    }
    await expect(writes).toBeHidden()
    expect(new Set(names).size).toBe(children)
    await step(teacher.getByRole('button', { name: `Submit ${children} drafts` }).click())
    const submit = teacher.getByRole('dialog', { name: 'Submit drafts' })
    await step(submit.getByRole('button', { name: `Submit ${children} drafts` }).click())
    await expect(submit.getByText(`${children} report cards submitted for approval`)).toBeVisible()
  })

  const parent = await pageOf(browser, app, 'parent')
  await test.step('no parent sees them yet', async () => {
    await parent.goto('/parent/report-cards')
    await expect(parent.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(parent.getByRole('link', { name: new RegExp(term) })).toHaveCount(0)
  })

  await test.step('the office reads one, publishes it, and approves the others together', async () => {
    await page.goto(`/admin/dashboard?${list}`)
    await expect(page.getByText('Awaiting approval', { exact: true }).first()).toBeVisible()
    await step(
      page
        .getByRole('row', { name: /Thabo Mokoena/ })
        .getByRole('rowheader')
        .click(),
    )
    const card = page.getByRole('dialog', { name: 'Edit report card' })
    await expect(card.getByLabel('Academic progress')).toHaveValue(said)
    await step(card.getByRole('button', { name: 'Publish' }).click())
    await expect(page.getByText('Report card updated successfully')).toBeVisible()
    const others = `${children - 1} report cards`
    await step(page.getByRole('button', { name: `Approve ${others}` }).click())
    const approve = page.getByRole('dialog', { name: 'Approve report cards' })
    await step(approve.getByRole('button', { name: `Approve ${others}` }).click())
    await expect(approve.getByText(`${others} published`)).toBeVisible()
  })

  await test.step('the parent reads it', async () => {
    await parent.reload()
    await step(parent.getByRole('link', { name: new RegExp(term) }).click())
    await expect(parent.getByText(said)).toBeVisible()
  })
  done()
  print()
})
