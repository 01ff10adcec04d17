import type { Browser, Page } from '@playwright/test'
import { addDays, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { schoolDayFrom } from '#graphql/values/holidays.ts'
import { buildPdf } from '#tests/factories/files.ts'
import { expect, loseConnection, sectionLink, signInAs, test, testIn } from './journey.ts'

/** They take the server away, and erase the family of the demo. */
const apart = testIn('portal')

async function signInAsParent(page: Page, view = 'dashboard') {
  await signInAs(page, 'parent')
  await page.goto(`/parent/${view}`)
}

/** The administrator in a browser of their own. */
async function asAdmin(browser: Browser, look: (page: Page) => Promise<void>) {
  const page = await browser.newPage()
  await signInAs(page, 'admin')
  await look(page)
  await page.close()
}

test('a parent tells of an absence in two taps, and takes it back', { tag: '@core' }, async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signInAsParent(page)
  const card = page.getByRole('article', { name: 'Lerato Mokoena' })
  await card.getByRole('button', { name: 'Report absent: Lerato' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Doctor or clinic' }).click()
  await expect(page.getByText('Lerato has been reported absent')).toBeVisible()
  await expect(card.getByText(/Doctor or clinic/)).toBeVisible()

  // today, or the next school day where the child has come today already
  const days = new Set([0, 1].map((later) => schoolDayFrom(addDays(todayInJohannesburg(), later))))
  await asAdmin(browser, async (admin) => {
    const told: string[] = []
    for (const day of days) {
      await admin.goto(`/admin/dashboard?section=attendance&date=${day}`)
      await admin.getByRole('button', { name: /^Little Learners/ }).click()
      const row = admin.getByRole('row', { name: /Lerato Mokoena/ })
      await expect(row).toBeVisible()
      if ((await row.textContent())?.includes('Reported by parent')) told.push(day)
    }
    expect(told).toHaveLength(1)
  })

  await page.reload()
  await card.getByRole('button', { name: /: Lerato$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Withdraw/ })
    .click()
  await expect(page.getByText('Lerato is coming after all. The centre has been notified.')).toBeVisible()
})

apart('a toast above an open dialog is reached with the keyboard, and leaves the dialog open', async ({ page }) => {
  await signInAsParent(page)
  const card = page.getByRole('article', { name: 'Lerato Mokoena' })
  await card.getByRole('button', { name: 'Report absent: Lerato' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Family matter' }).click()
  await expect(page.getByText('Lerato has been reported absent')).toBeVisible()
  await card.getByRole('button', { name: /: Lerato$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Lerato is absent' })
  await dialog.getByRole('button', { name: /^Withdraw/ }).press('Enter')
  const toast = page.getByRole('region', { name: 'Notifications' })
  await expect(toast).toContainText('Lerato is coming after all')
  const close = toast.getByRole('button', { name: 'Close notification' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(close).toBeFocused({ timeout: 20 })
  }).toPass({ intervals: [0], timeout: 15_000 })
  await page.keyboard.press('Enter')
  await expect(toast).not.toContainText('Lerato')
  await expect(dialog).toBeVisible()
})

apart('a portal left open overnight shows the new day, and an absence is reported for it at once', async ({ page }) => {
  const today = todayInJohannesburg()
  await page.clock.install({ time: new Date(`${addDays(today, -1)}T23:50:00+02:00`) })
  await signInAsParent(page)
  const day = page.getByRole('main').locator('time').first()
  await expect(day).toHaveAttribute('datetime', addDays(today, -1))
  await page.clock.fastForward('20:00')
  await expect(day).toHaveAttribute('datetime', today)

  await page.getByRole('button', { name: 'Report absent: Lerato' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lerato is absent' })
  await dialog.getByRole('button', { name: 'Family matter' }).click()
  await expect(page.getByText('Lerato has been reported absent')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Lerato is coming after all. The centre has been notified.')).toBeVisible()
})

apart('a parent withdraws a consent, and staff see it on the page of the child', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signInAsParent(page)
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('button', { name: /More$/ }).click()
  await page
    .getByRole('dialog', { name: 'All views' })
    .getByRole('link', { name: /^Profile/ })
    .click()
  await page.getByRole('button', { name: 'Withdraw: Photos, Lerato' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw consent' }).click()
  await expect(page.getByRole('button', { name: 'Give consent: Photos, Lerato' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Give consent: Photos, Lerato' })).toBeVisible()

  await asAdmin(browser, async (admin) => {
    await admin.goto('/admin/dashboard')
    await sectionLink(admin, 'Students').click()
    await admin.getByRole('searchbox', { name: 'Search students' }).fill('lerato mokoena')
    await admin.getByRole('link', { name: 'Lerato Mokoena' }).click()
    const consents = admin.getByRole('table', { name: 'Answers' })
    await expect(consents.getByRole('row', { name: /Photos/ })).toContainText('Not given')
    await expect(consents.getByRole('row', { name: /Outings/ })).toContainText('by Thandi Mokoena')
  })
})

test('a parent asks that the neighbour may collect, staff confirm it, and the door knows', { tag: '@core' }, async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signInAsParent(page, 'profile')
  await page.getByRole('button', { name: 'Change phone or address' }).click()
  const details = page.getByRole('dialog', { name: 'Your contact details' })
  await details.getByLabel('Phone number').fill('082 555 0199')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('definition').filter({ hasText: '082 555 0199' })).toBeVisible()

  const people = page.getByRole('region', { name: "Thabo's contacts" })
  await people.getByRole('button', { name: 'Add person: Thabo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a contact for Thabo' })
  await dialog.getByLabel('First and last name').fill('Palesa Tau')
  await dialog.getByLabel('Relationship to Thabo').fill('Neighbour')
  await dialog.getByLabel('Phone number').fill('082 555 0188')
  await dialog.getByRole('checkbox', { name: 'Collecting Thabo' }).check()
  await dialog.getByRole('button', { name: 'Add person' }).click()
  await expect(people.getByText('To be confirmed')).toBeVisible()

  await asAdmin(browser, async (admin) => {
    await admin.goto('/admin/dashboard')
    await admin.getByRole('button', { name: /^Notifications/ }).click()
    await admin.getByText('Palesa Tau (Neighbour), Thabo Mokoena').click()
    await expect(admin.getByText('082 555 0199').first()).toBeVisible()
    await admin.getByRole('button', { name: 'Confirm that Palesa Tau may collect' }).click()
    await expect(admin.getByText('Palesa Tau may collect Thabo')).toBeVisible()
  })

  await page.reload()
  await expect(people.getByText('To be confirmed')).toHaveCount(0)
  await expect(people.getByText('Thandi Mokoena, Nomsa Mokoena, Palesa Tau')).toBeVisible()
})

apart('a parent hands in a clinic card, and staff see until when it is valid', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signInAsParent(page, 'profile')
  await page.getByRole('button', { name: 'Add document: Thabo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a document for Thabo' })
  await dialog.getByLabel('Document type').selectOption('Clinic card (immunisation)')
  const lastDay = addDays(todayInJohannesburg(), 400)
  await dialog.getByLabel('Valid until').fill(lastDay.split('-').reverse().join('/'))
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer: buildPdf('Clinic card of Thabo') })
  await dialog.getByRole('button', { name: 'Upload document' }).click()
  await expect(page.getByText('Clinic card (immunisation) uploaded for Thabo')).toBeVisible()

  await asAdmin(browser, async (admin) => {
    await admin.goto('/admin/dashboard')
    await admin.getByRole('button', { name: /^Notifications/ }).click()
    await admin.getByText('Clinic card (immunisation) of Thabo Mokoena').click()
    const row = admin.getByRole('table', { name: 'Documents on file' }).getByRole('row', { name: /Clinic card/ })
    await expect(row).toContainText(`Valid until ${formatDate(lastDay)}`)
    await expect(row).toContainText('Thandi Mokoena')
  })
})

apart('somebody with a new account and no child reads in every view what to do next', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const account = { username: 'nomvula', email: 'nomvula@families.example', password: 'marula kettle 7' }
  const data = { ...account, firstName: 'Nomvula', lastName: 'Radebe' }
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201)
  expect((await page.request.post('/api/auth/login', { data: account })).status()).toBe(200)
  const views = ['dashboard', 'day', 'attendance', 'timetable', 'report-cards', 'progress', 'sessions', 'billing']
  for (const view of [...views, 'activities', 'notices', 'volunteering', 'uniforms', 'profile']) {
    await page.goto(`/parent/${view}`)
    await expect(page.getByText('No child is linked to your account yet')).toBeVisible()
    await expect(page.getByText(/could not be loaded/)).toHaveCount(0)
    await expect(page.getByText(/Mokoena/)).toHaveCount(0)
  }
  await expect(page.getByRole('navigation', { name: 'Portal' }).getByRole('link')).toHaveCount(3)
  await expect(page.getByRole('main').getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/)
})

apart(
  'where the connection is lost the navigation stays, and the page goes on when it is back',
  async ({ page, context, app }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await signInAsParent(page)
    await expect(page.getByRole('article', { name: 'Lerato Mokoena' })).toBeVisible()
    const regain = await loseConnection(context, app)
    await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Bills' }).click()
    await expect(page.getByText('This page could not be opened.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible()
    await regain()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bills and payments' })).toBeVisible()
  },
)

apart(
  'without a connection the installed portal says so, keeps nothing about the family, and comes back',
  async ({ page, context, app }) => {
    await signInAsParent(page)
    await page.reload()
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    const regain = await loseConnection(context, app)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await expect(page.getByRole('link', { name: '051 555 0123' })).toHaveAttribute('href', 'tel:0515550123')
    await expect(page.getByText(/registers/i)).toBeHidden()
    const kept = await page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    const isProgram = (path: string) => /^\/(assets\/|offline[.-]|favicon\.svg$)/.test(path)
    expect(kept.filter((path) => !isProgram(path))).toEqual([])
    expect(kept).toContain('/offline.html')
    await regain()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('article', { name: 'Lerato Mokoena' })).toBeVisible()
  },
)

apart(
  'staff read beforehand what erasing a family ends, and nobody of it can sign in afterwards',
  async ({ page, browser }) => {
    await asAdmin(browser, async (admin) => {
      await admin.goto('/admin/dashboard?section=parent-child&tab=parents')
      await admin.getByRole('searchbox', { name: 'Search parents' }).fill('mokoena')
      await admin.getByRole('button', { name: 'Actions for Thandi Mokoena' }).click()
      const download = admin.waitForEvent('download')
      await admin.getByRole('menuitem', { name: 'Export family data' }).click()
      expect((await download).suggestedFilename()).toMatch(/^family \d+\.zip$/)
      await admin.getByRole('button', { name: 'Actions for Thandi Mokoena' }).click()
      await admin.getByRole('menuitem', { name: 'Erase family' }).click()
      const dialog = admin.getByRole('dialog', { name: 'Erase this family?' })
      await expect(dialog.getByText(/Bills and payments, for five years/)).toBeVisible()
      await dialog.getByLabel('Type Mokoena to confirm').fill('Mokoena')
      await dialog.getByRole('button', { name: 'Erase family' }).click()
      await expect(admin.getByText('Family erased')).toBeVisible()
    })
    await page.goto('/parent-login')
    await page.getByLabel('Username').fill('parent')
    await page.getByLabel('Password', { exact: true }).fill('kiewiet-parent')
    await page.locator('form').getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page).toHaveURL(/parent-login/)
  },
)
