import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { createTestDatabase } from '#tests/setup/testDatabase.ts'
import { type App, startApp } from './app.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { demoTemplate } from './template.ts'

export { expect } from '@playwright/test'

/**
 * A Playwright test beside a running app with demo data and a real SMTP server, which the journeys of a worker share, in whatever order
 * they come. With `TEST_DATABASE_URL` the app runs on a new database of that server, otherwise on the embedded one.
 */
export const test = base.extend<Record<never, never>, { app: App; mailbox: Mailbox; centre: string }>({
  /**
   * What changes accounts or settings, or counts all that is there, names a centre of its own, and gets an app of its own: the whole
   * file with `test.use`, single journeys with `testIn`.
   */
  centre: ['shared', { scope: 'worker', option: true }],
  mailbox: [
    // Playwright reads the wanted fixtures from the pattern, so that it has to be one even when none is wanted.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mailbox = await openMailbox()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ mailbox }, use) => {
      const server = process.env.TEST_DATABASE_URL
      const template = await demoTemplate()
      const database = server ? await createTestDatabase(server, template.database) : undefined
      const app = await startApp({
        databaseUrl: database?.url,
        env: { SMTP_URL: mailbox.url },
        from: template.folder,
      })
      await use(app)
      await app.stop()
      await database?.drop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
})

/** The same test in another centre than the one that journeys share. */
export const testIn = (centre: string) => test.extend({ centre: [centre, { scope: 'worker' }] })

/** Signs somebody of the demo in without the form, which the journeys of access fill in. */
export async function signInAs(page: Page, username: 'admin' | 'parent' | 'teacher') {
  const data = { username, password: `kiewiet-${username}` }
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200)
}

/** A page is seen before it answers: a forced click does not wait for that. */
export const untilReady = (page: Page) => page.locator('html[data-ready="true"]').waitFor()

/**
 * Lets the demo's teacher teach a class from today on.
 * @param page an administrator's
 * @returns the number of the class
 */
export async function letTeacherTeach(page: Page, className: string): Promise<number> {
  const graphql = async (query: string, variables: object = {}) =>
    (await (await page.request.post('/graphql', { data: { query, variables } })).json()).data
  const { users, classes } = await graphql(
    '{ users(search: "Mpho Sithole", first: 1) { edges { node { id } } } classes { id name } }',
  )
  const classId = classes.find(({ name }: { name: string }) => name === className).id
  await graphql('mutation ($input: DutyInput!) { saveDuty(input: $input) { id } }', {
    input: { userId: users.edges[0].node.id, kind: 'teacher', classId, fromDate: todayInJohannesburg() },
  })
  return classId
}

/** The entry of a section in the menu of the admin area; the overview links to some of them as well. */
export const sectionLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: new RegExp(`^${name}`) })

/**
 * Takes the connection away from pages and from the service worker; the answer gives it back. The browser's own
 * switch alone does not always reach a worker that is just starting, so that the server goes as well.
 */
export async function loseConnection(context: BrowserContext, app: App) {
  await context.setOffline(true)
  await app.kill('SIGTERM')
  return async () => {
    await app.restart()
    await context.setOffline(false)
  }
}
