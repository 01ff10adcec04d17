import { createHash, randomBytes } from 'node:crypto'

/** A random secret for a cookie or a link, of which only the hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url')

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
