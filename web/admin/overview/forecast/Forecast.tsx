import { DoorOpen } from 'lucide-react'
import { formatMonth, monthNameOf } from '#graphql/values/dates.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Forecast.css.ts'
import { PlacesForecastDocument, type PlacesForecastQuery } from './forecast.generated.ts'

type Group = PlacesForecastQuery['placesForecast'][number]
type Day = Group['days'][number]

const formatPlaces = ({ capacity, taken, offered }: Day) =>
  `${taken} of ${capacity} taken${offered > 0 ? `, ${offered} offered` : ''}`

function Free({ day }: { day: Day }) {
  return (
    <td className={styles.places} title={formatPlaces(day)}>
      <span className={styles.free[day.free === 0 ? 'full' : 'some']}>{day.free === 0 ? 'Full' : day.free}</span>
    </td>
  )
}

function ForecastTable({ groups }: { groups: readonly Group[] }) {
  const days = groups[0]?.days ?? []
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <div className={styles.box} role="region" aria-label="Places left by age group and month" tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>
            Places left by age group, today and on the first day of each of the next twelve months.
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.groupHead}>
              Ages
            </th>
            {days.map(({ date }, index) => (
              <th key={date} scope="col" className={styles.monthHead}>
                {index === 0 ? (
                  'Today'
                ) : (
                  <>
                    <VisuallyHidden>{formatMonth(date)}</VisuallyHidden>
                    <span aria-hidden>
                      {monthNameOf(date).slice(0, 3)}
                      <span className={styles.year}>{date.slice(0, 4)}</span>
                    </span>
                  </>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.ageGroup}>
              <th scope="row" className={styles.group}>
                {group.ageGroup}
                <span className={styles.names}>{group.classes.join(', ')}</span>
              </th>
              {group.days.map((day) => (
                <Free key={day.date} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.group}>
              All
            </th>
            {days.map(({ date }, index) => (
              <td key={date} className={styles.total}>
                {groups.reduce((sum, group) => sum + (group.days[index]?.free ?? 0), 0)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** How many places each age group has left in the next twelve months. */
export function Forecast() {
  const query = useScreenQuery(PlacesForecastDocument)
  return (
    <Panel
      title="Places left"
      padded={false}
      aside={<Text tone="muted">On the first of each month, excluding offered places</Text>}
    >
      <QueryState query={query} what="places left" height="line" count={4}>
        {({ placesForecast: groups }) =>
          groups.length === 0 ? (
            <EmptyState icon={DoorOpen}>Places left in each age group will appear here.</EmptyState>
          ) : (
            <ForecastTable groups={groups} />
          )
        }
      </QueryState>
    </Panel>
  )
}
