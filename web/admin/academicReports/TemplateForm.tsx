import { useMutation } from '@apollo/client/react'
import {
  type ReportTemplateInput,
  reportTemplateSchema,
  type ReportTemplateValues,
} from '#graphql/academicReports/academicReports.schema.ts'
import { textsOf } from '#web/admin/shared/formValues.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { CreateReportTemplateDocument, UpdateReportTemplateDocument } from './academicReports.generated.ts'
import { type OwnTemplate, type Template, typeLabel, typeOptions } from './reports.ts'

interface TemplateFormProps {
  /** The template to be changed; without one a new one is added. */
  template?: OwnTemplate
  /** What a new one begins with. */
  copyOf?: Template
  onClose: () => void
}

const labels = {
  name: { label: 'Name' },
  type: { label: 'Type', format: (value: unknown) => typeLabel(String(value)) },
  content: { label: 'Text' },
}

const valuesOf = (from: Record<string, unknown>) =>
  textsOf(labels, { type: 'progress', ...from }) as ReportTemplateValues

/** A template of the centre's own. */
export function TemplateForm({ template, copyOf, onClose }: TemplateFormProps) {
  const [create] = useMutation(CreateReportTemplateDocument)
  const [update] = useMutation(UpdateReportTemplateDocument)
  const form = useDialogForm<ReportTemplateValues, ReportTemplateInput>({
    schema: reportTemplateSchema,
    defaultValues: valuesOf(template ?? (copyOf ? { ...copyOf, name: `${copyOf.name} (ours)` } : {})),
    version: template?.version,
    draft: `template.${template?.id ?? `new.${copyOf?.name ?? ''}`}`,
    labels,
    failed: 'Failed to save template',
    toValues: valuesOf,
    save: (input, version) =>
      template
        ? update({ variables: { id: template.id, input: { ...input, version } } })
        : create({ variables: { input } }),
    saved: template ? 'Template updated successfully' : 'Template added successfully',
    onClose,
  })
  const { field } = form
  return (
    <FormDialog
      {...form.formProps}
      title={template ? 'Edit template' : 'Add Template'}
      size="large"
      saveLabel={template ? 'Save' : 'Add Template'}
    >
      <Grid columnsOf={220}>
        <TextField label="Name" {...field('name')} />
        <SelectField label="Type" options={typeOptions} {...field('type')} />
      </Grid>
      <TextArea label="Text" rows={14} hint="Use {child} for the child's first name." {...field('content')} />
    </FormDialog>
  )
}
