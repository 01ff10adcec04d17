import { expect, test } from './journey.ts'

const signInAs = async (page: import('@playwright/test').Page, username: string) => {
  const answer = await page.request.post('/api/auth/login', { data: { username, password: `kiewiet-${username}` } })
  expect(answer.status()).toBe(200)
}

async function expectDenied(page: import('@playwright/test').Page, path: string) {
  expect((await page.goto(path))?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied')
  await expect(page.getByText("You don't have permission to access this area.")).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  await expect(main.getByRole('link', { name: 'Go to the parent portal' })).toHaveAttribute('href', '/parent/dashboard')
}

test('a parent is denied the admin area, at its address and at the staff login', { tag: '@core' }, async ({ page }) => {
  await signInAs(page, 'parent')
  for (const path of ['/admin/dashboard', '/staff']) await expectDenied(page, path)
  await page.goto('/admin-login')
  await expect(page.getByText("You don't have permission to access the admin area.")).toBeVisible()
})

test('a teacher is denied the admin area, and taken from the staff login to the staff area', { tag: '@core' }, async ({
  page,
}) => {
  await signInAs(page, 'teacher')
  await expectDenied(page, '/admin/dashboard')
  await page.goto('/admin-login')
  await expect(page).toHaveURL(/\/staff$/)
})

test('a teacher without a child of their own is told what the portal shows them', async ({ page }) => {
  await page.goto('/admin-login')
  await page.getByRole('link', { name: 'Parents log in here' }).click()
  const login = page.getByRole('form', { name: 'Login' })
  await login.getByLabel('Username').fill('teacher')
  await login.getByLabel('Password', { exact: true }).fill('kiewiet-teacher')
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/parent\/dashboard/)
  await expect(page.getByText(/This is where parents see their own children/)).toBeVisible()
})

test('an administrator who is signed in is taken from the staff login to the dashboard', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin-login')
  await expect(page).toHaveURL(/\/admin\/dashboard/)
})

test('after sign-in one comes back to the page asked for, and after logout to the home page', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/admin/dashboard?section=applications')
  await page
    .locator('form')
    .getByRole('button', { name: /Login|Sign in/i })
    .click()
  await expect(page).toHaveURL(/section=applications/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Applications')
  await expect(page.getByText("Manage your preschool's applications")).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Enroll Now' })).toBeVisible()
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/admin-login/)
})

test('the header of the site follows who is signed in', async ({ page }) => {
  await signInAs(page, 'parent')
  await page.goto('/')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/parent/dashboard')
  await expect(banner.getByRole('link', { name: 'Enroll Now' })).toHaveCount(0)
  await banner.getByRole('button', { name: 'Logout' }).click()
  await expect(banner.getByRole('link', { name: 'Enroll Now' })).toBeVisible()
  expect((await page.request.get('/api/user')).status()).toBe(401)
})

test('a wrong password is answered with a notice for parents and in the form for staff', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/parent-login')
  const login = page.getByRole('form', { name: 'Login' })
  await login.getByLabel('Username').fill('parent')
  await login.getByLabel('Password', { exact: true }).fill('not-it-at-all')
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Login Failed').first()).toBeVisible()
  await page.goto('/admin-login')
  await page.getByLabel('Password', { exact: true }).fill('not-it-at-all')
  await page
    .locator('form')
    .getByRole('button', { name: /Login|Sign in/i })
    .click()
  await expect(page.getByRole('alert').first()).toContainText(/Incorrect e-mail address or password/)
})

test('a tab that was signed out in another one is covered, and goes on with what was typed', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await signInAs(page, 'parent')
  await page.goto('/parent/messages?write=general')
  const dialog = page.getByRole('dialog', { name: 'Message the centre' })
  await dialog.getByLabel('Subject').fill('Sleep')
  await dialog.getByLabel('Message').fill('Lerato sleeps badly at the moment')
  const other = await context.newPage()
  await other.request.post('/api/logout')

  await dialog.getByRole('button', { name: 'Send' }).click()
  const cover = page.getByRole('dialog', { name: 'You were signed out' })
  await cover.getByLabel('Username').fill('parent')
  await cover.getByLabel('Password', { exact: true }).fill('kiewiet-parent')
  await cover.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(cover).toHaveCount(0)
  await expect(dialog.getByLabel('Message')).toHaveValue('Lerato sleeps badly at the moment')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Message sent')).toBeVisible()

  // looking at the tab again is enough
  await other.request.post('/api/logout')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(cover.getByRole('link', { name: 'Go to the sign-in page' })).toBeVisible()

  // a printer leaves out the background that covers the page
  const names = page.locator('main')
  await expect(names).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(cover).toBeVisible()
  await expect(names).toBeHidden()
})
