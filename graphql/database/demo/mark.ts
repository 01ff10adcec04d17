import type { Knex } from 'knex'
import { passwordMatches } from '#graphql/accounts/password.ts'
import { formatDayShort, todayInJohannesburg } from '#graphql/values/dates.ts'
import { whyEarlier } from './openDay.ts'
import { demoAccounts } from './people.ts'

/** Stored in the settings of a database that holds demo data: only such a one may be reset or left. */
const mark = 'demo'

export const markAsDemo = (db: Knex, loadedOn: string) =>
  db('settings').insert({ name: mark, value: JSON.stringify({ loadedOn }) })

/** Whether a database holds demo data. One without tables does not. */
export const isDemo = async (db: Knex) =>
  (await db.schema.hasTable('settings')) && Boolean(await db('settings').where({ name: mark }).first())

/** The day whose register is the newest of a demo that has just been loaded. */
export const demoDay = async (db: Knex): Promise<string> =>
  (await db('settings').where({ name: mark }).first('value')).value.loadedOn

/** Says that a demo was loaded while the centre is closed, and what it shows instead; null for a demo of today. */
export const closedNote = (day: string, today = todayInJohannesburg()): string | null =>
  day === today
    ? null
    : `The centre ${whyEarlier(today)}: the demo was loaded as on ${formatDayShort(day)}, the last day on which it was open.`

/** The e-mail address of a demo account that still has its published password; null where there is none. */
export async function openDemoAccount(db: Knex): Promise<string | null> {
  if (!(await db.schema.hasTable('users'))) return null
  const rows: { email: string; passwordHash: string }[] = await db('users')
    .where((query) =>
      query
        .whereIn(
          'email',
          demoAccounts.map(({ email }) => email),
        )
        .orWhereIn(
          'username',
          demoAccounts.map(({ username }) => username),
        ),
    )
    .whereNull('deleted_at')
    .select('email', 'password_hash')
  for (const { email, passwordHash } of rows)
    for (const { password } of demoAccounts) if (await passwordMatches(passwordHash, password)) return email
  return null
}

/**
 * What stands against using a database for a real centre, with what to do about it; null where nothing does. The
 * passwords of the demo are published, so that anybody could sign in.
 */
export async function demoProblem(db: Knex): Promise<string | null> {
  if (await isDemo(db)) {
    return [
      'This database contains the demo, whose passwords are public, but DEMO is not on.',
      'To continue with the demo, set DEMO=true.',
      'For a real centre, run npm run demo:leave to empty it; the next start prints a link to set up the centre. Or use another DATA_DIR or DATABASE_URL.',
    ].join('\n')
  }
  const email = await openDemoAccount(db)
  if (!email) return null
  return [
    `The account ${email} still has its demo password, which is public, but DEMO is not on.`,
    "Start once with DEMO=true and HOST=127.0.0.1, sign in, and change the account's password or remove it. Then start without DEMO.",
  ].join('\n')
}
