import { readFileSync } from 'node:fs'
import { expect, sectionLink, signInAs, test, testIn } from './journey.ts'
import { countSteps } from './steps.ts'

/** They lay weeks over classes, and give a duty. */
const apart = testIn('timetables')

test('staff plan a Saturday without clashes, move it by mouse and keyboard, and export it', { tag: '@core' }, async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=timetables')
  await page.getByLabel('Class', { exact: true }).selectOption('Young Scholars')
  await expect(page.getByRole('table', { name: 'Timetable for Young Scholars' })).toBeVisible()

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

apart('staff keep a week as a template and lay it over another class', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=timetables&class=1')
  await page.getByRole('button', { name: 'Create Template' }).click()
  const saving = page.getByRole('dialog', { name: 'Create Template' })
  await saving.getByLabel('Template name').fill('Quiet week')
  await saving.getByRole('button', { name: 'Save Template' }).click()
  await expect(page.getByText('Template Quiet week saved')).toBeVisible()

  await page.getByRole('button', { name: 'Apply Template' }).click()
  const applying = page.getByRole('dialog', { name: 'Apply Template' })
  await applying.getByLabel('Template').selectOption({ index: 1 })
  await applying.getByLabel('Apply to').selectOption('Explorers')
  await applying.getByRole('button', { name: 'Apply Template' }).click()
  const outcome = page.getByRole('dialog', { name: /^0 entries added/ })
  await expect(outcome.getByText(/^Explorers already has/).first()).toBeVisible()
  await outcome.getByRole('button', { name: 'Done' }).click()

  await test.step('bulk edit takes the week away, and undo brings it back', async () => {
    await page.getByRole('button', { name: 'Bulk Edit' }).click()
    const bar = page.getByRole('region', { name: 'Bulk Edit' })
    await bar.getByRole('button', { name: 'Select all' }).click()
    await bar.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(/timetable entries deleted successfully/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Entries restored')).toBeVisible()
  })
})

apart('a teacher plans the week of her classes, and has no say in another', async ({ page, browser, app }) => {
  await signInAs(page, 'admin')
  const elsewhere = await test.step('the office gives her the class of Thabo, and plans another one', async () => {
    await page.goto('/admin/dashboard?section=staff')
    await page.getByRole('button', { name: "Mpho Sithole's account" }).click()
    await page.getByRole('menuitem', { name: 'Duties' }).click()
    await page.getByRole('dialog', { name: "Mpho Sithole's duties" }).getByRole('button', { name: 'Add duty' }).click()
    const duty = page.getByRole('dialog', { name: 'Duty for Mpho' })
    await duty.getByLabel('Class').selectOption('Young Scholars')
    await duty.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('rowheader', { name: 'Teacher of Young Scholars' })).toBeVisible()

    await page.goto('/admin/dashboard?section=timetables&class=1')
    await page.getByRole('button', { name: 'Add on Saturday 14:00-15:00' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Entry' })
    await expect(dialog.getByLabel('Class').locator('option:checked')).toHaveText('Discoverers')
    await dialog.getByLabel('Subject').selectOption('Music & Movement')
    await dialog.getByLabel('Teacher').selectOption({ index: 1 })
    await dialog.getByLabel('Room').fill('Hall')
    const answer = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('AddTimetableEntry')),
    )
    await dialog.getByRole('button', { name: 'Add Entry' }).click()
    await expect(page.getByText('Timetable entry added successfully')).toBeVisible()
    return (await (await answer).json()).data.addTimetableEntry.id as number
  })

  const context = await browser.newContext({ baseURL: app.url })
  const teacher = await context.newPage()
  await teacher.goto('/admin-login')
  await teacher.getByLabel('E-mail address').fill('teacher@kiewiet.example')
  await teacher.getByLabel('Password', { exact: true }).fill('kiewiet-teacher')
  await teacher.getByRole('button', { name: 'Login' }).click()
  await expect(teacher).toHaveURL(/\/staff$/)
  const refused: string[] = []
  teacher.on('response', async (response) => {
    if (response.url().endsWith('/graphql') && response.status() >= 400) refused.push(await response.text())
  })
  const { step, print } = countSteps('a teacher adds a lesson of her class and moves it')

  await test.step('she sees her classes and no other', async () => {
    await step(sectionLink(teacher, 'Timetable').click())
    await expect(teacher.getByRole('heading', { level: 1 })).toHaveText('Timetable')
    const choice = teacher.getByLabel('Class', { exact: true })
    await expect(choice.getByRole('option')).toHaveText(['All Classes', 'Explorers', 'Young Scholars'])
    await expect(teacher.getByText('Discoverers')).toHaveCount(0)
    await expect(teacher.getByRole('button', { name: /Template/ })).toHaveCount(0)
    await step(choice.selectOption('Young Scholars'))
    await expect(teacher.getByRole('table', { name: 'Timetable for Young Scholars' })).toBeVisible()
    // nothing that the screen asks is for administrators
    expect(refused).toEqual([])
  })

  const lesson = (when: string) =>
    teacher.getByRole('button', { name: new RegExp(`^Life Skills.*Young Scholars, Saturday ${when}`) })

  await test.step('she adds a lesson, and reads that the room is taken', async () => {
    await step(teacher.getByRole('button', { name: 'Add on Saturday 14:00-15:00' }).click())
    const dialog = teacher.getByRole('dialog', { name: 'Add Entry' })
    await step(dialog.getByLabel('Subject').selectOption('Life Skills'))
    await step(dialog.getByLabel('Teacher').selectOption('Mpho Sithole'))
    await dialog.getByLabel('Room').fill('Hall')
    await dialog.getByRole('button', { name: 'Add Entry' }).click()
    await expect(dialog.getByText('Hall is taken by another class on Saturday 14:00-15:00.')).toBeVisible()
    await step(dialog.getByLabel('Room').fill('Kitchen'))
    await step(dialog.getByRole('button', { name: 'Add Entry' }).click())
    await expect(teacher.getByText('Timetable entry added successfully')).toBeVisible()
  })

  await test.step('she moves it by keyboard', async () => {
    await lesson('14:00-15:00').focus()
    await step(teacher.keyboard.press('Space'))
    await expect(teacher.getByText('Life Skills over Saturday 14:00-15:00.')).toBeAttached()
    await step(teacher.keyboard.press('ArrowUp'))
    await expect(teacher.getByText('Life Skills over Saturday 13:00-14:00.')).toBeAttached()
    await step(teacher.keyboard.press('Space'))
    await expect(teacher.getByText('Life Skills moved to Saturday 13:00-14:00')).toBeVisible()
    await expect(lesson('13:00-14:00')).toBeVisible()
    print()
  })

  await test.step('a change that holds an entry of another class is refused whole', async () => {
    await teacher.route('**/graphql', (route) => {
      const sent = route.request().postDataJSON() as { operationName: string; variables: { input: { ids: number[] } } }
      if (sent.operationName !== 'ChangeTimetableEntries') return route.continue()
      sent.variables.input.ids.push(elsewhere)
      return route.continue({ postData: JSON.stringify(sent) })
    })
    await teacher.getByRole('button', { name: 'Bulk Edit' }).click()
    const bar = teacher.getByRole('region', { name: 'Bulk Edit' })
    await teacher.getByRole('checkbox', { name: 'Life Skills, Young Scholars, Saturday 13:00-14:00' }).check()
    await bar.getByRole('button', { name: 'Change' }).click()
    const dialog = teacher.getByRole('dialog', { name: 'Change 1 entry' })
    await dialog.getByLabel('Room').fill('Library')
    await dialog.getByRole('button', { name: 'Change' }).click()
    await expect(dialog.getByText(/One of these timetable entries was not found/)).toBeVisible()
    await teacher.reload()
    await expect(lesson('13:00-14:00')).toContainText('Kitchen')
  })

  await test.step('the parent of Thabo reads it, and the other class has what it had', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: /^Music & Movement.*Discoverers, Saturday 14:00/ })).toContainText(
      'Hall',
    )
    await page.context().clearCookies()
    await signInAs(page, 'parent')
    await page.goto('/parent/timetable')
    await page.getByRole('button', { name: 'Thabo' }).click()
    const saturday = page.getByRole('region', { name: 'Saturday' })
    await expect(saturday.getByText('Life Skills')).toBeVisible()
    await expect(saturday.getByText(/Kitchen/)).toBeVisible()
  })
  await context.close()
})
