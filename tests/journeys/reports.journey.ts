import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { lastFinishedTerm, schoolTerms } from '#graphql/reportCards/reportCards.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { pdfText } from '#tests/setup/pdfText.ts'
import { expect, sectionLink, signInAs, test, testIn, untilReady } from './journey.ts'
import { countSteps } from './steps.ts'

/** They write cards of a class, and give a teacher another one. */
const apart = testIn('reports')

async function signInAsStaff(page: Page, section: string) {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')
  await sectionLink(page, section).click()
}

async function signInAsParent(page: Page) {
  const data = { username: 'parent', password: 'kiewiet-parent' }
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200)
  await page.goto('/parent/report-cards')
}

const chooseStudent = async (page: Page, name: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Student' }).fill(name)
  await page.getByRole('option', { name: new RegExp(name) }).click()
}

test('staff write a report card and tell the parents, a parent reads it, and staff see that', { tag: '@core' }, async ({
  page,
  browser,
}) => {
  await signInAsStaff(page, 'Report Cards')

  await test.step('write it', async () => {
    await page.getByRole('button', { name: 'Create Report Card' }).click()
    await chooseStudent(page, 'Lerato Mokoena')
    const dialog = page.getByRole('dialog', { name: 'Create Report Card' })
    await dialog.getByLabel('Term', { exact: true }).selectOption('End of Year')
    await dialog.getByLabel('Academic progress').fill('Lerato counts to twenty.')
    await dialog.getByLabel("Teacher's comments").fill('A joy to have in class.')
    await dialog.getByRole('button', { name: 'Create Report Card' }).click()
    await expect(page.getByText('Report card created successfully')).toBeVisible()
  })

  await test.step('a second one for the same term leads to the first', async () => {
    await page.getByRole('button', { name: 'Create Report Card' }).click()
    await chooseStudent(page, 'Lerato Mokoena')
    const dialog = page.getByRole('dialog', { name: 'Create Report Card' })
    await dialog.getByLabel('Term', { exact: true }).selectOption('End of Year')
    await dialog.getByLabel('Academic progress').fill('Once more.')
    await dialog.getByRole('button', { name: 'Create Report Card' }).click()
    await dialog.getByRole('button', { name: 'Edit the existing card' }).click()
    const existing = page.getByRole('dialog', { name: 'Edit report card' })
    await expect(existing.getByLabel('Academic progress')).toHaveValue('Lerato counts to twenty.')
    await existing.getByRole('button', { name: 'Cancel' }).click()
  })

  await page.getByLabel('Term', { exact: true }).selectOption('End of Year')
  const row = page.getByRole('row', { name: /Lerato Mokoena/ })
  const find = () => page.getByRole('searchbox', { name: 'Search students' }).fill('Lerato Mokoena')
  await find()

  await test.step('tell the parents', async () => {
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Send notification' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send notification' })
    await expect(dialog.getByText(/Goes to Thandi Mokoena/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Send notification' }).click()
    await expect(page.getByText('Notification sent to 1 parent(s)')).toBeVisible()
  })

  await test.step('the parent reads it', async () => {
    const theirs = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const phone = await theirs.newPage()
    await signInAsParent(phone)
    await phone.getByRole('link', { name: /End of Year/ }).click()
    await expect(phone.getByText('Lerato counts to twenty.')).toBeVisible()
    const link = phone.getByRole('link', { name: 'Open as PDF' })
    const pdf = await phone.request.get((await link.getAttribute('href')) ?? '')
    expect(pdfText(await pdf.body())).toContain('A joy to have in class.')
    await theirs.close()
  })

  await page.reload()
  await find()
  await expect(row.getByText(/^Seen .* by Thandi$/)).toBeVisible()
})

apart('staff write the cards of a class one after the other as drafts, and publish them together', async ({ page }) => {
  await signInAsStaff(page, 'Report Cards')
  await page.getByLabel('Class', { exact: true }).selectOption('Little Learners')
  await page.getByLabel('Term', { exact: true }).selectOption('Mid-Year')
  const children = 3
  // before: write, fill, save, and for the assessments and the attendance to the child and back
  const before = children * 5
  const { step, print } = countSteps(`report cards of ${children} children of a class, published`, before)
  await step(
    page
      .getByRole('button', { name: /^Write report card for/ })
      .first()
      .click(),
  )
  const dialog = page.getByRole('dialog', { name: 'Create Report Card' })
  await step(dialog.getByRole('checkbox', { name: /^Draft/ }).check())
  const names: string[] = []
  for (let done = 0; done < children; done += 1) {
    const student = dialog.getByRole('combobox', { name: 'Student' })
    await expect(student).not.toHaveValue(names.at(-1) ?? '')
    await expect(student).toHaveValue(/./)
    names.push(await student.inputValue())
    await expect(
      dialog
        .getByRole('region', { name: 'Progress so far' })
        .getByText(/of \d+ days/)
        .first(),
    ).toBeVisible()
    await step(dialog.getByLabel('Academic progress').fill('Counts to twenty, and knows all the colours.'))
    const isLast = done === children - 1
    await step(dialog.getByRole('button', { name: isLast ? 'Save draft' : 'Save and next child' }).click())
  }
  await expect(dialog).toBeHidden()
  await step(page.getByRole('button', { name: `Publish ${children} drafts` }).click())
  const publish = page.getByRole('dialog', { name: 'Publish drafts' })
  await step(publish.getByRole('button', { name: `Publish ${children} drafts` }).click())
  await expect(publish.getByText(`${children} report cards published`)).toBeVisible()
  print()
  expect(new Set(names).size).toBe(children)
})

apart(
  'a teacher writes the report card of a child of her class, its parent reads it, and she finds no other child',
  async ({ page, browser, app }) => {
    await signInAsStaff(page, 'Staff')
    await test.step('the office gives her the class of the child', async () => {
      await page.getByRole('button', { name: "Mpho Sithole's account" }).click()
      await page.getByRole('menuitem', { name: 'Duties' }).click()
      const duties = page.getByRole('dialog', { name: "Mpho Sithole's duties" })
      await duties.getByRole('button', { name: 'Add duty' }).click()
      const form = page.getByRole('dialog', { name: 'Duty for Mpho' })
      await form.getByLabel('Class').selectOption('Little Learners')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(duties.getByRole('rowheader', { name: 'Teacher of Little Learners' })).toBeVisible()
    })

    const context = await browser.newContext({ baseURL: app.url })
    const teacher = await context.newPage()
    await teacher.goto('/admin-login')
    await untilReady(teacher)
    await teacher.getByLabel('E-mail address').fill('teacher@kiewiet.example')
    await teacher.getByLabel('Password', { exact: true }).fill('kiewiet-teacher')
    await teacher.getByRole('button', { name: 'Login' }).click()
    await expect(teacher).toHaveURL(/\/staff$/)
    const refusals: string[] = []
    teacher.on('response', async (answer) => {
      if (answer.url().endsWith('/graphql') && (await answer.text().catch(() => '')).includes('"errors"'))
        refusals.push(answer.request().postData() ?? '')
    })
    const { step, print } = countSteps('a teacher writes a report card')
    await step(sectionLink(teacher, 'Report Cards').click())
    await expect(teacher.getByRole('heading', { level: 1 })).toHaveText('Report Cards')
    const table = teacher.getByRole('table', { name: 'Report cards' })
    await expect(table.getByRole('rowheader', { name: 'Lerato Mokoena' }).first()).toBeVisible()
    await expect(teacher.getByLabel('Class', { exact: true }).getByRole('option')).toHaveText([
      'All classes',
      'Explorers',
      'Little Learners',
    ])
    await expect(teacher.getByRole('button', { name: 'Send Notification' })).toHaveCount(0)

    await test.step('a child of another class is not found', async () => {
      await teacher.getByRole('searchbox', { name: 'Search students' }).fill('Thabo Mokoena')
      await expect(teacher.getByText('No students found.')).toBeVisible()
      await teacher.getByRole('searchbox', { name: 'Search students' }).fill('')
      await teacher.getByRole('button', { name: 'Create Report Card' }).click()
      const dialog = teacher.getByRole('dialog', { name: 'Create Report Card' })
      await dialog.getByRole('combobox', { name: 'Student' }).fill('Thabo Mokoena')
      await expect(teacher.getByText('No children found.')).toBeVisible()
      await dialog.getByRole('combobox', { name: 'Student' }).fill('')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
    })

    // the demo has cards of the last term and the one before
    const last = schoolTerms.indexOf(lastFinishedTerm(todayInJohannesburg()).term)
    const term = schoolTerms[(last + 1) % schoolTerms.length] ?? ''
    await step(teacher.getByLabel('Term', { exact: true }).selectOption(term))
    await step(teacher.getByRole('searchbox', { name: 'Search students' }).fill('Lerato Mokoena'))
    await step(teacher.getByRole('button', { name: 'Write report card for Lerato Mokoena' }).click())
    const dialog = teacher.getByRole('dialog', { name: 'Create Report Card' })
    const soFar = dialog.getByRole('region', { name: 'Progress so far' })
    await expect(soFar.getByText(/: \d+ of \d+ days$/).first()).toBeVisible()
    await step(dialog.getByLabel('Academic progress').fill('Lerato sorts by colour and by size.'))
    await step(dialog.getByRole('button', { name: 'Create Report Card' }).click())
    await expect(teacher.getByText('Report card created successfully')).toBeVisible()
    await expect(table.getByRole('row', { name: /Lerato Mokoena/ }).getByText('Published')).toBeVisible()
    print()

    await test.step('she saves the cards of her class, and the PDF of one', async () => {
      await table.getByRole('button', { name: `Actions for Lerato Mokoena, ${term}` }).click()
      const address = await teacher.getByRole('menuitem', { name: 'Open PDF' }).getAttribute('href')
      const pdf = await teacher.request.get(address ?? '')
      expect(pdfText(await pdf.body())).toContain('Lerato sorts by colour and by size.')
      await teacher.keyboard.press('Escape')
      await teacher.getByRole('button', { name: 'More' }).click()
      await teacher.getByRole('menuitem', { name: 'Print or download a class' }).click()
      const saving = teacher.waitForEvent('download')
      await teacher.getByRole('button', { name: 'Create file' }).click()
      const files = unzipSync(await readFile(await (await saving).path()))
      expect(Object.keys(files).join()).toContain('Lerato Mokoena')
      expect(Object.keys(files).join()).not.toContain('Thabo Mokoena')
    })

    await test.step('she deletes it, and brings it back', async () => {
      await table.getByRole('button', { name: `Actions for Lerato Mokoena, ${term}` }).click()
      await teacher.getByRole('menuitem', { name: 'Delete' }).click()
      await teacher.getByRole('alertdialog').getByRole('button', { name: 'Delete report card' }).click()
      await expect(table.getByRole('row', { name: /Lerato Mokoena/ }).getByText('Not written yet')).toBeVisible()
      await teacher.getByRole('button', { name: 'More' }).click()
      await teacher.getByRole('menuitem', { name: 'Deleted report cards' }).click()
      await teacher.getByRole('button', { name: new RegExp(`^Restore ${term} \\d{4} for Lerato Mokoena$`) }).click()
      await expect(teacher.getByText('Report card restored')).toBeVisible()
    })
    expect(refusals).toEqual([])
    await context.close()

    const theirs = await browser.newContext({ baseURL: app.url })
    const parent = await theirs.newPage()
    await signInAsParent(parent)
    await parent
      .getByRole('link', { name: new RegExp(term) })
      .first()
      .click()
    await expect(parent.getByText('Lerato sorts by colour and by size.')).toBeVisible()
    await theirs.close()
  },
)

apart('staff save the report cards of a class in one file', async ({ page }) => {
  await signInAsStaff(page, 'Report Cards')
  // the term of today has no cards in the demo yet
  const { term, year } = lastFinishedTerm(todayInJohannesburg())
  await page.getByLabel('Term', { exact: true }).selectOption(term)
  await page.getByLabel('Year', { exact: true }).selectOption(String(year))
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Print or download a class' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report cards for a class' })
  await dialog.getByLabel('Class').selectOption('Little Learners')
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Create file' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^Report cards Term \d \d{4} Little Learners\.zip$/)
  const files = unzipSync(await readFile(await saved.path()))
  expect(Object.keys(files).length).toBeGreaterThan(3)
  await expect(dialog).toBeHidden()
})

apart('staff write a report from a template and send it to the parents, who read it', async ({ page, browser }) => {
  await signInAsStaff(page, 'Academic Reports')
  await page.getByRole('button', { name: 'New Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Report' })
  await expect(dialog.getByRole('button', { name: 'Create Report' })).toBeDisabled()
  await dialog.getByLabel('Start from a template').selectOption('Term End Assessment')
  await chooseStudent(page, 'Thabo Mokoena')
  await expect(dialog.getByLabel('Report', { exact: true })).toHaveValue(/Thabo was present on/)
  await dialog.getByLabel('Title').fill('Ready for big school')
  await dialog.getByRole('button', { name: 'Create Report' }).click()
  await expect(page.getByText('Report created successfully')).toBeVisible()
  async function send() {
    await page.getByRole('button', { name: 'Send to Parents: Ready for big school, Thabo Mokoena' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send to Parents' }).click()
  }

  await test.step('what the template leaves open is named, and keeps it from the parents', async () => {
    await send()
    await expect(page.getByText(/The text still contains a placeholder: “.*Thabo was present on …”/)).toBeVisible()
    await page.getByRole('rowheader', { name: 'Ready for big school' }).click()
    const edited = page.getByRole('dialog', { name: 'Edit report' })
    await edited.getByLabel('Report', { exact: true }).fill('Thabo was present on 48 of 50 days.')
    await edited.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Report updated successfully')).toBeVisible()
  })
  await send()
  await expect(page.getByText('Report notification sent to parents')).toBeVisible()

  const theirs = await browser.newContext()
  const parent = await theirs.newPage()
  await signInAsParent(parent)
  await parent.getByRole('link', { name: /Ready for big school/ }).click()
  await expect(parent.getByText(/Thabo was present on/)).toBeVisible()
  await theirs.close()
})
