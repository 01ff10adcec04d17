import type { Page } from '@playwright/test'
import { buildPdf } from '#tests/factories/files.ts'
import { expect, signInAs, test, testIn } from './journey.ts'
import { countSteps } from './steps.ts'

/** It changes fees and hours on the site. */
const apart = testIn('content')

async function open(page: Page, tab: string) {
  await signInAs(page, 'admin')
  await page.goto(`/admin/dashboard?section=school-info&tab=${tab}`)
}

test('an urgent notice stands in the portal at once, as text, and is e-mailed to the parents', {
  tag: '@core',
}, async ({ page, browser, app, mailbox }) => {
  await open(page, 'notices')
  const { step, print } = countSteps('an urgent notice in the portal and in every mailbox', 6)
  await step(page.getByRole('button', { name: 'Add Notice' }).click())
  const dialog = page.getByRole('dialog', { name: 'Add Notice' })
  await step(dialog.getByLabel('Title').fill('No water today'))
  await step(dialog.getByLabel('Message').fill('Please send <b>two</b> bottles.'))
  await step(dialog.getByLabel('Urgent').check())
  await expect(dialog.getByLabel(/Also send it by e-mail now/)).toBeChecked()
  await step(dialog.getByRole('button', { name: 'Add Notice' }).click())
  await expect(page.getByText('Notice created successfully')).toBeVisible()
  print()

  const parent = await (await browser.newContext({ baseURL: app.url })).newPage()
  await signInAs(parent, 'parent')
  await parent.goto('/parent/notices')
  const notice = parent.getByRole('article').filter({ hasText: 'No water today' })
  await expect(notice.getByText('Please send <b>two</b> bottles.')).toBeVisible()
  await expect(notice.getByText('Urgent')).toBeVisible()
  await parent.goto('/parent/dashboard')
  await expect(parent.getByRole('region', { name: 'Urgent' }).getByText('No water today')).toBeVisible()
  await parent.context().close()
  expect((await mailbox.letterTo('parent@kiewiet.example', 'bottles')).text).toContain('Urgent: No water today')
})

apart(
  'a new fee and new hours stand on the site at once, and an upload takes the place of a document',
  async ({ page, request }) => {
    await open(page, 'programs')
    await page.getByRole('button', { name: 'Edit Toddler Program' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Toddler Program' })
    await dialog.getByLabel(/full-time fee/).fill('R 2475')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Program updated successfully')).toBeVisible()
    expect(await (await request.get('/program/toddler')).text()).toContain('R2,475')

    await page.getByRole('tab', { name: 'Hours' }).click()
    await page.getByLabel('Opening time').fill('06:00')
    await page.getByRole('button', { name: 'Save hours' }).click()
    await expect(page.getByText('Hours updated successfully')).toBeVisible()
    expect(await (await request.get('/')).text()).toContain('6:00 AM - 6:30 PM')

    await page.getByRole('tab', { name: 'Documents' }).click()
    const replace = page.getByLabel('Replace Fee structure 2024')
    await replace.setInputFiles({ name: 'fees.pdf', mimeType: 'application/pdf', buffer: buildPdf('Our own fees') })
    await expect(page.getByText('Document replaced successfully')).toBeVisible()
    expect(await (await request.get('/documents/fee-structure-2024.pdf')).body()).toEqual(buildPdf('Our own fees'))
    await page.getByRole('button', { name: 'Use generated document' }).click()
    await expect(page.getByText('The generated document has been restored')).toBeVisible()
    expect((await (await request.get('/documents/fee-structure-2024.pdf')).body()).length).toBeGreaterThan(5_000)
  },
)
