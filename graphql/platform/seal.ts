import { createHmac } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'
import type { Environment } from './environment.ts'

export type Secrets = Pick<Environment, 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>

/** Encrypts what only this server may read: a copy of the database alone does not open it. */
export const seal = (content: object, { SESSION_SECRET = '' }: Secrets) =>
  sealData(content, { password: SESSION_SECRET, ttl: 0 })

/** A token of an address. Without the server's secret nobody makes it, whatever they read in the database. */
export const tokenFor = (subject: string, { SESSION_SECRET = '' }: Secrets) =>
  createHmac('sha256', SESSION_SECRET).update(subject).digest('base64url')

/** What was sealed, also where the server's own secret was changed since; null for anything that is made up, or added to. */
export async function unseal<Content extends object>(
  sealed: string,
  { SESSION_SECRET, SESSION_SECRET_PREVIOUS }: Secrets,
): Promise<Content | null> {
  for (const password of [SESSION_SECRET, SESSION_SECRET_PREVIOUS]) {
    if (!password || !/^[^~]+~2$/.test(sealed)) continue
    const content = await unsealData<Content>(sealed, { password, ttl: 0 }).catch(() => ({}) as Content)
    if (Object.keys(content).length > 0) return content
  }
  return null
}
