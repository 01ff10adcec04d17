import * as z from 'zod/mini'
import { AppError } from './errors.ts'

/** No form comes near these. What goes deeper would end in the middle of a walk through it, and every value is looked at. */
const deepest = 50
const longestList = 3_000

/**
 * Refuses a body that is nested too deeply, or has too much in one list or object, level by level.
 * @throws AppError BAD_USER_INPUT
 */
export function assertShallow(body: unknown) {
  let level = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) throw new AppError('BAD_USER_INPUT', 'This request is nested too deeply.')
    level = level.flatMap((value) => {
      const values = typeof value === 'object' && value !== null ? Object.values(value) : []
      if (values.length > longestList) throw new AppError('BAD_USER_INPUT', 'Please send a shorter list.')
      return values
    })
  }
}

/**
 * No letter of any language has so many accents (UAX #15 allows 30). They are sorted by whatever compares or searches a text, which
 * takes the square of their number: minutes for a megabyte of them, for the server and for the database.
 */
const tooManyAccents = /\p{M}{31}/u

function hasTooManyAccents(value: unknown): boolean {
  if (typeof value === 'string') return tooManyAccents.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasTooManyAccents)
}

/**
 * Checks what came in against a schema and hands on the parsed value.
 * @throws AppError BAD_USER_INPUT with one message a field
 */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  if (hasTooManyAccents(value))
    throw new AppError('BAD_USER_INPUT', 'A letter in this text has too many accents. Please remove some of them.')
  const result = z.safeParse(schema, value ?? {})
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const field = issue.path.map(String).join('.')
    if (field === '') throw new AppError('BAD_USER_INPUT', 'Please send a JSON object.')
    fields[field] ??= issue.message
  }
  throw new AppError('BAD_USER_INPUT', Object.values(fields)[0] ?? 'Please check the form.', { fields })
}
