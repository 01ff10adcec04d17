import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { addDays, eachDay, mondayOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { isSchoolDay } from '#graphql/values/holidays.ts'
import { trustedDocuments } from '#web/build/trustedDocuments.ts'
import { readDevice } from './deviceStorage.ts'
import { expect, loseConnection, signInAs, test } from './journey.ts'
import { countSteps } from './steps.ts'

const today = todayInJohannesburg()
/** A day of the last weeks on which the demo centre was open and every child was enrolled; it is emptied for these tests. */
const free = eachDay(addDays(today, -27), addDays(today, -8)).find(
  (day) => isSchoolDay(day) && !/-12-(2[4-9]|3.)|-01-0[12]/.test(day),
) as string
/** A day of the next weeks on which it is open: nothing but absences can be recorded of it. */
const ahead = eachDay(addDays(mondayOf(today), 8), addDays(today, 60)).find(
  (day) => isSchoolDay(day) && !/-12-(2[4-9]|3.)|-01-0[12]/.test(day),
) as string

async function openRegister(page: Page, date: string, className: string) {
  await page.goto(`/admin/dashboard?section=attendance&date=${date}`)
  await page.getByRole('button', { name: new RegExp(className) }).click()
  await expect(page.getByRole('table', { name: `Register of ${className}` })).toBeVisible()
  // the first class is shown before it is chosen: its register may still be read a second time
  await page.waitForLoadState('networkidle')
}

const statuses = (page: Page) => page.getByRole('radiogroup', { name: /^Status of/ })
const press = (page: Page, index: number, status: string) =>
  statuses(page).nth(index).getByText(status, { exact: true }).click()
const isChosen = (page: Page, index: number, status: string) =>
  expect(statuses(page).nth(index).getByRole('radio', { name: status })).toBeChecked()
const saved = (page: Page) => expect(page.getByText('Attendance recorded successfully')).toBeVisible()

/** The marks that the browser keeps. */
const waitingMarks = (page: Page) => readDevice(page, 'marks')

test.beforeAll(async ({ playwright, app }) => {
  const admin = await playwright.request.newContext({ baseURL: app.url })
  await admin.post('/api/auth/login', { data: { username: 'admin', password: 'kiewiet-admin' } })
  const listOf = async (path: string) => (await (await admin.get(`${path}?date=${free}`)).json()).attendance
  const marks = (await listOf('/api/admin/attendance')).map(({ childId, version }: Record<string, number>) => ({
    childId,
    version,
  }))
  const query = 'mutation ($input: AttendanceMarksInput!) { markAttendance(input: $input) { outcomes { refused } } }'
  if (marks.length > 0) await admin.post('/graphql', { data: { query, variables: { input: { date: free, marks } } } })
  for (const { id } of await listOf('/api/admin/staff-attendance'))
    await admin.delete(`/api/admin/staff-attendance/${id}`)
  await admin.dispose()
})
test.beforeEach(({ page }) => signInAs(page, 'admin'))

test('a class of twenty is marked by keyboard in at most four requests', { tag: '@core' }, async ({ page }) => {
  await openRegister(page, free, 'Young Scholars')
  const box = page.locator('[data-scrolls="Register of Young Scholars"]')
  const hidden = await box.evaluate((element) => element.scrollHeight - element.clientHeight)
  expect(hidden, 'the page alone scrolls').toBeLessThanOrEqual(1)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && request.postData()?.includes('markAttendance'))
      requests.push(request.url())
  })
  await page.getByRole('button', { name: 'Mark all present' }).press('Enter')
  await expect(statuses(page).first().getByRole('radio', { name: 'Present' })).toBeFocused()
  for (const [steps, key] of [
    [3, 'a'],
    [4, 'l'],
    [5, 'a'],
  ] as const) {
    for (let count = 0; count < steps; count++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press(key)
  }
  await saved(page)
  await expect(page.getByText('18 present', { exact: true })).toBeVisible()
  await expect(page.getByText('Saved as you go.')).toBeVisible()
  expect(requests.length).toBeGreaterThan(0)
  expect(requests.length).toBeLessThanOrEqual(4)

  await page.reload()
  await isChosen(page, 3, 'Absent')
  await isChosen(page, 7, 'Late')
  await isChosen(page, 20, 'Present')
})

test('the register goes on without a connection: marks wait, and are sent when it returns', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await openRegister(page, free, 'Explorers')
  await test.step('the connection drops, and marking goes on', async () => {
    await context.setOffline(true)
    await press(page, 0, 'Late')
    await expect(page.getByText('No connection')).toBeVisible()
    await press(page, 1, 'Absent')
    await expect(page.getByText(/2 marks not sent yet/)).toBeVisible()
  })
  await test.step('it returns', async () => {
    await context.setOffline(false)
    await saved(page)
    await expect(page.getByText('No connection')).toHaveCount(0)
  })
  await page.reload()
  await isChosen(page, 0, 'Late')
  await isChosen(page, 1, 'Absent')
})

test('a mark that waits survives that the tablet is closed, and leaves nothing behind', async ({ page, context }) => {
  await openRegister(page, free, 'Little Learners')
  await context.setOffline(true)
  await press(page, 2, 'Late')
  await expect(page.getByText('No connection')).toBeVisible()
  await expect.poll(() => waitingMarks(page)).toHaveLength(1)
  const [kept] = await waitingMarks(page)
  expect(kept?.opened, 'numbers, no names').toMatch(/"childId":\d+/)
  expect(kept?.opened).not.toMatch(/Mokoena|firstName/)
  expect(kept?.onDisk, 'sealed').not.toContain('childId')
  await page.close()
  await context.setOffline(false)

  const again = await context.newPage()
  await again.goto(`/admin/dashboard?section=attendance&date=${free}&class=3`)
  await saved(again)
  await isChosen(again, 2, 'Late')
  await expect.poll(() => waitingMarks(again)).toEqual([])
})

test('marks that wait are named wherever somebody signs out, and are not lost by one press', async ({
  page,
  context,
}) => {
  await openRegister(page, free, 'Discoverers')
  await context.setOffline(true)
  await press(page, 1, 'Late')
  await expect(page.getByText('No connection')).toBeVisible()
  await expect.poll(() => waitingMarks(page)).toHaveLength(1)
  // the page that would send it is left, and another one opened
  await page.goto('about:blank')
  await context.setOffline(false)
  const question = page.getByRole('alertdialog', { name: '1 mark has not been sent' })
  for (const [path, name] of [
    ['/', 'Logout'],
    ['/parent/dashboard', 'Logout'],
    ['/account', 'Logout'],
    ['/account', 'Sign out everywhere'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name, exact: true }).first().click()
    if (name !== 'Logout') await page.getByRole('alertdialog').getByRole('button', { name }).click()
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(question).toHaveCount(0)
    expect(await waitingMarks(page), `${name} on ${path}`).toHaveLength(1)
  }
  expect((await page.request.get('/api/user')).status()).toBe(200)
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Delete and sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Enroll Now' })).toBeVisible()
  expect(await waitingMarks(page)).toEqual([])
  expect((await page.request.get('/api/user')).status()).toBe(401)
})

/** What the browser keeps of children's names. */
const namesKept = async (page: Page) => (await readDevice(page, 'register')).map(({ opened }) => opened).join('\n')

test('a tablet that is restarted without a connection opens the register of today, and goes on', async ({
  page,
  context,
  app,
}) => {
  await openRegister(page, today, 'Adventurers')
  const present = page.getByRole('radiogroup', { name: /^Status of/ }).filter({
    has: page.getByRole('radio', { name: 'Present', checked: true }),
  })
  const label = (await present.first().getAttribute('aria-label')) as string
  const status = page.getByRole('radiogroup', { name: label })
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/offline-register.html')))).toBe(true)
  await expect.poll(() => namesKept(page)).toContain('Adventurers')
  expect(await namesKept(page), 'allergies and what parents told stay on the server').not.toMatch(
    /"allergies":"|"reason":"\w/,
  )
  expect(JSON.stringify((await readDevice(page, 'register')).map(({ onDisk }) => onDisk)), 'sealed').not.toMatch(
    /Adventurers|firstName/,
  )

  await test.step('it is started with a connection that carries nothing', async () => {
    process.kill(app.pid as number, 'SIGSTOP')
    await page.reload()
    await expect(page.getByRole('heading', { name: /^Register of/ })).toBeVisible()
    process.kill(app.pid as number, 'SIGCONT')
  })
  const regain = await test.step('it is started without a connection, twice', async () => {
    const back = await loseConnection(context, app)
    await page.reload()
    await expect(page.getByRole('heading', { name: /^Register of/ })).toBeVisible()
    await status.getByText('Late', { exact: true }).click()
    await expect(page.getByRole('img', { name: 'Waiting to be sent' })).toBeVisible()
    await page.reload()
    await expect(status.getByRole('radio', { name: 'Late' })).toBeChecked()
    return back
  })
  await test.step('the connection returns, and the admin area takes over', async () => {
    await regain()
    await saved(page)
    await expect(page.getByRole('table', { name: 'Register of Adventurers' })).toBeVisible()
    await page.reload()
    await expect(status.getByRole('radio', { name: 'Late' })).toBeChecked()
    await expect.poll(() => waitingMarks(page)).toEqual([])
  })
  await test.step('anyone who signs in next finds no names', async () => {
    expect(await namesKept(page)).toContain('Adventurers')
    await context.clearCookies()
    await page.goto('/parent-login')
    await expect.poll(() => namesKept(page)).toBe('')
    const back = await loseConnection(context, app)
    await page.goto('/admin/dashboard?section=attendance')
    await expect(page.getByText('You are offline')).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await back()
  })
})

test('two people mark one child: the second sees what the first recorded, and decides', async ({ page }) => {
  await openRegister(page, free, 'Discoverers')
  const { register } = (
    await (
      await page.request.post('/graphql', {
        data: { query: `{ register(date: "${free}") { entries { childId firstName lastName } } }` },
      })
    ).json()
  ).data
  const [child] = register.entries
  const first = await page.request.post('/api/admin/attendance', {
    data: { childId: child.childId, date: free, status: 'late', timeIn: '09:05' },
  })
  expect(first.status()).toBe(201)
  await press(page, 0, 'Absent')
  await expect(page.getByText(/Somebody else has recorded Late, in 09:05 in the meantime/)).toBeVisible()
  await page.getByRole('button', { name: `Keep mine: ${child.firstName} ${child.lastName}` }).click()
  await saved(page)
  await page.reload()
  await isChosen(page, 0, 'Absent')
})

test('what a parent tells stands in the register, and is recorded before the day', async ({
  page,
  playwright,
  app,
}) => {
  const parent = await playwright.request.newContext({ baseURL: app.url })
  await parent.post('/api/auth/login', { data: { username: 'parent', password: 'kiewiet-parent' } })
  const { children } = await (await parent.get('/api/parent/children')).json()
  const lerato = children.find((child: { firstName: string }) => child.firstName === 'Lerato')
  const told = ahead
  // as the portal sends it: the server takes nothing else from parents
  const query = (await trustedDocuments()).find((text) => /^mutation ReportAbsence[^]*__typename/.test(text))
  const input = { childId: lerato.id, fromDate: told, toDate: told, reason: 'Dentist' }
  const { data } = await (await parent.post('/graphql', { data: { query, variables: { input } } })).json()
  expect(data.reportAbsence).toMatchObject({ reason: 'Dentist' })
  await openRegister(page, told, 'Little Learners')
  await expect(page.getByRole('row', { name: /Lerato Mokoena/ }).getByText(/Reported by parent/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark all present' })).toHaveAttribute('aria-disabled', 'true')
  const status = page.getByRole('radiogroup', { name: 'Status of Lerato Mokoena' })
  await status.getByText('Absent', { exact: true }).click()
  await saved(page)
  await expect(page.getByRole('textbox', { name: 'Notes, Lerato Mokoena' })).toHaveValue('Dentist')
  await parent.dispose()
})

test('a record is edited in its form and deleted after the question', async ({ page }) => {
  await openRegister(page, today, 'Little Learners')
  await page.getByRole('button', { name: 'More for Lerato Mokoena' }).click()
  await page.getByRole('menuitem', { name: 'Edit record' }).click()
  const form = page.getByRole('dialog', { name: 'Edit attendance' })
  await form.getByLabel('Time out').fill('1530')
  await form.getByLabel('Collected by').fill('Gogo Mokoena')
  await expect(form.getByText(/Gogo Mokoena is not on/)).toBeVisible()
  await form.getByLabel('Why').fill('The mother rang at noon')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Attendance updated successfully')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Collected by, Lerato Mokoena' })).toHaveValue('Gogo Mokoena')
  await expect(page.getByRole('textbox', { name: 'Time out, Lerato Mokoena' })).toHaveValue('15:30')

  await page.getByRole('button', { name: 'More for Lerato Mokoena' }).click()
  await page.getByRole('menuitem', { name: 'Delete record' }).click()
  await expect(
    page.getByRole('alertdialog', { name: 'Are you sure you want to delete this attendance record?' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Delete record' }).click()
  await expect(page.getByText('Attendance deleted successfully')).toBeVisible()
  await expect(page.getByText('1 not marked')).toBeVisible()
})

test('the month of a class is shown, and saved as CSV and as an Excel file', async ({ page }) => {
  await openRegister(page, addDays(today, -30), 'Adventurers')
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Month').click()
  const grid = page.getByRole('region', { name: /Register of Adventurers/ })
  await expect(grid.getByRole('rowheader')).toHaveCount(25)
  for (const [item, ending, start] of [
    ['CSV', '.csv', '\uFEFFChild;1;2'],
    ['Excel (XLSX)', '.xlsx', 'PK'],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).click()
    const file = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: item }).click()
    const download = await file
    expect(download.suggestedFilename()).toMatch(new RegExp(`^register-adventurers-\\d{4}-\\d\\d\\${ending}$`))
    expect(readFileSync(await download.path(), 'utf8').slice(0, start.length)).toBe(start)
  }
})

test('the day of a teacher is recorded, changed and deleted', async ({ page }) => {
  await page.goto(`/admin/dashboard?section=attendance&tab=staff&date=${free}`)
  const row = page.getByRole('row', { name: /Mpho Sithole/ })
  await row.getByRole('button', { name: /Mark Attendance/ }).click()
  const form = page.getByRole('dialog', { name: 'Mark attendance' })
  await form.getByLabel('Time in').fill('0730')
  await form.getByLabel('Time out').fill('1610')
  await form.getByLabel('Notes').click()
  await expect(form.getByText('From the times: 8 h 40 min')).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await saved(page)
  await expect(row.getByText('8 h 40 min')).toBeVisible()

  await row.getByRole('button', { name: "Edit Mpho Sithole's attendance" }).click()
  await page.getByRole('dialog', { name: 'Edit attendance' }).getByLabel('Status').selectOption('Sick Leave')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Attendance updated successfully')).toBeVisible()
  await expect(row.getByText('Sick Leave')).toBeVisible()

  await row.getByRole('button', { name: "Delete Mpho Sithole's record" }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete record' }).click()
  await expect(page.getByText('Attendance deleted successfully')).toBeVisible()
  await expect(row.getByText('Not marked')).toBeVisible()
})

for (const view of ['', '&view=month', '&tab=staff']) {
  test(`the section${view} fits every width, and axe finds nothing`, async ({ page }) => {
    await page.goto(`/admin/dashboard?section=attendance${view}`)
    await expect(page.getByRole('table').first()).toBeVisible()
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const { violations } = await new AxeBuilder({ page })
        .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${width}: ${id} ${nodes[0]?.html}`)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `scrolls sideways at ${width}`).toBeLessThanOrEqual(0)
    }
  })
}

test('a class has a blank register for a week without power, on one landscape page', async ({ page }) => {
  await openRegister(page, free, 'Little Learners')
  const children = await statuses(page).count()
  const { step, print } = countSteps('a blank register on paper')
  await step(page.getByRole('button', { name: 'More for this day' }).click())
  await step(page.getByRole('menuitem', { name: 'Print a blank weekly register' }).click())
  const blank = page.getByRole('region', { name: 'Blank register of Little Learners' })
  await expect(blank.getByRole('rowheader')).toHaveCount(children)
  expect(print()).toBe(2)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(paper).toMatch(/\/MediaBox \[0 0 84\d(\.\d+)? 59\d(\.\d+)?\]/)
})
