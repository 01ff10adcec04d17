import { makeId } from '#web/browser/makeId.ts'

/** The idempotency keys of what one filled-in form has sent, by the body of the request. */
export type SentKeys = Map<string, string>

/** Those of the forms that are being saved. */
const saving = new Set<SentKeys>()

/**
 * Saves what one form was filled in with. Where an answer is lost and the form is submitted again, what is the same goes
 * out with the key it had, so that the server does it once; other values have a key of their own.
 * @param save resolves to false where nothing is saved yet; once it has saved, the same values are something new
 */
export async function sendOnce<Result>(keys: SentKeys, save: () => Promise<Result>): Promise<Result> {
  saving.add(keys)
  try {
    const result = await save()
    if (result !== false) keys.clear()
    return result
  } finally {
    saving.delete(keys)
  }
}

/** The key of a mutation: a new one unless a form that is being saved has sent the same before. */
export function idempotencyKey(body: string): string {
  const known = [...saving].map((keys) => keys.get(body)).find((key) => key !== undefined)
  const key = known ?? makeId()
  for (const keys of saving) keys.set(body, key)
  return key
}
