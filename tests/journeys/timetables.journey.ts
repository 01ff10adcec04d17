import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

test.use({ centre: 'timetables' })

async function signInAs(page: Page, username: 'admin' | 'parent') {
  const data = { username, password: `kiewiet-${username}` }
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200)
}

test('staff plan a Saturday without clashes, move it by mouse and keyboard, and export it', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=timetables')
  await page.getByLabel('Class', { exact: true }).selectOption('Young Scholars')
  await expect(page.getByRole('table', { name: 'Timetable of Young Scholars' })).toBeVisible()

  await test.step('a cell prefills day and time; a clash is named', async () => {
    await page.getByRole('button', { name: 'Add on Saturday 10:00-11:00' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Entry' })
    await expect(dialog.getByLabel('Class')).toHaveValue(/\d+/)
    await dialog.getByLabel('Subject').selectOption('Outdoor Play')
    await dialog.getByLabel('Teacher').selectOption('Mpho Sithole')
    await dialog.getByLabel('Room').fill('Garden')
    await dialog.getByLabel('Day').selectOption('Monday')
    await dialog.getByRole('button', { name: 'Add Entry' }).click()
    await expect(dialog.getByText(/Young Scholars already has .* on Monday 10:00-11:00\./)).toBeVisible()
    await dialog.getByLabel('Day').selectOption('Saturday')
    await dialog.getByRole('button', { name: 'Add Entry' }).click()
    await expect(page.getByText('Timetable entry added successfully')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  const entry = (when: string) =>
    page.getByRole('button', {
      name: new RegExp(`^Outdoor Play.*Young Scholars, ${when}`),
    })

  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await test.step('moved by mouse, with undo', async () => {
    // in the middle of the window, so that the page does not scroll under the mouse
    await entry('Saturday 10:00-11:00')
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' }))
    // hovering waits until it stands still and nothing lies over it
    await entry('Saturday 10:00-11:00')
      .first()
      .hover({ position: { x: 20, y: 12 } })
    const cell = page.getByRole('button', { name: 'Add on Saturday 11:00-12:00' })
    await page.mouse.down()
    // let go before the page has followed the mouse, it would stay where it was; a hand never holds quite still
    let nudge = 20
    await expect(async () => {
      const to = await cell.boundingBox()
      if (!to) throw new Error('The cell is in sight')
      nudge = nudge === 20 ? 24 : 20
      await page.mouse.move(to.x + nudge, to.y + to.height / 2, { steps: 8 })
      await expect(page.getByText('Outdoor Play over Saturday 11:00-12:00.')).toBeAttached({ timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    await page.mouse.up()
    await expect(page.getByText('Outdoor Play moved to Saturday 11:00-12:00')).toBeVisible()
    // it is shown at once, and may be moved again before the server has answered
    await page.route('**/graphql', async (route) => {
      const isMove = route.request().postData()?.includes('UpdateTimetableEntry')
      const response = await route.fetch()
      if (isMove) await answered
      await route.fulfill({ response })
    })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(entry('Saturday 10:00-11:00').first()).toBeVisible()
  })

  await test.step('moved by keyboard', async () => {
    await entry('Saturday 10:00-11:00').first().focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Outdoor Play over Saturday 10:00-11:00.')).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Outdoor Play over Saturday 09:30-10:00.')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(entry('Saturday 09:30-10:00').first()).toBeVisible()
    answer()
    await expect(page.getByText('Outdoor Play moved to Saturday 09:30-10:00')).toBeVisible()
    await page.reload()
    await expect(entry('Saturday 09:30-10:00').first()).toBeVisible()
  })

  await test.step('exported as documented', async () => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const file = await waiting
    expect(file.suggestedFilename()).toBe('timetable.csv')
    const lines = readFileSync(await file.path(), 'utf8')
      .replace('\uFEFF', '')
      .split('\r\n')
    expect(lines[0]).toBe('Day,Time,Subject,Teacher,Room,Class')
    expect(lines).toContain('Saturday,09:30-10:00,Outdoor Play,Mpho Sithole,Garden,Young Scholars')
    await expect(page.getByText('Timetable exported successfully')).toBeVisible()
  })

  await test.step('a parent reads it', async () => {
    await page.context().clearCookies()
    await signInAs(page, 'parent')
    await page.goto('/parent/timetable')
    await page.getByRole('button', { name: 'Thabo' }).click()
    await expect(page.getByRole('region', { name: 'Saturday' }).getByText('Outdoor Play')).toBeVisible()
  })
})

test('staff keep a week as a template and lay it over another class', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=timetables&class=1')
  await page.getByRole('button', { name: 'Create Template' }).click()
  const saving = page.getByRole('dialog', { name: 'Create Template' })
  await saving.getByLabel('Name of the template').fill('Quiet week')
  await saving.getByRole('button', { name: 'Save Template' }).click()
  await expect(page.getByText('Template Quiet week saved')).toBeVisible()

  await page.getByRole('button', { name: 'Apply Template' }).click()
  const applying = page.getByRole('dialog', { name: 'Apply Template' })
  await applying.getByLabel('Template').selectOption({ index: 1 })
  await applying.getByLabel('Lay it over').selectOption('Explorers')
  await applying.getByRole('button', { name: 'Apply Template' }).click()
  const outcome = page.getByRole('dialog', { name: /^0 entries added/ })
  await expect(outcome.getByText(/^Explorers already has/).first()).toBeVisible()
  await outcome.getByRole('button', { name: 'Done' }).click()

  await test.step('bulk edit takes the week away, and undo brings it back', async () => {
    await page.getByRole('button', { name: 'Bulk Edit' }).click()
    const bar = page.getByRole('region', { name: 'Bulk Edit' })
    await bar.getByRole('button', { name: 'Tick all' }).click()
    await bar.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(/timetable entries deleted successfully/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('The entries are back')).toBeVisible()
  })
})
