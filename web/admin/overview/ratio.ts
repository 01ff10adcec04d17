import type { RatioLevel } from '#graphql/attendance/ratios.rules.ts'

/** Children per member of staff, to one decimal: `4.5`, `3`. Nothing without staff. */
export const ratioOf = (children: number, staff: number): string =>
  staff === 0 ? '' : String(Math.round((10 * children) / staff) / 10)

/** How many rooms are over a line, the worse one first; null while all keep the promise. */
export function overText(levels: readonly RatioLevel[]): { text: string; law: boolean } | null {
  const count = (level: RatioLevel) => levels.filter((one) => one === level).length
  const [law, promise] = [count('over_law'), count('over_promise')]
  if (law > 0) return { text: `${law} over the legal limit`, law: true }
  return promise > 0 ? { text: `${promise} over our ratio`, law: false } : null
}
