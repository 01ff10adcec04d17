/**
 * Each child has its own payment reference, such as `KW00427`: the child's id and a check digit. A mistyped digit, or
 * two swapped neighbours, never result in another child's reference (Damm's algorithm).
 */

const prefix = 'KW'
const digits = 4

const quasigroup = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

const checkDigit = (number: string) =>
  [...number].reduce((interim, digit) => Number(quasigroup[interim]?.[Number(digit)]), 0)

/** `KW00427` of child 42. */
export function referenceOf(childId: number): string {
  const number = String(childId).padStart(digits, '0')
  return `${prefix}${number}${checkDigit(number)}`
}

/** Digits of the longest reference; more are a number of something else, such as of an application. */
const longest = 9

const joined = new RegExp(`${prefix}[\\s-]*(\\d{5,${longest}})(?!\\d)`, 'gi')
const spaced = new RegExp(`${prefix}[\\s-]*(\\d{1,5}(?:[\\s-]\\d{1,5}){1,3})(?!\\d)`, 'gi')

function foundBy(pattern: RegExp, words: string): number[] {
  const ids = [...words.matchAll(pattern)].flatMap(([, found = '']) => {
    const number = found.replaceAll(/\D/g, '')
    return number.length <= longest && checkDigit(number) === 0 ? [Number(number.slice(0, -1))] : []
  })
  return [...new Set(ids)].filter((id) => id > 0)
}

/** The children whose references appear in the description of a bank line, regardless of spacing. */
export function childIdsIn(words: string): number[] {
  const ids = foundBy(joined, words)
  return ids.length > 0 ? ids : foundBy(spaced, words)
}
