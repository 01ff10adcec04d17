import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import type { Template } from './reports.ts'
import { ReportTemplatesDocument } from './academicReports.generated.ts'

export interface TemplateChoiceProps {
  /** What has been written so far: it is not thrown away without asking. */
  written: string
  onChoose: (template: Template) => void
}

/** The templates to start a report from. */
export function TemplateChoice({ written, onChoose }: TemplateChoiceProps) {
  const { data } = useQuery(ReportTemplatesDocument)
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
          { label: 'Templates', options: optionsOf(all.slice(0, standard.length)) },
          ...(own.length > 0 ? [{ label: 'Our own', options: optionsOf(all.slice(standard.length)) }] : []),
        ]}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
      />
      {asking && (
        <ConfirmDialog
          open
          title="Replace what you have written?"
          text={`The text of ${asking.template.name} takes its place.`}
          confirmLabel="Replace"
          onConfirm={() => take(asking)}
          onCancel={() => setAsking(null)}
        />
      )}
    </>
  )
}
