import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { classes } from '#web/ui/layout.ts'
import { shortDate } from '../shared/format.ts'
import { ageInWords, type ListedApplication } from './application.ts'
import * as styles from './Waitlist.css.ts'

export interface WaitingChildProps {
  application: ListedApplication
  /** From 1. */
  place: number
  /** Null for the first. */
  onUp: (() => void) | null
  /** Null for the last. */
  onDown: (() => void) | null
}

/** A child in line, with the handle that moves it. */
export function WaitingChild({ application, place, onUp, onDown }: WaitingChildProps) {
  const { id, childName, childDob, startDate, createdAt } = application
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes(styles.child, isDragging && styles.carried)}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={`Move ${childName}`}
      >
        <GripVertical aria-hidden size={18} />
      </button>
      <span className={styles.place}>{place}</span>
      <span className={styles.words}>
        <span className={styles.name}>{childName}</span>
        <span className={styles.note}>
          {ageInWords(childDob)} · start {shortDate(startDate)} · applied {shortDate(createdAt.slice(0, 10))}
        </span>
      </span>
      <span className={styles.steps}>
        <IconButton icon={ArrowUp} label={`${childName} up`} disabled={!onUp} onClick={() => onUp?.()} />
        <IconButton icon={ArrowDown} label={`${childName} down`} disabled={!onDown} onClick={() => onDown?.()} />
      </span>
    </li>
  )
}
