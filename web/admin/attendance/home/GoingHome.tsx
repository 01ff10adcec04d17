import { House } from 'lucide-react'
import { useEffect, useState } from 'react'
import { whereaboutsOf } from '#graphql/attendance/inBuilding.rules.ts'
import { timeInJohannesburg } from '#graphql/values/dates.ts'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { classes } from '#web/ui/layout.ts'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { registerDialogs } from '../register/lazyDialogs.ts'
import { Conflicts, conflictsOf, Connection } from '../register/Waiting.tsx'
import { collected, departureProblem, markOf, type RegisterRow } from '../register/rows.ts'
import type { useMarks } from '../register/useMarks.ts'
import * as styles from './GoingHome.css.ts'

const CollectDialog = registerDialogs.component('CollectDialog')

interface GoingHomeProps {
  /** Today. */
  date: string
  rows: readonly RegisterRow[]
  marks: ReturnType<typeof useMarks>
}

const whereIs = ({ values: { status, timeIn, timeOut } }: RegisterRow) =>
  whereaboutsOf(status === null ? null : { status, timeIn, timeOut }, timeInJohannesburg())

/** The faces of a class at the end of its day: one press on a face, one on the person who collects the child. */
export function GoingHome({ date, rows, marks }: GoingHomeProps) {
  const [opened, setOpened] = useState<number | null>(null)
  // the first face is pressed with a parent waiting
  useEffect(registerDialogs.prefetch, [])
  const { queue } = marks
  const at = (...places: string[]) => rows.filter((row) => places.includes(whereIs(row)))
  const groups = [
    { title: 'Here', members: at('in', 'coming') },
    { title: 'Not marked yet', members: at('unknown') },
    { title: 'Gone home', members: at('gone') },
  ].filter(({ members }) => members.length > 0)
  const row = rows.find(({ childId }) => childId === opened)

  function collect(person: string | null, reason: string | null = null) {
    if (!row) return
    setOpened(null)
    const problem = person && departureProblem(row, date)
    if (problem) return toast({ tone: 'danger', title: 'Error', text: problem })
    const values = collected(row, person, date, new Date(), reason)
    queue.put([markOf(row, date, { ...values, status: values.status ?? 'present' })])
  }
  return (
    <>
      <Connection state={marks} onRetry={() => void queue.flush()} />
      <Conflicts conflicts={conflictsOf(rows, marks.items)} onResolve={(key, whose) => queue.resolve(key, whose)} />
      <div className={styles.groups}>
        {groups.map(({ title, members }) => (
          <section key={title} aria-label={title}>
            <Stack space={8}>
              <Heading level={2} look="h3">
                {title} ({members.length})
              </Heading>
              <ul className={styles.faces}>
                {members.map((member) => (
                  <li key={member.childId}>
                    <Face row={member} isGone={title === 'Gone home'} onPress={() => setOpened(member.childId)} />
                  </li>
                ))}
              </ul>
            </Stack>
          </section>
        ))}
        {groups.length === 0 && (
          <Card>
            <EmptyState icon={House} title="Nobody here">
              Children appear here from arrival until they go home.
            </EmptyState>
          </Card>
        )}
      </div>
      {row && (
        <CollectDialog row={row} isGone={whereIs(row) === 'gone'} onCollect={collect} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

interface FaceProps {
  row: RegisterRow
  isGone: boolean
  onPress: () => void
}

function Face({ row: { name, profileImage, values }, isGone, onPress }: FaceProps) {
  return (
    <button type="button" className={classes(styles.face, isGone && styles.gone)} onClick={onPress}>
      <Avatar name={name} src={profileImage ?? undefined} size={isGone ? 44 : 64} />
      <span className={styles.first}>{name}</span>
      {isGone && (
        <span className={styles.note}>
          {values.timeOut}
          {values.collectedBy && `, ${values.collectedBy}`}
        </span>
      )}
    </button>
  )
}
