import type { Page } from '@playwright/test'
import { stepOf } from '#graphql/accounts/totp.ts'
import { codeAt } from '#tests/factories/codeAt.ts'
import { expect, test } from './journey.ts'

// passwords and the second factor of the demo accounts change here
test.use({ centre: 'account' })

const parentEmail = 'parent@kiewiet.example'

async function logIn(page: Page, username: string, password: string) {
  await page.goto('/parent-login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

async function logInAsAdmin(page: Page) {
  await page.goto('/admin-login')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('kiewiet-admin')
  await page.getByRole('button', { name: 'Login' }).click()
}

test('a parent who forgot the password chooses a new one with the link of an e-mail', { tag: '@core' }, async ({
  page,
  mailbox,
}) => {
  await page.goto('/parent-login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('E-mail address').fill(parentEmail)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Please check your mailbox')).toBeVisible()

  const letter = await mailbox.letterTo(parentEmail, '/reset-password?token=')
  const link = /http\S+\/reset-password\?token=\S+/.exec(letter.text)?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Thandi')
  const newPassword = page.getByLabel('New password', { exact: true })
  await newPassword.fill('password123')
  await page.getByLabel('Confirm password').fill('password123')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(newPassword).toHaveAccessibleDescription(/too common/)
  await newPassword.fill('jacaranda tram 12')
  await page.getByLabel('Confirm password').fill('jacaranda tram 12')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password has been changed')

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await logIn(page, 'parent', 'jacaranda tram 12')
  await expect(page).toHaveURL(/\/parent\/dashboard/)
})

test('a parent signs a lost phone out, and moves to another e-mail address', async ({
  page,
  browser,
  mailbox,
  app,
}) => {
  const phone = await (await browser.newContext({ baseURL: app.url })).newPage()
  await logIn(phone, 'parent', 'jacaranda tram 12')
  await expect(phone).toHaveURL(/\/parent\/dashboard/)

  await page.goto('/account')
  await expect(page).toHaveURL(/\/parent-login\?next=%2Faccount/)
  await page.getByLabel('Username').fill('parent')
  await page.getByLabel('Password', { exact: true }).fill('jacaranda tram 12')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  const elsewhere = page.getByRole('button', { name: /^Sign out on/ })
  await expect(elsewhere).not.toHaveCount(0)
  const before = await elsewhere.count()
  await elsewhere.first().click()
  await expect(elsewhere).toHaveCount(before - 1)
  await phone.goto('/account')
  await expect(phone).toHaveURL(/\/parent-login/)

  await page.getByLabel('New e-mail address').fill('thandi@elsewhere.example')
  await page.getByLabel('Your password').fill('jacaranda tram 12')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/on its way to thandi@elsewhere\.example/)).toBeVisible()
  const letter = await mailbox.letterTo('thandi@elsewhere.example', '/confirm-email?token=')
  await page.goto(/http\S+\/confirm-email\?token=\S+/.exec(letter.text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirm my new address' }).click()
  await expect(page.getByText("Your account's e-mail address is now thandi@elsewhere.example.")).toBeVisible()
  await mailbox.letterTo(parentEmail, 'Your e-mail address was changed')
})

test('a parent changes the password and stays signed in', async ({ page }) => {
  await logIn(page, 'parent', 'jacaranda tram 12')
  await page.getByRole('link', { name: 'Your account' }).click()
  await page.getByLabel('Current password').fill('jacaranda tram 12')
  await page.getByLabel('New password', { exact: true }).fill('marula kettle 7')
  await page.getByLabel('Confirm new password').fill('marula kettle 7')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password has been changed')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
})

test('an administrator turns two-step sign-in on, and is asked for a code from then on', async ({ page }) => {
  await logInAsAdmin(page)
  await page.getByRole('link', { name: 'Annelie Kruger' }).click()
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel(/Your password, to confirm/).fill('kiewiet-admin')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = ((await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '')
  const setUpAt = stepOf(Date.now())
  await page.getByLabel('Code from the app').fill(codeAt(secret, setUpAt))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  const [recovery = '', otherRecovery = ''] = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents()

  await page.context().clearCookies()
  await logInAsAdmin(page)
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/This code is wrong/)
  // a code counts once: within the same half minute the coming one is taken
  await page.getByLabel('Code').fill(codeAt(secret, Math.max(stepOf(Date.now()), setUpAt + 1)))
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Total Students')).toBeVisible()

  await page.context().clearCookies()
  await logInAsAdmin(page)
  await page.getByLabel('Code').fill(recovery)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard/)

  await page.getByRole('link', { name: 'Annelie Kruger' }).click()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByLabel(/Your password, to confirm/).fill('kiewiet-admin')
  await page.getByLabel('Code').fill(otherRecovery)
  await page.getByRole('button', { name: 'Turn off' }).last().click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})
