import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import { fullName } from '../people/words.ts'
import { type PrintedChild, roomsOf, RunningHead, Sheet } from './Sheet.tsx'
import * as styles from './Sheet.css.ts'

const isHere = ({ attendanceToday }: PrintedChild) => attendanceToday !== null && attendanceToday.status !== 'absent'
const isAway = ({ attendanceToday }: PrintedChild) => attendanceToday?.status === 'absent'

/** Who has to stand at the assembly point: those who are in first, with a box to tick for each. */
export function FireDrillRoll({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="Fire-drill roll" paper="portrait" onClose={onClose}>
      {(data) =>
        roomsOf(data).map((room) => {
          const here = room.children.filter(isHere)
          const unknown = room.children.filter((child) => !isHere(child) && !isAway(child))
          const away = room.children.filter(isAway)
          const counts = `${here.length} here, ${unknown.length} not recorded, ${away.length} absent`
          const note = `${room.room && `Room ${room.room} · `}${counts}`
          return (
            <section key={room.id} className={styles.room} aria-label={room.name}>
              <div className={styles.roomHead}>
                <Heading level={4} look="h3">
                  {room.name}
                </Heading>
                <Text tone="muted">{note}</Text>
              </div>
              <table className={styles.table}>
                <thead>
                  <RunningHead room={room} note={note} span={3} />
                  <tr>
                    <th scope="col" className={styles.tickCell}>
                      <VisuallyHidden>Counted</VisuallyHidden>
                    </th>
                    <th scope="col">Child</th>
                    <th scope="col">Today</th>
                  </tr>
                </thead>
                <tbody>
                  {[...here, ...unknown].map((child) => (
                    <tr key={child.id}>
                      <td>
                        <span className={styles.tick} aria-hidden />
                      </td>
                      <th scope="row">{fullName(child)}</th>
                      <td>{isHere(child) ? 'Here' : 'Not recorded: look for this child'}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {away.length > 0 && <Text tone="muted">Absent: {away.map(fullName).join(', ')}</Text>}
            </section>
          )
        })
      }
    </Sheet>
  )
}
