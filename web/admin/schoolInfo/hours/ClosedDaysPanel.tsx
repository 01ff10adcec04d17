import { useMutation } from '@apollo/client/react'
import { CalendarOff, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type ClosedDaysInput, closedDaysSchema, type ClosedDaysValues } from '#graphql/closedDays/closedDays.schema.ts'
import { addMonths, daysBetween } from '#graphql/values/dates.ts'
import { shortDate } from '#web/admin/shared/format.ts'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { useToday } from '#web/app/useToday.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import {
  DeleteClosedDaysDocument,
  RestoreClosedDaysDocument,
  SaveClosedDaysDocument,
  SchoolClosedDaysDocument,
  type SchoolClosedDaysQuery,
} from '../schoolInfo.generated.ts'

type Closing = SchoolClosedDaysQuery['closedDays'][number]

/** Days on which the centre closes, or other days or another reason of them. */
function ClosedDaysDialog({ closing, onClose }: { closing: Closing | null; onClose: () => void }) {
  const [save] = useMutation(SaveClosedDaysDocument)
  const valuesOf = (from: Record<string, unknown>): ClosedDaysValues => ({
    ...(closing ? { id: closing.id } : {}),
    fromDate: String(from.fromDate ?? ''),
    toDate: String(from.toDate ?? ''),
    reason: String(from.reason ?? ''),
  })
  const form = useDialogForm<ClosedDaysValues, ClosedDaysInput>({
    schema: closedDaysSchema,
    defaultValues: valuesOf({ ...closing }),
    ...(closing ? { version: closing.version } : {}),
    labels: { fromDate: { label: 'First day' }, toDate: { label: 'Last day' }, reason: { label: 'Reason' } },
    failed: 'Failed to save closed days',
    toValues: valuesOf,
    save: (input, version) => save({ variables: { input: { ...input, version } } }),
    saved: closing ? 'Closed days updated successfully' : 'Closed days created successfully',
    onClose,
  })
  const { field, control } = form
  return (
    <FormDialog
      {...form.formProps}
      title={closing ? 'Edit closed days' : 'Add Closed Days'}
      size="small"
      saveLabel={closing ? 'Save' : 'Add Closed Days'}
    >
      <Grid columnsOf={150}>
        <FormField as={DateField} control={control} name="fromDate" label="First day" />
        <FormField as={DateField} control={control} name="toDate" label="Last day" />
      </Grid>
      <TextField label="Reason" placeholder="Year-end break" {...field('reason')} />
    </FormDialog>
  )
}

const formatLength = ({ fromDate, toDate }: Closing) => {
  const days = daysBetween(fromDate, toDate) + 1
  return days === 1 ? '1 day' : `${days} days`
}

/** Days on which the centre itself closes, from last month on. Weekends and public holidays need no entry. */
export function ClosedDaysPanel() {
  const today = useToday()
  const query = useScreenQuery(SchoolClosedDaysDocument, {
    from: addMonths(today, -1),
    to: addMonths(today, 24),
  })
  const [opened, setOpened] = useState<{ closing: Closing | null } | null>(null)
  const [deleting, setDeleting] = useState<Closing | null>(null)
  const [remove] = useMutation(DeleteClosedDaysDocument)
  const [restore] = useMutation(RestoreClosedDaysDocument)
  const columns: Column<Closing>[] = [
    { id: 'reason', head: 'Reason', rowHeader: true, wrap: true, cell: ({ reason }) => reason },
    {
      id: 'from',
      head: 'First day',
      phoneHead: true,
      sortBy: ({ fromDate }) => fromDate,
      cell: ({ fromDate }) => shortDate(fromDate),
    },
    { id: 'to', head: 'Last day', phoneHead: true, cell: ({ toDate }) => shortDate(toDate) },
    { id: 'length', head: 'Length', align: 'end', phoneHead: true, cell: formatLength },
    actionsColumn('end', (closing) => (
      <>
        <IconButton icon={Pencil} label={`Edit ${closing.reason}`} onClick={() => setOpened({ closing })} />
        <IconButton icon={Trash2} label={`Delete ${closing.reason}`} onClick={() => setDeleting(closing)} />
      </>
    )),
  ]
  const add = (
    <Button size="small" icon={Plus} onClick={() => setOpened({ closing: null })}>
      Add Closed Days
    </Button>
  )
  return (
    <Panel title="Closed days" padded={false} aside={add}>
      <QueryState query={query} what="closed days" count={2}>
        {({ closedDays }) => (
          <DataTable
            label="Closed days"
            columns={columns}
            rows={closedDays}
            empty={
              <EmptyState icon={CalendarOff} title="No closed days">
                Weekends and public holidays are included. Add other days when the centre is closed.
              </EmptyState>
            }
          />
        )}
      </QueryState>
      {opened && <ClosedDaysDialog closing={opened.closing} onClose={() => setOpened(null)} />}
      {deleting && (
        <DeleteQuestion
          what="entry"
          text={`The centre will be open during “${deleting.reason}”.`}
          remove={() => remove({ variables: { id: deleting.id } })}
          restore={() => restore({ variables: { id: deleting.id } })}
          onClose={() => setDeleting(null)}
        />
      )}
    </Panel>
  )
}
