import { useState } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { count } from '../shared/people/format.ts'
import type { Entry, Room, Teacher } from './timetable.ts'
import { useDeleteEntries } from './useDeleteEntries.ts'

const BulkEntriesDialog = lateModule(() => import('./BulkEntriesDialog.tsx')).part((module) => module.BulkEntriesDialog)

export interface BulkBarProps {
  /** The entries that are shown. */
  entries: readonly Entry[]
  selected: ReadonlySet<number>
  onSelect: (selected: ReadonlySet<number>) => void
  onClose: () => void
  classes: readonly Room[]
  staff: readonly Teacher[]
}

/** What can be done with the entries that are ticked in the week. */
export function BulkBar({ entries, selected, onSelect, onClose, classes, staff }: BulkBarProps) {
  const [changing, setChanging] = useState(false)
  const removal = useDeleteEntries()
  const ticked = entries.filter(({ id }) => selected.has(id))
  const all = ticked.length === entries.length
  return (
    <Card pad="small" as="section" label="Bulk Edit">
      <Inline space={8} justify="between">
        <div role="status">
          <Text weight="strong">
            {ticked.length === 0
              ? 'Bulk Edit: tick the entries to change.'
              : `${count(ticked.length, 'entry', 'entries')} ticked`}
          </Text>
        </div>
        <Inline space={8}>
          <Button size="small" onClick={() => onSelect(new Set(all ? [] : entries.map(({ id }) => id)))}>
            {all ? 'Tick none' : 'Tick all'}
          </Button>
          <Button size="small" tone="primary" disabled={ticked.length === 0} onClick={() => setChanging(true)}>
            Change
          </Button>
          <Button
            size="small"
            disabled={ticked.length === 0}
            pending={removal.loading}
            pendingLabel="Deleting..."
            onClick={() => void removal.remove(ticked).then(() => onSelect(new Set()))}
          >
            Delete
          </Button>
          <Button size="small" tone="quiet" onClick={onClose}>
            Done
          </Button>
        </Inline>
      </Inline>
      {changing && (
        <BulkEntriesDialog
          entries={ticked}
          {...{ classes, staff }}
          onClose={(isChanged) => {
            setChanging(false)
            if (isChanged) onSelect(new Set())
          }}
        />
      )}
    </Card>
  )
}
