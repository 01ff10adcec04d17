import { expect } from 'vitest'
import type { Answer } from '#tests/setup/server.ts'
import type { Person, Tablet } from './people.ts'

/** Hashes of passwords, and names of columns that never leave the server. */
const forEverybody =
  /\$argon2|password_?hash|token_?hash|second_factors|recovery_codes|passkey_challenges|public_?key"|idempotency_keys|"fingerprint"|"salt"/i

/** What stands in the records of the children of each family. */
const wordsOf = (owner: string) => [`Nuts ${owner}`, `Asthma ${owner}`, `Day of ${owner}`]

const foreign: Partial<Record<Person | Tablet, string[]>> = {
  tablet: [...wordsOf('parent'), ...wordsOf('otherParent')],
  actingTablet: wordsOf('otherParent'),
  guest: [...wordsOf('parent'), ...wordsOf('otherParent')],
  endedSession: [...wordsOf('parent'), ...wordsOf('otherParent')],
  removedUser: [...wordsOf('parent'), ...wordsOf('otherParent')],
  parent: wordsOf('otherParent'),
  otherParent: wordsOf('parent'),
}

/** Searches a whole answer, its headers too, for what this person must never read. */
export function expectNoSecrets({ text, headers }: Pick<Answer, 'text' | 'headers'>, who: Person | Tablet) {
  const whole = `${text}\n${JSON.stringify(headers)}`
  expect(forEverybody.exec(whole)?.[0] ?? null, 'a secret, or the name of a private column').toBeNull()
  const found = (foreign[who] ?? []).filter((words) => new RegExp(`${words}(?![A-Za-z])`).test(whole))
  expect(found, 'words of another family').toEqual([])
}
