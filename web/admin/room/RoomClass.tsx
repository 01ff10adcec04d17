import { CheckCheck, MapPin } from 'lucide-react'
import { type RatioLevel, ratioLevel } from '#graphql/attendance/ratios.rules.ts'
import { count } from '#web/admin/shared/format.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { ChildFaces, type ChildFacesProps, whereIs } from './ChildFaces.tsx'
import * as styles from './Room.css.ts'
import type { Room } from './roomStore.ts'

const levels: Record<RatioLevel, { tone: 'good' | 'warning' | 'danger' | 'neutral'; words: string }> = {
  kept: { tone: 'good', words: 'within our ratio' },
  over_promise: { tone: 'warning', words: 'over our ratio' },
  over_law: { tone: 'danger', words: 'over the legal limit' },
  empty: { tone: 'neutral', words: '' },
}

/** The ratio as a sentence, to be read from across the room. */
function RatioSentence({ ratio, here }: { ratio: Room['ratios'][number]; here: number }) {
  const { staff } = ratio
  if (here === 0 && staff === 0) return <Badge>Nobody here</Badge>
  const { tone, words } = levels[ratioLevel(here, staff, ratio)]
  return (
    <Badge tone={tone}>
      {count(here, 'child', 'children')} and {staff === 0 ? 'no staff' : count(staff, 'staff member', 'staff')}
      {words && `, ${words}`}
    </Badge>
  )
}

interface RoomClassProps extends ChildFacesProps {
  /** With the staff that is there by what waits here too. */
  ratio: Room['ratios'][number] | undefined
  /** Marks those whom nobody has marked yet. */
  onAllHere: () => void
  /** The person who acts comes to this class; null for somebody who is there or teaches another class, and while nobody acts. */
  onMove: (() => void) | null
}

/** A class of the room: its children, and how many are with whom. */
export function RoomClass({ name, rows, time, isOpen, ratio, onPress, onAllHere, onMove }: RoomClassProps) {
  const open = rows.filter((row) => row.values.status === null).length
  return (
    <section aria-label={name}>
      <Stack space={16}>
        <div className={styles.bar}>
          <Inline space={12}>
            <Heading level={2}>{name}</Heading>
            {ratio && <RatioSentence ratio={ratio} here={rows.filter((row) => whereIs(row, time) === 'in').length} />}
          </Inline>
          <Inline space={8}>
            {onMove && (
              <Button icon={MapPin} onClick={onMove}>
                I'm with {name} now
              </Button>
            )}
            {open > 1 && (
              <Button icon={CheckCheck} onClick={onAllHere}>
                {open === rows.length ? `Mark all ${open} present` : `Mark the other ${open} present`}
              </Button>
            )}
          </Inline>
        </div>
        {rows.length > 0 ? (
          <ChildFaces {...{ name, rows, time, isOpen, onPress }} />
        ) : (
          <EmptyState title="No children in this class today">
            Children appear here from their first day in this class.
          </EmptyState>
        )}
      </Stack>
    </section>
  )
}
