import { useMutation } from '@apollo/client/react'
import {
  type RequestStatus,
  requestStatuses,
  requestStatusLabels,
  volunteerClasses,
} from '#graphql/volunteers/volunteers.rules.ts'
import {
  type VolunteerRequestInput,
  type VolunteerRequestValues,
  volunteerRequestSchema,
} from '#graphql/volunteers/volunteers.schema.ts'
import { textsOf } from '#web/admin/shared/formValues.ts'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { CreateVolunteerRequestDocument, UpdateVolunteerRequestDocument } from './volunteers.generated.ts'
import type { VolunteerRequest } from './request.tsx'

const labels = {
  eventTitle: { label: 'Event title' },
  className: { label: 'Class' },
  venue: { label: 'Venue' },
  startDate: { label: 'Start date' },
  startTime: { label: 'Start time' },
  endDate: { label: 'End date' },
  endTime: { label: 'End time' },
  volunteersNeeded: { label: 'Volunteers needed' },
  description: { label: 'Description' },
  notes: { label: 'Notes for colleagues' },
  status: { label: 'Status', format: (value: unknown) => requestStatusLabels[value as RequestStatus] },
}

const valuesOf = (from: Record<string, unknown>) =>
  textsOf(labels, { status: 'active', ...from }) as VolunteerRequestValues

/** The five documented choices, and beside them a class that another client has named. */
const classOptions = (present: string | undefined) =>
  [...volunteerClasses, ...(present && !volunteerClasses.some((known) => known === present) ? [present] : [])].map(
    (value) => ({ value, label: value }),
  )

const statusOptions = requestStatuses.map((value) => ({ value, label: requestStatusLabels[value] }))

interface RequestFormProps {
  /** The request to be changed; `null` makes one. */
  request: VolunteerRequest | null
  onClose: () => void
}

/** A new volunteer request, or the details of one that is there. */
export function RequestForm({ request, onClose }: RequestFormProps) {
  const [create] = useMutation(CreateVolunteerRequestDocument)
  const [update] = useMutation(UpdateVolunteerRequestDocument)
  const form = useDialogForm<VolunteerRequestValues, VolunteerRequestInput>({
    schema: volunteerRequestSchema,
    defaultValues: valuesOf({ ...request }),
    version: request?.version,
    draft: `volunteers.${request?.id ?? 'new'}`,
    labels,
    failed: request ? 'Failed to update volunteer request' : 'Failed to create volunteer request',
    toValues: valuesOf,
    save: (input, version) =>
      request
        ? update({ variables: { id: request.id, input: { ...input, version } } })
        : create({ variables: { input } }),
    saved: request ? 'Volunteer request updated successfully' : 'Volunteer request created successfully',
    onClose,
  })
  const { field, control } = form
  return (
    <FormDialog
      {...form.formProps}
      title={request ? 'Edit Volunteer Request' : 'Create Volunteer Request'}
      description={request?.eventTitle}
      saveLabel={request ? 'Save' : 'Create Request'}
    >
      <TextField label="Event title" {...field('eventTitle')} />
      <Grid columnsOf={200}>
        <SelectField
          label="Class"
          placeholder="Choose a class"
          options={classOptions(request?.className)}
          {...field('className')}
        />
        <TextField label="Venue" optional {...field('venue')} />
        <FormField as={CentreDayField} control={control} name="startDate" label="Start date" />
        <TimeField label="Start time" {...field('startTime')} />
        <FormField as={CentreDayField} control={control} name="endDate" label="End date" optional />
        <TimeField label="End time" optional {...field('endTime')} />
        <NumberField label="Volunteers needed" {...field('volunteersNeeded')} />
        <SelectField label="Status" options={statusOptions} {...field('status')} />
      </Grid>
      <TextArea
        label="Description"
        optional
        rows={3}
        hint="Parents can read this in the portal."
        {...field('description')}
      />
      <TextArea label="Notes for colleagues" optional rows={2} hint="Parents do not see this." {...field('notes')} />
    </FormDialog>
  )
}
