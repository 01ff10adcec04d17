import { expect, test } from './journey.ts'
import { countSteps } from './steps.ts'

// a setting of the demo centre changes here
test.use({ centre: 'unusualReading' })

test('the head is told that one account opened many children, and finds it in the log', async ({ page }) => {
  const { step, print } = countSteps('who read so many children: from the notice to the log')
  await page.goto('/admin-login')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('kiewiet-admin')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard/)
  await page.goto('/admin/dashboard?section=settings&tab=audit')
  const form = page.getByRole('form', { name: 'Unusual access' })
  await form.getByLabel('Records per hour').fill('5')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()

  for (const child of [1, 2, 3, 4, 5, 6]) {
    await page.goto(`/admin/dashboard?section=students&child=${child}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Date of birth').first()).toBeVisible({ timeout: 10_000 })
  }
  await page.goto('/admin/dashboard?section=overview')
  await step(page.getByRole('button', { name: /^Notifications/ }).click())
  await step(page.getByRole('menuitem', { name: /Unusual number of records opened/ }).click())
  await expect(page.getByRole('searchbox', { name: 'Search the log' })).toHaveValue('Annelie Kruger')
  await expect(page.getByRole('rowheader', { name: 'Unusual access: Annelie Kruger' })).toBeVisible({
    timeout: 10_000,
  })
  expect(print()).toBeLessThanOrEqual(2)
})
