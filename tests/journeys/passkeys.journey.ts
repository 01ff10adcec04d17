import { expect, type Page, test } from '@playwright/test'
import { freshFor } from '#graphql/platform/policy.ts'
import { openEmbedded } from '#graphql/database/connection.ts'
import { type App, startApp } from './app.ts'
import { countSteps } from './steps.ts'
import { demoTemplate } from './template.ts'

/** A phone that says yes by itself when it is asked for a finger. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether its owner puts the right finger on it. */
    setVerified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/(parent-login)?$/)
}

test('a parent adds a passkey, signs in with it and removes it', async ({ page }) => {
  test.setTimeout(120_000)
  const app = await startApp({ host: 'localhost', from: (await demoTemplate()).folder })
  try {
    const phone = await addAuthenticator(page)
    const passkeyButton = page.getByRole('button', { name: 'Sign in with a passkey' })
    await page.goto(`${app.url}/parent-login?next=%2Faccount`)
    await page.getByLabel('Username').fill('parent')
    await page.getByLabel('Password', { exact: true }).fill('kiewiet-parent')
    await page.getByRole('button', { name: 'Login' }).click()

    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const adding = page.getByRole('dialog', { name: 'Add a passkey' })
    await adding.getByLabel('Name').fill('Blue phone')
    await adding.getByRole('button', { name: 'Add passkey' }).click()
    const passkeys = page.getByRole('list', { name: 'Passkeys' })
    await expect(passkeys).toContainText('Blue phone')
    await expect(passkeys).toContainText('not used yet')
    await logOut(page)

    const { step, print } = countSteps('a parent signs in', 3)
    await page.goto(`${app.url}/parent-login?next=%2Faccount`)
    await step(passkeyButton.click())
    await expect(passkeys).toContainText('last used today')
    expect(print()).toBe(1)
    await page.getByRole('button', { name: 'Rename Blue phone' }).click()
    const renaming = page.getByRole('dialog', { name: 'Rename passkey' })
    await renaming.getByLabel('Name').fill('Red phone')
    await renaming.getByRole('button', { name: 'Save' }).click()
    await expect(passkeys).toContainText('Red phone')
    await logOut(page)

    // the area of staff is not a parent's, and a wrong finger is nobody's
    await page.goto(`${app.url}/admin-login`)
    await passkeyButton.click()
    await expect(page.getByText(/You don't have permission to access the admin area/)).toBeVisible()
    await page.goto(`${app.url}/parent-login?next=%2Faccount`)
    await phone.setVerified(false)
    await passkeyButton.click()
    await expect(page.getByText(/No passkey was used/)).toBeVisible()
    await phone.setVerified(true)
    await passkeyButton.click()

    await page.getByRole('button', { name: 'Remove Red phone' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click()
    await expect(page.getByText('Passkey “Red phone” removed')).toBeVisible()
    await expect(passkeys).toHaveCount(0)
    await logOut(page)
    await page.goto(`${app.url}/parent-login`)
    await passkeyButton.click()
    await expect(page.getByText(/This passkey does not open an account here/)).toBeVisible()
    await expect(page).toHaveURL(/\/parent-login/)
  } finally {
    await app.stop()
  }
})

/** Every sign-in is as long ago as if the computers had been left alone meanwhile. */
async function letSignInsAge(app: App) {
  await app.kill('SIGTERM')
  const { knex, close } = await openEmbedded(app.dataDir)
  await knex('sessions').update({ authenticated_at: new Date(Date.now() - freshFor - 1_000).toISOString() })
  await close()
  await app.restart()
}

test('a passkey confirms who it is, in place of the password, long after the sign-in', async ({ page }) => {
  test.setTimeout(180_000)
  const app = await startApp({ host: 'localhost', from: (await demoTemplate()).folder })
  try {
    const phone = await addAuthenticator(page)
    await page.goto(`${app.url}/admin-login?next=%2Faccount`)
    await page.locator('html[data-ready="true"]').waitFor()
    await page.getByLabel('E-mail address').fill('teacher@kiewiet.example')
    await page.getByLabel('Password', { exact: true }).fill('kiewiet-teacher')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('dialog', { name: 'Add a passkey' }).getByRole('button', { name: 'Add passkey' }).click()
    await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('not used yet')
    await letSignInsAge(app)

    await page.goto(`${app.url}/staff?section=own-week`)
    await page.getByRole('button', { name: /^(Set|Change) PIN$/ }).click()
    const choosing = page.getByRole('dialog', { name: 'Your PIN' })
    await choosing.getByLabel('PIN', { exact: true }).fill('4071')
    await choosing.getByRole('button', { name: 'Save' }).click()
    const confirming = page.getByRole('dialog', { name: "Confirm it's you" })
    const usePasskey = confirming.getByRole('button', { name: 'Use a passkey instead' })

    // the finger of somebody else who sits there now
    await phone.setVerified(false)
    await usePasskey.click()
    await expect(confirming.getByText(/Not confirmed yet/)).toBeVisible()
    await expect(page.getByText('PIN saved')).toHaveCount(0)
    await phone.setVerified(true)
    await usePasskey.click()
    await expect(page.getByText('PIN saved')).toBeVisible()
    await expect(confirming).toHaveCount(0)
  } finally {
    await app.stop()
  }
})
