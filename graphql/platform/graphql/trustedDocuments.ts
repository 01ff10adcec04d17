import { AppError } from '../errors.ts'
import type { Context, ReadViewer } from '../context.ts'
import { limits } from './limits.ts'

/**
 * Lets the operations of our own web app through, so that nobody can try out what else the schema would answer, and any
 * operation of an administrator that is not too long.
 * @param documents texts of the web app's operations, as it sends them; null for any operation
 * @param body of the request
 * @throws AppError UNKNOWN_OPERATION, also to a page that was open while the server was updated; BAD_USER_INPUT
 */
export async function assertTrustedDocument(
  documents: ReadonlySet<string> | null,
  body: unknown,
  context: Context,
  readViewer: ReadViewer,
) {
  const { query } = (body ?? {}) as { query?: unknown }
  if (String(query).length > limits.characters)
    throw new AppError('BAD_USER_INPUT', `An operation may have at most ${limits.characters} characters.`)
  if (!documents || (typeof query === 'string' && documents.has(query))) return
  if ((await readViewer(context)).role === 'admin') return
  const message = 'This page is out of date: the server only runs the operations of its own web app. Please reload it.'
  throw new AppError('UNKNOWN_OPERATION', message)
}
