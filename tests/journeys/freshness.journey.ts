import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** What a browser tells a page when its tab is chosen again. */
const comeBackTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

const logIn = (page: Page, username: string) =>
  page.request.post('/api/auth/login', { data: { username, password: `kiewiet-${username}` } })

test('what one browser changes, another one shows when its tab or its connection comes back', { tag: '@core' }, async ({
  page,
  browser,
  app,
}) => {
  const parent = await (await browser.newContext({ baseURL: app.url })).newPage()
  await parent.goto('/')
  await logIn(parent, 'parent')
  await parent.goto('/parent/notices')
  await expect(parent.getByRole('article').first()).toBeVisible()

  await page.goto('/')
  await logIn(page, 'admin')
  await page.goto('/admin/dashboard?section=school-info&tab=notices')
  const publish = async (title: string) => {
    await page.getByRole('button', { name: 'Add Notice' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Notice' })
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Message').fill('Read here without a reload.')
    await dialog.getByRole('button', { name: 'Add Notice' }).click()
    // the list of who wrote it follows at once
    await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible()
  }

  await publish('The gate is open late')
  await expect(parent.getByText('The gate is open late')).toBeHidden()
  await comeBackTo(parent)
  await expect(parent.getByRole('article').filter({ hasText: 'The gate is open late' })).toBeVisible()

  await parent.context().setOffline(true)
  await publish('Bring a hat')
  await parent.context().setOffline(false)
  await expect(parent.getByRole('article').filter({ hasText: 'Bring a hat' })).toBeVisible()
  await parent.context().close()
})
