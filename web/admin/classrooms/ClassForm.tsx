import { useMutation } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { ageGroupLabel } from '#graphql/classes/classes.rules.ts'
import { type ClassValues, type CreateClassInput, createClassSchema } from '#graphql/classes/classes.schema.ts'
import { emptyToNull, optionsOf, textsOf } from '#web/admin/shared/formValues.ts'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { type ClassroomsQuery, CreateClassDocument, UpdateClassDocument } from './classrooms.generated.ts'

export type EditedClass = Pick<
  ClassroomsQuery['classes'][number],
  'id' | 'name' | 'ageGroup' | 'ageFromMonths' | 'ageToMonths' | 'capacity' | 'room' | 'programId' | 'version'
>

export interface ClassFormProps {
  /** The class to be changed; `null` opens one. */
  room: EditedClass | null
  programs: readonly { id: number; name: string }[]
  onClose: () => void
}

const labels = {
  name: { label: 'Class name' },
  ageGroup: { label: 'Age group' },
  ageFromMonths: { label: 'Youngest age' },
  ageToMonths: { label: 'Upper age limit' },
  capacity: { label: 'Places' },
  room: { label: 'Room' },
  programId: { label: 'Program' },
}

const valuesOf = (from: Record<string, unknown>): ClassValues => textsOf(labels, from)

/** A new class, or the details of one that is there. */
export function ClassForm({ room, programs, onClose }: ClassFormProps) {
  const [create] = useMutation(CreateClassDocument)
  const [update] = useMutation(UpdateClassDocument)
  const form = useDialogForm<ClassValues, CreateClassInput>({
    schema: createClassSchema,
    defaultValues: valuesOf({ ...room }),
    version: room?.version,
    labels,
    failed: 'Failed to save class',
    toValues: valuesOf,
    save: (input, version) =>
      room ? update({ variables: { input: { ...input, id: room.id, version } } }) : create({ variables: { input } }),
    saved: room ? 'Class updated successfully' : 'Class created successfully',
    onClose,
  })
  const { field, control } = form
  const [from, to] = useWatch({ control, name: ['ageFromMonths', 'ageToMonths'] }).map(Number)
  const agesPlaceholder = from !== undefined && to ? ageGroupLabel({ ageFromMonths: from, ageToMonths: to }) : ''
  return (
    <FormDialog
      {...form.formProps}
      title={room ? `Edit ${room.name}` : 'Add Class'}
      saveLabel={room ? 'Save' : 'Add Class'}
    >
      <Grid columnsOf={200}>
        <TextField label="Class name" {...field('name')} />
        <TextField label="Room" {...field('room')} />
        <NumberField label="Minimum age (months)" {...field('ageFromMonths')} />
        <NumberField label="Maximum age (months)" {...field('ageToMonths')} />
        <NumberField label="Places" {...field('capacity')} />
        <SelectField
          label="Program"
          optional
          placeholder="No program"
          options={optionsOf(programs)}
          {...field('programId', emptyToNull)}
        />
      </Grid>
      <TextField
        label="Age group"
        optional
        placeholder={agesPlaceholder}
        hint={agesPlaceholder && `Leave empty for “${agesPlaceholder}”.`}
        {...field('ageGroup')}
      />
    </FormDialog>
  )
}
