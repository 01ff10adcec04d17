import { CloudOff, MessageCircle } from 'lucide-react'
import { type FocusEvent, useState } from 'react'
import { isTimeOfDay, timeInJohannesburg } from '#graphql/values/dates.ts'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import { AllergyBadge } from './AllergyBadge.tsx'
import type { RegisterRow } from './rows.ts'
import * as styles from '../Attendance.css.ts'

interface ChildCellProps {
  row: RegisterRow
  /** Shows whom to call about the child; null where that is not known. */
  onCall: (() => void) | null
}

/** Who it is, and what to know of them at the door. */
export function ChildCell({ row: { childId, name, allergies, absence, waiting }, onCall }: ChildCellProps) {
  return (
    <span className={styles.child} data-child={childId}>
      <Inline as="span" space={8} wrap={false}>
        <Avatar name={name} size={28} />
        {onCall ? (
          <button
            type="button"
            className={styles.childName}
            title="Emergency contacts and medical notes"
            onClick={onCall}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </Inline>
      {allergies && <AllergyBadge allergies={allergies} />}
      {absence && (
        <>
          <Badge tone="info" icon={MessageCircle} wrap>
            Reported by parent, {timeInJohannesburg(new Date(absence.toldAt))}
          </Badge>
          {absence.reason && (
            <Text as="span" size="small" tone="muted">
              {absence.reason}
            </Text>
          )}
        </>
      )}
      {waiting && !waiting.refused && (
        <span className={styles.waiting} title="Not sent yet">
          <CloudOff size={16} role="img" aria-label="Waiting to be sent" />
        </span>
      )}
    </span>
  )
}

interface TimeCellProps {
  label: string
  value: string | null
  onCommit: (value: string | null) => void
  disabled: boolean
  /** The earliest that makes sense: a child does not leave before it came. */
  notBefore?: string | null
}

/** A time in a row: saved on leaving, when it is one. */
export function TimeCell({ label, value, onCommit, disabled, notBefore }: TimeCellProps) {
  const [error, setError] = useState('')
  function leave(event: FocusEvent<HTMLInputElement>) {
    const typed = event.target.value.trim()
    const wrong =
      typed !== '' && !isTimeOfDay(typed)
        ? 'Please enter a time such as 07:30.'
        : typed !== '' && notBefore && typed < notBefore
          ? 'Time out cannot be before time in.'
          : ''
    setError(wrong)
    if (!wrong && typed !== (value ?? '')) onCommit(typed || null)
  }
  return (
    <div className={styles.time}>
      <TimeField
        key={value ?? ''}
        label={label}
        hideLabel
        size="compact"
        defaultValue={value ?? ''}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        disabled={disabled}
        error={error}
      />
    </div>
  )
}

/** A note in a row: saved on leaving. */
export function NoteCell({ row, onCommit }: { row: RegisterRow; onCommit: (value: string | null) => void }) {
  const value = row.values.notes ?? ''
  return (
    <div className={styles.note}>
      <TextField
        key={value}
        label={`Notes, ${row.name}`}
        hideLabel
        size="compact"
        placeholder="Add a note"
        title={value || undefined}
        maxLength={10_000}
        defaultValue={value}
        onBlur={(event) => {
          const typed = event.target.value.trim()
          if (typed !== value) onCommit(typed || null)
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        disabled={row.values.status === null}
      />
    </div>
  )
}

const somebodyElse = 'else'

interface CollectorCellProps {
  row: RegisterRow
  onCommit: (value: string | null) => void
  /** Opens the form, where there is one. */
  onSomebodyElse: (() => void) | null
}

/** Who collected the child: one of those who may, or somebody whose name is typed in the record. */
export function CollectorCell({ row, onCommit, onSomebodyElse }: CollectorCellProps) {
  const { status, collectedBy } = row.values
  const names = [...new Set([...row.collectors.map(({ name }) => name), ...(collectedBy ? [collectedBy] : [])])]
  return (
    <div className={styles.collector}>
      <SelectField
        label={`Collected by, ${row.name}`}
        hideLabel
        size="compact"
        value={collectedBy ?? ''}
        onChange={(event) => {
          if (event.target.value === somebodyElse) onSomebodyElse?.()
          else onCommit(event.target.value || null)
        }}
        disabled={status === null || status === 'absent'}
        placeholder="Not yet"
        options={[
          ...names.map((name) => ({ value: name, label: name })),
          ...(onSomebodyElse ? [{ value: somebodyElse, label: 'Somebody else…' }] : []),
        ]}
      />
    </div>
  )
}
