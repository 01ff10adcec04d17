import type { Locator, Page, Request } from '@playwright/test'
import { expect, sectionLink, test } from './journey.ts'

/** What is asked for again and again, whatever is shown. */
const polls = ['Badges', 'Notifications', 'Inbox', 'ParentInbox']

const operationOf = (request: Request): string | null =>
  request.url().endsWith('/graphql') ? (request.postDataJSON() as { operationName: string }).operationName : null

/** Comes near to each link until its screen has been read, and tells which were then asked for something after the click. */
async function follow(page: Page, screens: [operation: string, link: Locator, shown: Locator][]) {
  const late: string[] = []
  const read = new Set<string>()
  let clicked = false
  page.on('request', (request) => {
    const operation = operationOf(request)
    if (clicked && operation && !polls.includes(operation)) late.push(operation)
  })
  page.on('requestfinished', (request) => read.add(operationOf(request) ?? ''))
  for (const [operation, link, shown] of screens) {
    clicked = false
    await link.hover()
    // the menu that scrolled may have brought it under the pointer before
    await expect.poll(() => read.has(operation), operation).toBe(true)
    clicked = true
    await link.click()
    await expect(shown).toBeVisible()
  }
  return late
}

test('sections are read while the pointer comes near, and shown without asking again', async ({ page }) => {
  await page.request.post('/api/auth/login', { data: { username: 'admin', password: 'kiewiet-admin' } })
  await page.goto('/admin/dashboard')
  await expect(page.getByText('Total Students')).toBeVisible()
  const main = page.getByRole('main')
  const sections: [string, string, Locator][] = [
    ['GalleryManager', 'Gallery', main.getByRole('tab', { name: 'All Images' })],
    ['SchoolNotices', 'School Info', main.getByRole('button', { name: 'Add Notice' })],
    ['Applications', 'Applications', main.getByRole('searchbox')],
    ['Students', 'Students', main.getByRole('searchbox')],
    ['Relationships', 'Parent-Child Links', main.getByRole('searchbox')],
    ['Classrooms', 'Classrooms', main.getByRole('button', { name: 'Add Class' })],
    ['ClassRegister', 'Attendance', main.getByRole('region')],
    ['ReportCards', 'Report Cards', main.getByRole('searchbox')],
    ['Activities', 'Activities', main.getByRole('button', { name: 'Add Activity' })],
    ['AcademicReports', 'Academic Reports', main.getByRole('searchbox')],
    ['Timetables', 'Timetables', main.getByRole('button', { name: 'Add Entry' })],
    ['LearningProgress', 'Learning Progress', main.getByRole('button', { name: 'Add Assessment' })],
    ['VirtualClassroom', 'Virtual Classroom', main.getByRole('tab').first()],
    ['Messages', 'Messages', main.getByRole('searchbox')],
    ['BillingRecords', 'Billing', main.getByRole('searchbox')],
    ['UniformItems', 'Uniform Orders', main.getByRole('searchbox')],
    ['VolunteerRequests', 'Volunteers', main.getByRole('tab').first()],
    ['StaffDay', 'Staff', main.getByRole('searchbox')],
  ]
  const late = await follow(
    page,
    sections.map(([operation, label, shown]) => [operation, sectionLink(page, label), shown]),
  )
  expect(late).toEqual([])
})

test('so are the views of the portal', async ({ page }) => {
  await page.request.post('/api/auth/login', { data: { username: 'parent', password: 'kiewiet-parent' } })
  await page.goto('/parent/dashboard')
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible()
  const views: [string, string, string][] = [
    ['ParentAttendance', 'Attendance', 'Attendance'],
    ['ParentActivities', 'Activities', 'Activities'],
    ['ParentMessages', 'Messages', 'Messages'],
    ['ParentBilling', 'Bills and payments', 'Bills and payments'],
  ]
  const links = page.getByRole('navigation', { name: 'Portal' })
  const late = await follow(
    page,
    views.map(([operation, label, title]) => [
      operation,
      links.getByRole('link', { name: new RegExp(`^${label}`) }),
      page.getByRole('heading', { level: 1, name: title }),
    ]),
  )
  expect(late).toEqual([])
})

test('a page of the portal brings along what it shows, and names all of its program', async ({ page }) => {
  await page.request.post('/api/auth/login', { data: { username: 'parent', password: 'kiewiet-parent' } })
  const asked: string[] = []
  const programs: string[] = []
  page.on('request', (request) => {
    const operation = operationOf(request)
    if (operation && !polls.includes(operation)) asked.push(operation)
    if (request.url().endsWith('.js')) programs.push(new URL(request.url()).pathname)
  })
  const text = await (await page.goto('/parent/dashboard'))?.text()
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible()
  expect(asked).toEqual([])
  expect(programs.filter((path) => path.startsWith('/assets/') && !text?.includes(path))).toEqual([])
})

test('what checks a form is fetched once somebody begins to use the form', async ({ page }) => {
  const schemas: string[] = []
  page.on('request', (request) => /\/(fields\.schema|schemas)-/.test(request.url()) && schemas.push(request.url()))
  const begin = async (path: string, label: string) => {
    await page.goto(path)
    await expect(page.locator('html[data-ready]')).toBeVisible()
    await expect(page.getByLabel(label, { exact: true })).toBeVisible()
    expect(schemas, path).toEqual([])
    await page.getByLabel(label, { exact: true }).focus()
    await expect.poll(() => schemas.length, path).toBe(1)
    schemas.length = 0
  }
  await begin('/forgot-password', 'E-mail address')
  await page.request.post('/api/auth/login', { data: { username: 'admin', password: 'kiewiet-admin' } })
  await begin('/admin/dashboard?section=settings', 'Short name')
})
