import { addDays, formatDayShort } from '#graphql/values/dates.ts'
import { schoolDayFrom } from '#graphql/values/holidays.ts'

export interface ToldAbsence {
  id: number
  fromDate: string
  toDate: string
  reason: string
}

/** What is told most, each one tap. */
export const commonReasons = ['Sick', 'Doctor or clinic', 'Family matter', 'Travelling'] as const

/** The next school day on which a child can still be reported absent: not today once it has come. */
export const firstDayFor = (today: string, entry: { status: string } | null): string =>
  schoolDayFrom(entry && entry.status !== 'absent' ? addDays(today, 1) : today)

/** The absence that covers a day. */
export const absenceOn = <Absence extends ToldAbsence>(absences: readonly Absence[], date: string) =>
  absences.find(({ fromDate, toDate }) => fromDate <= date && date <= toDate)

const dayWord = (date: string, today: string) => {
  if (date === today) return 'Today'
  return date === addDays(today, 1) ? 'Tomorrow' : formatDayShort(date)
}

/** `Today`, `Mon 16 Nov`, `Today to Wed 18 Nov` */
export function daysInWords({ fromDate, toDate }: { fromDate: string; toDate: string }, today: string): string {
  const from = dayWord(fromDate, today)
  return fromDate === toDate ? from : `${from} to ${dayWord(toDate, today).replace(/^To(?=day|morrow)/, 'to')}`
}
