import type { Page } from '@playwright/test'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, test } from './journey.ts'

test.use({ centre: 'learning' })

const section = '/admin/dashboard?section=learning-progress'

const signIn = (page: Page, username: string) =>
  page.request.post('/api/auth/login', { data: { username, password: `kiewiet-${username}` } })

test('a teacher’s class is assessed by keyboard, and the parent reads the note', { tag: '@core' }, async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin')

  await test.step('the figures of the demo', async () => {
    await page.goto(section)
    await expect(page.getByText('89 of 89 children assessed')).toBeVisible()
    await expect(page.getByText('82%').first()).toBeVisible()
    await expect(page.getByText('85%').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Needs Support' }).getByRole('listitem')).toHaveCount(2)
  })

  await test.step('one area of a class', async () => {
    await page.getByRole('button', { name: 'Little Learners' }).click()
    await page.getByRole('tab', { name: 'Record' }).click()
    await page.getByRole('button', { name: 'Record a Class' }).click()
    await page.getByLabel('Development area').selectOption('Social & Emotional')
    const fields = page.getByRole('textbox', { name: /^Percentage for/ })
    await expect(fields).toHaveCount(10)
    await fields.first().focus()
    for (let number = 0; number < 10; number += 1) await page.keyboard.type(`${80 + number}\n`)
    await page.getByLabel('Note for the parents of Lerato Mokoena').fill('Shared the red tricycle today.')
    await page.getByRole('button', { name: 'Save 10 Assessments' }).click()
    await expect(page.getByText('10 assessments added successfully')).toBeVisible()
    await expect(page.getByText('recorded', { exact: true })).toHaveCount(10)
  })

  const theirs = await browser.newContext()
  const parent = await theirs.newPage()
  await signIn(parent, 'parent')
  await parent.goto('/parent/progress')
  const lerato = parent.getByRole('region', { name: 'Lerato Mokoena' })
  await expect(lerato.getByText('Shared the red tricycle today.')).toBeVisible()
  await expect(lerato.getByText('Speak in sentences of four words')).toBeVisible()
  await theirs.close()
})

test('staff plan what a child is to learn and follow it to the end', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto(`${section}&tab=plan`)
  await page.getByRole('combobox', { name: 'Select Student' }).fill('thabo mok')
  await page.getByRole('option', { name: /Thabo Mokoena/ }).click()
  await page.getByLabel('Subject Area').selectOption('Creative Expression')
  await page.getByLabel('Learning Goal').fill('Draw a person with arms and legs')
  await page.getByLabel('Target Date').fill(addDays(todayInJohannesburg(), 60))
  await page.getByLabel('Difficulty Level').selectOption('Basic')
  await page.getByRole('button', { name: 'Create Learning Plan' }).click()
  await expect(page.getByText('Learning plan created successfully')).toBeVisible()

  await page.getByRole('button', { name: 'Show' }).click()
  const details = page.getByRole('dialog', { name: 'Draw a person with arms and legs' })
  await expect(details.getByText('100% remaining')).toBeVisible()
  await details.getByRole('button', { name: 'Update Progress' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Progress' })
  await dialog.getByLabel('Progress, in percent').fill('100')
  await dialog.getByRole('button', { name: 'Update Progress' }).click()
  await expect(page.getByText('Goal completed')).toBeVisible()
  const card = page.getByRole('article', { name: 'Draw a person with arms and legs' })
  await expect(card.getByText('Completed').first()).toBeVisible()
})
