import type { Page } from '@playwright/test'
import { addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, sectionLink, signInAs, test } from './journey.ts'

/** It deletes a teacher, as whom other journeys sign in. */
test.use({ centre: 'people' })

/** `dd/mm/yyyy`, as people type it. */
const typed = (date: string) => date.split('-').reverse().join('/')
const born = addMonths(todayInJohannesburg(), -40)

async function signIn(page: Page) {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')
}

const choose = async (page: Page, menu: string, entry: string) => {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('staff add, edit, link, delete and restore a student', { tag: '@core' }, async ({ page }) => {
  await signIn(page)
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Students' }).click()
  // children whom other journeys enrolled may start later: "89 students, 1 starts later", "0 of 90 students"
  const shown = page.getByText(/^\d+ students/)
  const [before = 0, startingLater = 0] = (await shown.innerText()).match(/\d+/g)?.map(Number) ?? []

  await test.step('add', async () => {
    await page.getByRole('button', { name: 'Add Student' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Student' })
    await dialog.getByLabel('First name').fill('Kabelo')
    await dialog.getByLabel('Last name').fill('Aardvark')
    await dialog.getByLabel('Date of birth').fill(typed(born))
    await dialog.getByLabel('Class').selectOption({ label: 'Young Scholars · 3-4 years · 3 places left' })
    await dialog.getByLabel('Allergies').fill('Strawberries')
    await dialog.getByRole('button', { name: 'Add Student' }).click()
    await expect(page.getByText('Child added successfully')).toBeVisible()
    await expect(shown).toHaveText(new RegExp(`^${before + 1} students`))
  })

  await test.step('edit, on the page of the student, which a reload keeps', async () => {
    await page.getByRole('searchbox', { name: 'Search students' }).fill('aardvark')
    // from then on the list comes back with it
    await expect(page).toHaveURL(/find=aardvark/)
    await page.getByRole('link', { name: 'Kabelo Aardvark' }).click()
    await expect(page.getByRole('heading', { name: 'Kabelo Aardvark' })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Strawberries')).toBeVisible()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Kabelo Aardvark' })
    await dialog.getByLabel('Medical notes').fill('Asthma: the inhaler is in the bag.')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Child updated successfully')).toBeVisible()
    await expect(page.getByText('Asthma: the inhaler is in the bag.')).toBeVisible()
  })

  await test.step('link a parent, then take the link away', async () => {
    await page.getByRole('button', { name: 'Link Parent' }).click()
    const dialog = page.getByRole('dialog', { name: 'Link Parent' })
    await dialog.getByLabel('Parent', { exact: true }).fill('thandi mok')
    await page.getByRole('option', { name: /Thandi Mokoena/ }).click()
    await dialog.getByLabel('Relationship').selectOption('Guardian')
    await dialog.getByRole('button', { name: 'Link Parent' }).click()
    await expect(page.getByText('Parent linked successfully')).toBeVisible()
    await choose(page, 'Actions for Thandi Mokoena', 'Remove')
    await page
      .getByRole('alertdialog', { name: 'Are you sure you want to remove this relationship?' })
      .getByRole('button', { name: 'Remove relationship' })
      .click()
    await expect(page.getByText('Relationship removed successfully')).toBeVisible()
    await expect(page.getByText(/^No parent is linked/)).toBeVisible()
  })

  await test.step('delete, and restore', async () => {
    await choose(page, 'More', 'Delete')
    await page
      .getByRole('alertdialog', { name: 'Are you sure you want to delete this student?' })
      .getByRole('button', { name: 'Delete student' })
      .click()
    await expect(page.getByText('Child deleted successfully')).toBeVisible()
    await expect(page.getByText(`0 of ${before + startingLater} students`)).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search students' }).clear()
    await expect(shown).toHaveText(new RegExp(`^${before} students`))
    await choose(page, 'More', 'Deleted students')
    await page.getByRole('button', { name: 'Restore Kabelo Aardvark' }).click()
    await expect(page.getByText('Kabelo Aardvark was restored')).toBeVisible()
    await page.getByRole('dialog', { name: 'Deleted students' }).getByRole('button', { name: 'Close' }).click()
    await expect(shown).toHaveText(new RegExp(`^${before + 1} students`))
  })
})

test('from a student staff come back to the list where they left it', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/dashboard?section=students')
  const back = page.getByRole('button', { name: 'All students' })

  await test.step('among the cards', async () => {
    await page.getByRole('button', { name: /^Show \d+ more/ }).click()
    const far = page.getByRole('main').getByRole('link').nth(60)
    const name = (await far.innerText()).trim()
    await far.click()
    await expect(page.getByRole('heading', { name })).toBeInViewport()
    await back.click()
    await expect(far).toBeInViewport()
    await far.click()
    await expect(page.getByRole('heading', { name })).toBeInViewport()
    await page.goBack()
    await expect(far).toBeInViewport()
  })

  await test.step('in the table, which scrolls by itself', async () => {
    await page.getByRole('radio', { name: 'Table' }).click()
    await page.getByRole('row').nth(1).press('End')
    const last = page.getByRole('row').last()
    await expect(last).toBeFocused()
    const name = await last.getByRole('rowheader').innerText()
    for (const leave of [() => back.click(), () => page.goBack()]) {
      await page.getByRole('row', { name }).press('Enter')
      await expect(page.getByRole('heading', { name })).toBeInViewport()
      await leave()
      await expect(page.getByRole('row', { name })).toBeInViewport()
    }
  })
})

test('staff import a list, and each bad line is named before anything is stored', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/dashboard?section=students')
  await choose(page, 'More', 'Import a list')
  const dialog = page.getByRole('dialog', { name: 'Import students and parents' })
  const lines = [
    'First name;Last name;Date of birth;Class;Parent first name;Parent last name;Parent e-mail',
    `Refilwe;Zebra;${typed(born)};Young Scholars;Palesa;Zebra;palesa.zebra@families.example`,
    `Tumelo;Zebra;${typed(born)};;Palesa;Zebra;palesa.zebra@families.example`,
    `Bad;;${typed(born)};Elephants;;;`,
  ]
  const buffer = Buffer.from(lines.join('\r\n'))
  await dialog.getByLabel('List of students').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
  await expect(dialog.getByText('2 rows ready to import, 1 row to correct.')).toBeVisible()
  await expect(dialog.getByText(/Last name is required/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 2 students' }).click()
  await expect(dialog.getByText('2 students imported')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('tab', { name: 'Parents' }).click()
  await page.getByRole('searchbox', { name: 'Search parents' }).fill('zebra')
  await expect(page.getByRole('link', { name: 'Refilwe Zebra' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tumelo Zebra' })).toBeVisible()
})

test('staff open a class, and add, edit and delete a colleague, who is signed out by that', async ({
  page,
  browser,
}) => {
  await signIn(page)

  await test.step('a class', async () => {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Classrooms' }).click()
    await page.getByRole('button', { name: 'Add Class' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Class' })
    await dialog.getByLabel('Class name').fill('Bokkies')
    await dialog.getByLabel('Room').fill('Fynbos')
    await dialog.getByLabel('Minimum age (months)').fill('24')
    await dialog.getByLabel('Maximum age (months)').fill('36')
    await dialog.getByLabel('Places').fill('8')
    await dialog.getByRole('button', { name: 'Add Class' }).click()
    await expect(page.getByText('Class created successfully')).toBeVisible()
    await page.getByRole('link', { name: 'Young Scholars' }).click()
    await expect(page.getByRole('table', { name: 'Children in Young Scholars' })).toBeVisible()
  })

  await test.step('a colleague', async () => {
    await sectionLink(page, 'Staff').click()
    await page.getByRole('button', { name: 'Add Staff Member' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Staff Member' })
    await dialog.getByLabel('First name').fill('Nomsa')
    await dialog.getByLabel('Last name').fill('Radebe')
    await dialog.getByLabel('E-mail').fill('nomsa.radebe@kiewiet.example')
    await dialog.getByLabel('Role').selectOption('Administrator')
    await dialog.getByLabel('Username').fill('nomsa')
    await dialog.getByLabel('Password', { exact: true }).fill('lawn-and-plover-9')
    await dialog.getByRole('button', { name: 'Add Staff Member' }).click()
    await expect(page.getByText('Staff member created successfully')).toBeVisible()
  })

  const theirs = await browser.newContext()
  const signedIn = await theirs.request.post('/api/auth/login', {
    data: { username: 'nomsa', password: 'lawn-and-plover-9' },
  })
  expect(signedIn.status()).toBe(200)
  expect((await theirs.request.get('/api/admin/users')).status()).toBe(403)
  await test.step('they choose a password of their own before anything else', async () => {
    const own = await theirs.newPage()
    await own.goto('/admin/dashboard?section=students')
    await expect(own.getByText('Please choose your own password first')).toBeVisible()
    await own.getByLabel('Current password').fill('lawn-and-plover-9')
    await own.getByLabel('New password', { exact: true }).fill('jacaranda tram 12')
    await own.getByLabel('Confirm new password').fill('jacaranda tram 12')
    await own.getByRole('button', { name: 'Change password' }).click()
    await expect(own).toHaveURL(/section=students/)
  })
  expect((await theirs.request.get('/api/admin/users')).status()).toBe(200)

  await test.step('deleted, they are signed out', async () => {
    await page.getByRole('button', { name: 'Delete Nomsa Radebe' }).click()
    await page
      .getByRole('alertdialog', { name: 'Are you sure you want to delete this staff member?' })
      .getByRole('button', { name: 'Delete staff member' })
      .click()
    await expect(page.getByText('Staff member deleted successfully')).toBeVisible()
    expect((await theirs.request.get('/api/admin/users')).status()).toBe(401)
  })
  await theirs.close()
})

test('a teacher who leaves hands lessons and class over to a colleague', async ({ page }) => {
  await signIn(page)
  await sectionLink(page, 'Staff').click()
  const leaver = 'Mpho Sithole'
  await page.getByRole('button', { name: `Delete ${leaver}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this staff member?' })
  await expect(question.getByText(/teaches \d+ lessons?, works in |teaches \d+ lessons? and works in /)).toBeVisible()
  const colleagues = question.getByLabel('Who takes this over?')
  const colleague = (await colleagues.locator('option').nth(1).textContent()) ?? ''
  await colleagues.selectOption(colleague)
  await question.getByRole('button', { name: 'Delete staff member' }).click()
  await expect(page.getByText('Staff member deleted successfully')).toBeVisible()
  await expect(page.getByText(new RegExp(`^${colleague} takes over `))).toBeVisible()
  await page.goto('/admin/dashboard?section=timetables')
  await expect(page.getByRole('table', { name: 'Timetable for all classes' })).toBeVisible()
  // lessons at which the colleague teaches elsewhere stay, and say so
  const left = await page.getByText(`${leaver} has left`, { exact: true }).count()
  await expect(page.getByRole('button', { name: `Hand over from ${leaver}` })).toHaveCount(left > 0 ? 1 : 0)
})
