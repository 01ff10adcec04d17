import { useDroppable } from '@dnd-kit/core'
import { Plus } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import { dayName, days, isBreak, slots } from '#graphql/timetables/timetables.rules.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import { classes } from '#web/ui/layout.ts'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { EntryCard, type EntryCardProps } from './EntryCard.tsx'
import * as styles from './Timetable.css.ts'
import { cellKey, type Entry, type Prefilled } from './timetable.ts'

interface WeekGridProps {
  label: string
  entries: readonly Entry[]
  /** The weekday of today, 1 for Monday; 7 on a Sunday. */
  today: number
  withClass: boolean
  /** Begins with one day, since so many classes make a week of several screens. */
  byDay?: boolean
  selected: ReadonlySet<number> | null
  onToggle: (entry: Entry) => void
  onAdd: (at: Prefilled) => void
  onEdit: (entry: Entry) => void
  onDelete: (entry: Entry) => void
}

type WeekCellProps = Omit<WeekGridProps, 'label' | 'byDay'> & Prefilled & { away: boolean }

const WeekCell = memo(function WeekCell({
  day,
  slot,
  away,
  entries,
  today,
  withClass,
  selected,
  onToggle,
  onAdd,
  onEdit,
  onDelete,
}: WeekCellProps) {
  const { setNodeRef, isOver } = useDroppable({ id: cellKey(day, slot) })
  const where = `${dayName(day)} ${slot}`
  const selectionOf = (entry: Entry): EntryCardProps['selection'] =>
    selected ? { selected: selected.has(entry.id), onToggle: () => onToggle(entry) } : undefined
  const look = classes(
    styles.cell,
    away && styles.away,
    day === today && styles.todayCell,
    entries.length > 0 && entries.every(({ subject }) => isBreak(subject)) && styles.breakCell,
    isOver && styles.over,
  )
  return (
    <td ref={setNodeRef} className={look}>
      <div className={styles.stack}>
        {entries.map((entry) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            withClass={withClass}
            selection={selectionOf(entry)}
            onEdit={() => onEdit(entry)}
            onDelete={() => onDelete(entry)}
          />
        ))}
        {!selected && (withClass || entries.length === 0) && (
          <button
            type="button"
            className={classes(styles.add, entries.length > 0 && styles.addBelow)}
            aria-label={`Add on ${where}`}
            onClick={() => onAdd({ day, slot })}
          >
            <Plus aria-hidden size={16} /> Add
          </button>
        )}
      </div>
    </td>
  )
})

const none: readonly Entry[] = []

function cellsOf(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const cells = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = cellKey(entry.day, entry.slot)
    cells.set(key, [...(cells.get(key) ?? []), entry])
  }
  return cells
}

/** The day that a phone begins with: today, but Monday on a weekend without lessons. */
const firstShown = (today: number, entries: readonly Entry[]) =>
  today < days.length || entries.some(({ day }) => day === today) ? today : 1

const week = 'Week'
const daySegments = days.map((name) => ({ value: name, label: name.slice(0, 3) }))
const weekSegments = [{ value: week, label: week } as const, ...daySegments]

/**
 * The week: ten slots down, six days across. A phone shows one day; so does a desk when it is asked to, with the
 * classes beside each other. The week of all classes names subjects and classes alone. The times stay visible when it
 * is scrolled sideways.
 */
export function WeekGrid({ label, entries, byDay = false, ...rest }: WeekGridProps) {
  const { withClass } = rest
  const [shown, setShown] = useState(() => firstShown(rest.today, entries))
  const [isWeek, setIsWeek] = useState(!byDay)
  const cells = useMemo(() => cellsOf(entries), [entries])
  const oneDay = withClass && !isWeek
  const choose = (name: (typeof days)[number] | typeof week) => {
    setIsWeek(name === week)
    if (name !== week) setShown(days.indexOf(name) + 1)
  }
  const day = days[shown - 1] ?? null
  const columns = days
    .map((name, index) => ({ name, number: index + 1 }))
    .filter(({ number }) => !oneDay || number === shown)
  return (
    <Stack space={8}>
      <div className={styles.dayChoice}>
        <SegmentedControl label="Day" segments={daySegments} value={day} onChange={choose} />
      </div>
      {withClass && (
        <div className={styles.weekChoice}>
          <SegmentedControl label="Days" segments={weekSegments} value={isWeek ? week : day} onChange={choose} />
        </div>
      )}
      {/* A region that scrolls can be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroller} aria-label={label} tabIndex={0}>
        <table className={classes(styles.grid, withClass && (oneDay ? styles.beside : styles.brief))}>
          <caption className={styles.caption}>{label}</caption>
          <thead>
            <tr>
              <th scope="col" className={classes(styles.head, styles.timeHead)}>
                Time
              </th>
              {columns.map(({ name, number }) => (
                <th
                  key={name}
                  scope="col"
                  aria-current={number === rest.today ? 'date' : undefined}
                  className={classes(
                    styles.head,
                    number === rest.today && styles.todayHead,
                    number !== shown && styles.away,
                  )}
                >
                  {name} {number === rest.today && <Badge tone="teal">Today</Badge>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {slots.map((slot) => (
              <tr key={slot}>
                <th scope="row" className={styles.time}>
                  {slot.split('-').map((time) => (
                    <span key={time} className={styles.timeLine}>
                      {time}
                    </span>
                  ))}
                </th>
                {columns.map(({ name, number }) => (
                  <WeekCell
                    key={name}
                    {...rest}
                    day={number}
                    slot={slot}
                    away={number !== shown}
                    entries={cells.get(cellKey(number, slot)) ?? none}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Stack>
  )
}
