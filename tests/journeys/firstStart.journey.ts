import { openEmbedded, openServer } from '#graphql/database/connection.ts'
import { createTestDatabase } from '#tests/setup/testDatabase.ts'
import { addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, test as base } from '@playwright/test'
import { type App, startApp } from './app.ts'

/** A new centre that others would reach: nothing in its database, and no demo. */
const test = base.extend<{ app: App; databaseUrl: string | undefined }>({
  // Playwright reads the wanted fixtures from the pattern, so that it has to be one even when none is wanted.
  // oxlint-disable-next-line no-empty-pattern
  databaseUrl: async ({}, use) => {
    const database = process.env.TEST_DATABASE_URL ? await createTestDatabase(process.env.TEST_DATABASE_URL) : undefined
    await use(database?.url)
    await database?.drop()
  },
  app: async ({ databaseUrl }, use) => {
    const app = await startApp({ ...(databaseUrl ? { databaseUrl } : {}), env: { DEMO: '', SANDBOX: 'false' } })
    await use(app)
    await app.stop()
  },
  baseURL: async ({ app }, use) => use(app.url),
})

const linkIn = (app: App) => /http\S+\/set-up\?token=\S+/g.exec(app.log())?.[0] ?? ''

const centre: [string, string][] = [
  ['First name', 'Anna'],
  ['Last name', 'van der Merwe'],
  ['Your e-mail address', 'anna@acorns.test'],
  ['Username', 'anna'],
  ['Password', 'ribbon plum garden'],
  ['Confirm password', 'ribbon plum garden'],
  ['Full name', 'Acorns Early Learning Centre'],
  ['Short name', 'Acorns'],
  ['Street address', '4 Oak Street'],
  ['Suburb, city and postal code', 'Westdene, Bloemfontein, 9301'],
  ['City', 'Bloemfontein'],
  ['Phone', '051 444 0101'],
  ['E-mail address of the office', 'office@acorns.test'],
]

/** Every row of every table and the log, as one text. */
async function everythingOf(app: App, databaseUrl: string | undefined) {
  await app.kill('SIGTERM')
  const { knex, close } = databaseUrl ? openServer(databaseUrl) : await openEmbedded(app.dataDir)
  const { rows } = await knex.raw("select tablename from pg_tables where schemaname = 'public'")
  const texts: string[] = []
  for (const { tablename } of rows) texts.push(JSON.stringify(await knex(tablename)))
  await close()
  return `${texts.join('\n')}\n${app.log()}`
}

test('a centre comes from nothing to its first enrolled child, with nobody of the demo in it', async ({
  page,
  app,
  databaseUrl,
}) => {
  await test.step('a guest reads that the site opens soon, and no password is handed out', async () => {
    const answer = await page.goto('/enroll')
    expect(answer?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This website opens soon')
    const { data } = await (
      await page.request.post('/graphql', {
        data: { query: 'query Demo {\n  demo {\n    email\n    password\n  }\n}' },
      })
    ).json()
    expect(data?.demo ?? null).toBeNull()
    const demo = { username: 'admin', password: 'kiewiet-admin' }
    expect((await page.request.post('/api/auth/login', { data: demo })).status()).toBe(401)
  })

  await test.step('a link that was copied in part does not work', async () => {
    await page.goto(linkIn(app).slice(0, -4))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
  })

  await test.step('the link in the log leads to the page that sets the centre up', async () => {
    await page.goto(linkIn(app))
    for (const [label, text] of centre) await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Set up the centre' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acorns Early Learning Centre is set up')
    await expect(page.getByText('E-mails are not being sent yet')).toBeVisible()
  })

  await test.step('the person who did it is signed in, and enrolls the first child', async () => {
    await page.getByRole('link', { name: 'Go to the admin area' }).click()
    await expect(page).toHaveURL(/\/admin\/dashboard/)
    await page.goto('/admin/dashboard?section=students')
    await page.getByRole('button', { name: 'Add Student' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add Student' })
    await dialog.getByLabel('First name').fill('Naledi')
    await dialog.getByLabel('Last name').fill('Mofokeng')
    const born = addMonths(todayInJohannesburg(), -40)
    await dialog.getByLabel('Date of birth').fill(born.split('-').reverse().join('/'))
    await dialog.getByRole('button', { name: 'Add Student' }).click()
    await expect(page.getByText('Child added successfully')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Naledi Mofokeng' })).toBeVisible()
  })

  await test.step('the website is open, and has the name and number of this centre', async () => {
    expect((await page.goto('/'))?.status()).toBe(200)
    await expect(page.getByRole('contentinfo')).toContainText('051 444 0101')
    await expect(page.getByText('Acorns Early Learning Centre').first()).toBeVisible()
  })

  await test.step('the link is used up', async () => {
    await page.goto(linkIn(app))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This centre has already been set up')
  })

  await test.step('and nothing of the demo is in the database or in the log', async () => {
    const everything = await everythingOf(app, databaseUrl)
    expect(everything).toContain('Mofokeng')
    expect(everything).not.toMatch(
      /kiewiet-(admin|parent|teacher)|kiewiet\.example|Mokoena|Annelie|Sithole|Karoo Bank|555 0123|Universitas|families\.example/i,
    )
  })
})
