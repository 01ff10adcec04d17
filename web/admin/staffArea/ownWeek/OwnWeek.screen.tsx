import { CalendarDays, Printer } from 'lucide-react'
import { staffStatusLabels } from '#graphql/attendance/attendance.rules.ts'
import { formatDayShort, formatTimes, isCalendarDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { OnPaper } from '#web/admin/shared/export/OnPaper.tsx'
import * as paper from '#web/admin/shared/export/paper.css.ts'
import { useSearchParam } from '#web/admin/shared/useSearchParam.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useToday } from '#web/app/useToday.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { MyPinDocument } from '../../settings/devices.generated.ts'
import { OwnPin } from '../../settings/OwnPin.tsx'
import { DayPicker } from '../../attendance/parts/DayPicker.tsx'
import { formatHours, statusOf, tones } from '../../attendance/staff/staffDay.ts'
import { MyWeekDocument, type MyWeekQuery } from './ownWeek.generated.ts'
import * as styles from './OwnWeek.css.ts'

type Day = MyWeekQuery['myWeek'][number]

const weekOf = (date: string) => [MyWeekDocument, { date }] as const

function Hours({ day, isAhead }: { day: Day; isAhead: boolean }) {
  const { attendance } = day
  if (day.closed) return <Text tone="muted">Closed: {day.closed}</Text>
  if (!attendance) return isAhead ? null : <Text tone="muted">Your hours have not been recorded.</Text>
  const status = statusOf(attendance)
  const times = formatTimes(attendance.timeIn, attendance.timeOut)
  return (
    <Inline space={8}>
      <Badge tone={tones[status]}>{staffStatusLabels[status]}</Badge>
      {times && <Text figures>{times}</Text>}
      {attendance.hoursWorked !== null && <Text tone="muted">{formatHours(attendance.hoursWorked)}</Text>}
    </Inline>
  )
}

function OwnDay({ day, today }: { day: Day; today: string }) {
  return (
    <Panel title={formatDayShort(day.date)} aside={day.date === today ? <Badge tone="info">Today</Badge> : undefined}>
      <Stack space={12}>
        <Hours day={day} isAhead={day.date > today} />
        {day.attendance?.notes && <Text tone="muted">{day.attendance.notes}</Text>}
        {day.lessons.length === 0 ? (
          <Text tone="muted">No classes scheduled.</Text>
        ) : (
          <Stack as="ul" space={4}>
            {day.lessons.map(({ id, slot, subject, className, room }) => (
              <li key={id} className={styles.lesson}>
                <Text as="span" figures>
                  {slot.replace('-', '–')}
                </Text>{' '}
                <span>
                  <Text as="span" weight="strong">
                    {subject}
                  </Text>{' '}
                  <Text as="span" tone="muted">
                    {className}, {room}
                  </Text>
                </span>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Panel>
  )
}

/** The week as a table, its head first. */
const weekAsRows = (days: readonly Day[]): string[][] => [
  ['Day', 'Hours', 'Lessons'],
  ...days.map(({ date, closed, attendance, lessons }) => [
    formatDayShort(date),
    closed ?? formatTimes(attendance?.timeIn ?? null, attendance?.timeOut ?? null),
    lessons.map(({ slot, subject, className }) => `${slot} ${subject} (${className})`).join('\n'),
  ]),
]

/** When a member of staff came and went this week, and what they teach in it. */
export function OwnWeek() {
  const today = useToday()
  const [chosen, setChosen] = useSearchParam('date')
  const date = chosen !== null && isCalendarDate(chosen) ? chosen : today
  const query = useScreenQuery(...weekOf(date))
  const days = query.data?.myWeek
  // first for somebody who has none, who can do nothing at a tablet before
  const isPinMissing = useScreenQuery(MyPinDocument).data?.myPin.chosenAt === null
  return (
    <div className={paper.screen}>
      <div className={paper.toolbar}>
        <DayPicker date={date} onChange={(next) => setChosen(next === today ? null : next)} />
        <Button size="small" icon={Printer} disabled={!days} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {days && <OnPaper title="My week" date={days[0]?.date ?? date} rows={weekAsRows(days)} />}
      <div className={paper.screenOnly}>
        {isPinMissing && <OwnPin />}
        <QueryState query={query} what="week" height="card" count={6}>
          {({ myWeek }) => {
            const hours = myWeek.reduce((sum, { attendance }) => sum + (attendance?.hoursWorked ?? 0), 0)
            return myWeek.every(({ attendance, lessons }) => !attendance && lessons.length === 0) ? (
              <Panel title="This week">
                <EmptyState icon={CalendarDays} title="Nothing this week">
                  You are not on this week's timetable, and no attendance has been recorded.
                </EmptyState>
              </Panel>
            ) : (
              <>
                {hours > 0 && <Text weight="strong">{formatHours(hours)} worked this week</Text>}
                <Grid columnsOf={280}>
                  {myWeek.map((day) => (
                    <OwnDay key={day.date} day={day} today={today} />
                  ))}
                </Grid>
              </>
            )
          }}
        </QueryState>
        {!isPinMissing && <OwnPin />}
      </div>
    </div>
  )
}

export const screen: Screen = { Page: OwnWeek, first: () => [weekOf(todayInJohannesburg()), [MyPinDocument]] }
