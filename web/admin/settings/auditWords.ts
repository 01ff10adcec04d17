import { formatRand } from '#graphql/values/money.ts'

/** `updateChild` as `Update child`, `is_active` as `Is active`. */
export function inWords(code: string): string {
  const words = code
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.]+/g, ' ')
    .toLowerCase()
    .replace(/ cents$/, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value as people read it: amounts in rand, yes and no, nothing as nothing. */
export function valueInWords(field: string, value: string | null): string {
  if (value === null) return 'nothing'
  if (value === 'true') return 'yes'
  if (value === 'false') return 'no'
  return field.endsWith('Cents') && /^-?\d+$/.test(value) ? formatRand(Number(value)) : value
}
