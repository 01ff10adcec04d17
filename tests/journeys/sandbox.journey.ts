import type { Page } from '@playwright/test'
import { type App, startApp } from './app.ts'
import { expect, test as base } from './journey.ts'
import { demoTemplate } from './template.ts'

/** The demo as somebody starts it to look at the API: any operation runs. */
const test = base.extend<{ sandboxApp: App }>({
  // Playwright reads the wanted fixtures from the pattern, so that it has to be one even when none is wanted.
  // oxlint-disable-next-line no-empty-pattern
  sandboxApp: async ({}, use) => {
    const app = await startApp({ env: { ANY_DOCUMENT: 'true' }, from: (await demoTemplate()).folder })
    await use(app)
    await app.stop()
  },
  baseURL: async ({ sandboxApp }, use) => use(sandboxApp.url),
})

/** What no page for developers may do: ask another site, or break a rule of its own policy. */
function problemsOf(page: Page, baseURL: string | undefined) {
  const problems: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) problems.push(url)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return problems
}

const actAs = (page: Page, who: string) => page.getByRole('radiogroup', { name: 'Act as' }).getByText(who).click()

test('a developer finds the children over four with an unpaid bill by clicks alone; a parent is refused', {
  tag: '@core',
}, async ({ page, baseURL }) => {
  const problems = problemsOf(page, baseURL)
  const answer = page.getByRole('region', { name: 'Result Window' })
  const run = page.getByRole('button', { name: 'Execute query' })

  await test.step('act as an administrator', async () => {
    await page.goto('/graphql')
    await expect(page.getByText('Nobody is signed in')).toBeVisible()
    await actAs(page, 'Admin')
    await expect(page.getByText('Annelie Kruger, admin')).toBeVisible()
  })

  await test.step('tick it in the builder, which is open beside the documentation', async () => {
    await expect(page.getByRole('region', { name: 'Documentation', exact: true })).toContainText('Root Types')
    const builder = page.getByRole('region', { name: 'Query builder' })
    await page.getByRole('button', { name: 'New tab' }).click()
    await builder.locator('[data-field-name="children"]').click()
    const children = builder.locator('.graphiql-explorer-children')
    const editor = page.getByRole('region', { name: 'Query Editor' })
    for (const name of ['minAge', 'hasUnpaidBill']) {
      await children.locator(`[data-arg-name="${name}"] > span`).first().click()
      await expect(editor).toContainText(name)
    }
    for (const name of ['firstName', 'lastName', 'exactAge']) {
      await children.locator(`[data-field-name="${name}"]`).first().click()
      await expect(editor).toContainText(name)
    }
    await expect(editor).toContainText('children(minAge: 4, hasUnpaidBill: true)')
    // until the tab has its name, GraphiQL would run the operation of the tab before
    await expect(page.getByRole('tab', { name: 'MyQuery' })).toBeVisible()
    await run.click()
    await expect(answer).toContainText(/"exactAge": "[4-6] y/)
    await expect(answer).not.toContainText(/"exactAge": "[0-3] y|"errors"/)
  })

  await test.step('read its SQL', async () => {
    await page.getByText(/\d+ SQL statements · [\d.]+ ms · \d+ rows/).click()
    await expect(page.getByText('bills.paid_cents < bills.amount_cents').first()).toBeVisible()
  })

  await test.step('save it under a name, which is there the next time', async () => {
    await page.getByRole('button', { name: /History/ }).click()
    const item = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Edit label' }) })
    await item.first().hover()
    await item.first().getByRole('button', { name: 'Edit label' }).click()
    await page.getByPlaceholder('Type a label').fill('Over four and owing')
    await page.getByPlaceholder('Type a label').press('Enter')
    await page.reload()
    await page.getByRole('button', { name: /History/ }).click()
    await expect(page.getByText('Over four and owing')).toBeVisible()
  })
  expect(problems).toEqual([])

  await test.step('the same as a parent', async () => {
    await actAs(page, 'Parent')
    await expect(page.getByText('Thandi Mokoena, parent')).toBeVisible()
    await run.click()
    await expect(answer).toContainText('"FORBIDDEN"')
  })
})

test('an example is one press: it is asked as the user of its area, with variables that find something', async ({
  page,
  baseURL,
}) => {
  const problems = problemsOf(page, baseURL)
  await page.goto('/graphql')
  await page.getByRole('button', { name: 'Examples' }).click()
  await page.getByRole('button', { name: /^Students who owe/ }).click()
  await expect(page.getByText('Annelie Kruger, admin')).toBeVisible()
  await page.getByRole('button', { name: 'Execute query' }).click()
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('"owingCents"')
  expect(problems).toEqual([])
})

test('the documentation finds a type, says what it is and leads to those of its fields', async ({ page, baseURL }) => {
  const problems = problemsOf(page, baseURL)
  await page.goto('/graphql')
  const documentation = page.getByRole('region', { name: 'Documentation', exact: true })
  await expect(documentation).toContainText('Root Types')
  await documentation.getByRole('combobox').fill('Child')
  await page.getByRole('option', { name: 'Child', exact: true }).click()
  await expect(documentation).toContainText('A child of the centre.')
  await documentation.getByRole('link', { name: 'BillingAccount', exact: true }).first().click()
  await expect(documentation.getByText('BillingAccount', { exact: true }).first()).toBeVisible()
  await expect(documentation).not.toContainText('A child of the centre.')
  expect(problems).toEqual([])
})

test('the page of the REST routes changes something with the session that the sandbox has begun', async ({
  page,
  baseURL,
}) => {
  const problems = problemsOf(page, baseURL)
  await page.goto('/graphql')
  await actAs(page, 'Admin')
  await expect(page.getByText('Annelie Kruger, admin')).toBeVisible()
  await page.goto('/api/docs')
  await expect(page.getByRole('link', { name: /^Act as a guest/ })).toHaveAttribute('href', '/graphql')
  await page.locator('#operations-tag-billing').click()
  const create = page.locator('.opblock-post').filter({ has: page.locator('[data-path="/api/admin/billing"]') })
  await create.locator('[data-path="/api/admin/billing"]').click()
  const bill = { childId: 10, amount: 'R 120.00', description: 'Outing to the farm', dueDate: '2027-01-15' }
  await create.locator('textarea').first().fill(JSON.stringify(bill))
  await create.getByRole('button', { name: 'Execute' }).click()
  await expect(create.locator('.live-responses-table')).toContainText('201')
  await expect(create.locator('.live-responses-table')).toContainText('Outing to the farm')
  expect(problems).toEqual([])
})
