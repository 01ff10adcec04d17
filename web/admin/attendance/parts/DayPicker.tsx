import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { closedDaysAround } from '#graphql/closedDays/closedDays.rules.ts'
import { addDays, formatDayAndYear, isCalendarDate } from '#graphql/values/dates.ts'
import { useToday } from '#web/app/useToday.ts'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from '../Attendance.css.ts'

/** The day that is looked at: typed, picked, or one step further. */
export function DayPicker({ date, onChange }: { date: string; onChange: (date: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const today = useToday()
  function choose(next: string) {
    setTyped(isCalendarDate(next) ? null : next)
    if (isCalendarDate(next)) onChange(next)
  }
  return (
    <Inline space={4}>
      <IconButton icon={ChevronLeft} label="Previous day" tone="secondary" onClick={() => choose(addDays(date, -1))} />
      <div className={styles.date}>
        <DateField
          label="Date"
          hideLabel
          size="compact"
          value={typed ?? date}
          onChange={choose}
          onBlur={() => setTyped(null)}
          today={today}
          holidays={closedDaysAround(date, [])}
        />
      </div>
      <IconButton icon={ChevronRight} label="Next day" tone="secondary" onClick={() => choose(addDays(date, 1))} />
      <span className={date === today ? styles.wide : undefined}>
        <Text as="span" weight="strong" figures>
          {formatDayAndYear(date)}
        </Text>
      </span>
      {date !== today && (
        <Button tone="quiet" size="small" onClick={() => choose(today)}>
          Today
        </Button>
      )}
    </Inline>
  )
}
