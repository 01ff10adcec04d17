import type { Page } from '@playwright/test'
import { expect, loseConnection, test } from './journey.ts'
import { countSteps, timeJob } from './steps.ts'

/** It pairs tablets, and marks classes. */
test.use({ centre: 'room' })
test.describe.configure({ mode: 'serial' })

const pin = '4071'
const teacher = 'Mpho Sithole'

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/admin-login')
  // until then what is typed is lost
  await page.locator('html[data-ready="true"]').waitFor()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/(admin\/dashboard|staff)/)
}
const asAdmin = (page: Page) => signIn(page, 'admin@kiewiet.example', 'kiewiet-admin')

/** The office makes a code for a class. */
async function makeCode(page: Page, ...classNames: string[]) {
  const [className = ''] = classNames
  await page.goto('/admin/dashboard?section=settings&tab=devices')
  await page.getByRole('button', { name: 'Add tablet' }).click()
  const form = page.getByRole('dialog', { name: 'A new tablet' })
  await form.getByLabel('Name').fill(className)
  for (const name of classNames) await form.getByLabel(name).check({ force: true })
  await form.getByRole('button', { name: 'Make a code' }).click()
  const shown = page.getByRole('dialog', { name: `Pair the tablet ${className}` })
  return (await shown.getByText(/^[A-Z2-9]{4} [A-Z2-9]{4}$/).textContent()) ?? ''
}

async function pairTablet(tablet: Page, code: string) {
  await tablet.goto('/room')
  await tablet.getByLabel('Code').fill(code)
  await tablet.getByRole('button', { name: 'Pair' }).click()
}

async function giveTeacherPin(page: Page) {
  await signIn(page, 'teacher@kiewiet.example', 'kiewiet-teacher')
  await page.goto('/staff?section=own-week')
  await page.getByRole('button', { name: /^Choose (a|another) PIN$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Your PIN' })
  await dialog.getByLabel('PIN', { exact: true }).fill(pin)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('PIN saved')).toBeVisible()
}

const faces = (tablet: Page, group: string) => tablet.getByRole('region', { name: group }).getByRole('button')

async function givePin(tablet: Page) {
  await tablet.getByRole('region', { name: 'Who acts' }).getByRole('button', { name: teacher }).click()
  const pad = tablet.getByRole('dialog', { name: /^PIN of/ })
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click()
  await pad.getByRole('button', { name: 'OK' }).click()
}

/** What is too small to press in passing, with a child on the arm. */
const tooSmall = (tablet: Page) =>
  tablet.locator('button, label:has(input[type=radio])').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      const isShown = target.checkVisibility() && width > 1
      return isShown && Math.min(width, height) < 48 ? [`${target.textContent} ${width} × ${height}`] : []
    }),
  )

/** Somebody who looks for the next face needs this long for each press, in milliseconds. */
const pace = 700
const morning = 21

test('the office pairs a tablet, a teacher gives her PIN there and marks a class by touch', async ({
  browser,
  app,
}) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ baseURL: app.url })
  const office = await context.newPage()
  await giveTeacherPin(office)
  await context.clearCookies()
  await asAdmin(office)
  const { step, print } = countSteps('a tablet is paired with a room')
  const code = await step(makeCode(office, 'Explorers', 'Discoverers', 'Little Learners', 'Young Scholars'))
  const room = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
  })
  const tablet = await room.newPage()
  await step(pairTablet(tablet, code))
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Explorers')
  print()

  expect(await tooSmall(tablet)).toEqual([])
  await tablet.getByRole('button', { name: teacher }).tap()
  await expect(tablet.getByRole('dialog', { name: /^PIN of/ })).toBeVisible()
  expect(await tooSmall(tablet)).toEqual([])
  await tablet.keyboard.press('Escape')
  const toFirstMark = timeJob('from the own face to the first mark at the tablet')
  await givePin(tablet)
  await expect(tablet.getByText(/ acts\. Press the face of a child\./)).toBeVisible({ timeout: 10_000 })
  await tablet.getByText('Absent today').click()
  const here = await faces(tablet, 'Here').count()
  expect(here).toBeGreaterThanOrEqual(morning)
  await faces(tablet, 'Here').first().tap()
  await expect(tablet.getByText(/ is absent$/)).toBeVisible()
  expect(toFirstMark()).toBeLessThanOrEqual(3)
  for (let left = here - 1; left > 0; left -= 1) {
    await expect(faces(tablet, 'Here')).toHaveCount(left)
    await faces(tablet, 'Here').first().tap()
  }
  await expect(tablet.getByText(/waits$/)).toHaveCount(0, { timeout: 10_000 })

  await tablet.getByText('Comes or goes').click()
  let requests = 0
  tablet.on('request', (request) => {
    if (request.url().endsWith('/graphql')) requests += 1
  })
  const marked = timeJob(`${morning} children arrive at the tablet`)
  for (let count = 1; count <= morning; count += 1) {
    await tablet.waitForTimeout(pace)
    await faces(tablet, 'Absent').first().tap()
    await expect(faces(tablet, 'Here')).toHaveCount(count)
  }
  await expect(tablet.getByText(/waits$/)).toHaveCount(0, { timeout: 10_000 })
  expect(marked()).toBeLessThanOrEqual(25)
  console.log(`requests: ${morning} children arrive at the tablet: ${requests}`)
  expect(requests).toBeLessThanOrEqual(6)
  // the server has them, and another page of the tablet shows them
  await tablet.reload()
  await expect(faces(tablet, 'Here')).toHaveCount(morning, { timeout: 10_000 })
  await room.close()
  await context.close()
})

/** The worker has everything that the page of the tablet needs without a connection. */
const isCached = (tablet: Page) =>
  tablet.evaluate(async () => {
    const page = await (await caches.open('kiewiet-register')).match('/offline-register.html')
    return page !== undefined && navigator.serviceWorker.controller !== null
  })

test('a tablet that is opened without a connection goes on, and everything arrives once', async ({ browser, app }) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ baseURL: app.url })
  const office = await context.newPage()
  await asAdmin(office)
  const code = await makeCode(office, 'Explorers')
  const room = await browser.newContext({ baseURL: app.url, viewport: { width: 768, height: 1024 } })
  const tablet = await room.newPage()
  await pairTablet(tablet, code)
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Explorers')
  await tablet.reload()
  await expect.poll(() => isCached(tablet), { timeout: 30_000 }).toBe(true)
  await givePin(tablet)
  await expect(tablet.getByText(/ acts\. Press the face of a child\./)).toBeVisible({ timeout: 10_000 })
  await tablet.getByRole('button', { name: 'Done' }).click()

  const returnConnection = await loseConnection(room, app)
  await tablet.reload()
  await expect(tablet.getByText('No connection')).toBeVisible({ timeout: 15_000 })
  await givePin(tablet)
  await expect(tablet.getByText(/ acts\. Press the face of a child\./)).toBeVisible({ timeout: 10_000 })
  const children = await faces(tablet, 'Here').count()
  expect(children).toBeGreaterThan(2)
  const marked = timeJob(`${children} children are absent, come after all, and two go home, without a connection`)
  await tablet.getByText('Absent today').click()
  for (let left = children; left > 0; left -= 1) {
    await expect(faces(tablet, 'Here')).toHaveCount(left)
    await faces(tablet, 'Here').first().click()
  }
  await expect(faces(tablet, 'Here')).toHaveCount(0)
  await tablet.getByText('Comes or goes').click()
  for (let come = 1; come <= children; come += 1) {
    await faces(tablet, 'Absent').first().click()
    await expect(faces(tablet, 'Here')).toHaveCount(come)
  }
  for (const left of [1, 2]) {
    await faces(tablet, 'Here').first().click()
    await tablet.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
    await expect(faces(tablet, 'Gone home')).toHaveCount(left)
  }
  marked()
  const waiting = new RegExp(`${2 * children + 2} marks wait here since`)
  await expect(tablet.getByText(waiting)).toBeVisible()

  // the page may be closed meanwhile
  await tablet.reload()
  await expect(tablet.getByText(waiting)).toBeVisible({ timeout: 15_000 })
  await returnConnection()
  await expect(tablet.getByText('No connection')).toHaveCount(0, { timeout: 30_000 })
  await expect(tablet.getByText(/waits$/)).toHaveCount(0)
  await tablet.goto('/room')
  await expect(faces(tablet, 'Here')).toHaveCount(children - 2, { timeout: 15_000 })
  await expect(faces(tablet, 'Gone home')).toHaveCount(2)
  await room.close()
  await context.close()
})

test('a code that was used pairs nothing else, and a tablet that is shut off is refused', async ({ browser, app }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ baseURL: app.url })
  const office = await context.newPage()
  await asAdmin(office)
  const code = await makeCode(office, 'Discoverers')
  const room = await browser.newContext({ baseURL: app.url })
  const tablet = await room.newPage()
  await pairTablet(tablet, code)
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Discoverers')
  const other = await browser.newContext({ baseURL: app.url })
  const second = await other.newPage()
  await pairTablet(second, code)
  await expect(second.getByText(/Ask the office for a new one/).first()).toBeVisible()
  await office.goto('/admin/dashboard?section=settings&tab=devices')
  await office.getByRole('button', { name: 'Shut off Discoverers' }).click()
  await office.getByRole('button', { name: 'Shut off', exact: true }).click()
  await expect(office.getByText('Tablet shut off')).toBeVisible()
  await tablet.reload()
  await expect(tablet.getByText('This tablet is not paired any more')).toBeVisible()
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Pair this tablet')
  for (const one of [room, other, context]) await one.close()
})
