import type { Page } from '@playwright/test'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, sectionLink, test } from './journey.ts'

test.use({ centre: 'messages' })

async function signIn(page: Page) {
  await page.goto('/admin-login')
  await page.getByRole('button', { name: /^Login/ }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard/)
}

/** `dd/mm/yyyy`, as people type it. */
const typed = (date: string) => date.split('-').reverse().join('/')

test('a question from the website is answered by e-mail, and becomes an application', async ({ page, mailbox }) => {
  const sent = await page.request.post('/api/contact', {
    data: {
      name: 'Palesa Nkosi',
      email: 'palesa.nkosi@families.example',
      phone: '082 555 0161',
      childAge: '18-36months',
      message: 'May we come and look at the toddler room on Friday?',
    },
  })
  expect(sent.status()).toBe(201)
  await signIn(page)
  await expect(sectionLink(page, 'Messages 4 unread')).toBeVisible()
  const card = page.getByRole('region', { name: 'Recent Messages' })
  await expect(card.getByRole('listitem')).toHaveCount(2)
  await card.getByRole('link', { name: /Palesa Nkosi/ }).click()

  const opened = page.getByRole('region', { name: 'Conversation with Palesa Nkosi' })
  await opened.getByLabel('Reply to Palesa Nkosi').fill('Friday at ten suits us well.')
  await opened.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Answer on its way by e-mail')).toBeVisible()
  await expect(sectionLink(page, 'Messages 3 unread')).toBeVisible()
  const letter = await mailbox.letterTo('palesa.nkosi@families.example', 'Friday at ten suits us well.')
  expect(letter.text).toContain('> May we come and look at the toddler room on Friday?')

  await opened.getByRole('button', { name: 'Make application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make application' })
  await expect(dialog.getByLabel('Phone')).toHaveValue('082 555 0161')
  await dialog.getByLabel("Child's full name").fill('Bandile Nkosi')
  await dialog.getByLabel('Date of birth').fill(typed(addDays(todayInJohannesburg(), -700)))
  await dialog.getByLabel('Program').selectOption('toddlers')
  await dialog.getByLabel('Preferred start date').fill(typed(addDays(todayInJohannesburg(), 30)))
  await dialog.getByLabel('Home address').fill('4 Acacia Street, Universitas')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Make application' }).click()
  await opened.getByRole('link', { name: 'Open application' }).click()
  await expect(page.getByRole('dialog', { name: 'Bandile Nkosi' })).toBeVisible()
  await mailbox.letterTo('palesa.nkosi@families.example', 'Your reference is KW-')
})

test('a parent writes to the school and reads the answer without a reload', async ({ page, browser, mailbox }) => {
  await page.goto('/parent-login')
  await page.getByLabel('Username').fill('parent')
  await page.getByLabel('Password', { exact: true }).fill('kiewiet-parent')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/parent\/dashboard/)
  await page.goto('/parent/messages')
  await expect(page.getByRole('link', { name: /Story day.*New/ })).toBeVisible()
  await page.getByRole('button', { name: 'Write to the school' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write to the school' })
  await dialog.getByLabel('About').selectOption({ label: 'Thabo Mokoena' })
  await dialog.getByLabel('Subject').fill('Swimming things')
  await dialog.getByLabel('Message').fill('Does Thabo need goggles?')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Swimming things' })).toBeVisible()

  const office = await (await browser.newContext()).newPage()
  await signIn(office)
  await sectionLink(office, 'Messages').click()
  await office.getByRole('link', { name: /Thandi Mokoena.*Swimming things/ }).click()
  await office.getByLabel('Reply to Thandi Mokoena').fill('Only if he likes to dive.')
  await office.getByRole('button', { name: 'Send' }).click()
  await expect(office.getByText('Message sent')).toBeVisible()
  await office.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(office.getByText('Conversation archived')).toBeVisible()
  await office.context().close()

  await expect(page.getByText('Only if he likes to dive.', { exact: true })).toBeVisible({ timeout: 20_000 })
  await mailbox.letterTo('parent@kiewiet.example', '/parent/messages?conversation=')
})
