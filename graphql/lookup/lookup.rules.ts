/** The number of a bill in `INV-00042`, `inv 42`; null where something else was typed. */
export function billIdIn(search: string): number | null {
  const [, digits] = /^\s*inv[\s-]*(\d{1,9})\s*$/i.exec(search) ?? []
  return digits ? Number(digits) : null
}

/** Fewer could be in any number. */
const leastDigits = 4

/**
 * What every way to write a phone number has in common: its digits without `+27`, `0027` or `0`. Null where it is no
 * part of a number.
 */
export function phoneDigitsIn(search: string): string | null {
  if (!/^[\d\s()+./-]+$/.test(search)) return null
  const digits = search.replaceAll(/\D/g, '').replace(/^(?:0027|0)/, '')
  const national = /^\s*\+\s*27/.test(search) ? digits.slice(2) : digits
  return national.length >= leastDigits ? national : null
}
