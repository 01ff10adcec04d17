import type { Page } from '@playwright/test'
import { expect, signInAs, test } from './journey.ts'

test.use({ centre: 'visits' })

const phone = { width: 360, height: 740 }

async function bookFirst(page: Page, name: string) {
  const slot = page.getByRole('button', { name: /^\w{3} \d+ \w{3} \d\d:\d\d$/ }).first()
  const label = String(await slot.getAttribute('aria-label'))
  await slot.click()
  const form = page.getByRole('form', { name: 'Visit' })
  await form.getByLabel('Your name').fill(name)
  await form.getByLabel('E-mail address').fill(`${name.split(' ')[0]?.toLowerCase()}@families.example`)
  await form.getByLabel('Phone').fill('082 555 0161')
  return { label, book: () => form.getByRole('button', { name: 'Book Visit' }).click(), form }
}

test('a prospect books a visit on a phone, a second one is too late, and the office sees and cancels it', async ({
  page,
  browser,
  mailbox,
}) => {
  const open = async () => {
    const other = await (await browser.newContext({ viewport: phone, baseURL: new URL(page.url()).origin })).newPage()
    await other.goto('/contact')
    return other
  }
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Schedule a Visit' }).first().click()
  await expect(page).toHaveURL(/\/contact$/)
  // both see the same times
  const late = await open()
  const first = await bookFirst(page, 'Palesa Nkosi')
  const second = await bookFirst(late, 'Sipho Dlamini')
  expect(second.label).toBe(first.label)
  await first.book()
  await expect(page.getByText(/^We look forward to seeing you on /)).toBeVisible()
  await expect(first.form).toBeHidden()
  const letter = await mailbox.letterTo('palesa@families.example', 'We look forward to showing you around on')
  expect(letter.text).toContain('12 Kiewiet Lane')
  const calendar = page.getByRole('link', { name: 'Add to calendar' })
  expect(letter.text).toContain(await calendar.getAttribute('href'))
  const file = page.waitForEvent('download')
  await calendar.click()
  expect((await file).suggestedFilename()).toBe('visit.ics')

  await second.book()
  await expect(late.getByText(/^Somebody else has just booked that time\./)).toBeVisible()
  await expect(late.getByRole('button', { name: first.label })).toHaveCount(0)
  const again = await bookFirst(late, 'Sipho Dlamini')
  expect(again.label).not.toBe(first.label)
  // the page that the server renders for the next one does not offer it either
  const next = await open()
  await expect(next.getByRole('button', { name: again.label })).toBeVisible()
  await expect(next.getByRole('button', { name: first.label })).toHaveCount(0)

  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=messages')
  await page.getByRole('link', { name: /Palesa Nkosi/ }).click()
  const conversation = page.getByRole('region', { name: 'Conversation with Palesa Nkosi' })
  await expect(conversation.getByText(/^Visit \w{3} \d+ \w{3}, \d\d:\d\d$/)).toBeVisible()
  await conversation.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Cancel visit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel visit' }).click()
  await expect(page.getByText('Visit cancelled')).toBeVisible()
  await mailbox.letterTo('palesa@families.example', 'we have to cancel your visit')
  await next.reload()
  await expect(next.getByRole('button', { name: first.label })).toBeVisible()
})
