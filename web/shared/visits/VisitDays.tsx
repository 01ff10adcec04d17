import type { VisitSlot } from '#graphql/visits/visits.rules.ts'
import { formatDayShort } from '#graphql/values/dates.ts'
import { Button, type ButtonProps } from '#web/ui/Button/Button.tsx'
import * as styles from './VisitDays.css.ts'

interface VisitDaysProps {
  days: readonly { day: string; slots: readonly VisitSlot[] }[]
  /** `yyyy-MM-ddTHH:mm` */
  chosen: string | null
  onChoose: (day: string, time: string) => void
  size?: ButtonProps['size']
}

/** The times for a visit, day by day: a free one is a button; a taken one says who comes. */
export function VisitDays({ days, chosen, onChoose, size }: VisitDaysProps) {
  return (
    <ul className={styles.days}>
      {days.map(({ day, slots }) => (
        <li key={day} className={styles.day}>
          <span className={styles.name}>{formatDayShort(day)}</span>
          {slots.map(({ time, takenBy }) =>
            takenBy ? (
              <span key={time} className={styles.taken}>
                {time} {takenBy}
              </span>
            ) : (
              <Button
                key={time}
                size={size}
                aria-label={`${formatDayShort(day)} ${time}`}
                aria-pressed={chosen === `${day}T${time}`}
                onClick={() => onChoose(day, time)}
              >
                {time}
              </Button>
            ),
          )}
        </li>
      ))}
    </ul>
  )
}
