import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { answerMap } from './map.ts'

const pages = [
  ['/', 'A warm second home'],
  ['/about', 'About Us'],
  ['/programs', ''],
  ['/program/infant', 'Infant Program'],
  ['/programs/toddler', 'Toddler Program'],
  ['/gallery', ''],
  ['/contact', ''],
  ['/enroll', ''],
  ['/enroll?view=form', 'Enrollment Form'],
  ['/application', 'Your application'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/parent-login', ''],
  ['/admin-login', ''],
] as const

for (const [path, title] of pages) {
  test(`${path} opens without an error, a foreign request or anything that axe finds`, {
    tag: path === '/' ? '@core' : [],
  }, async ({ page, app }) => {
    const troubles: string[] = []
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
    page.on('pageerror', (error) => troubles.push(error.message))
    page.on('request', (request) => {
      const { origin } = new URL(request.url())
      if (origin !== app.url && !request.url().startsWith('data:') && origin !== 'https://www.openstreetmap.org') {
        troubles.push(`foreign request: ${request.url()}`)
      }
    })
    const fonts = new Set<string>()
    page.on('request', (request) => request.resourceType() === 'font' && fonts.add(request.url()))
    await answerMap(page)
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page).toHaveTitle(/Kiewiet Early Learning Centre/)
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const { violations } = await new AxeBuilder({ page })
        .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${width}: ${id} ${nodes[0]?.html}`)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `scrolls sideways at ${width}`).toBeLessThanOrEqual(0)
    }
    expect(troubles).toEqual([])
    expect(
      [...fonts].filter((url) => !url.includes('-basic-')),
      'letters beyond the usual ones',
    ).toEqual([])
  })
}

/** How far a page is wider than the screen, with what sticks out. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - window.innerWidth
    if (wide <= 0) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .slice(0, 5)
      .map((element) => `${wide} px: ${element.outerHTML.slice(0, 120)}`)
  })

for (const [path] of pages) {
  test(`${path} reflows with letters twice as large, and magnified four times`, async ({ page }) => {
    await answerMap(page)
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `scrolls sideways at ${width}`).toEqual([])
    }
    await page.reload()
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await overflow(page)).toEqual([])
    // nothing stays in place over the few lines that fit
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter(
          (element) =>
            ['fixed', 'sticky'].includes(getComputedStyle(element).position) && !element.matches('[href="#content"]'),
        )
        .map((element) => element.getBoundingClientRect())
        .reduce((height, box) => height + box.height, 0),
    )
    expect(fixed).toBe(0)
  })
}

test('a page brings along what it shows, and nothing more', async ({ page }) => {
  const styles: string[] = []
  page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()))
  await page.goto('/about')
  await expect(page.locator('html[data-ready]')).toBeVisible()
  expect(styles, 'they stand in the page').toEqual([])
  const question = 'What ages do you accept?'
  const home = await (await page.request.get('/')).text()
  const about = await (await page.request.get('/about')).text()
  expect(home).toContain(question)
  expect(about).not.toContain(question)
})

test('protected pages send guests to the right sign-in, which knows where they were heading', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/parent/dashboard')
  await expect(page).toHaveURL(/\/parent-login\?next=%2Fparent%2Fdashboard$/)
  await page.goto('/admin/dashboard?section=applications')
  await expect(page).toHaveURL(/\/admin-login\?next=%2Fadmin%2Fdashboard%3Fsection%3Dapplications$/)
})

test('the beginning of an area leads on to its first page', async ({ page }) => {
  await page.goto('/parent')
  await expect(page).toHaveURL(/\/parent-login\?next=%2Fparent%2Fdashboard$/)
  await page.goto('/admin/')
  await expect(page).toHaveURL(/\/admin-login\?next=%2Fadmin%2Fdashboard$/)
})

test('an unknown path answers 404 and stays: guests are offered the sign-in, and taken there on paths of the app', {
  tag: '@core',
}, async ({ page }) => {
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/parent-login\?next=%2Fno-such-page$/)
  expect((await page.goto('/parent/no-such-view'))?.status()).toBe(404)
  await expect(page).toHaveURL(/\/parent-login\?next=%2Fparent%2Fno-such-view$/)
  await expect(page.getByText(/Page not found: \/parent\/no-such-view/)).toBeVisible()
  expect(
    (await page.request.post('/api/auth/login', { data: { username: 'parent', password: 'kiewiet-parent' } })).status(),
  ).toBe(200)
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
})

test('an unknown program says so with status 404, and a missing one asks to choose', async ({ page }) => {
  expect((await page.goto('/program/astronauts'))?.status()).toBe(404)
  await expect(page.getByText('Program Not Found')).toBeVisible()
  await page.goto('/program/')
  await expect(page.getByText('Please select a specific program to view details.')).toBeVisible()
})

/** Catches a page whose buttons do nothing and say nothing, because a part of its program was not loaded. */
test('a page whose program is not loaded says so, and can be read', { tag: '@core' }, async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  const failure = page.getByRole('alert').filter({ hasText: 'its buttons do not work yet' })
  await expect(failure).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Load it again' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  await expect(failure).toBeHidden()
})

test('pages read without scripts', { tag: '@core' }, async ({ browser, app }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(app.url)
  await expect(page.getByRole('link', { name: 'Schedule a Visit' })).toBeVisible()
  await page.getByText('Do you offer transport?').click()
  await expect(page.getByText(/we do not offer a transport service/)).toBeVisible()
  // a form that would send nothing is not offered
  for (const path of ['/', '/contact']) {
    await page.goto(app.url + path)
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.getByLabel('Your name')).toBeHidden()
  }
  await context.close()
})
