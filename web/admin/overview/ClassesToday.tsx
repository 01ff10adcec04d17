import { Check, UsersRound } from 'lucide-react'
import { formatDayShort } from '#graphql/values/dates.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import type { OverviewQuery } from './overview.generated.ts'
import * as styles from './Overview.css.ts'

type Room = OverviewQuery['overview']['rooms'][number]

const placesLeft = ({ capacity, enrolled, starting }: Room) => capacity - enrolled - starting

function placesInWords(room: Room) {
  const left = placesLeft(room)
  if (left <= 0) return 'Full'
  return left === 1 ? '1 place open' : `${left} places open`
}

/**
 * Every class: who is in now, and how many places are left. A child who starts later holds its place already.
 * @param date the day that is shown, where it is not today: then who was there
 */
export function ClassesToday({ rooms, date }: { rooms: readonly Room[]; date: string | null }) {
  return (
    <Panel
      title={date ? `Classes on ${formatDayShort(date)}` : 'Classes today'}
      padded={false}
      aside={<Text tone="muted">{date ? 'Present of enrolled' : 'In now, of enrolled'}</Text>}
    >
      {rooms.length === 0 ? (
        <EmptyState icon={UsersRound}>Each class is shown here with who is in today.</EmptyState>
      ) : (
        <ul>
          {rooms.map((room) => (
            <li key={room.classId} className={styles.room}>
              <span className={styles.roomName}>
                {room.name}
                <span className={styles.roomAges}>{room.ageGroup}</span>
              </span>
              <div className={styles.roomBar}>
                <ProgressBar
                  label={`${date ? 'Present' : 'In now'} in ${room.name}`}
                  value={date ? room.present : room.inNow}
                  max={Math.max(room.enrolled, 1)}
                  hideLabel
                />
              </div>
              <span className={styles.roomCount}>
                {date ? room.present : room.inNow} of {room.enrolled} {date ? 'came' : 'in'}
              </span>
              <span className={styles.roomPlaces}>
                <Badge tone={placesLeft(room) > 0 ? 'good' : 'neutral'} icon={placesLeft(room) > 0 ? Check : undefined}>
                  {placesInWords(room)}
                </Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
