import { Check, UsersRound } from 'lucide-react'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import type { OverviewQuery } from './Overview.generated.ts'
import * as styles from './Overview.css.ts'

type Room = OverviewQuery['overview']['rooms'][number]

function placesInWords({ capacity, enrolled }: Room) {
  const left = capacity - enrolled
  if (left <= 0) return 'Full'
  return left === 1 ? '1 place open' : `${left} places open`
}

/** Every class: who is in, and how many places are left. */
export function ClassesToday({ rooms }: { rooms: readonly Room[] }) {
  return (
    <Panel title="Classes today" padded={false} aside={<Text tone="muted">Present of enrolled</Text>}>
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
                  label={`Present in ${room.name}`}
                  value={room.present}
                  max={Math.max(room.enrolled, 1)}
                  hideLabel
                />
              </div>
              <span className={styles.roomCount}>
                {room.present} of {room.enrolled} in
              </span>
              <span className={styles.roomPlaces}>
                <Badge
                  tone={room.enrolled < room.capacity ? 'good' : 'neutral'}
                  icon={room.enrolled < room.capacity ? Check : undefined}
                >
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
