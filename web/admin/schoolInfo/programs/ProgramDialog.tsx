import { useMutation } from '@apollo/client/react'
import { Controller, type FieldError } from 'react-hook-form'
import { feeText, type ProgramInput, programSchema, type ProgramValues } from '#graphql/programs/programs.schema.ts'
import { formatYesNo } from '#web/admin/shared/format.ts'
import { emptyToNull, text } from '#web/admin/shared/formValues.ts'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { type SchoolProgramsQuery, UpdateProgramDocument } from '../schoolInfo.generated.ts'
import { useState } from 'react'
import type { FieldText } from '#web/ui/Field/Field.tsx'

interface LinesFieldProps extends FieldText {
  value: readonly string[]
  onChange: (lines: string[]) => void
  onBlur: () => void
  rows: number
}

/** A short list, typed one entry a line. */
function LinesField({ value, onChange, onBlur, ...rest }: LinesFieldProps) {
  // the text as it is typed: an empty line at its end is no entry yet
  const [typed, setTyped] = useState(value.join('\n'))
  return (
    <TextArea
      {...rest}
      value={typed}
      onBlur={onBlur}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(
          target.value
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        )
      }}
    />
  )
}

export type SchoolProgram = SchoolProgramsQuery['allPrograms'][number]

interface ProgramDialogProps {
  program: SchoolProgram
  /** The published pictures of the gallery. */
  pictures: SchoolProgramsQuery['gallery']
  onClose: () => void
}

/** The message of a list: of the list itself, or of its first wrong line. */
const messageOf = (error: unknown) => {
  const { message } = (error ?? {}) as FieldError
  return message ?? (Array.isArray(error) ? (error.find(Boolean) as FieldError | undefined)?.message : undefined)
}

/** What the site, the forms and the documents say of a program. */
export function ProgramDialog({ program, pictures, onClose }: ProgramDialogProps) {
  const [update] = useMutation(UpdateProgramDocument)
  const valuesOf = (from: Record<string, unknown>): ProgramValues => ({
    id: program.id,
    title: text(from.title),
    description: text(from.description),
    ageLabel: text(from.ageLabel),
    ratio: text(from.ratio),
    capacity: text(from.capacity),
    tags: (from.tags ?? []) as string[],
    offers: (from.offers ?? []) as string[],
    fullTimeFee: feeText((from.fullTimeCents as number | null) ?? null),
    halfDayFee: feeText((from.halfDayCents as number | null) ?? null),
    pictureId: (from.pictureId as number | null) ?? null,
    isActive: Boolean(from.isActive),
  })
  const form = useDialogForm<ProgramValues, ProgramInput>({
    schema: programSchema,
    defaultValues: valuesOf({ ...program }),
    version: program.version,
    draft: `program.${program.id}`,
    labels: {
      title: { label: 'Title' },
      description: { label: 'Description' },
      ageLabel: { label: 'Ages' },
      ratio: { label: 'Ratio' },
      capacity: { label: 'Places' },
      tags: { label: 'Tags' },
      offers: { label: 'What we offer' },
      fullTimeFee: { label: 'Full-time fee' },
      halfDayFee: { label: 'Half-day fee' },
      pictureId: { label: 'Picture' },
      isActive: { label: 'Accepts children', format: formatYesNo },
    },
    failed: 'Failed to save program',
    toValues: valuesOf,
    save: async ({ fullTimeFee, halfDayFee, ...input }, version) => {
      // the server reads amounts as people write them
      const fees = { fullTimeFee: feeText(fullTimeFee ?? null), halfDayFee: feeText(halfDayFee ?? null) }
      await update({ variables: { input: { ...input, ...fees, version } } })
      toast({ title: 'Program updated successfully', text: 'The site has been updated.' })
    },
    onClose,
  })
  const { field, register, control, formState } = form
  const { errors } = formState
  const lines = (name: 'tags' | 'offers', label: string, rows: number) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <LinesField
          label={label}
          hint="One per line."
          rows={rows}
          value={value as string[]}
          onChange={onChange}
          onBlur={onBlur}
          error={messageOf(errors[name])}
        />
      )}
    />
  )
  return (
    <FormDialog {...form.formProps} title={`Edit ${program.title}`}>
      <TextField label="Title" {...field('title')} />
      <TextArea label="Description" rows={4} {...field('description')} />
      <Grid columnsOf={150}>
        <TextField label="Ages" {...field('ageLabel')} />
        <TextField label="Ratio" optional placeholder="1:5" {...field('ratio')} />
        <NumberField label="Places" optional {...field('capacity')} />
      </Grid>
      <Grid columnsOf={200}>
        <TextField label="Monthly full-time fee" optional figures {...field('fullTimeFee')} />
        <TextField label="Monthly half-day fee" optional figures {...field('halfDayFee')} />
      </Grid>
      {lines('tags', 'Tags', 3)}
      {lines('offers', 'What we offer', 6)}
      <SelectField
        label="Picture"
        optional
        placeholder="The program's illustration"
        hint="Any published gallery picture. If it is hidden there, the illustration is used."
        options={pictures.map(({ id, title }) => ({ value: String(id), label: title }))}
        {...field('pictureId', emptyToNull)}
      />
      <Checkbox
        label="Currently accepts children"
        hint="If unticked, the program is not on the site."
        {...register('isActive')}
      />
    </FormDialog>
  )
}
