import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { nextOpenDay } from '#graphql/closedDays/closedDays.rules.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, sectionLink, signInAs, test, testIn } from './journey.ts'
import { countSteps } from './steps.ts'

/** They count the staff, and write to all parents. */
const apart = testIn('staff')

/** An open day in about a week. */
const leaveDay = nextOpenDay(addDays(todayInJohannesburg(), 7), [])
const typed = (date: string) => date.split('-').reverse().join('/')

async function signIn(page: Page) {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')
}

const linkIn = (text: string) => /https?:\/\/\S+reset-password\?token=[\w-]+/.exec(text)?.[0] ?? ''

apart('the hours of a month are read, and exported for wages', async ({ page }) => {
  await signIn(page)
  const steps = countSteps('the hours of the staff of a month, for wages', 4 * 22)
  await steps.step(sectionLink(page, 'Attendance').click())
  await steps.step(page.getByRole('tab', { name: 'Staff Attendance' }).click())
  await steps.step(page.getByText('Month', { exact: true }).click())
  await steps.step(page.getByRole('button', { name: 'Previous month' }).click())
  const table = page.getByRole('table', { name: 'Staff hours' })
  await expect(table.getByRole('row', { name: /^Total/ })).toBeVisible()
  await expect(table.getByRole('row')).toHaveCount(14)
  await steps.step(page.getByRole('button', { name: 'Export' }).click())
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    steps.step(page.getByRole('menuitem', { name: /CSV/ }).click()),
  ])
  const csv = readFileSync(await file.path(), 'utf8')
  expect(csv).toContain('Name;Role;Days;Hours;Days without hours;Late;Absent;Sick leave;Personal leave')
  expect(csv).toMatch(/^Total;;\d+;[\d,]+;/m)
  steps.print()
})

apart('who works in a class is said on its page', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/dashboard?section=classrooms')
  const steps = countSteps('a colleague is put into a class, seen from the class', 6)
  await steps.step(page.getByRole('link', { name: 'Little Learners' }).click())
  await steps.step(page.getByRole('button', { name: 'Class staff' }).click())
  const dialog = page.getByRole('dialog', { name: 'Class staff' })
  await expect(dialog.getByLabel('Class')).toHaveValue(/\d/)
  await steps.step(dialog.getByRole('checkbox', { name: 'Annelie Kruger' }).check())
  await steps.step(dialog.getByRole('button', { name: 'Save' }).click())
  await expect(page.getByText(/^With .*Annelie Kruger/)).toBeVisible()
  expect(steps.print()).toBeLessThanOrEqual(4)
})

test('a colleague is invited, chooses a password with the link, and is seen to have signed in', {
  tag: '@core',
}, async ({ page, browser, mailbox, app }) => {
  await signIn(page)
  await sectionLink(page, 'Staff').click()
  const steps = countSteps('a colleague gets an account and a way in', 8)
  await steps.step(page.getByRole('button', { name: 'Invite a colleague' }).click())
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await steps.step(dialog.getByLabel('First name').fill('Kelebogile'))
  await steps.step(dialog.getByLabel('Last name').fill('Aucamp'))
  await steps.step(dialog.getByLabel('E-mail').fill('kelebogile@kiewiet.example'))
  await steps.step(dialog.getByRole('button', { name: 'Send invitation' }).click())
  await expect(page.getByText('Invitation sent to kelebogile@kiewiet.example')).toBeVisible()
  expect(steps.print()).toBeLessThanOrEqual(5)
  const row = page.getByRole('table', { name: 'Staff' }).getByRole('row', { name: /Kelebogile Aucamp/ })
  await expect(row.getByText(/^Not signed in yet, invitation sent today/)).toBeAttached()

  const letter = await mailbox.letterTo('kelebogile@kiewiet.example', 'Choose your password')
  const other = await browser.newPage({ baseURL: app.url })
  await other.goto(linkIn(letter.text))
  await other.getByLabel('New password', { exact: true }).fill('marula kettle 7')
  await other.getByLabel('Confirm password', { exact: true }).fill('marula kettle 7')
  await other.getByRole('button', { name: 'Change the password' }).click()
  await expect(other.getByText('You can log in with your new password now.')).toBeVisible()
  const data = { username: 'kelebogile', password: 'marula kettle 7' }
  expect((await other.request.post('/api/auth/login', { data })).status()).toBe(200)
  await other.close()
  await page.reload()
  await expect(row.getByText(/^Signed in today at \d/)).toBeAttached()
})

apart('all parents who have no invitation are invited at once', async ({ page, mailbox }) => {
  await signIn(page)
  await page.goto('/admin/dashboard?section=parent-child&tab=parents')
  const steps = countSteps('every parent without an invitation gets one')
  await steps.step(page.getByRole('button', { name: 'Send missing invitations' }).click())
  const dialog = page.getByRole('dialog', { name: 'Send missing invitations' })
  const confirm = dialog.getByRole('button', { name: /^Invite \d+ parents$/ })
  await expect(confirm).toBeVisible()
  const count = Number(/\d+/.exec(await confirm.innerText())?.[0])
  await steps.step(confirm.click())
  await expect(dialog.getByText(`${count} parents invited`)).toBeVisible({ timeout: 30_000 })
  const outcomes = (await dialog.getByLabel('Results').inputValue()).split('\n')
  expect(outcomes).toHaveLength(count)
  const address = outcomes[0]?.split(' sent to ')[1] ?? ''
  await mailbox.letterTo(address, 'Choose your password')
  steps.print()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Send missing invitations' }).click()
  await expect(dialog.getByText('Every parent has signed in or has a valid invitation.')).toBeVisible()
})

apart('leave is asked for, approved, on the register and off the balance', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/dashboard?section=attendance&tab=staff')
  const steps = countSteps('leave of a colleague, from asking to the register')
  await steps.step(page.getByText('Leave', { exact: true }).click())
  const left = page
    .getByRole('table', { name: 'Leave balances' })
    .getByRole('row', { name: /Mpho Sithole/ })
    .getByRole('cell')
  await expect(left.nth(2)).toHaveText('3')
  await steps.step(page.getByRole('button', { name: 'Request leave' }).click())
  const dialog = page.getByRole('dialog', { name: 'Request leave' })
  await steps.step(dialog.getByLabel('Who').selectOption('Mpho Sithole'))
  await steps.step(dialog.getByLabel('Leave type').selectOption('Family responsibility leave'))
  await steps.step(dialog.getByLabel('First day').fill(typed(leaveDay)))
  await steps.step(dialog.getByLabel('Last day').fill(typed(leaveDay)))
  await steps.step(dialog.getByRole('button', { name: 'Request leave' }).click())
  const row = page.getByRole('table', { name: 'Leave', exact: true }).getByRole('row', { name: /Mpho Sithole Family/ })
  await steps.step(row.getByRole('button', { name: 'Approve' }).click())
  await expect(row.getByText('Approved')).toBeVisible()
  await expect(left.nth(2)).toHaveText('2')
  steps.print()
  await page.goto(`/admin/dashboard?section=attendance&tab=staff&date=${leaveDay}`)
  const day = page.getByRole('table', { name: 'Staff attendance' }).getByRole('row', { name: /Mpho Sithole/ })
  await expect(day.getByText('Personal Leave')).toBeVisible()
  await expect(day.getByText('Family responsibility leave')).toBeVisible()
})
