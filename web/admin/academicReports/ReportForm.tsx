import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { filledIn } from '#graphql/academicReports/academicReports.rules.ts'
import {
  type AcademicReportInput,
  academicReportSchema,
  type AcademicReportValues,
} from '#graphql/academicReports/academicReports.schema.ts'
import { formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { text, textsOf } from '#web/admin/shared/formValues.ts'
import { fullName } from '#web/admin/shared/format.ts'
import { ChildField, useChosenChild } from '#web/admin/shared/people/ChildField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { ConfirmDialog, Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import {
  CreateAcademicReportDocument,
  EditedAcademicReportDocument,
  type EditedAcademicReportQuery,
  ReportTemplatesDocument,
  UpdateAcademicReportDocument,
} from './academicReports.generated.ts'
import { type Template, typeLabel, typeOptions } from './reports.ts'

interface ReportFormProps {
  /** The report to be changed; without one a new report is written. */
  report?: EditedAcademicReportQuery['academicReport']
  /** What a new report starts from. */
  template?: Template
  onClose: () => void
}

const labels = {
  title: { label: 'Title' },
  childId: { label: 'Student' },
  type: { label: 'Type', format: (value: unknown) => typeLabel(String(value)) },
  content: { label: 'Report' },
  writtenOn: { label: 'Date', format: (value: unknown) => formatDate(String(value)) },
}

const valuesOf = (from: Record<string, unknown>) => textsOf(labels, from) as AcademicReportValues

const started = (template: Template | undefined) =>
  template
    ? { title: template.name, type: template.type, content: template.content }
    : { type: 'progress', title: '', content: '' }

/** A new report, from a template or from nothing, or what one says. */
export function ReportForm({ report, template, onClose }: ReportFormProps) {
  const [create] = useMutation(CreateAcademicReportDocument)
  const [update] = useMutation(UpdateAcademicReportDocument)
  const form = useDialogForm<AcademicReportValues, AcademicReportInput>({
    schema: academicReportSchema,
    defaultValues: valuesOf(report ?? { ...started(template), writtenOn: todayInJohannesburg() }),
    version: report?.version,
    draft: `report.${report?.id ?? `new.${template?.name ?? ''}`}`,
    labels,
    failed: report ? 'Failed to update report' : 'Failed to create report',
    toValues: (current) => valuesOf({ ...current, childId: report?.childId }),
    save: async (input, version) => {
      const { childId: _, ...values } = input
      if (report) await update({ variables: { id: report.id, input: { ...values, version } } })
      else await create({ variables: { input } })
    },
    saved: report ? 'Report updated successfully' : 'Report created successfully',
    onClose,
  })
  const { field, control, setValue, getValues } = form
  const [title, childId, content] = useWatch({ control, name: ['title', 'childId', 'content'] }).map(text)
  const child = useChosenChild(report ? '' : (childId ?? ''))

  // A template speaks of a child that nobody has chosen yet: its name is put in once there is one.
  useEffect(() => {
    if (!child) return
    const written = text(getValues('content'))
    const filled = filledIn(written, child.firstName)
    if (filled !== written) setValue('content', filled, { shouldDirty: true })
  }, [child, getValues, setValue])

  function startFrom(chosen: Template) {
    const values = started(chosen)
    setValue('title', values.title, { shouldDirty: true })
    setValue('type', values.type as AcademicReportValues['type'], { shouldDirty: true })
    setValue('content', child ? filledIn(values.content, child.firstName) : values.content, { shouldDirty: true })
  }

  return (
    <FormDialog
      {...form.formProps}
      title={report ? 'Edit report' : 'New Report'}
      description={report?.child ? fullName(report.child) : 'Parents can see it once it has been sent to them.'}
      size="large"
      saveLabel={report ? 'Save' : 'Create Report'}
      saveDisabled={title?.trim() === '' || childId === '' || content?.trim() === ''}
    >
      {!report && <TemplateChoice written={text(content)} onChoose={startFrom} />}
      <Grid columnsOf={220}>
        {!report && <FormField as={ChildField} control={control} name="childId" label="Student" />}
        <SelectField label="Type" options={typeOptions} {...field('type')} />
        <FormField as={DateField} control={control} name="writtenOn" label="Date" />
      </Grid>
      <TextField label="Title" {...field('title')} />
      <TextArea label="Report" rows={14} {...field('content')} />
    </FormDialog>
  )
}

/** Opens a report with its text, which the list does not have. */
export function EditReport({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useScreenQuery(EditedAcademicReportDocument, { id }, { fetchPolicy: 'network-only' })
  const { data } = query
  if (data) return <ReportForm report={data.academicReport} onClose={onClose} />
  return (
    <Dialog onClose={onClose} title="Edit report" size="large">
      <QueryState query={query} what="report" count={5} height="row" />
    </Dialog>
  )
}

interface TemplateChoiceProps {
  /** What has been written so far: it is not thrown away without asking. */
  written: string
  onChoose: (template: Template) => void
}

/** The templates to start a report from. */
function TemplateChoice({ written, onChoose }: TemplateChoiceProps) {
  const { data } = useScreenQuery(ReportTemplatesDocument)
  const [chosen, setChosen] = useState('')
  const [asking, setAsking] = useState<{ value: string; template: Template } | null>(null)
  const standard = data?.standardReportTemplates ?? []
  const own = data?.reportTemplates ?? []
  const all = [
    ...standard.map((template) => ({ value: template.key, template })),
    ...own.map((template) => ({ value: `own-${template.id}`, template })),
  ]
  const optionsOf = (which: typeof all) => which.map(({ value, template }) => ({ value, label: template.name }))

  function take(choice: { value: string; template: Template }) {
    setChosen(choice.value)
    setAsking(null)
    onChoose(choice.template)
  }
  function choose(value: string) {
    const choice = all.find((each) => each.value === value)
    if (!choice) return
    const untouched = written.trim() === '' || all.some(({ template }) => template.content === written)
    if (untouched) take(choice)
    else setAsking(choice)
  }
  return (
    <>
      <SelectField
        label="Start from a template"
        optional
        placeholder="No template"
        options={[
          { label: 'Standard templates', options: optionsOf(all.slice(0, standard.length)) },
          ...(own.length > 0 ? [{ label: 'Our templates', options: optionsOf(all.slice(standard.length)) }] : []),
        ]}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
      />
      {asking && (
        <ConfirmDialog
          title="Replace your text?"
          text={`It will be replaced with the text of ${asking.template.name}.`}
          confirmLabel="Replace"
          onConfirm={() => take(asking)}
          onCancel={() => setAsking(null)}
        />
      )}
    </>
  )
}
