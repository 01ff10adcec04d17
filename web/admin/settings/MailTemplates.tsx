import { useState } from 'react'
import {
  type MailTemplateForm,
  type MailTemplateFormValues,
  mailTemplateSchema,
} from '#graphql/settings/forms.schema.ts'
import { fill, gaps, type MailKind, mailKinds, usualMails } from '#graphql/settings/mailTemplates.rules.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { DefinitionList } from '#web/ui/DefinitionList/DefinitionList.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { SaveMailTemplateDocument, type SettingsGroupsFragment } from './settings.generated.ts'
import { SettingsForm, useSettingsForm } from './SettingsForm.tsx'

type Group = SettingsGroupsFragment['mailTemplates']

const examples = Object.fromEntries(Object.entries(gaps).map(([name, { example }]) => [name, example]))

/** The words of the e-mails to applicants: one at a time, with a preview. */
export function MailTemplates({ group, centre }: { group: Group; centre: string }) {
  const [kind, setKind] = useState<MailKind>('received')
  return <MailTemplateForm key={kind} kind={kind} onKind={setKind} group={group} centre={centre} />
}

interface MailTemplateFormProps {
  kind: MailKind
  onKind: (kind: MailKind) => void
  group: Group
  centre: string
}

function MailTemplateForm({ kind, onKind, group, centre }: MailTemplateFormProps) {
  const usual = usualMails[kind]
  const form = useSettingsForm<MailTemplateFormValues, MailTemplateForm>({
    mutation: SaveMailTemplateDocument,
    group: { version: group.version, [kind]: group.templates.find((each) => each.kind === kind) },
    valuesOf: (stored) => {
      const { subject, text } = (stored[kind] as Group['templates'][number] | undefined) ?? usual
      return { kind, subject, text }
    },
    schema: mailTemplateSchema,
    labels: { subject: { label: 'Subject' }, text: { label: 'Text' } },
  })
  const { field, setValue, watch } = form
  const [subject, text] = [String(watch('subject')), String(watch('text'))]
  const preview = (words: string) => fill(words, { ...examples, centre })
  const isUsual = subject === usual.subject && text === usual.text
  return (
    <SettingsForm
      {...form.formProps}
      title="E-mails to applicants"
      about="E-mails sent as an application progresses. Placeholders are filled in for each family; the greeting, sender's name and reference are added."
    >
      <SelectField
        label="E-mail"
        options={mailKinds.map((value) => ({ value, label: usualMails[value].label }))}
        value={kind}
        disabled={form.formProps.dirty}
        hint={form.formProps.dirty ? 'Save or undo your changes before choosing another e-mail.' : undefined}
        onChange={({ target }) => onKind(target.value as MailKind)}
      />
      <TextField label="Subject" {...field('subject')} />
      <TextArea label="Text" rows={8} {...field('text')} />
      <Inline space={8}>
        {form.formProps.dirty && (
          <Button size="small" tone="quiet" onClick={() => form.reset()}>
            Undo changes
          </Button>
        )}
        {!isUsual && (
          <Button
            size="small"
            tone="quiet"
            onClick={() => {
              for (const name of ['subject', 'text'] as const) setValue(name, usual[name], { shouldDirty: true })
            }}
          >
            Use default text
          </Button>
        )}
      </Inline>
      <DefinitionList entries={usual.gaps.map((name) => ({ term: `{{${name}}}`, value: gaps[name].words }))} />
      <section aria-label="Preview">
        <Stack space={8}>
          <Text size="small" tone="muted">
            Preview
          </Text>
          <Text weight="strong">{`${preview(subject)} (${gaps.reference.example})`}</Text>
          <Text asTyped>{preview(text)}</Text>
        </Stack>
      </section>
    </SettingsForm>
  )
}
