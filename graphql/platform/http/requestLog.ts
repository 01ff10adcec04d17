import { randomBytes } from 'node:crypto'
import type { Environment } from '../environment.ts'

/** Sixteen characters that no two requests share, on whichever instance. */
export const newRequestId = () => randomBytes(12).toString('base64url')

interface Failure {
  name?: string
  code?: string
  message: string
  stack?: string
  nativeError?: { code?: string }
}

/**
 * What is logged of an error: what went wrong and where. Other fields of a database error repeat the row that was
 * refused, and with it names and addresses of people.
 */
export function loggedError({ name, code, message, stack, nativeError }: Failure) {
  return { type: name ?? 'Error', code: code ?? nativeError?.code, message, stack: stack ?? '' }
}

/** Lines of JSON on standard output, each with the id of its request. None holds an address, a body or a name. */
export const loggerFor = ({ LOG_LEVEL }: Environment, stream?: { write(line: string): void }) =>
  LOG_LEVEL === 'silent' ? false : { level: LOG_LEVEL, serializers: { err: loggedError }, ...(stream && { stream }) }
