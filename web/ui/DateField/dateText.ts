/** True for a day that exists: `2024-02-29` yes, `2023-02-29` no. */
function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

/** English month names, and the Afrikaans ones that begin with other letters. */
const monthNames = [
  ['january'],
  ['february'],
  ['march', 'maart', 'mrt'],
  ['april'],
  ['may', 'mei'],
  ['june', 'junie'],
  ['july', 'julie'],
  ['august'],
  ['september'],
  ['october', 'oktober'],
  ['november'],
  ['december', 'desember'],
]

/** The month of a number, a name or its first three letters or more; 0 when it is none. */
function monthOf(word: string): number {
  if (/^\d+$/.test(word)) return Number(word)
  const letters = word.toLowerCase().replace(/\.$/, '')
  if (letters.length < 3) return 0
  return monthNames.findIndex((names) => names.some((name) => name.startsWith(letters))) + 1
}

const asDay = (year: number, month: number, day: number): string | null =>
  isRealDay(year, month, day) ? `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` : null

/** Four digits as they are; two digits as the last year with them in which the day is not after `latest`. */
function withYear(year: string, month: number, day: number, latest: string | undefined): string | null {
  if (year.length === 4) return asDay(Number(year), month, day)
  if (year.length !== 2 || latest === undefined) return null
  const century = Number(latest.slice(0, 2)) * 100
  const found = asDay(century + Number(year), month, day)
  return found !== null && found <= latest ? found : asDay(century - 100 + Number(year), month, day)
}

/** `15032024`, or `20240315` where that is no day of a year from 1900 on. */
function fromEightDigits(digits: string): string | null {
  const [ahead, behind] = [digits.slice(0, 4), digits.slice(4)]
  if (Number(behind) >= 1900) return asDay(Number(behind), Number(ahead.slice(2)), Number(ahead.slice(0, 2)))
  return Number(ahead) >= 1900 ? asDay(Number(ahead), Number(behind.slice(0, 2)), Number(behind.slice(2))) : null
}

/**
 * A date as people write it, day before month: `14/2/2024`, `14-02-2024`, `14022024`, `14 February 2024`,
 * `Feb 14, 2024`, `14 Mrt 2024`, `2024-02-14`, as `2024-02-14`. Text that is no day comes back as it was typed.
 * @param latest `yyyy-MM-dd`: a year of two digits is read as the last one in which the day is not after this;
 * without it such a year is no year yet, because two more digits may follow.
 */
export function dateFromText(text: string, latest?: string): string {
  const typed = text.trim()
  if (/^\d{8}$/.test(typed)) return fromEightDigits(typed) ?? typed
  const [one = '', two = '', three = '', ...more] = typed.split(/[\s/.,-]+/)
  if (more.length > 0) return typed
  if (/^\d{4}$/.test(one))
    return (/^\d{1,2}$/.test(three) && withYear(one, monthOf(two), Number(three), latest)) || typed
  const [day, month] = /^\d/.test(one) ? [one, two] : [two, one]
  const number = /^(\d{1,2})(?:st|nd|rd|th)?$/i.exec(day)
  if (!number || !/^\d+$/.test(three)) return typed
  return withYear(three, monthOf(month), Number(number[1]), latest) ?? typed
}

/** `2024-02-14` as `14/02/2024`; anything else as it is. */
export function textFromDate(value: string): string {
  const parts = iso.exec(value)
  return parts ? `${parts[3]?.padStart(2, '0')}/${parts[2]?.padStart(2, '0')}/${parts[1]}` : value
}

export const isDay = (value: string): boolean => toLocalDate(value) !== undefined

/** Up to which day a year of two digits is read: the last one that is possible, or twenty years from today. */
export function latestDay(max: string | undefined, today: string | undefined): string {
  if (max !== undefined) return max
  const from = today ?? fromLocalDate(new Date())
  return `${Number(from.slice(0, 4)) + 20}${from.slice(4)}`
}

/** The day as a local Date for the calendar, or nothing when it is not a day. */
export function toLocalDate(value: string | undefined): Date | undefined {
  const parts = iso.exec(value ?? '')
  if (!parts) return undefined
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  return isRealDay(year, month, day) ? new Date(year, month - 1, day) : undefined
}

export function fromLocalDate(date: Date): string {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
}
