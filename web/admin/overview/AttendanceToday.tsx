import { formatDayShort, isoWeekOf } from '#graphql/values/dates.ts'
import { paths } from '#web/app/paths.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { LineChart } from '#web/ui/Chart/Chart.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './Overview.css.ts'
import { AttendanceTrendDocument } from './overview.generated.ts'

const radius = 54
const round = 2 * Math.PI * radius

function Ring({ rate }: { rate: number | null }) {
  return (
    <svg viewBox="0 0 132 132" className={styles.ring} aria-hidden>
      <circle cx="66" cy="66" r={radius} className={styles.ringTrack} />
      {rate !== null && rate > 0 && (
        <circle
          cx="66"
          cy="66"
          r={radius}
          className={styles.ringBar}
          strokeDasharray={`${(round * Math.min(rate, 100)) / 100} ${round}`}
          transform="rotate(-90 66 66)"
        />
      )}
      <text x="66" y="76" className={styles.ringText}>
        {rate === null ? '–' : `${rate}%`}
      </text>
    </svg>
  )
}

interface AttendanceTodayProps {
  students: number
  present: number
  absent: number
  /** Children whose parents told that they do not come. */
  told: number
  rate: number
  /** The day that is shown. */
  today: string
  /** False while the centre is closed and the last day that has a register is shown. */
  isToday: boolean
  /** Why the centre is closed today, in words; null when it is open. */
  closed: string | null
}

/**
 * Who is in today. Late arrivals are present; whom nobody has recorded yet is neither. On a closed day nobody is waited
 * for, and anyone who comes all the same is shown.
 */
export function AttendanceToday({
  students,
  present,
  absent,
  told,
  rate,
  today,
  isToday,
  closed,
}: AttendanceTodayProps) {
  const isClosed = isToday && closed !== null && present === 0
  const open = isClosed ? 0 : students - present - absent
  const isRecorded = present + absent > 0
  const formatRate = isRecorded ? `${rate}% attendance rate${open > 0 ? ' so far' : ''}` : 'Nobody has been marked yet'
  const rows = [
    { key: 'present', name: 'Present', value: present },
    { key: 'absent', name: 'Absent', value: absent },
    ...(open > 0 ? [{ key: 'open', name: 'Not marked yet', value: open } as const] : []),
  ] as const
  return (
    <Panel
      title={isToday ? "Today's Attendance" : 'Last Attendance'}
      aside={
        <Text tone="muted" as="time" dateTime={today}>
          {formatDayShort(today)}
        </Text>
      }
    >
      <Stack space={12}>
        <div className={styles.attendance}>
          <Ring rate={isRecorded ? rate : null} />
          <dl className={styles.counts}>
            {rows.map(({ key, name, value }) => (
              <div key={key} className={styles.count}>
                <dt className={styles.countName}>
                  <span className={styles.count}>
                    <i className={styles.dot[key]} />
                    {name}
                  </span>
                </dt>
                <dd className={styles.countValue}>{value}</dd>
              </div>
            ))}
            {told > 0 && (
              <div className={styles.count}>
                <dt className={styles.told}>Reported by parents</dt>
                <dd className={styles.countValue}>{told}</dd>
              </div>
            )}
          </dl>
        </div>
        <Text tone="muted">{isClosed ? closed : formatRate}</Text>
        {!isToday && <Text tone="muted">{closed}</Text>}
        <ButtonLink tone="primary" size="small" wide to={paths.adminSection('attendance')}>
          Manage Attendance
        </ButtonLink>
      </Stack>
    </Panel>
  )
}

const percent = (value: number) => `${Math.round(value)}%`

/** How attendance went, week by week up to this one, with a table behind it. */
export function AttendanceTrend() {
  const query = useScreenQuery(AttendanceTrendDocument)
  return (
    <QueryState query={query} what="attendance" count={1} height="block">
      {({ attendanceTrend }) => (
        <LineChart
          title="Attendance, last 12 weeks"
          points={attendanceTrend.map(({ monday, rate }) => ({ label: `W${isoWeekOf(monday).week}`, value: rate }))}
          format={percent}
          labelHead="Week"
          valueHead="Attendance rate"
        />
      )}
    </QueryState>
  )
}
