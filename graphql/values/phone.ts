/** Telephone numbers, stored as E.164 (`+27515550123`) where they can be understood. */

const SOUTH_AFRICAN = /^(?:\+27|0027|27|0)([1-8]\d{8})$/
const INTERNATIONAL = /^(?:\+|00)([1-9]\d{7,14})$/

/**
 * The number in E.164 form: `051 555 0123`, `+27 (0)51 555-0123` and `0027515550123` are all `+27515550123`.
 * A number of another country needs its `+`. `null` when it is no telephone number.
 */
export function normalisePhone(text: string): string | null {
  if (text.length > 40) return null
  const bare = text
    // marks of direction come along from address books
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^((?:\+|00)\d{2})\s*\(0\)/, '$1')
    .replace(/[\s\u00a0()./\u2010-\u2013-]/g, '')
  const local = SOUTH_AFRICAN.exec(bare)
  if (local) return `+27${local[1]}`
  const foreign = INTERNATIONAL.exec(bare)
  if (!foreign || foreign[1]?.startsWith('27')) return null
  return `+${foreign[1]}`
}

/** Whether somebody can be called at what was typed. The rule of every form that asks for a number. */
export const isPhoneNumber = (text: string): boolean => normalisePhone(text) !== null

/** As it is dialled here: `051 555 0123`; a foreign number as E.164; anything else as it was written. */
export function formatPhone(text: string): string {
  const number = normalisePhone(text)
  if (!number) return text.trim()
  if (!number.startsWith('+27')) return number
  return `0${number.slice(3, 5)} ${number.slice(5, 8)} ${number.slice(8)}`
}

/** The address of a `tel:` link, or `undefined` when it is no telephone number. */
export function phoneLink(text: string): string | undefined {
  const number = normalisePhone(text)
  return number ? `tel:${number}` : undefined
}

/** The address that opens a WhatsApp chat with a prefilled text, or `undefined` when it is no telephone number. */
export function whatsappLink(number: string, text: string): string | undefined {
  const normalised = normalisePhone(number)
  return normalised ? `https://wa.me/${normalised.slice(1)}?text=${encodeURIComponent(text)}` : undefined
}

/** Whether two texts are the same telephone number, however each is written. */
export function isSamePhone(one: string | null, other: string | null): boolean {
  const [first, second] = [one && normalisePhone(one), other && normalisePhone(other)]
  return first !== null && first !== '' && first === second
}
