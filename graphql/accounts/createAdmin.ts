import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { CommandError, runOnDatabase } from '#graphql/database/cli.ts'
import { migrate } from '#graphql/database/migrate.ts'
import { toAppError } from '#graphql/platform/errors.ts'
import { createAdmin } from './createAdmin.service.ts'
import { promptPassword } from './promptPassword.ts'

const usage = 'npm run admin:create -- --email anna@centre.co.za --name "Anna Kruger" [--username anna]'

function readArguments() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ options: { email: text, name: text, username: text } }).values
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n${usage}`)
  }
}

/** `npm run admin:create`: creates an administrator, with a password that is prompted for or read from standard input. */
await runOnDatabase(async ({ knex, kind }) => {
  const { email, name, username } = readArguments()
  if (!email || !name) throw new CommandError(`Please give --email and --name:\n${usage}`)
  const password = await promptPassword('Password, at least 6 characters (not shown): ')
  await migrate(knex, kind)
  try {
    const user = await createAdmin(knex, { email, name, username, password })
    return `${user.firstName} ${user.lastName} is now an administrator. Sign in at /admin-login as ${user.email}.`
  } catch (error) {
    const known = toAppError(error)
    throw known ? new CommandError(known.message) : error
  }
})
