import { useMutation } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { attempt } from '#web/admin/shared/attempt.ts'
import { optionsOf, personOptionsOf } from '#web/admin/shared/formValues.ts'
import { count } from '#web/admin/shared/format.ts'
import { failureOf } from '#web/app/failure.ts'
import { failureText } from '#web/shared/form/errors.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { type Entry, subjectOptions, type Room, type Teacher } from './timetable.ts'
import {
  ChangeTimetableEntriesDocument,
  DeleteTimetableEntriesDocument,
  RestoreTimetableEntriesDocument,
} from './timetables.generated.ts'

/** Takes entries away, and brings them back from the toast. */
export function useDeleteEntries() {
  const [remove, { loading }] = useMutation(DeleteTimetableEntriesDocument)
  const [restore] = useMutation(RestoreTimetableEntriesDocument)

  const bringBack = (ids: number[]) =>
    attempt('Failed to restore timetable entry', () => restore({ variables: { input: { ids } } }), {
      title: 'Success',
      text: ids.length === 1 ? 'Entry restored' : 'Entries restored',
    })

  return {
    loading,
    remove(entries: readonly { id: number }[]) {
      const ids = entries.map(({ id }) => id)
      return attempt('Failed to delete timetable entry', () => remove({ variables: { input: { ids } } }), {
        title: 'Success',
        text:
          ids.length === 1
            ? 'Timetable entry deleted successfully'
            : `${count(ids.length, 'timetable entry', 'timetable entries')} deleted successfully`,
        action: { label: 'Undo', onPress: () => void bringBack(ids) },
      })
    },
  }
}

interface BulkBarProps {
  /** The entries that are shown. */
  entries: readonly Entry[]
  selected: ReadonlySet<number>
  onSelect: (selected: ReadonlySet<number>) => void
  onClose: () => void
  classes: readonly Room[]
  colleagues: readonly Teacher[]
}

/** What can be done with the entries that are ticked in the week. */
export function BulkBar({ entries, selected, onSelect, onClose, classes, colleagues }: BulkBarProps) {
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
              ? 'Bulk Edit: select the entries to change.'
              : `${count(ticked.length, 'entry', 'entries')} selected`}
          </Text>
        </div>
        <Inline space={8}>
          <Button size="small" onClick={() => onSelect(new Set(all ? [] : entries.map(({ id }) => id)))}>
            {all ? 'Select none' : 'Select all'}
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
          {...{ classes, colleagues }}
          onClose={(isChanged) => {
            setChanging(false)
            if (isChanged) onSelect(new Set())
          }}
        />
      )}
    </Card>
  )
}

interface BulkEntriesDialogProps {
  entries: readonly Entry[]
  classes: readonly Room[]
  colleagues: readonly Teacher[]
  onClose: (isChanged: boolean) => void
}

const unchanged = { subject: '', teacherId: '', room: '', classId: '' }
const keep = 'No change'

/** The same subject, teacher, room or class for all ticked entries; what is left open stays. */
function BulkEntriesDialog({ entries, classes, colleagues, onClose }: BulkEntriesDialogProps) {
  const [change, { loading }] = useMutation(ChangeTimetableEntriesDocument)
  const [values, setValues] = useState(unchanged)
  const [problem, setProblem] = useState('')
  const field = (name: keyof typeof unchanged) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  })
  const isDirty = Object.values(values).some((value) => value !== '')

  async function save() {
    if (!isDirty) {
      setProblem('Please choose what to change.')
      return
    }
    try {
      await change({
        variables: {
          input: {
            ids: entries.map(({ id }) => id),
            subject: values.subject || null,
            teacherId: Number(values.teacherId) || null,
            room: values.room.trim() || null,
            classId: Number(values.classId) || null,
          },
        },
      })
      toast({ title: 'Success', text: `${count(entries.length, 'entry', 'entries')} changed successfully` })
      onClose(true)
    } catch (error) {
      setProblem(
        failureOf(error).code === 'CONFLICT'
          ? failureOf(error).message
          : failureText('Failed to change entries', error),
      )
    }
  }
  return (
    <FormDialog
      title={`Change ${count(entries.length, 'entry', 'entries')}`}
      description="All or none are changed. Clashes are shown first."
      onClose={() => onClose(false)}
      dirty={isDirty}
      sending={loading}
      saveLabel="Change"
      problem={problem || undefined}
      stale={null}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      <Grid columnsOf={180}>
        <SelectField label="Teacher" placeholder={keep} options={personOptionsOf(colleagues)} {...field('teacherId')} />
        <TextField label="Room" placeholder={keep} {...field('room')} />
        <SelectField label="Subject" placeholder={keep} options={subjectOptions} {...field('subject')} />
        <SelectField label="Class" placeholder={keep} options={optionsOf(classes)} {...field('classId')} />
      </Grid>
    </FormDialog>
  )
}
