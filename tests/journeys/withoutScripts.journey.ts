import type { Browser, BrowserContext, Page } from '@playwright/test'
import { allSections } from '#web/admin/sections.ts'
import { staffSections } from '#web/admin/staffSections.ts'
import { viewPath, views } from '#web/portal/views.ts'
import { expect, signInAs, test } from './journey.ts'

type Account = Parameters<typeof signInAs>[1]

/** A browser that runs no scripts, in which somebody has signed in. */
async function withoutScripts(browser: Browser, baseURL: string | undefined, username: Account) {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await signInAs(page, username)
  return page
}

test('a parent and an administrator read their first pages before any script has come', {
  tag: '@core',
}, async ({ browser, baseURL }) => {
  const parent = await withoutScripts(browser, baseURL, 'parent')
  await parent.goto('/parent/dashboard')
  await expect(parent.getByRole('article', { name: 'Lerato Mokoena' })).toBeVisible()
  await parent.goto('/parent/billing')
  await expect(parent.getByText(/outstanding/).first()).toBeVisible()
  await parent.goto('/parent/messages')
  await expect(parent.getByText('Story day')).toBeVisible()
  await parent.context().close()

  const admin = await withoutScripts(browser, baseURL, 'admin')
  await admin.goto('/admin/dashboard')
  await expect(admin.getByRole('heading', { name: /^Rooms (today|on)/ })).toBeVisible()
  await admin.goto('/admin/dashboard?section=students')
  await expect(admin.getByRole('article').getByRole('link').first()).toBeVisible()
  await admin.context().close()
})

/**
 * Opens an address and says what went wrong or twice as the browser took over: React reports a page that is not the one
 * the server rendered as an error.
 */
async function takeOver(context: BrowserContext, address: string): Promise<string[]> {
  const page: Page = await context.newPage()
  const found: string[] = []
  page.on('pageerror', ({ message }) => found.push(`${address}: ${message}`))
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') found.push(`${address}: ${request.postData()?.slice(0, 120)}`)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.close()
  return found
}

for (const [username, addresses] of [
  ['parent', views.map(({ id }) => viewPath(id))],
  ['admin', allSections.map(({ id }) => `/admin/dashboard?section=${id}`)],
  ['teacher', staffSections.map(({ id }) => `/staff?section=${id}`)],
] as const) {
  test(`whatever ${username} opens is taken over as it was rendered, and nothing is read twice`, async ({ page }) => {
    await signInAs(page, username)
    const found: string[] = []
    for (const address of addresses) found.push(...(await takeOver(page.context(), address)))
    expect(found).toEqual([])
  })
}
