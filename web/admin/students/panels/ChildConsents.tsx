import { useMutation } from '@apollo/client/react'
import { FilePenLine } from 'lucide-react'
import { useState } from 'react'
import { type ConsentKind, consentKinds, consentTexts } from '#graphql/consents/consents.rules.ts'
import { type PaperConsent, paperConsentSchema } from '#graphql/consents/consents.schema.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { AnswerConsentDocument } from '#web/shared/consents/answerConsent.generated.ts'
import { consentState } from '#web/shared/consents/consentState.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { RadioGroup } from '#web/ui/RadioGroup/RadioGroup.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { ChildConsentsDocument } from './panels.generated.ts'

type Row = ReturnType<typeof consentState> & { kind: string; title: string }

const columns: Column<Row>[] = [
  { id: 'title', head: 'Consent', rowHeader: true, cell: ({ title }) => title },
  {
    id: 'state',
    head: 'Answer',
    phone: 'end',
    cell: ({ tone, icon, words }) => (
      <Badge tone={tone} icon={icon}>
        {words}
      </Badge>
    ),
  },
  { id: 'since', head: 'Since', wrap: true, phone: 'wide', cell: ({ since }) => since },
]

/** What the parents of a child allow the centre, and the way to record a signed paper. */
export function ChildConsents({ childId }: { childId: number }) {
  const query = useScreenQuery(ChildConsentsDocument, { id: childId })
  const [recording, setRecording] = useState(false)
  return (
    <QueryState query={query} what="consents" count={1}>
      {({ child }) => {
        const rows = consentKinds.map((kind) => ({
          kind,
          title: consentTexts[kind].title,
          ...consentState(child.consents.find((consent) => consent.kind === kind)),
        }))
        return (
          <Panel
            title="Consents"
            padded={false}
            aside={
              <Button size="small" icon={FilePenLine} onClick={() => setRecording(true)}>
                Record signed form
              </Button>
            }
          >
            <DataTable label="Answers" columns={columns} rows={rows} rowKey={({ kind }) => kind} empty={null} />
            {recording && <PaperConsentDialog child={child} onClose={() => setRecording(false)} />}
          </Panel>
        )
      }}
    </QueryState>
  )
}

const kinds = consentKinds.map((kind) => ({ value: kind, label: consentTexts[kind].title }))
const answers = [
  { value: 'yes', label: 'Consent given' },
  { value: 'no', label: 'Consent not given or withdrawn' },
]
const labels = { kind: { label: 'Consent' }, granted: { label: 'Answer' }, signedBy: { label: 'Signed by' } }

interface PaperConsentDialogProps {
  child: { id: number; firstName: string }
  onClose: () => void
}

/** Records what a parent signed on paper. */
function PaperConsentDialog({ child, onClose }: PaperConsentDialogProps) {
  const [answer] = useMutation(AnswerConsentDocument)
  const form = useDialogForm<PaperConsent, PaperConsent>({
    schema: paperConsentSchema,
    defaultValues: { kind: 'photo', signedBy: '' },
    labels,
    failed: 'Failed to record the consent',
    // what the paper says of one consent is not said of another
    resets: { kind: { granted: undefined } },
    save: async ({ kind, granted, signedBy }) => {
      const { version } = consentTexts[kind]
      await answer({ variables: { input: { childId: child.id, kind, granted: granted === 'yes', version, signedBy } } })
    },
    saved: 'Consent recorded',
    onClose,
  })
  const { field, watch } = form
  const kind: ConsentKind = watch('kind')
  return (
    <FormDialog
      {...form.formProps}
      title={`Signed form for ${child.firstName}`}
      saveLabel="Record consent"
      savingLabel="Recording..."
    >
      <SelectField label="Consent" options={kinds} {...field('kind')} />
      <Text size="small" tone="muted">
        {consentTexts[kind].text}
      </Text>
      <RadioGroup legend="Answer" options={answers} {...field('granted')} />
      <TextField label="Signed by" hint="First and last name, as on the form." {...field('signedBy')} />
    </FormDialog>
  )
}
