import type { ReactNode } from 'react'
import { timeInJohannesburg } from '#graphql/values/dates.ts'
import { fullName } from '#web/admin/shared/format.ts'
import { RunningHead, Sheet } from '#web/admin/shared/sheet/Sheet.tsx'
import * as styles from '#web/admin/shared/sheet/Sheet.css.ts'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import { type TodayEntry, whereaboutsNow } from '../todayBadge.tsx'
import type { PrintoutsQuery } from '../students.generated.ts'
import { roomsOf, usePrintouts } from './printouts.ts'

/** Somebody who may be in the building. */
interface Listed {
  key: number
  name: string
  entry: TodayEntry | null
}

interface RollProps {
  name: string
  /** Before the counts, such as the room. */
  place: string
  head: string
  people: readonly Listed[]
  /** What is done about somebody of whom nothing is recorded. */
  lookFor: string
  now: string
}

/** Those who are in the building now, with a box to tick for each; who went home or is away is listed below. */
function Roll({ name, place, head, people, lookFor, now }: RollProps) {
  const those = (...where: string[]) => people.filter(({ entry }) => where.includes(whereaboutsNow(entry, now)))
  const [here, unknown, gone, away] = [those('in'), those('unknown', 'coming'), those('gone'), those('away')]
  const counts = [
    `${here.length} here`,
    `${unknown.length} not recorded`,
    gone.length > 0 && `${gone.length} gone home`,
    `${away.length} absent`,
  ]
  const note = `${place}${counts.filter(Boolean).join(', ')}`
  return (
    <section className={styles.room} aria-label={name}>
      <div className={styles.roomHead}>
        <Heading level={4} look="h3">
          {name}
        </Heading>
        <Text tone="muted">{note}</Text>
      </div>
      <table className={styles.table}>
        <thead>
          <RunningHead name={name} note={note} span={3} />
          <tr>
            <th scope="col" className={styles.tickCell}>
              <VisuallyHidden>Counted</VisuallyHidden>
            </th>
            <th scope="col">{head}</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {[...here, ...unknown].map(({ key, name: person, entry }) => (
            <tr key={key}>
              <td>
                <span className={styles.tick} aria-hidden />
              </td>
              <th scope="row">{person}</th>
              <td>{whereaboutsNow(entry, now) === 'in' ? 'Here' : `Not recorded: ${lookFor}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Line people={gone}>Gone home: </Line>
      <Line people={away}>Absent: </Line>
    </section>
  )
}

function Line({ people, children }: { people: readonly Listed[]; children: ReactNode }) {
  if (people.length === 0) return null
  const names = people.map(({ name, entry }) => (entry?.timeOut ? `${name} (${entry.timeOut})` : name))
  return (
    <Text tone="muted">
      {children}
      {names.join(', ')}
    </Text>
  )
}

const staffOf = ({ staffDay }: PrintoutsQuery): Listed[] =>
  staffDay.map((person) => ({ key: person.staffId, name: fullName(person), entry: person.attendance }))

/** Who has to stand at the assembly point: children class by class, then the staff. */
export function FireDrillRoll({ onClose }: { onClose: () => void }) {
  const now = timeInJohannesburg()
  const query = usePrintouts()
  const { data } = query
  return (
    <Sheet
      title="Fire-drill roll"
      paper="portrait"
      note="Confidential: shred after use"
      query={query}
      onClose={onClose}
    >
      {data && (
        <>
          {roomsOf(data).map((room) => (
            <Roll
              key={room.id}
              name={room.name}
              place={room.room && `Room: ${room.room} · `}
              head="Child"
              people={room.children.map((child) => ({
                key: child.id,
                name: fullName(child),
                entry: child.attendanceToday,
              }))}
              lookFor="find this child"
              now={now}
            />
          ))}
          {data.staffDay.length > 0 && (
            <Roll name="Staff" place="" head="Name" people={staffOf(data)} lookFor="find this person" now={now} />
          )}
        </>
      )}
    </Sheet>
  )
}
