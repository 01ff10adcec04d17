import { Pencil, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { timeInJohannesburg } from '#graphql/values/dates.ts'
import { kindIcons } from '#web/shared/care/careIcons.ts'
import { formatEntry, entryTime } from '#web/shared/care/careWords.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import * as styles from './Care.css.ts'
import { type CaredChild, corrected, historyOf, type NewVersion, type Version } from './careEntries.ts'
import { careDialogs } from './lazyDialogs.ts'

const CorrectDialog = careDialogs.component('CorrectDialog')

const time = (moment: string) => timeInJohannesburg(new Date(moment))

/** `Mpho at 12:08`, `at 12:08` where the name is not known here. */
const saidBy = ({ saidByName, saidAt }: Version) =>
  saidByName ? `${saidByName} at ${time(saidAt)}` : `at ${time(saidAt)}`

interface LineProps {
  entry: Version
  earlier: readonly Version[]
  onCorrect: () => void
  onRemove: () => void
  onBringBack: () => void
}

/** An entry, who said it, and what stood before. */
function Line({ entry, earlier, onCorrect, onRemove, onBringBack }: LineProps) {
  const Icon = kindIcons[entry.kind]
  const words = formatEntry(entry)
  const what = `${words}, ${entryTime(entry)}`
  return (
    <li className={styles.entry}>
      <span className={styles.icon}>
        <Icon aria-hidden size={20} />
      </span>
      <span className={styles.words}>
        <span className={entry.removed ? styles.gone : styles.first}>{words}</span>
        <span className={styles.note}>
          {entryTime(entry)} · {entry.removed ? `removed by ${saidBy(entry)}` : `entered by ${saidBy(entry)}`}
        </span>
        {earlier.map((before) => (
          <span key={before.id} className={styles.note}>
            Previously: {before.removed ? 'removed' : formatEntry(before)} ({entryTime(before)}, {saidBy(before)})
          </span>
        ))}
        {(entry.waits || entry.isCorrection) && (
          <span>
            {entry.waits ? <Badge tone="warning">waits</Badge> : <Badge tone="info">Correction after closing</Badge>}
          </span>
        )}
      </span>
      <span className={styles.answers}>
        {entry.removed ? (
          <Button size="small" icon={Undo2} aria-label={`Restore: ${what}`} onClick={onBringBack}>
            Restore
          </Button>
        ) : (
          <>
            <Button size="small" icon={Pencil} aria-label={`Edit: ${what}`} onClick={onCorrect}>
              Edit
            </Button>
            <Button size="small" tone="quiet" icon={Trash2} aria-label={`Remove: ${what}`} onClick={onRemove}>
              Remove
            </Button>
          </>
        )}
      </span>
    </li>
  )
}

interface ChildDayProps {
  child: CaredChild
  now: () => Date
  onRecord: (version: NewVersion) => void
  onClose: () => void
}

/** All that was entered of one child today, with what stood before: to correct, to remove and to bring back. */
export function ChildDay({ child, now, onRecord, onClose }: ChildDayProps) {
  const [correcting, setCorrecting] = useState<Version | null>(null)
  const history = historyOf(child)
  if (correcting)
    return (
      <CorrectDialog
        name={child.name}
        entry={correcting}
        now={now}
        onSave={(values) => {
          onRecord(corrected(correcting, values))
          setCorrecting(null)
        }}
        onClose={() => setCorrecting(null)}
      />
    )
  return (
    <Dialog title={`${child.name}'s day`} onClose={onClose} closeLabel="Close">
      {history.length > 0 ? (
        <ul>
          {history.map(({ entry, earlier }) => (
            <Line
              key={entry.entryId}
              entry={entry}
              earlier={earlier}
              onCorrect={() => setCorrecting(entry)}
              onRemove={() => onRecord(corrected(entry, {}, true))}
              onBringBack={() => onRecord(corrected(entry, {}))}
            />
          ))}
        </ul>
      ) : (
        <EmptyState title="Nothing entered yet">Choose what to enter, then tap the child.</EmptyState>
      )}
    </Dialog>
  )
}
