import { useDraggable } from '@dnd-kit/core'
import { TriangleAlert, X } from 'lucide-react'
import { dayName } from '#graphql/timetables/timetables.rules.ts'
import { isBreak } from '#graphql/timetables/timetables.rules.ts'
import { lookOfSubject } from '#web/shared/timetable/subjects.ts'
import { CheckboxCell } from '#web/ui/Checkbox/Checkbox.tsx'
import { classes } from '#web/ui/layout.ts'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Timetable.css.ts'
import { className, type Entry } from './timetable.ts'

/** What an entry is called: `Story Time, Young Scholars, Monday 07:30-08:30`. */
const entryName = (entry: Entry) => `${entry.subject}, ${className(entry)}, ${dayName(entry.day)} ${entry.slot}`

export interface EntryCardProps {
  entry: Entry
  /** Names the class too: where more than one is shown. */
  withClass: boolean
  /** Entries are being ticked instead of moved. */
  selection?: { selected: boolean; onToggle: () => void } | undefined
  onEdit: () => void
  onDelete: () => void
}

/** The text of the card: subject, class, teacher, room. */
export function EntryWords({ entry, withClass }: Pick<EntryCardProps, 'entry' | 'withClass'>) {
  const { icon: Icon } = lookOfSubject(entry.subject)
  return (
    <>
      <span className={styles.subject}>
        {isBreak(entry.subject) && <Icon aria-hidden size={14} className={styles.subjectIcon} />}
        {entry.subject}
      </span>
      {withClass && <span className={styles.group}>{className(entry)}</span>}
      <span className={classes(styles.detail, entry.teacherLeft && styles.warned)}>
        {entry.teacherLeft ? (
          <>
            <TriangleAlert aria-hidden size={12} /> {entry.teacher} has left
          </>
        ) : (
          entry.teacher
        )}
      </span>
      <span className={styles.detail}>{entry.room}</span>
    </>
  )
}

/** One entry of the week: pressed it opens, dragged it moves, by mouse, finger or keyboard. */
export function EntryCard({ entry, withClass, selection, onEdit, onDelete }: EntryCardProps) {
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: entry.id,
    disabled: selection !== undefined,
  })
  const name = entryName(entry)
  const look = classes(
    styles.entry,
    styles.entryTone[lookOfSubject(entry.subject).tone],
    isDragging && styles.dragged,
    selection?.selected && styles.selected,
  )
  if (selection) {
    return (
      <div className={look}>
        <div className={styles.words}>
          <EntryWords entry={entry} withClass={withClass} />
        </div>
        <span className={styles.corner}>
          <CheckboxCell label={name} checked={selection.selected} onChange={selection.onToggle} />
        </span>
      </div>
    )
  }
  return (
    <div className={look}>
      <button {...attributes} {...listeners} ref={setNodeRef} type="button" className={styles.grip} onClick={onEdit}>
        <EntryWords entry={entry} withClass={withClass} />
        <VisuallyHidden>
          {`${withClass ? '' : `${className(entry)}, `}${dayName(entry.day)} ${entry.slot}`}
        </VisuallyHidden>
      </button>
      <button type="button" className={styles.remove} aria-label={`Delete ${name}`} title="Delete" onClick={onDelete}>
        <X aria-hidden size={14} />
      </button>
    </div>
  )
}
