import type { Page } from '@playwright/test'
import { buildPdf } from '#tests/factories/files.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, sectionLink, signInAs, test, testIn } from './journey.ts'
import { countSteps } from './steps.ts'

/** They count messages, and write to everybody. */
const apart = testIn('messages')

async function signIn(page: Page) {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')
}

/** `dd/mm/yyyy`, as people type it. */
const typed = (date: string) => date.split('-').reverse().join('/')

apart('a question from the website is answered by e-mail, and becomes an application', async ({ page, mailbox }) => {
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
  await expect(page.getByText('Reply sent by e-mail')).toBeVisible()
  await expect(sectionLink(page, 'Messages 3 unread')).toBeVisible()
  const letter = await mailbox.letterTo('palesa.nkosi@families.example', 'Friday at ten suits us well.')
  expect(letter.text).toContain('> May we come and look at the toddler room on Friday?')

  await opened.getByRole('button', { name: 'Start application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start application' })
  await expect(dialog.getByLabel('Phone')).toHaveValue('082 555 0161')
  await dialog.getByLabel("Child's full name").fill('Bandile Nkosi')
  await dialog.getByLabel('Date of birth').fill(typed(addDays(todayInJohannesburg(), -700)))
  await expect(dialog.getByLabel('Program')).toHaveValue('toddlers')
  await dialog.getByLabel('Preferred start date').fill(typed(addDays(todayInJohannesburg(), 30)))
  await dialog.getByLabel('Home address').fill('4 Acacia Street, Universitas')
  await dialog.getByRole('button', { name: 'Add application' }).click()
  await opened.getByRole('link', { name: 'Open application' }).click()
  await expect(page.getByRole('dialog', { name: 'Bandile Nkosi' })).toBeVisible()
  await mailbox.letterTo('palesa.nkosi@families.example', 'Your reference is KW-')
})

async function signInAsParent(page: Page) {
  const data = { username: 'parent', password: 'kiewiet-parent' }
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200)
}

apart('the office writes to all families at once, and sees who has read it', async ({ page, browser, mailbox }) => {
  await signIn(page)
  await sectionLink(page, 'Messages').click()
  const { step, print } = countSteps('a message to all families (before: 6 steps for each parent)')
  await step(page.getByRole('button', { name: 'New message' }).click())
  const dialog = page.getByRole('dialog', { name: 'New message' })
  await step(dialog.getByLabel('To', { exact: true }).selectOption('All families'))
  await expect(dialog.getByText(/Goes to \d+ parents/)).toBeVisible()
  await step(dialog.getByLabel('Subject').fill('Closed at noon on Thursday'))
  await step(dialog.getByLabel('Message').fill('Please collect your children by twelve.'))
  await step(dialog.getByRole('button', { name: 'Send to all' }).click())
  const opened = page.getByRole('region', { name: 'Closed at noon on Thursday' })
  await expect(opened.getByText(/^Read by 0 of \d+$/)).toBeVisible()
  print()

  const theirs = await browser.newContext()
  const parent = await theirs.newPage()
  await signInAsParent(parent)
  await parent.goto('/parent/messages')
  const marked = parent.waitForResponse(
    (answer) => answer.request().postData()?.includes('MarkOwnConversation') ?? false,
  )
  await parent.getByRole('link', { name: /Closed at noon on Thursday/ }).click()
  await expect(parent.getByText('Please collect your children by twelve.')).toBeVisible()
  await marked
  await theirs.close()

  await page.reload()
  await expect(opened.getByRole('list', { name: 'Read', exact: true }).getByText('Thandi Mokoena')).toBeVisible()
  await expect(page.getByRole('link', { name: /All families.*Read by 1 of \d+/ })).toBeVisible()
  await mailbox.letterTo('parent@kiewiet.example', '/parent/messages?conversation=')
})

test('a parent writes to the centre and reads the answer without a reload', { tag: '@core' }, async ({
  page,
  browser,
  mailbox,
}) => {
  await signInAs(page, 'parent')
  await page.goto('/parent/messages')
  await expect(page.getByRole('link', { name: /Story day.*New/ })).toBeVisible()
  await page.getByRole('button', { name: 'Message the centre' }).click()
  const dialog = page.getByRole('dialog', { name: 'Message the centre' })
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

apart('a parent sends the proof of a payment with a message, and the office opens it', async ({ page, browser }) => {
  await signInAsParent(page)
  await page.goto('/parent/messages')
  const { step, print } = countSteps('a parent sends the proof of a payment (before: by e-mail or on paper)')
  await step(page.getByRole('button', { name: 'Message the centre' }).click())
  const dialog = page.getByRole('dialog', { name: 'Message the centre' })
  await step(dialog.getByLabel('Subject').fill('November is paid'))
  await step(dialog.getByLabel('Message').fill('Here is the proof.'))
  await step(dialog.getByRole('button', { name: 'Attach a picture or PDF' }).click())
  const file = { name: 'proof of payment.pdf', mimeType: 'application/pdf', buffer: buildPdf() }
  await step(dialog.getByLabel('Add a picture or PDF').setInputFiles(file))
  await expect(dialog.getByRole('link', { name: 'proof of payment.pdf' })).toBeVisible()
  await step(dialog.getByRole('button', { name: 'Send' }).click())
  await expect(page.getByRole('heading', { name: 'November is paid' })).toBeVisible()
  print()

  const office = await (await browser.newContext()).newPage()
  await signIn(office)
  await sectionLink(office, 'Messages').click()
  await office.getByRole('link', { name: /Thandi Mokoena.*November is paid/ }).click()
  const link = office.getByRole('link', { name: 'proof of payment.pdf' })
  const answer = await office.request.get((await link.getAttribute('href')) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await office.context().close()
})
