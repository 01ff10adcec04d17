import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { countSteps } from './steps.ts'

test.use({ centre: 'families' })

async function signIn(page: Page) {
  const account = { username: 'parent', password: 'kiewiet-parent' }
  expect((await page.request.post('/api/auth/login', { data: account })).status()).toBe(200)
}

test('the installed app opens on Today', async ({ page }) => {
  const { start_url, shortcuts } = await (await page.request.get('/site.webmanifest')).json()
  await signIn(page)
  await page.goto(start_url)
  await expect(page).toHaveURL(/\/parent\/dashboard$/)
  for (const { url } of shortcuts) expect((await page.request.get(url)).status()).toBe(200)
})

test('the page of a program leads to a form that begins with it', async ({ page }) => {
  const { step, print } = countSteps('a program and age group from the page of the program', 6)
  await page.goto('/program/toddler')
  await step(page.getByRole('main').getByRole('link', { name: 'Enroll Now' }).click())
  await step(page.getByRole('main').getByRole('link', { name: 'Enroll Now' }).click())
  await expect(page.getByLabel('Program')).toHaveValue('toddlers', { timeout: 10_000 })
  await expect(page.getByLabel('Age group')).toHaveValue('18-36months')
  expect(print()).toBe(2)
})

test('on a phone the child that was chosen stays chosen, and the account is one press behind More', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/parent/dashboard')
  const { step, print } = countSteps("one child's day, month and bills", 5)
  const go = (name: string) => page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name }).click()
  await step(page.getByRole('group', { name: 'Child' }).getByRole('button', { name: 'Thabo' }).click())
  await expect(page.getByRole('article', { name: 'Lerato Mokoena' })).toHaveCount(0)
  await step(go('Attendance'))
  await expect(page.getByRole('heading', { name: 'Thabo Mokoena' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lerato Mokoena' })).toHaveCount(0)
  await step(go('Bills'))
  await expect(page.getByRole('heading', { level: 1, name: 'Bills and payments' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Thabo' })).toHaveAttribute('aria-pressed', 'true')
  expect(print()).toBe(3)

  const account = countSteps('the account on a phone', 2)
  await account.step(page.getByRole('button', { name: /More$/ }).click())
  await account.step(page.getByRole('dialog', { name: 'All views' }).getByRole('link', { name: 'Your account' }).click())
  await expect(page).toHaveURL(/\/account$/)
  expect(account.print()).toBe(2)
})
