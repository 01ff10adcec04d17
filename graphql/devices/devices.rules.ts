/** Letters and digits that nobody takes for another one when they are read out or typed. */
const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const codeLength = 8

/** How long a code pairs a tablet, and how long the last PIN holds without anything done, in minutes. */
export const codeMinutes = 10
export const actingMinutes = 2

/** Wrong PINs of one person at one tablet before that PIN rests there, and for how long. */
export const mostWrongPins = 5
export const restMinutes = 15

/** A clock that is off by more than this is corrected, in minutes. */
export const clockTolerance = 3

/** What was refused is done again at most so many days later. */
export const redoDays = 7

/** As many actions as one request may bring. */
export const mostActions = 200

/** Turns random bytes into a code. */
export const codeFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, codeLength), (byte) => codeLetters[byte % codeLetters.length]).join('')

/** A code as somebody typed it: small letters and blanks do not matter. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')

const isRun = (digits: readonly number[], step: number) =>
  digits.every((digit, at) => at === 0 || digit === (digits[at - 1] ?? 0) + step)

/** Day and month, month and day, or a year of birth: what a colleague tries first. */
function isLikeBirthday(pin: string): boolean {
  const pairs = pin.match(/../g)?.map(Number) ?? []
  const isDay = (day = 0, month = 0) => day >= 1 && day <= 31 && month >= 1 && month <= 12
  if (pin.length === 4) {
    const year = Number(pin)
    return (year >= 1940 && year <= 2030) || isDay(pairs[0], pairs[1]) || isDay(pairs[1], pairs[0])
  }
  return pin.length === 6 && (isDay(pairs[0], pairs[1]) || isDay(pairs[2], pairs[1]) || isDay(pairs[1], pairs[0]))
}

/** Why a PIN cannot be chosen; null for a good one. */
export function pinProblem(pin: string): string | null {
  const digits = [...pin].map(Number)
  const isSimple = new Set(digits).size <= 2 || isRun(digits, 1) || isRun(digits, -1)
  if (isSimple) return 'This PIN is too easy to guess. Please choose digits without a pattern.'
  if (isLikeBirthday(pin)) return 'This PIN could be a birthday, which others may know. Please choose other digits.'
  return null
}
