import { LogIn, LogOut } from 'lucide-react'
import { formatMonth } from '#graphql/values/dates.ts'
import { childName, shortDate } from '#web/admin/shared/format.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { studentPath } from '../../students/student.ts'
import { ClassAheadDocument, type ClassAheadQuery } from './ahead.generated.ts'
import * as styles from './ClassAhead.css.ts'

type Ahead = ClassAheadQuery['class']
type Places = Ahead['placesAhead'][number]
type ShownChange = Ahead['changesAhead'][number]

/** The months ahead, each with its places on its first day and who comes and goes until the next one. */
const monthsOf = ({ placesAhead, changesAhead }: Pick<Ahead, 'placesAhead' | 'changesAhead'>) =>
  placesAhead.map((places, index) => {
    const next = placesAhead[index + 1]?.date
    const changes = changesAhead.filter(({ date }) => date >= places.date && (!next || date < next))
    return { places, changes }
  })

/** `starts`, `from Explorers`, `leaves`, `last day, then Young Scholars` */
function formatChange({ kind, otherClass }: Pick<ShownChange, 'kind' | 'otherClass'>): string {
  if (kind === 'comes') return otherClass ? `from ${otherClass.name}` : 'starts'
  return otherClass ? `last day, then ${otherClass.name}` : 'last day'
}

function PlacesBadge({ places: { capacity, taken, offered, free } }: { places: Places }) {
  const over = taken + offered - capacity
  if (over > 0) return <Badge tone="danger">{over} too many</Badge>
  return free === 0 ? <Badge tone="warning">Full</Badge> : <Badge tone="good">{free} free</Badge>
}

function Change({ change }: { change: ShownChange }) {
  const { kind, date, child } = change
  const Icon = kind === 'comes' ? LogIn : LogOut
  return (
    <li className={styles.change}>
      <Icon aria-hidden size={14} className={styles.icon} />
      <span className={styles.day}>{shortDate(date).slice(0, -5)}</span>
      <span>
        {child && <TextLink to={studentPath(child.id)}>{childName(child)}</TextLink>}{' '}
        <span className={styles.note}>{formatChange(change)}</span>
      </span>
    </li>
  )
}

/** The months ahead of a class: its places at the beginning of each, and who comes and goes. */
export function ClassAhead({ id }: { id: number }) {
  const query = useScreenQuery(ClassAheadDocument, { id })
  return (
    <Panel title="Next twelve months" padded={false}>
      <QueryState query={query} what="next months" height="line" count={4}>
        {(data) => (
          <ol className={styles.months}>
            {monthsOf(data.class).map(({ places, changes }, index) => (
              <li key={places.date} className={styles.month}>
                <div className={styles.head}>
                  <span className={styles.name}>{index === 0 ? 'Today' : formatMonth(places.date)}</span>
                  <span className={styles.places}>
                    {places.taken} of {places.capacity} taken
                    {places.offered > 0 && `, ${places.offered} offered`}
                  </span>
                  <span className={styles.free}>
                    <PlacesBadge places={places} />
                  </span>
                </div>
                {changes.length > 0 && (
                  <ul className={styles.changes}>
                    {changes.map((change) => (
                      <Change key={`${change.kind} ${change.date} ${change.childId}`} change={change} />
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        )}
      </QueryState>
    </Panel>
  )
}
