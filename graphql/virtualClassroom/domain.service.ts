import { randomBytes } from 'node:crypto'
import type { Context } from '#graphql/platform/context.ts'
import { usualDomain } from '#graphql/settings/settings.rules.ts'
import { roomPrefix } from './session.rules.ts'

const settingName = 'virtualClassroom'

/** On which server new rooms are made: a setting of the centre. */
export async function meetingDomain({ db }: Context): Promise<string> {
  const row: { value: { domain: string } } | undefined = await db('settings')
    .where({ name: settingName })
    .first('value')
  return row?.value.domain ?? usualDomain
}

/** A room of its own for each session: 120 random bits in its name, so that nobody finds it who was not given it. */
export const newRoom = async (context: Context) =>
  `https://${await meetingDomain(context)}/${roomPrefix}${randomBytes(15).toString('base64url')}`
