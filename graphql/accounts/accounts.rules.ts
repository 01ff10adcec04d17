import { type Role, staffRoles } from '#graphql/values/roles.ts'

/** Whether an account belongs to current staff; others have left or are now parents only. */
export const isOnStaff = ({ role, deletedAt }: { role: Role; deletedAt: string | null }): boolean =>
  deletedAt === null && (staffRoles as readonly Role[]).includes(role)

const hour = 3_600_000

/** Idle timeout of a session, in milliseconds. */
export const idleLimit = (role: Role) => (role === 'parent' ? 14 * 24 * hour : 12 * hour)

/** Maximum age of a session, however much it is used, in milliseconds. */
export const absoluteLimit = 30 * 24 * hour

export const longestPassword = 1_000

export const initialsOf = (firstName: string, lastName: string) =>
  `${firstName.trim().charAt(0)}${lastName.trim().charAt(0)}`.toUpperCase()

/** Invisible characters, such as zero-width spaces. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu

/** A username as it is stored: `ｐａｒｅｎｔ`, or one with a zero-width space in it, becomes `parent`. */
export const plainUsername = (typed: string) =>
  typed.normalize('NFKC').replaceAll(invisible, '').normalize('NFKC').trim()

/** The scripts in modern use: UAX #31, table 5. */
const scripts =
  'Latin Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana Kannada Katakana Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'
const oneScript = scripts
  .split(' ')
  .map(
    (script) =>
      String.raw`[\p{Script_Extensions=${script}}\p{Script_Extensions=Common}\p{Script_Extensions=Inherited}]*`,
  )
  .join('|')
const ofOneScript = new RegExp(`^(?:${oneScript})$`, 'u')

/** Whether all letters of a name are from one script; digits and symbols belong to every script. */
export const isOfOneScript = (name: string) => ofOneScript.test(name)
