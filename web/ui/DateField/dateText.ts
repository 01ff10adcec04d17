/** True for a day that exists: `2024-02-29` yes, `2023-02-29` no. */
function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const local = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/

/** `14/2/2024`, `14-02-2024` and `2024-02-14` as `2024-02-14`; whatever is not a day comes back as it was typed. */
export function dateFromText(text: string): string {
  const typed = text.trim()
  const [, year, month, day] = iso.exec(typed) ?? (([, d, m, y]) => [undefined, y, m, d])(local.exec(typed) ?? [])
  if (!isRealDay(Number(year), Number(month), Number(day))) return typed
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** `2024-02-14` as `14/02/2024`; anything else as it is. */
export function textFromDate(value: string): string {
  const parts = iso.exec(value)
  return parts ? `${parts[3]?.padStart(2, '0')}/${parts[2]?.padStart(2, '0')}/${parts[1]}` : value
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
