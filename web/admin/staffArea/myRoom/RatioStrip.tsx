import { TriangleAlert, UsersRound } from 'lucide-react'
import { formatRatio, type RatioLevel } from '#graphql/attendance/ratios.rules.ts'
import { count } from '#web/admin/shared/format.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Gauge } from '#web/ui/Gauge/Gauge.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { overText, ratioOf } from '../../overview/ratio.ts'
import { RatioBadge } from '../../overview/RatioBadge.tsx'
import { RoomRatiosDocument, type RoomRatiosQuery } from './myRoom.generated.ts'
import * as styles from './RatioStrip.css.ts'

type Room = RoomRatiosQuery['roomRatios'][number]

function RoomLine({ room }: { room: Room }) {
  const { name, ageGroup, children, staff, promise, law } = room
  const level = room.level as RatioLevel
  const ratio = ratioOf(children, staff)
  const lines = `our ratio ${formatRatio(promise)}, legal limit ${formatRatio(law)}`
  const label =
    level === 'empty'
      ? `${name} is empty; ${lines}`
      : staff === 0
        ? `${count(children, 'child', 'children')} and no staff in ${name}; ${lines}`
        : `${ratio} children per teacher in ${name}; ${lines}`
  return (
    <li className={styles.room}>
      <span className={styles.name}>
        {name}
        <span className={styles.ages}>{ageGroup}</span>
      </span>
      <div className={styles.bar}>
        {/* without anybody there the bar is full: over every line */}
        <Gauge
          label={label}
          value={staff === 0 ? (children > 0 ? law * 1.05 : 0) : children / staff}
          promise={promise}
          law={law}
        />
      </div>
      <span className={styles.count}>
        {count(children, 'child', 'children')}, {staff || 'no'} staff
      </span>
      <span className={styles.badge}>
        <RatioBadge room={room} />
      </span>
    </li>
  )
}

/** Children against staff in every room, measured against what the centre promises and the legal limit. */
export function RatioStrip() {
  const query = useScreenQuery(RoomRatiosDocument)
  const over = overText((query.data?.roomRatios ?? []).map(({ level }) => level as RatioLevel))
  return (
    <Panel
      title="Rooms now"
      padded={false}
      aside={
        <Inline space={12}>
          <Text tone="muted">Children per teacher</Text>
          {over && (
            <Badge tone={over.law ? 'danger' : 'warning'} icon={TriangleAlert}>
              {over.text}
            </Badge>
          )}
        </Inline>
      }
    >
      <QueryState query={query} what="rooms" height="line" count={6} space={0}>
        {({ roomRatios: rooms }) =>
          rooms.length === 0 ? (
            <EmptyState icon={UsersRound}>Classes with their children and teachers will appear here.</EmptyState>
          ) : (
            <>
              <ul>
                {rooms.map((room) => (
                  <RoomLine key={room.classId} room={room} />
                ))}
              </ul>
              <p className={styles.legend}>
                <span className={styles.promise} aria-hidden /> our ratio
                <span className={styles.law} aria-hidden /> legal limit
              </p>
            </>
          )
        }
      </QueryState>
    </Panel>
  )
}
