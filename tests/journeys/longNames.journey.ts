import type { Page } from '@playwright/test'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { expect, signInAs, test } from './journey.ts'

test.use({ centre: 'long names' })

/** As people are called: 54 letters in words. And 200 letters without a place to break. */
const spaced = 'Nkosazana Wilhelmina Boitumelo van der Westhuizen-Mkhi'
const unbroken = 'Hlalanathi'.repeat(20)

/** What stands at the side of a long name, and has to stay in sight. */
const adminScreens: { at: string; beside: (page: Page) => ReturnType<Page['getByRole']> }[] = [
  { at: 'attendance&class=4', beside: (page) => page.getByRole('radiogroup', { name: /^Status of/ }).first() },
  { at: 'attendance&class=4&view=month', beside: (page) => page.getByRole('cell').first() },
  { at: 'students', beside: (page) => page.getByRole('button', { name: 'Add Student' }) },
  { at: 'parent-child', beside: (page) => page.getByRole('button', { name: 'Link Parent' }) },
  {
    at: 'applications',
    beside: (page) =>
      page.getByRole('link', { name: /Export CSV/ }).or(page.getByRole('button', { name: /Export CSV/ })),
  },
  { at: 'applications&view=table', beside: (page) => page.getByRole('table') },
  { at: 'billing', beside: (page) => page.getByRole('link', { name: /^Invoice/ }).first() },
  { at: 'messages', beside: (page) => page.getByRole('heading', { name: 'Messages' }) },
  { at: 'report-cards', beside: (page) => page.getByRole('table') },
  { at: 'learning-progress', beside: (page) => page.getByRole('heading', { name: 'Learning Progress' }) },
]
const portalScreens = [
  'dashboard',
  'attendance',
  'billing',
  'activities',
  'timetable',
  'report-cards',
  'progress',
  'uniforms',
  'profile',
]

async function fits(page: Page, what: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0)
}

test.beforeAll(async ({ playwright, app }) => {
  const admin = await playwright.request.newContext({ baseURL: app.url })
  await admin.post('/api/auth/login', { data: { username: 'admin', password: 'kiewiet-admin' } })
  const { children } = await (await admin.get('/api/admin/children')).json()
  for (const [firstName, lastName] of [
    ['Thabo', spaced],
    ['Lerato', unbroken],
  ]) {
    const child = children.find(
      (each: { firstName: string; lastName: string }) => each.firstName === firstName && each.lastName === 'Mokoena',
    )
    const changed = await admin.put(`/api/admin/children/${child.id}`, {
      data: { firstName: lastName, lastName, classId: 4 },
    })
    expect(changed.status(), await changed.text()).toBe(200)
  }
  for (const childName of [spaced, unbroken]) {
    const applied = await admin.post('/api/enroll', { data: buildEnrollment({ childName, parentName: childName }) })
    expect(applied.status(), await applied.text()).toBe(201)
  }
  await admin.dispose()
})

const widths = [360, 820, 1440]

test('long names leave everything beside them its place in the admin area', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')
  for (const { at, beside } of adminScreens) {
    await page.goto(`/admin/dashboard?section=${at}`)
    await expect(beside(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await fits(page, `${at}, ${width}`)
      const box = await beside(page).boundingBox()
      expect.soft(box?.x ?? width, `${at}, ${width}: beside the names`).toBeLessThan(width - 20)
    }
  }
})

test('long names fit the portal', async ({ page }) => {
  await signInAs(page, 'parent')
  await page.goto('/parent/dashboard')
  for (const view of portalScreens) {
    await page.goto(`/parent/${view}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await fits(page, `${view}, ${width}`)
    }
  }
})
