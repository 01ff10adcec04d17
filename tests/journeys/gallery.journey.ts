import type { Page } from '@playwright/test'
import { buildPhoto } from '#tests/factories/files.ts'
import { expect, signInAs, test, testIn, untilReady } from './journey.ts'

/** It changes the order of the pictures on the site. */
const apart = testIn('content')

async function openGallery(page: Page) {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=gallery')
  await expect(page.getByRole('heading', { name: 'Play mat' })).toBeVisible()
  await untilReady(page)
}

test('staff upload photos, give one a caption and publish it; the site shows it at once, until it is hidden', {
  tag: '@core',
}, async ({ page, browser, app }) => {
  const guest = await (await browser.newContext({ baseURL: app.url })).newPage()
  await guest.goto('/gallery')
  await expect(guest.getByRole('img')).toHaveCount(8)

  await openGallery(page)
  const photo = await buildPhoto({ width: 1800, height: 1200 })
  const upload = page.getByLabel('Upload pictures')
  await expect(upload).toBeEnabled()
  await upload.setInputFiles([
    { name: 'sand-pit.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'no-photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html><p>Hello</p>'.padEnd(99)) },
  ])
  await expect(page.getByRole('heading', { name: 'Sand pit' })).toBeVisible()
  await expect(page.getByText('no-photo.jpg was not uploaded')).toBeVisible()
  await expect(page.getByText(/We cannot read this picture/)).toBeVisible()

  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Sand pit' }) })
  await card.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sand pit' })
  await dialog.getByLabel('Caption').fill('Two spades & <b>a bucket</b>')
  await dialog.getByLabel('Featured').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Picture updated successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  await card.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Picture published successfully')).toBeVisible()

  await guest.reload()
  const shown = guest.getByRole('img', { name: 'Two spades & <b>a bucket</b>' })
  await shown.scrollIntoViewIfNeeded()
  await expect(shown).toBeVisible()
  const drawn = () => shown.evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth] as const)
  await expect.poll(drawn).toEqual([expect.stringMatching(/\/uploads\/\w{32}\/480\.avif$/), expect.any(Number)])
  expect((await drawn())[1]).toBeGreaterThan(0)
  await guest.goto('/')
  await expect(guest.getByRole('button', { name: /Two spades/ })).toHaveCount(1)

  await card.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText('Picture hidden successfully')).toBeVisible()
  await guest.goto('/gallery')
  await expect(guest.getByRole('img')).toHaveCount(8)
  await guest.context().close()
})

apart('a picture is put in front with the keyboard, and deleted ones come back', async ({ page, request }) => {
  await openGallery(page)
  const titles = page.getByRole('article').getByRole('heading')
  await page.getByRole('button', { name: 'Move Reading corner' }).focus()
  await page.keyboard.press('Space')
  await page.getByText(/^Reading corner is over position 2/).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowLeft')
  await page.getByText(/^Reading corner is over position 1/).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect(titles.first()).toHaveText('Reading corner')
  const site = async () => (await request.get('/gallery')).text()
  // the alternative text of each picture, in the order of the page
  const order = async () => [...(await site()).matchAll(/<img[^>]* alt="([^"]+)"/g)].map(([, alt]) => alt)
  await expect
    .poll(async () => (await order()).filter((alt) => /cushions|before story time/.test(alt ?? '')))
    .toEqual(['A story on the big cushions', 'Building together before story time'])

  await page.getByRole('button', { name: 'More for Nap room' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete picture' }).click()
  await expect(page.getByRole('heading', { name: 'Nap room' })).toHaveCount(0)
  await expect.poll(order).not.toContain('Quiet time under star blankets')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Nap room' })).toBeVisible()
  await expect.poll(order).toContain('Quiet time under star blankets')
})
