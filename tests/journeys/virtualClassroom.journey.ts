import type { Page } from '@playwright/test'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, test } from './journey.ts'

const section = '/admin/dashboard?section=virtual-classroom'

const signIn = (page: Page, username: string) =>
  page.request.post('/api/auth/login', { data: { username, password: `kiewiet-${username}` } })

/** The rooms are elsewhere: nothing of them is loaded. */
const closeTheWorld = (page: Page) =>
  page.context().route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>A room</h1>' }))

test('a session is planned, started, joined by a parent, ended and found among the recordings', {
  tag: '@core',
}, async ({ page, browser }) => {
  await signIn(page, 'admin')
  await closeTheWorld(page)
  await page.goto(section)
  await page.getByRole('button', { name: 'New Session' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Session' })
  await dialog.getByLabel('Class', { exact: true }).selectOption('Little Learners')
  await dialog.getByLabel('Session Title').fill('Songs about rain')
  await dialog.getByLabel('Date', { exact: true }).fill(addDays(todayInJohannesburg(), 1))
  await dialog.getByLabel('Time').fill('09:30')
  await dialog.getByLabel('Teacher').selectOption('Mpho Sithole')
  await dialog.getByRole('button', { name: 'Create Session' }).click()
  await expect(page.getByText('Session created successfully')).toBeVisible()

  const theirs = await browser.newContext()
  const parent = await theirs.newPage()
  await signIn(parent, 'parent')
  await closeTheWorld(parent)
  await parent.goto('/parent/sessions')
  const card = parent.getByRole('article', { name: 'Songs about rain' })
  await expect(card.getByText('You can join here as soon as the teacher starts the session.')).toBeVisible()
  await expect(parent.getByText('Counting in the kitchen')).toBeHidden()

  await page.getByRole('tab', { name: 'Sessions' }).click()
  const row = page.getByRole('row', { name: /Songs about rain/ })
  const room = page.waitForEvent('popup')
  await row.getByRole('button', { name: 'Start' }).click()
  await expect(await room).toHaveURL(/^https:\/\/meet\.jit\.si\/Kiewiet-[\w-]{20}/)
  await expect(row.getByText('Live')).toBeVisible()

  await parent.reload()
  const theirRoom = parent.waitForEvent('popup')
  await card.getByRole('button', { name: 'Join' }).click()
  await expect(await theirRoom).toHaveURL(/^https:\/\/meet\.jit\.si\/Kiewiet-/)
  await theirs.close()

  await page.reload()
  await row.getByRole('button', { name: 'End' }).click()
  const ending = page.getByRole('dialog', { name: 'End Session' })
  await expect(ending.getByLabel('Participants')).toHaveValue('1')
  await ending.getByLabel('Recording link').fill('https://files.example/rain')
  await ending.getByRole('button', { name: 'End Session' }).click()
  await expect(page.getByText('Session completed')).toBeVisible()
  await page.getByRole('tab', { name: 'Recordings' }).click()
  await expect(page.getByRole('link', { name: 'Watch Songs about rain' })).toHaveAttribute(
    'href',
    'https://files.example/rain',
  )
})

test('the devices of the computer are tried, and the choice is kept', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto(`${section}&tab=settings`)

  await test.step('a picture of the camera', async () => {
    await page.getByRole('button', { name: 'Configure Camera' }).click()
    const dialog = page.getByRole('dialog', { name: 'Camera' })
    await expect(dialog.getByLabel('Camera', { exact: true })).toBeEnabled()
    const video = dialog.getByLabel('Camera view')
    await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).videoWidth)).toBeGreaterThan(0)
    await dialog.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('the level of the microphone, which beeps once a second', async () => {
    await page.getByRole('button', { name: 'Configure Audio' }).click()
    const dialog = page.getByRole('dialog', { name: 'Audio' })
    const microphone = dialog.getByLabel('Microphone', { exact: true })
    await expect(microphone).toBeEnabled()
    const level = async () => Number(await dialog.getByRole('meter').getAttribute('aria-valuenow'))
    await expect.poll(level, { timeout: 15_000, intervals: [100] }).toBeGreaterThan(20)
    const second = await microphone.locator('option').nth(1).innerText()
    await microphone.selectOption(second)
    await expect(microphone).toHaveValue(second)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Configure Audio' }).click()
    await expect(microphone).toHaveValue(second)
    await dialog.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('a screen is shared with nobody but oneself', async () => {
    await page.getByRole('button', { name: 'Configure Screen Sharing' }).click()
    const dialog = page.getByRole('dialog', { name: 'Screen Sharing' })
    await dialog.getByRole('button', { name: 'Try screen sharing' }).click()
    await expect(dialog.getByLabel('What the others would see')).toBeVisible()
    await dialog.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(dialog.getByRole('button', { name: 'Try screen sharing' })).toBeVisible()
  })
})
