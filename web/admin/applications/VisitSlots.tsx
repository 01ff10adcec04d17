import { visitSlots } from '#graphql/enrollment/visits.rules.ts'
import { addDays, formatDayShort } from '#graphql/values/dates.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useToday } from '#web/app/useToday.ts'
import { useClosings } from '#web/shared/form/useClosings.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Fieldset } from '#web/ui/Fieldset/Fieldset.tsx'
import { VisitTimesSettingDocument } from '../settings/settings.generated.ts'
import { ApplicationsDocument } from './applications.generated.ts'
import { statusOf } from './application.ts'
import * as styles from './VisitSlots.css.ts'

/** So many days on which the centre is open are shown. */
const mostDays = 5

interface VisitSlotsProps {
  /** `yyyy-MM-ddTHH:mm`, as the fields below say. */
  chosen: string
  onChoose: (day: string, time: string) => void
}

/** The calendar of the next days: a press on an open time takes it; a taken one says who comes. */
export function VisitSlots({ chosen, onChoose }: VisitSlotsProps) {
  const today = useToday()
  const closings = useClosings(today, addDays(today, 14))
  const { data } = useScreenQuery(ApplicationsDocument, {})
  const settings = useScreenQuery(VisitTimesSettingDocument)
  const times = settings.data?.settings.visitTimes
  const visits = (data?.applications ?? []).filter((application) => statusOf(application) === 'tour_booked')
  const days = times ? visitSlots(visits, closings, times, new Date()).slice(0, mostDays) : []
  return (
    <Fieldset legend="Available times" hint="Or choose another day and time below.">
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
                  size="small"
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
    </Fieldset>
  )
}
