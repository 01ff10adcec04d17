import { useMutation } from '@apollo/client/react'
import { BriefcaseBusiness, CalendarX2, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  type DutyInput,
  dutyKinds,
  dutySchema,
  type DutyValues,
  type EndDutyInput,
  endDutySchema,
  type EndDutyValues,
} from '#graphql/duties/duties.schema.ts'
import { formatDate } from '#graphql/values/dates.ts'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useToday } from '#web/app/useToday.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import {
  DutiesDocument,
  type DutiesQuery,
  EndDutyDocument,
  RemoveDutyDocument,
  SaveDutyDocument,
} from './staff.generated.ts'

type Duty = DutiesQuery['duties'][number]

interface Person {
  id: number
  firstName: string
  lastName: string
}

const labels: Record<string, string> = { teacher: 'Teacher', kitchen: 'Kitchen', gate: 'Gate' }

const nameOf = ({ kind, className }: Duty) =>
  className ? `${labels[kind] ?? kind} of ${className}` : (labels[kind] ?? kind)

const daysOf = ({ fromDate, toDate }: Duty) =>
  `from ${formatDate(fromDate)}${toDate ? ` until ${formatDate(toDate)}` : ''}`

const isCurrent = ({ fromDate, toDate }: Duty, today: string) =>
  fromDate <= today && (toDate === null || toDate >= today)

/** The same duty where it begins later, the first one first. */
const laterOf = ({ kind, classId, fromDate }: Duty, duties: readonly Duty[]) =>
  duties
    .filter((duty) => duty.kind === kind && duty.classId === classId && duty.fromDate > fromDate)
    .toSorted((one, other) => (one.fromDate < other.fromDate ? -1 : 1))

function stateOf(duty: Duty, today: string) {
  if (isCurrent(duty, today)) return <Badge tone="good">Today</Badge>
  return duty.fromDate > today ? <Badge tone="info">Upcoming</Badge> : <Badge>Ended</Badge>
}

interface DutyFormProps {
  person: Person
  /** The one that is changed. */
  duty: Duty | null
  classes: DutiesQuery['classes']
  onClose: () => void
}

function DutyForm({ person, duty, classes, onClose }: DutyFormProps) {
  const [saveDuty] = useMutation(SaveDutyDocument)
  const today = useToday()
  const form = useDialogForm<DutyValues, DutyInput>({
    schema: dutySchema,
    defaultValues: {
      id: duty?.id ?? null,
      userId: person.id,
      kind: (duty?.kind ?? 'teacher') as DutyValues['kind'],
      classId: duty?.classId ? String(duty.classId) : '',
      fromDate: duty?.fromDate ?? today,
      toDate: duty?.toDate ?? '',
    },
    version: duty?.version,
    failed: 'Failed to save the duty',
    save: (input, version) => saveDuty({ variables: { input: { ...input, version } } }),
    saved: 'Duty saved',
    onClose,
  })
  const { field, control, watch } = form
  return (
    <FormDialog {...form.formProps} title={duty ? nameOf(duty) : `Duty for ${person.firstName}`} size="small">
      <SelectField
        label="Duty"
        options={dutyKinds.map((value) => ({ value, label: labels[value] ?? value }))}
        {...field('kind')}
      />
      {watch('kind') === 'teacher' && (
        <SelectField
          label="Class"
          placeholder="Choose a class"
          hint={`${person.firstName} sees only the children of this class on these days.`}
          options={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...field('classId')}
        />
      )}
      <Grid columnsOf={180}>
        <FormField as={DateField} control={control} name="fromDate" label="First day" today={today} />
        <FormField as={DateField} control={control} name="toDate" label="Last day" optional today={today} />
      </Grid>
    </FormDialog>
  )
}

interface EndDutyProps {
  duty: Duty
  /** The same duty, where it lies ahead. */
  later: readonly Duty[]
  today: string
  onClose: () => void
}

function EndDuty({ duty, later, today, onClose }: EndDutyProps) {
  const [endDuty] = useMutation(EndDutyDocument)
  const form = useDialogForm<EndDutyValues, EndDutyInput>({
    schema: endDutySchema,
    defaultValues: { id: duty.id, lastDay: today },
    version: duty.version,
    failed: 'Failed to end the duty',
    save: (input, version) => endDuty({ variables: { input: { ...input, version } } }),
    saved: (input) => `${nameOf(duty)} ends on ${formatDate(input.lastDay)}`,
    onClose,
  })
  return (
    <FormDialog
      {...form.formProps}
      title={`End duty: ${nameOf(duty)}`}
      description={`Currently ${daysOf(duty)}.`}
      size="small"
      saveLabel="End duty"
      savingLabel="Ending..."
    >
      <FormField as={DateField} control={form.control} name="lastDay" label="Last day" today={today} />
      {later.length > 0 && (
        <Notice tone="warning">
          The same duty is also planned {new Intl.ListFormat('en').format(later.map(daysOf))}, and will be deleted too.
        </Notice>
      )}
    </FormDialog>
  )
}

function RemoveDuty({ duty, today, onClose }: { duty: Duty; today: string; onClose: () => void }) {
  const [remove] = useMutation(RemoveDutyDocument)
  return (
    <DeleteQuestion
      what="duty"
      text={`${nameOf(duty)}, ${daysOf(duty)}.${isCurrent(duty, today) ? ' To keep the record, end it instead.' : ''}`}
      remove={() => remove({ variables: { id: duty.id, version: duty.version } })}
      onClose={onClose}
    />
  )
}

type Open = { kind: 'add' } | { kind: 'edit' | 'end' | 'remove'; duty: Duty }

const columnsOf = (today: string, open: (next: Open) => void): Column<Duty>[] => [
  { id: 'duty', head: 'Duty', rowHeader: true, cell: nameOf },
  { id: 'days', head: 'Days', wrap: true, cell: daysOf },
  { id: 'state', head: 'Status', cell: (duty) => stateOf(duty, today) },
  actionsColumn('end', (duty) => (
    <>
      {isCurrent(duty, today) && (
        <IconButton
          icon={CalendarX2}
          label={`End ${nameOf(duty)}`}
          title="End"
          onClick={() => open({ kind: 'end', duty })}
        />
      )}
      <IconButton
        icon={Pencil}
        label={`Edit ${nameOf(duty)}`}
        title="Edit"
        onClick={() => open({ kind: 'edit', duty })}
      />
      <IconButton
        icon={Trash2}
        label={`Delete ${nameOf(duty)}`}
        title="Delete"
        onClick={() => open({ kind: 'remove', duty })}
      />
    </>
  )),
]

/** What somebody who works here does, and on which days: it opens the staff area to them. */
export function DutiesDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const query = useScreenQuery(DutiesDocument, { userId: person.id })
  const [opened, setOpened] = useState<Open | null>(null)
  const today = useToday()
  const close = () => setOpened(null)
  const { data } = query
  return (
    <Dialog
      size="large"
      title={`${person.firstName} ${person.lastName}'s duties`}
      description="Teachers see the children of their classes in the staff area, on the days of the duty."
      onClose={onClose}
    >
      <Stack space={16}>
        <QueryState query={query} what="duties" height="row">
          {({ duties }) => (
            <DataTable
              label="Duties"
              rows={duties}
              empty={<EmptyState icon={BriefcaseBusiness}>{person.firstName} has no duty yet.</EmptyState>}
              columns={columnsOf(today, setOpened)}
            />
          )}
        </QueryState>
        <div>
          <Button icon={Plus} size="small" disabled={!data} onClick={() => setOpened({ kind: 'add' })}>
            Add duty
          </Button>
        </div>
      </Stack>
      {data && (opened?.kind === 'add' || opened?.kind === 'edit') && (
        <DutyForm
          person={person}
          duty={opened.kind === 'edit' ? opened.duty : null}
          classes={data.classes}
          onClose={close}
        />
      )}
      {data && opened?.kind === 'end' && (
        <EndDuty duty={opened.duty} later={laterOf(opened.duty, data.duties)} today={today} onClose={close} />
      )}
      {opened?.kind === 'remove' && <RemoveDuty duty={opened.duty} today={today} onClose={close} />}
    </Dialog>
  )
}
