import { useMutation } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { areas, areaLabels, type Grade, gradeFor, gradeLabels, grades } from '#graphql/progress/progress.rules.ts'
import { type AssessmentInput, assessmentSchema, type AssessmentValues } from '#graphql/progress/progress.schema.ts'
import { textsOf } from '#web/admin/shared/formValues.ts'
import { ChildField, useChosenChild } from '#web/admin/shared/people/ChildField.tsx'
import { CommentField } from '#web/admin/shared/phrases/CommentField.tsx'
import type { PhraseTopic } from '#web/admin/shared/phrases/phrases.ts'
import { useToday } from '#web/app/useToday.ts'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { type ChildLearningQuery, RecordAssessmentDocument, UpdateAssessmentDocument } from './progress.generated.ts'

export type EditedAssessment = ChildLearningQuery['child']['assessments'][number]

const labels = {
  childId: { label: 'Student' },
  area: { label: 'Development area' },
  date: { label: 'Date' },
  percent: { label: 'Progress' },
  grade: { label: 'Grade', format: (value: unknown) => gradeLabels[value as keyof typeof gradeLabels] },
  note: { label: 'Note for staff' },
  parentNote: { label: 'Note for parents' },
}

const valuesOf = (from: Record<string, unknown>) => textsOf(labels, from) as AssessmentValues

interface AssessmentDialogProps {
  /** The assessment to be changed; `null` records one. */
  assessment: EditedAssessment | null
  /** The child that a new one is for, where that is known. */
  childId?: number
  onClose: () => void
}

/** What was seen of a child in one area on a day. */
export function AssessmentDialog({ assessment, childId, onClose }: AssessmentDialogProps) {
  const [record] = useMutation(RecordAssessmentDocument)
  const [update] = useMutation(UpdateAssessmentDocument)
  const today = useToday()
  const form = useDialogForm<AssessmentValues, AssessmentInput>({
    schema: assessmentSchema,
    defaultValues: valuesOf(assessment ?? { childId, date: today }),
    version: assessment?.version,
    draft: `assessment.${assessment?.id ?? `new.${childId ?? ''}`}`,
    labels,
    failed: 'Failed to save assessment',
    toValues: valuesOf,
    save: ({ childId: chosen, ...values }, version) =>
      assessment
        ? update({ variables: { input: { ...values, id: assessment.id, version } } })
        : record({ variables: { input: { ...values, childId: chosen } } }),
    saved: assessment ? 'Assessment updated successfully' : 'Assessment added successfully',
    onClose,
  })
  const { field, control, setValue } = form
  const [chosenChild, area, percent = '', grade] = useWatch({ control, name: ['childId', 'area', 'percent', 'grade'] })
  const child = useChosenChild(String(assessment?.childId ?? chosenChild ?? ''))
  const follows =
    percent !== '' && Number(percent) >= 0 && Number(percent) <= 100 ? gradeLabels[gradeFor(Number(percent))] : ''
  const comment = (name: 'parentNote' | 'note') => ({
    label: labels[name].label,
    child,
    topics: [(area || 'general') as PhraseTopic],
    level: grade ? (grade as Grade) : follows ? gradeFor(Number(percent)) : undefined,
    onText: (text: string) => setValue(name, text, { shouldDirty: true }),
    ...field(name),
  })
  return (
    <FormDialog
      {...form.formProps}
      title={assessment ? 'Edit Assessment' : 'Add Assessment'}
      saveLabel={assessment ? 'Save' : 'Add Assessment'}
    >
      {!assessment && <FormField as={ChildField} control={control} name="childId" label="Student" />}
      <Grid columnsOf={200}>
        <SelectField
          label="Development area"
          placeholder="Choose an area"
          options={areas.map((area) => ({ value: area, label: areaLabels[area] }))}
          {...field('area')}
        />
        <FormField as={DateField} control={control} name="date" label="Date" today={today} max={today} />
        <NumberField label="Progress, in percent" {...field('percent')} />
        <SelectField
          label="Grade"
          optional
          placeholder={follows ? `From the percentage: ${follows}` : 'From the percentage'}
          options={grades.map((grade) => ({ value: grade, label: gradeLabels[grade] }))}
          {...field('grade')}
        />
      </Grid>
      <CommentField optional hint="The child's parents can read this in the portal." {...comment('parentNote')} />
      <CommentField optional {...comment('note')} />
    </FormDialog>
  )
}
