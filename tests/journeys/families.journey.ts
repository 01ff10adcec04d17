import type { Page } from '@playwright/test'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, signInAs, test } from './journey.ts'
import { countSteps } from './steps.ts'

test.use({ centre: 'families' })

async function signIn(page: Page) {
  const account = { username: 'parent', password: 'kiewiet-parent' }
  expect((await page.request.post('/api/auth/login', { data: account })).status()).toBe(200)
}

test('the installed app opens on Today', async ({ page }) => {
  const { start_url, shortcuts } = await (await page.request.get('/site.webmanifest')).json()
  await signIn(page)
  await page.goto(start_url)
  await expect(page).toHaveURL(/\/parent\/dashboard$/)
  for (const { url } of shortcuts) expect((await page.request.get(url)).status()).toBe(200)
})

test('the page of a program leads to a form that begins with it', async ({ page }) => {
  const { step, print } = countSteps('a program and age group from the page of the program', 6)
  await page.goto('/program/toddler')
  await step(page.getByRole('main').getByRole('link', { name: 'Enroll Now' }).click())
  await step(page.getByRole('main').getByRole('link', { name: 'Enroll Now' }).click())
  await expect(page.getByLabel('Program', { exact: true })).toHaveValue('toddlers', { timeout: 10_000 })
  await expect(page.getByLabel('Age group', { exact: true })).toHaveValue('18-36months')
  expect(print()).toBe(2)
})

test('on a phone the child that was chosen stays chosen, and the account is one press behind More', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/parent/dashboard')
  const { step, print } = countSteps("one child's day, month and bills", 5)
  const go = (name: string) => page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name }).click()
  await step(page.getByRole('group', { name: 'Child' }).getByRole('button', { name: 'Thabo' }).click())
  await expect(page.getByRole('article', { name: 'Lerato Mokoena' })).toHaveCount(0)
  await step(go('Attendance'))
  await expect(page.getByRole('heading', { name: 'Thabo Mokoena' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lerato Mokoena' })).toHaveCount(0)
  await step(go('Bills'))
  await expect(page.getByRole('heading', { level: 1, name: 'Bills and payments' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Child' }).getByRole('button', { name: 'Thabo' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(print()).toBe(3)

  const account = countSteps('the account on a phone', 2)
  await account.step(page.getByRole('navigation', { name: 'Portal' }).getByRole('button', { name: /More$/ }).click())
  await account.step(
    page.getByRole('dialog', { name: 'All views' }).getByRole('link', { name: 'Your account' }).click(),
  )
  await expect(page).toHaveURL(/\/account$/)
  expect(account.print()).toBe(2)
})

/** On a school day the demo has Thabo ill at home: he is coming after all. */
async function withdrawAbsenceOfThabo(page: Page) {
  await page.goto('/parent/dashboard')
  const change = page.getByRole('button', { name: 'Change absence: Thabo' })
  await expect(change.or(page.getByRole('button', { name: 'Report absent: Thabo' }))).toBeVisible()
  if (!(await change.isVisible())) return
  await change.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Withdraw/ })
    .click()
  await expect(page.getByText('Thabo is coming after all')).toBeVisible()
}

test('a parent reports both children absent for several days in one dialog, and takes both back', async ({ page }) => {
  await signIn(page)
  await withdrawAbsenceOfThabo(page)
  await page.goto('/parent/dashboard')
  const { step, print } = countSteps('two children absent for several days', 8)
  await step(page.getByRole('button', { name: 'Report absent: Lerato' }).click())
  const dialog = page.getByRole('dialog', { name: 'Lerato is absent' })
  await step(dialog.getByRole('checkbox', { name: 'Also for Thabo' }).check())
  await step(dialog.getByText('Several days').click())
  const lastDay = addDays(todayInJohannesburg(), 14)
  await step(dialog.getByLabel('Last day').fill(lastDay.split('-').reverse().join('/')))
  await step(dialog.getByRole('button', { name: 'Travelling' }).click())
  await expect(page.getByText('Lerato and Thabo have been reported absent')).toBeVisible()
  for (const name of ['Lerato', 'Thabo'])
    await expect(page.getByRole('article', { name: `${name} Mokoena` }).getByText('Travelling')).toBeVisible()
  expect(print()).toBe(5)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Lerato and Thabo are coming after all. The centre has been notified.')).toBeVisible()
  await expect(page.getByText('Travelling')).toHaveCount(0)
})

test('a parent puts a person who may collect onto the lists of both children', async ({ page }) => {
  await signIn(page)
  await page.goto('/parent/profile')
  const { step, print } = countSteps('a person who may collect two children', 12)
  await step(page.getByRole('button', { name: 'Add person: Lerato' }).click())
  const dialog = page.getByRole('dialog', { name: 'Add a contact for Lerato' })
  await step(dialog.getByLabel('First and last name').fill('Refilwe Tau'))
  await step(dialog.getByLabel('Relationship to Lerato').fill('Aunt'))
  await step(dialog.getByLabel('Phone number').fill('082 555 0166'))
  await step(dialog.getByRole('checkbox', { name: 'Collecting Lerato' }).check())
  await step(dialog.getByRole('checkbox', { name: 'Also for Thabo' }).check())
  await step(dialog.getByRole('button', { name: 'Add person' }).click())
  for (const name of ['Lerato', 'Thabo'])
    await expect(
      page.getByRole('region', { name: `${name}'s contacts` }).getByRole('button', { name: 'Edit Refilwe Tau' }),
    ).toBeVisible()
  expect(print()).toBe(7)
})

test('Today says what comes next, and the week of a child is printed on one landscape page', async ({ page }) => {
  await signIn(page)
  await page.goto('/parent/dashboard')
  const { step, print } = countSteps('the week of a child on paper, from Today')
  const card = page.getByRole('article', { name: 'Lerato Mokoena' })
  await step(card.locator('a[href^="/parent/timetable"]').click())
  await expect(page.getByRole('heading', { level: 1, name: 'Timetable' })).toBeVisible()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await step(page.getByRole('button', { name: 'Print' }).click())
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  expect(print()).toBe(2)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(paper).toMatch(/\/MediaBox \[0 0 84\d(\.\d+)? 59\d(\.\d+)?\]/)
})

test('activities and closed days come into the calendar of the phone by its name', async ({ page }) => {
  await signIn(page)
  await page.goto('/parent/activities')
  const { step, print } = countSteps('activities in Google Calendar', 8)
  await step(page.getByRole('button', { name: 'Subscribe to calendar' }).click())
  const dialog = page.getByRole('dialog', { name: 'Activities in your calendar' })
  await step(dialog.getByRole('button', { name: 'Create my calendar address' }).click())
  const links = dialog.getByRole('list', { name: 'Add it to' }).getByRole('link')
  await expect(links).toHaveText(['Google Calendar', 'Apple Calendar', 'Outlook', 'Another calendar'])
  const address = await dialog.getByLabel('Calendar address').inputValue()
  const webcal = address.replace(/^https?:/, 'webcal:')
  await expect(links.first()).toHaveAttribute(
    'href',
    `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
  )
  expect(print() + 1).toBe(3)
  expect(await (await page.request.get(address)).text()).toContain('SUMMARY:Closed: Christmas Day')
})

test('the contact page says whether somebody is there now, and when next', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByText(/^(Open now, until|Closed now, opens) /).first()).toBeVisible({ timeout: 10_000 })
})

test('a parent asks for another parent of both children, and the office sends the invitation', async ({
  page,
  browser,
}) => {
  const email = 'lwazi.mokoena@families.example'
  await signIn(page)
  await page.goto('/parent/profile')
  const { step, print } = countSteps('another parent invited to two children, with the office')
  await step(page.getByRole('button', { name: 'Invite another parent: Lerato' }).click())
  const dialog = page.getByRole('dialog', { name: 'Invite another parent for Lerato' })
  await step(dialog.getByLabel('E-mail address').fill(email))
  await step(dialog.getByRole('checkbox', { name: 'Also for Thabo' }).check())
  await step(dialog.getByRole('button', { name: 'Ask the office' }).click())
  await expect(page.getByRole('button', { name: `Withdraw: ${email}` })).toHaveCount(2)

  const office = await browser.newPage()
  await signInAs(office, 'admin')
  await office.goto('/admin/dashboard')
  await step(office.getByRole('button', { name: /^Notifications/ }).click())
  await step(office.getByText(`Thandi Mokoena would like to invite ${email} for Lerato Mokoena`).click())
  await step(office.getByRole('button', { name: 'Send invitation' }).click())
  await expect(office.getByRole('dialog', { name: /^(Invitation sent to|Pass on this link)/ })).toBeVisible()
  await office.close()
  expect(print()).toBe(7)
  await page.reload()
  await expect(page.getByRole('button', { name: `Withdraw: ${email}` })).toHaveCount(1)
})
