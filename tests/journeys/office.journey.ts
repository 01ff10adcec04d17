import { unzipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, sectionLink, signInAs, test } from './journey.ts'

test.use({ centre: 'office' })

async function signIn(page: Page) {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')
}

test('what the centre changes in its settings shows on the site at once, and in the audit log', {
  tag: '@core',
}, async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  const form = page.getByRole('form', { name: 'Centre details' })
  await form.getByLabel('Phone').fill('051 555 7777')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  const guest = await page.request.get('/contact')
  expect(await guest.text()).toContain('051 555 7777')

  await page.getByRole('tab', { name: 'Audit log' }).click()
  await page.getByText('Save settings: Kiewiet').first().click()
  await expect(page.getByText('051 555 7777')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Data export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ])
  const names = Object.keys(unzipSync(new Uint8Array(readFileSync(await file.path()))))
  expect(names).toEqual(expect.arrayContaining(['children.csv', 'messages.csv', 'settings.csv']))

  const [backup] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download backup' }).click(),
  ])
  const lines = gunzipSync(readFileSync(await backup.path()))
    .toString()
    .trim()
    .split('\n')
  expect(lines.at(0)).toContain('"kind":"start"')
  expect(lines.at(-1)).toContain('"kind":"end"')
})

test('an e-mail that was sent is found in the outbox, and sent again', async ({ page, mailbox }) => {
  await page.request.post('/api/auth/login', { data: { username: 'admin', password: 'kiewiet-admin' } })
  const reply = 'mutation ($input: ReplyInput!) { replyToConversation(input: $input) { id } }'
  const list = await page.request.post('/graphql', {
    data: { query: '{ conversations { edges { node { id kind } } } }' },
  })
  const { conversations } = (await list.json()).data as {
    conversations: { edges: { node: { id: number; kind: string } }[] }
  }
  const conversationId = conversations.edges.find(({ node }) => node.kind === 'contact')?.node.id
  await page.request.post('/graphql', {
    data: { query: reply, variables: { input: { conversationId, body: 'You are welcome on Friday.' } } },
  })
  await mailbox.letterTo('lindiwe.dlamini@families.example', 'You are welcome on Friday.')

  await page.goto('/admin/dashboard?section=settings&tab=email')
  await page.getByRole('button', { name: 'Sent', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search e-mails' }).fill('lindiwe')
  await page.getByText('Your message to Kiewiet').first().click()
  const letter = page.getByRole('dialog')
  await expect(letter.getByText(/Accepted by the mail server/)).toBeVisible()
  const copies = () => mailbox.letters.filter(({ text }) => text.includes('You are welcome on Friday.')).length
  expect(copies()).toBe(1)
  await letter.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('A copy has been queued')).toBeVisible()
  await expect.poll(copies).toBe(2)
})

test('the bell leads to what is new and forgets it; Ctrl+K leads to anybody', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Notifications, 2 new' }).click()
  await page.getByRole('menuitem', { name: /Message from Thandi Mokoena unread/ }).click()
  await expect(page.getByRole('region', { name: 'Conversation with Thandi Mokoena' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /Find a section/ }).fill('thabo mok')
  await expect(page.getByRole('option', { name: /Thabo Mokoena/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thabo Mokoena' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /Find a section/ }).fill('add class')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add Class' })).toBeVisible()
})

test('the waiting list is put into order by hand, and the class says who is next', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/dashboard?section=applications')
  for (const child of ['Oratile Mokone', 'Liam Pretorius']) {
    await page.getByRole('button', { name: `Actions for ${child}` }).click()
    await page.getByRole('menuitem', { name: 'Put on the waiting list' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Put on the waiting list' }).click()
    await expect(page.getByText(`${child} is on the waiting list.`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Change order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Waiting list' })
  const line = dialog.getByRole('button', { name: /^Move / })
  const inLine = (...names: string[]) =>
    expect
      .poll(() => line.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice(5))))
      .toEqual(names)
  await inLine('Rethabile Nthoba', 'Oratile Mokone', 'Liam Pretorius')

  await test.step('carried to the front with the mouse', async () => {
    // hovering waits until the dialog stands still
    await line.last().hover()
    const target = await line.first().boundingBox()
    if (!target) throw new Error('The list is not shown')
    await page.mouse.down()
    await page.mouse.move(target.x + 8, target.y + 24, { steps: 8 })
    await page.mouse.move(target.x + 8, target.y + 2, { steps: 4 })
    await page.mouse.up()
    await inLine('Liam Pretorius', 'Rethabile Nthoba', 'Oratile Mokone')
    await expect(page.getByText('Liam Pretorius is now number 1')).toBeVisible()
  })
  await test.step('one step with a button, and it is kept', async () => {
    await dialog.getByRole('button', { name: 'Oratile Mokone up' }).click()
    await expect(page.getByText('Oratile Mokone is now number 2')).toBeVisible()
    await page.reload()
    await inLine('Liam Pretorius', 'Oratile Mokone', 'Rethabile Nthoba')
    await dialog.getByRole('button', { name: 'Close' }).click()
  })
  await sectionLink(page, 'Classrooms').click()
  await page.getByRole('link', { name: 'Little Learners' }).click()
  await expect(page.getByRole('link', { name: '3 waiting' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Liam Pretorius' })).toBeVisible()
})

test('of two administrators on one student the second sees what the first changed, and loses nothing', async ({
  page,
  playwright,
  app,
}) => {
  await signIn(page)
  const colleague = await playwright.request.newContext({ baseURL: app.url })
  await colleague.post('/api/login', {
    data: { email: 'admin@kiewiet.example', password: 'kiewiet-admin', role: 'admin' },
  })
  const { children } = await (await colleague.get('/api/admin/children')).json()
  const child = children.find(({ firstName }: { firstName: string }) => firstName === 'Lerato')
  await page.goto(`/admin/dashboard?section=students&child=${child.id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Lerato Mokoena' })
  await dialog.getByLabel('Medical notes').fill('Wears glasses.')

  const first = await colleague.put(`/api/admin/children/${child.id}`, { data: { allergies: 'Peanuts, egg' } })
  expect(first.status()).toBe(200)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Somebody else has changed this in the meantime')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText(['Allergies is now: Peanuts, egg'])
  await dialog.getByRole('button', { name: 'Update, and keep what I typed' }).click()
  await expect(dialog.getByLabel('Allergies')).toHaveValue('Peanuts, egg')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Child updated successfully')).toBeVisible()
  await expect(page.getByText('Wears glasses.')).toBeVisible()
  await expect(page.getByText('Peanuts, egg').first()).toBeVisible()
  await colleague.dispose()
})
