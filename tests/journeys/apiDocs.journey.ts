import { expect, test } from './journey.ts'

test('the page of the REST routes sends a request with the session, and nothing to other sites', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  const errors: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const answer = await page.request.post('/api/auth/login', { data: { username: 'admin', password: 'kiewiet-admin' } })
  expect(answer.status()).toBe(200)
  await page.goto('/api/docs')
  await page.getByPlaceholder('Filter by tag').fill('session')
  await page.getByText('public and session').click()
  await page.locator('[data-path="/api/user"]').click()
  await page.getByRole('button', { name: 'Execute' }).first().click()
  const response = page.locator('.live-responses-table')
  await expect(response).toContainText('200')
  await expect(response).toContainText('admin@kiewiet.example')
  expect(foreign).toEqual([])
  expect(errors).toEqual([])
})
