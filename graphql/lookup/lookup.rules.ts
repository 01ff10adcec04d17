/** The id of a bill in `INV-00042` or `inv 42`; null for anything else. */
export function billIdIn(search: string): number | null {
  const [, digits] = /^\s*inv[\s-]*(\d{1,9})\s*$/i.exec(search) ?? []
  return digits ? Number(digits) : null
}

/** Fewer digits would match almost any number. */
const leastDigits = 4

/**
 * The digits of a phone number without `+27`, `0027` or `0`, which all formats have in common. Null if it is not part
 * of a number.
 */
export function phoneDigitsIn(search: string): string | null {
  if (!/^[\d\s()+./-]+$/.test(search)) return null
  const digits = search.replaceAll(/\D/g, '').replace(/^(?:0027|0)/, '')
  const national = /^\s*\+\s*27/.test(search) ? digits.slice(2) : digits
  return national.length >= leastDigits ? national : null
}
