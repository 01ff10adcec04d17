import { randomBytes } from 'node:crypto'
import { audit, change } from '#graphql/platform/change.ts'
import type { Context } from '#graphql/platform/context.ts'
import { Row } from '#graphql/platform/model.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { mayHoldSessions } from './session.policy.ts'
import { defaultMeetingDomain, roomPrefix } from './session.rules.ts'
import type { MeetingDomainInput } from './session.schema.ts'

const settingName = 'virtualClassroom'

/** A row only so that a repeated request can be answered with it. */
class SavedDomain extends Row {
  static override tableName = 'settings'
  domain!: string
}

/** On which server new rooms are made. */
export async function meetingDomain({ db }: Context): Promise<string> {
  const row: { value: { domain: string } } | undefined = await db('settings')
    .where({ name: settingName })
    .first('value')
  return row?.value.domain ?? defaultMeetingDomain
}

/** Chooses another server for the rooms that are made from now on; those that are there stay. */
export async function setMeetingDomain(context: Context, input: MeetingDomainInput): Promise<string> {
  authorise(context, mayHoldSessions)
  const saved = await change(context, { action: 'setMeetingDomain', input, model: SavedDomain }, async (inner) => {
    const before = await meetingDomain(inner)
    const value = JSON.stringify({ domain: input.domain })
    await inner.db('settings').insert({ name: settingName, value }).onConflict('name').merge()
    await audit(inner, { action: 'setMeetingDomain', entity: 'setting', before: { domain: before }, after: input })
    return SavedDomain.fromJson({ domain: input.domain })
  })
  return saved.domain
}

/** A room of its own for each session: 120 random bits in its name, so that nobody finds it who was not given it. */
export const newRoom = async (context: Context) =>
  `https://${await meetingDomain(context)}/${roomPrefix}${randomBytes(15).toString('base64url')}`
