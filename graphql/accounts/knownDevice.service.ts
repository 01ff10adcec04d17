import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '#graphql/platform/context.ts'
import type { User } from './user.model.ts'

/** A browser that several people use remembers so many of them. */
const mostInOneBrowser = 5
const mostOfOneAccount = 20

const idOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Whether an account has signed in with this browser before: the id of its cookie, or null. Wrong passwords that come
 * from such a browser are counted apart, so that nobody else can make its owner wait.
 */
export async function knownDevice({ db, deviceTokens }: Context, userId: number | null): Promise<string | null> {
  if (deviceTokens.length === 0) return null
  const rows: { id: string; userId: number }[] = await db('known_devices').whereIn('id', deviceTokens.map(idOf))
  return rows.find((row) => row.userId === userId)?.id ?? null
}

/** Remembers that an account has signed in with this browser. The token says nothing else and opens nothing. */
export async function rememberDevice(context: Context, { id: userId }: User) {
  if (await knownDevice(context, userId)) return
  const token = randomBytes(32).toString('base64url')
  await context.db('known_devices').insert({ id: idOf(token), userId })
  const newest = context
    .db('known_devices')
    .where({ userId })
    .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
    .limit(mostOfOneAccount)
  await context.db('known_devices').where({ userId }).whereNotIn('id', newest.select('id')).delete()
  context.setDevices([token, ...context.deviceTokens].slice(0, mostInOneBrowser))
}
