import { Clock } from 'lucide-react'
import { kindIcons } from '#web/shared/care/careIcons.ts'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { classes } from '#web/ui/layout.ts'
import { AllergyBadge } from '../attendance/register/AllergyBadge.tsx'
import * as styles from './Care.css.ts'
import {
  asleep,
  type CaredChild,
  type Draft,
  entriesOf,
  entryToChange,
  faceNote,
  lookText,
  minutesDue,
  type Round,
} from './careEntries.ts'

const Moon = kindIcons.sleep

interface CareFacesProps {
  children: readonly CaredChild[]
  /** Null while a press opens the day of a child. */
  draft: Draft | null
  round: Round
  now: Date
  /** Whether what was entered may be shown. */
  isOpen: boolean
  onPress: (child: CaredChild) => void
}

/** The faces of a class; a press enters what is chosen, and a second one takes it back. */
export function CareFaces({ children, draft, round, now, isOpen, onPress }: CareFacesProps) {
  return (
    <ul className={styles.faces}>
      {children.map((child) => {
        const sleep = asleep(child)
        const due = sleep && draft?.kind === 'sleep' ? minutesDue(sleep, now) : null
        const entry = isOpen && draft ? entryToChange(child, draft, round, now) : undefined
        const supply = child.supplies.find(({ item }) => item === draft?.item)
        const count = entriesOf(child).length
        const opens = count === 1 ? '1 entry' : `${count} entries`
        const note = draft ? faceNote(child, draft, now) : opens
        const isOn = draft?.kind === 'sleep' ? sleep !== null : entry !== undefined
        return (
          <li key={child.childId}>
            <button
              type="button"
              className={classes(styles.face, due !== null && styles.faceDue)}
              aria-pressed={draft ? isOn : undefined}
              onClick={() => onPress(child)}
            >
              {sleep && (
                <span className={styles.mark}>
                  <Moon aria-label="asleep" size={18} />
                </span>
              )}
              {isOpen && entry?.waits && (
                <span className={styles.waits}>
                  <Clock aria-label="Not sent yet" size={18} />
                </span>
              )}
              <Avatar name={child.name} size={64} />
              <span className={styles.first}>{child.name}</span>
              {child.allergies && <AllergyBadge allergies={child.allergies} />}
              {isOpen && note && <span className={supply?.isShort ? styles.short : styles.note}>{note}</span>}
              {due !== null && <span className={styles.look}>{lookText(due)}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
