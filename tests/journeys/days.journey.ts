import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { formatDayInFull, todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, signInAs, test, untilReady } from './journey.ts'

/** It says when families read the day, and enters the day of a child. */
test.use({ centre: 'days' })

interface Entry {
  entryId: string
  kind: string
  at: string
  meal?: string
  portion?: string
  until?: string
  text?: string
}

/** The office, which enters what a room would. */
async function openOffice(request: APIRequestContext) {
  await request.post('/api/auth/login', { data: { username: 'admin', password: 'kiewiet-admin' } })
  const ask = async (query: string, variables: object = {}) => {
    const answer = await (await request.post('/graphql', { data: { query, variables } })).json()
    expect(answer.errors).toBeUndefined()
    return answer.data
  }
  const date = todayInJohannesburg()
  const { classes } = (await ask(`{ register(date: "${date}") { classes { classId name } } }`)).register
  const { classId } = classes.find(({ name }: { name: string }) => name === 'Little Learners')
  const entered = `{ register(date: "${date}", classId: ${classId}) { entries { childId firstName lastName } } }`
  const { entries: children } = (await ask(entered)).register
  const { childId } = children.find(
    ({ firstName, lastName }: Record<string, string>) => `${firstName} ${lastName}` === 'Lerato Mokoena',
  )
  return {
    /** On any day and at any hour: the demo has nobody here on a Sunday, and she goes home in the afternoon. */
    async bringIn() {
      const { attendance } = await (await request.get(`/api/admin/attendance?date=${date}`)).json()
      const mark = attendance.find((one: { childId: number }) => one.childId === childId)
      if (mark) expect((await request.delete(`/api/admin/attendance/${mark.id}`)).status()).toBeLessThan(300)
      const data = { childId, date, status: 'present', timeIn: '00:00' }
      expect((await request.post('/api/admin/attendance', { data })).status()).toBe(201)
    },
    enter: (...entries: Entry[]) =>
      ask('mutation ($input: RecordCareInput!) { recordCare(input: $input) { id } }', {
        input: { entries: entries.map((entry) => ({ id: randomUUID(), childId, ...entry })) },
      }),
    close: () =>
      ask('mutation ($input: CloseCareDayInput!) { closeCareDay(input: $input) { closedAt } }', {
        input: { classId, date },
      }),
  }
}

test('a parent reads the day once it is closed, then what was corrected, and the week', { tag: '@core' }, async ({
  page,
  browser,
  playwright,
  app,
}) => {
  const today = todayInJohannesburg()
  const request = await playwright.request.newContext({ baseURL: app.url })
  const office = await openOffice(request)
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  // tests run just after midnight as well
  const lunch = { entryId: randomUUID(), kind: 'meal', meal: 'lunch', portion: 'all', at: minutesAgo(0) }
  const note = { entryId: randomUUID(), kind: 'note', text: 'Built a tower with Neo.', at: minutesAgo(0) }

  await test.step('the office says that families read the day when it is closed', async () => {
    const admin = await browser.newPage()
    await signInAs(admin, 'admin')
    await admin.goto('/admin/dashboard?section=settings&tab=care')
    await untilReady(admin)
    await admin.getByRole('radio', { name: 'After closing the day' }).check({ force: true })
    await admin.getByRole('button', { name: 'Save' }).click()
    await expect(admin.getByText('Settings saved')).toBeVisible()
    await admin.close()
  })
  await office.bringIn()
  await office.enter(lunch, note)

  await page.setViewportSize({ width: 360, height: 780 })
  await signInAs(page, 'parent')
  await page.goto('/parent/dashboard')
  const day = page.getByRole('article', { name: 'Lerato Mokoena' }).getByRole('region', { name: "Lerato's day" })
  await test.step('until then a parent reads nothing of it', async () => {
    await expect(day.getByText("The day's summary appears once the day has been closed.")).toBeVisible()
    await expect(page.getByText(/Lunch: ate everything|Built a tower/)).toHaveCount(0)
    await page.goto('/parent/day')
    await page.getByRole('button', { name: 'Lerato' }).click()
    const sheet = page.getByRole('region', { name: 'Lerato Mokoena' })
    await expect(sheet.getByText("The day's summary appears once the day has been closed.")).toBeVisible()
    await expect(sheet.getByText('Lunch: ate everything')).toHaveCount(0)
  })
  await office.close()
  await test.step('closed, the day is told in a few lines', async () => {
    await page.goto('/parent/dashboard')
    await expect(day.getByText(/Lunch: ate everything/)).toBeVisible()
    await expect(day.getByText('Built a tower with Neo.')).toBeVisible()
    await expect(day.getByText('Corrected')).toHaveCount(0)
  })
  await office.enter({ ...lunch, portion: 'some' })
  await test.step('what is corrected after that says so', async () => {
    await page.reload()
    await expect(day.getByText(/Lunch: ate some of it/)).toBeVisible()
    await expect(day.getByText('Corrected')).toHaveCount(1)
    await day.getByRole('link', { name: "Lerato's whole day" }).click()
    const sheet = page.getByRole('region', { name: 'Lerato Mokoena' })
    await expect(sheet.getByRole('listitem').filter({ hasText: 'Lunch: ate some of it' })).toContainText(
      /Corrected at \d\d:\d\d/,
    )
  })
  await test.step('the week shows it, and reload and back lead to the chosen day and child', async () => {
    const week = page.getByRole('table', { name: "Lerato's week" })
    const row = week.getByRole('row').filter({ has: page.locator(`a[href*="date=${today}"]`) })
    await expect(row).toContainText('Lunch: ate some of it')
    await row.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`child=\\d+&date=${today}`))
    const heading = page.getByRole('heading', { name: formatDayInFull(today) })
    await expect(heading).toBeVisible()
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(page.getByRole('region', { name: 'Lerato Mokoena' }).getByText('Lunch: ate some of it')).toBeVisible()
    await page.getByLabel('Day', { exact: true }).fill('2 February 2026')
    await expect(page.getByRole('heading', { name: 'Monday, 2 February 2026' })).toBeVisible()
    await page.goBack()
    await expect(heading).toBeVisible()
  })
  await request.dispose()
})
