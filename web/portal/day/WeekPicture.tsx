import type { Portion } from '#graphql/care/care.rules.ts'
import { formatDayShort } from '#graphql/values/dates.ts'
import { classes } from '#web/ui/layout.ts'
import { Link } from '#web/ui/Link/Link.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './WeekPicture.css.ts'
import { dayPath, hoursOf, type WeekDay } from './week.ts'

/** How much of a meal's circle is filled. */
const filled: Record<Portion, number> = { all: 1, most: 0.75, some: 0.4, none: 0, not_offered: 0 }

const radius = 6

/** A circle that is filled as far as a meal was eaten. */
function MealDot({ portion }: { portion: Portion }) {
  const around = Math.PI * radius
  return (
    <>
      <circle r={radius} className={styles.plate} />
      {filled[portion] > 0 && (
        <circle
          r={radius / 2}
          strokeWidth={radius}
          strokeDasharray={`${filled[portion] * around} ${around}`}
          transform="rotate(-90)"
          className={styles.eaten}
        />
      )}
    </>
  )
}

interface Scale {
  from: number
  until: number
}

/** Where a minute of the day lies between the first and the last hour, in percent. */
const placeOf = (minute: number, { from, until }: Scale) => ((minute / 60 - from) / (until - from)) * 100

/** Every third hour: `06`, `09`, `12`. */
const ticksOf = ({ from, until }: Scale) =>
  [0, 3, 6, 9, 12, 15, 18, 21, 24].filter((hour) => hour >= from && hour <= until)

/** Sleep above, meals and bottles below. */
function DayPicture({ day: { sleeps, meals, bottles }, scale }: { day: WeekDay; scale: Scale }) {
  const x = (minute: number) => `${placeOf(minute, scale)}%`
  return (
    <svg aria-hidden className={styles.picture} height={44}>
      {ticksOf(scale).map((hour) => (
        <line key={hour} x1={x(hour * 60)} x2={x(hour * 60)} y1={0} y2={44} className={styles.gridLine} />
      ))}
      {sleeps.map(({ from, until }) => (
        <rect
          key={from}
          x={x(from)}
          y={7}
          width={`${Math.max(1, placeOf(until, scale) - placeOf(from, scale))}%`}
          height={12}
          rx={6}
          className={styles.sleep}
        />
      ))}
      {bottles.map((at) => (
        <svg key={at} x={x(at)} y={32} className={styles.mark}>
          <rect x={-4} y={-6} width={8} height={12} rx={3} className={styles.bottle} />
        </svg>
      ))}
      {meals.map(({ at, meal, portion }) => (
        <svg key={meal} x={x(at)} y={32} className={styles.mark}>
          <MealDot portion={portion} />
        </svg>
      ))}
    </svg>
  )
}

function Sample({ children, words }: { children: React.ReactNode; words: string }) {
  return (
    <span className={styles.sample}>
      <svg aria-hidden width={16} height={16} viewBox="-8 -8 16 16">
        {children}
      </svg>
      {words}
    </span>
  )
}

/** What the marks mean. */
function Legend({ hasBottles }: { hasBottles: boolean }) {
  return (
    <div className={styles.legend} aria-hidden>
      <Sample words="Sleep">
        <rect x={-8} y={-5} width={16} height={10} rx={5} className={styles.sleep} />
      </Sample>
      {hasBottles && (
        <Sample words="Bottle">
          <rect x={-4} y={-6} width={8} height={12} rx={3} className={styles.bottle} />
        </Sample>
      )}
      <Sample words="Ate everything">
        <MealDot portion="all" />
      </Sample>
      <Sample words="Ate most of it">
        <MealDot portion="most" />
      </Sample>
      <Sample words="Ate some of it">
        <MealDot portion="some" />
      </Sample>
      <Sample words="Ate nothing">
        <MealDot portion="none" />
      </Sample>
    </div>
  )
}

const formatBottles = (count: number) => (count === 1 ? '1 bottle' : `${count} bottles`)

interface WeekPictureProps {
  label: string
  week: readonly WeekDay[]
  /** The day that is chosen. */
  date: string
  today: string
  /** When the centre opens and closes, `HH:mm`. */
  hours: { opens: string; closes: string }
  search: string
}

/** When a child slept and how it ate in a week; each row says the same in words, and leads to its day. */
export function WeekPicture({ label, week, date, today, hours, search }: WeekPictureProps) {
  const scale = hoursOf(week, hours)
  return (
    <div className={styles.week}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.dayHead}>
              <VisuallyHidden>Day</VisuallyHidden>
            </th>
            <th scope="col" className={styles.hours}>
              <VisuallyHidden>Sleep and meals</VisuallyHidden>
              {ticksOf(scale).map((hour) => (
                <span
                  key={hour}
                  aria-hidden
                  className={styles.hour}
                  style={{ insetInlineStart: `${placeOf(hour * 60, scale)}%` }}
                >
                  {hour}
                </span>
              ))}
            </th>
          </tr>
        </thead>
        <tbody>
          {week.map((day) => (
            <tr key={day.date} className={classes(styles.row, day.date === date && styles.chosen)}>
              <th scope="row" className={styles.dayCell}>
                {day.date > today ? (
                  <span className={styles.ahead}>{formatDayShort(day.date)}</span>
                ) : (
                  <Link
                    to={dayPath(day.date, search)}
                    aria-current={day.date === date ? 'date' : undefined}
                    className={styles.day}
                  >
                    {formatDayShort(day.date)}
                  </Link>
                )}
              </th>
              <td className={styles.pictureCell}>
                <DayPicture day={day} scale={scale} />
                <VisuallyHidden>{wordsOf(day, today)}</VisuallyHidden>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Legend hasBottles={week.some(({ bottles }) => bottles.length > 0)} />
      {week.some(({ isTold }) => !isTold) && (
        <Text size="small" tone="muted">
          Today's summary appears once the day has been closed.
        </Text>
      )}
    </div>
  )
}

function wordsOf({ date, slept, eaten, bottles, isTold }: WeekDay, today: string): string {
  if (!isTold) return 'Summary after closing'
  const said = [...slept, ...eaten, ...(bottles.length > 0 ? [formatBottles(bottles.length)] : [])]
  if (said.length > 0) return said.join(', ')
  return date > today ? 'Still to come' : 'Nothing entered'
}
