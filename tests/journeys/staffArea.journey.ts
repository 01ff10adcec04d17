import type { Page } from '@playwright/test'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, sectionLink, signInAs, test, testIn, untilReady } from './journey.ts'
import { countSteps, timeJob } from './steps.ts'

/** They give duties. */
const apart = testIn('staffArea')

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/admin-login')
  // until then what is typed is lost
  await untilReady(page)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}
const asTeacher = (page: Page) => signIn(page, 'teacher@kiewiet.example', 'kiewiet-teacher')

test('a teacher comes to the room of her class, keeps its register and sees no other', { tag: '@core' }, async ({
  page,
}) => {
  await asTeacher(page)
  await expect(page).toHaveURL(/\/staff$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My room')
  const register = page.getByRole('table', { name: 'Register of Explorers' })
  await expect(register).toBeVisible()
  await expect(page.getByText('Little Learners')).toHaveCount(0)
  const steps = countSteps('a teacher marks one child absent')
  const status = register.getByRole('radiogroup').first()
  await untilReady(page)
  await steps.step(status.getByRole('radio', { name: 'Absent' }).check({ force: true }))
  await expect(page.getByText('Saved as you go.')).toBeVisible()
  steps.print()
  await page.reload()
  await expect(register.getByRole('radiogroup').first().getByRole('radio', { name: 'Absent' })).toBeChecked()
  // the address of another class leads to her own
  await page.goto('/staff?section=my-room&class=3')
  await expect(register).toBeVisible()
})

test('a teacher looks whom to call about a child of her class', async ({ page }) => {
  await asTeacher(page)
  const register = page.getByRole('table', { name: 'Register of Explorers' })
  await expect(register).toBeVisible()
  const { step, print } = countSteps('a teacher looks whom to call')
  const child = register.getByRole('rowheader').first().getByRole('button')
  const name = (await child.textContent()) ?? ''
  await step(child.click())
  const dialog = page.getByRole('dialog', { name: `Emergency contacts: ${name}` })
  await expect(dialog.getByRole('link', { name: /^Call / }).first()).toHaveAttribute('href', /^tel:\+27\d{9}$/)
  print()
  await expect(dialog.getByText(/@/)).toHaveCount(0)
})

test('a teacher enters lunch for all, corrects one, and closes the day', { tag: '@core' }, async ({ page }) => {
  await signInAs(page, 'teacher')
  await page.goto('/staff')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My room')
  const { step, print } = countSteps('lunch for all, one corrected, the day closed')
  const entered = timeJob('lunch for all, one corrected, the day closed')
  await step(page.getByRole('tab', { name: 'Care' }).click())
  const room = page.getByRole('region', { name: 'Explorers' })
  await untilReady(page)
  await step(page.getByRole('radio', { name: 'Morning snack' }).check({ force: true }))
  await step(room.getByRole('button', { name: /^(All|The other) \d+ · Morning snack: ate everything$/ }).click())
  await expect(page.getByRole('status').getByText(/· Morning snack: ate everything$/)).toBeVisible()
  await expect(page.getByLabel('Not sent yet')).toHaveCount(0)
  await step(page.getByRole('radio', { name: 'Some' }).check({ force: true }))
  const first = room.getByRole('listitem').first().getByRole('button')
  // its name without its note: those who are not here come first below
  const [, name = ''] = /button "(.+) (?:All|Most|Some|None)"/.exec(await first.ariaSnapshot()) ?? []
  expect(name).not.toBe('')
  const face = room.getByRole('button', { name })
  await step(face.click())
  await expect(face).toContainText('Some')
  await expect(page.getByLabel('Not sent yet')).toHaveCount(0)
  // what stood before is in the list of the child, also after the page was loaded again
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Care' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'History' }).click()
  await face.click()
  const day = page.getByRole('dialog', { name: /'s day$/ })
  await expect(day.getByText('Morning snack: ate some of it', { exact: true })).toBeVisible()
  await expect(day.getByText(/^Previously: Morning snack: ate everything/)).toBeVisible()
  await day.getByRole('button', { name: 'Close', exact: true }).last().click()
  await step(page.getByRole('button', { name: 'Close the day' }).click())
  const question = page.getByRole('alertdialog', { name: 'Close the day for Explorers?' })
  await expect(question.getByText(/Families/)).toBeVisible()
  await step(question.getByRole('button', { name: 'Close the day' }).click())
  await expect(page.getByText(/^Closed at \d\d:\d\d by Mpho$/)).toBeVisible()
  entered()
  print()
  // another class than her own is refused
  await page.goto('/staff?section=my-room&tab=care&class=3')
  await expect(room).toBeVisible()
})

test('her own week says when she came and what she teaches', async ({ page }) => {
  await asTeacher(page)
  await sectionLink(page, 'My week').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My week')
  await expect(
    page
      .getByRole('list')
      .getByText(/^Explorers, /)
      .first(),
  ).toBeVisible()
  // a Sunday is no day of the week that is shown
  await expect(page.getByRole('region', { name: /^Mon / })).toBeVisible()
})

apart('a teacher assesses a child of her class, and finds no other', async ({ page }) => {
  await asTeacher(page)
  await expect(page).toHaveURL(/\/staff$/)
  const { step, print } = countSteps('a teacher assesses a child of her class')
  await step(sectionLink(page, 'Learning Progress').click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learning Progress')
  await step(page.getByRole('button', { name: 'Add Assessment' }).first().click())
  const dialog = page.getByRole('dialog', { name: 'Add Assessment' })
  // another child of the demo has this name in another class
  const student = dialog.getByRole('combobox', { name: 'Student' })
  await student.fill('Lerato')
  await expect(page.getByText('No children found.')).toBeVisible()
  await step(student.fill('a'))
  await step(
    page
      .getByRole('option', { name: /Explorers/ })
      .first()
      .click(),
  )
  await step(dialog.getByLabel('Development area').selectOption('Motor Skills'))
  await step(dialog.getByLabel('Progress, in percent').fill('83'))
  await dialog.getByLabel('Note for parents').fill('Rode the tricycle around the tree.')
  await step(dialog.getByRole('button', { name: 'Add Assessment' }).click())
  await expect(page.getByText('Assessment added successfully')).toBeVisible()
  print()
  // by the address of another class she is refused, and reads why
  await page.goto('/staff?section=learning-progress&class=3')
  await expect(page.getByText(/You don't have permission to do this/)).toBeVisible()
})

apart(
  'the office gives a teacher a second class, who then says which of them she is with',
  async ({ page, browser }) => {
    await signInAs(page, 'admin')
    await page.goto('/admin/dashboard')
    const { step, print } = countSteps('a teacher is given a second class')
    await step(page.goto('/admin/dashboard?section=staff'))
    await step(page.getByRole('button', { name: "Mpho Sithole's account" }).click())
    await step(page.getByRole('menuitem', { name: 'Duties' }).click())
    const dialog = page.getByRole('dialog', { name: "Mpho Sithole's duties" })
    await step(dialog.getByRole('button', { name: 'Add duty' }).click())
    const form = page.getByRole('dialog', { name: 'Duty for Mpho' })
    await step(form.getByLabel('Class').selectOption('Discoverers'))
    await step(form.getByRole('button', { name: 'Save' }).click())
    await expect(dialog.getByRole('rowheader', { name: 'Teacher of Discoverers' })).toBeVisible()
    print()
    // nobody counts in a room before the time they came, and tests run at night as well
    await page.goto('/admin/dashboard?section=attendance&tab=staff')
    await page.getByRole('button', { name: "Edit Mpho Sithole's attendance" }).click()
    const day = page.getByRole('dialog')
    await day.getByLabel('Time in').fill('00:00')
    await day.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: /Mpho Sithole/ }).getByRole('cell', { name: '00:00' })).toBeVisible()

    const context = await browser.newContext()
    const teacher = await context.newPage()
    await asTeacher(teacher)
    const where = teacher.getByRole('radiogroup', { name: 'You are with' })
    await where.getByText('Discoverers').click()
    await expect(where.getByRole('radio', { name: 'Discoverers' })).toBeChecked()
    await expect(teacher.getByRole('group', { name: 'Class' }).or(teacher.getByLabel('Class')).first()).toBeVisible()
    await context.close()
  },
)

apart('a parent writes to the teachers of a child by name, and one of them answers', async ({ page, browser, app }) => {
  const context = await browser.newContext({ baseURL: app.url })
  const parent = await context.newPage()
  await signInAs(parent, 'parent')
  await parent.goto('/parent/dashboard')
  const { step, print } = countSteps('a parent writes to the teachers of a child')
  await step(parent.goto('/parent/messages'))
  await step(parent.getByRole('button', { name: 'Message the centre' }).click())
  const dialog = parent.getByRole('dialog', { name: 'Message the centre' })
  await step(dialog.getByLabel('About').selectOption({ index: 1 }))
  await expect(dialog.getByRole('checkbox', { name: /^Also send to .*'s teachers/ })).toBeChecked()
  const child = await dialog.getByLabel('About').locator('option:checked').textContent()
  await step(dialog.getByLabel('Subject').fill('The wide hat'))
  await step(dialog.getByLabel('Message').fill('Is the wide hat at school?'))
  await step(dialog.getByRole('button', { name: 'Send' }).click())
  await expect(parent.getByText(`About ${child}, also for the teachers`)).toBeVisible()
  print()

  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')
  await page.goto('/admin/dashboard?section=messages')
  await expect(page.getByText(/The wide hat · .* · to the teachers/).first()).toBeVisible()
  await page.goto('/admin/dashboard?section=staff')
  await page.getByRole('button', { name: "Mpho Sithole's account" }).click()
  await page.getByRole('menuitem', { name: 'Duties' }).click()
  const duties = page.getByRole('dialog', { name: "Mpho Sithole's duties" })
  for (const name of ['Young Scholars', 'Future Leaders', 'Adventurers', 'Little Learners']) {
    await duties.getByRole('button', { name: 'Add duty' }).click()
    const form = page.getByRole('dialog', { name: 'Duty for Mpho' })
    await form.getByLabel('Class').selectOption(name)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(duties.getByRole('rowheader', { name: `Teacher of ${name}` })).toBeVisible()
  }

  const teaching = await browser.newContext({ baseURL: app.url })
  const teacher = await teaching.newPage()
  await asTeacher(teacher)
  await sectionLink(teacher, 'Messages').click()
  await teacher.getByRole('link', { name: /The wide hat/ }).click()
  await teacher.getByLabel(/^Reply to /).fill('It is in the blue box.')
  await teacher.getByRole('button', { name: 'Send' }).click()
  await expect(teacher.getByText('Message sent')).toBeVisible()
  await parent.reload()
  await expect(parent.getByText('It is in the blue box.')).toBeVisible()
  await expect(parent.getByText('Mpho Sithole').first()).toBeVisible()
  await context.close()
  await teaching.close()
})

test('the address of a section leads a guest to the login and back', async ({ page }) => {
  await page.goto(`/staff?section=own-week&date=${todayInJohannesburg()}`)
  await expect(page).toHaveURL(/\/admin-login\?next=/)
  // a demo prefills the form once its program runs
  await untilReady(page)
  await page.getByLabel('E-mail address').fill('teacher@kiewiet.example')
  await page.getByLabel('Password', { exact: true }).fill('kiewiet-teacher')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/section=own-week/)
})
