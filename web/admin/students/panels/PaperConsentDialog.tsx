import { useMutation } from '@apollo/client/react'
import { type ConsentKind, consentKinds, consentTexts } from '#graphql/consents/consents.rules.ts'
import { type PaperConsent, paperConsentSchema } from '#graphql/consents/consents.schema.ts'
import { AnswerConsentDocument } from '#web/shared/consents/answerConsent.generated.ts'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { RadioGroup } from '#web/ui/RadioGroup/RadioGroup.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'

const kinds = consentKinds.map((kind) => ({ value: kind, label: consentTexts[kind].title }))
const answers = [
  { value: 'yes', label: 'Yes, the consent is given' },
  { value: 'no', label: 'No, it is not given, or withdrawn' },
]
const labels = { kind: { label: 'Consent' }, granted: { label: 'Answer' }, signedBy: { label: 'Signed by' } }

interface PaperConsentDialogProps {
  child: { id: number; firstName: string }
  onClose: () => void
}

/** Records what a parent signed on paper. */
export function PaperConsentDialog({ child, onClose }: PaperConsentDialogProps) {
  const [answer] = useMutation(AnswerConsentDocument)
  const form = useSavedForm<PaperConsent, PaperConsent>({
    schema: paperConsentSchema,
    defaultValues: { kind: 'photo', signedBy: '' },
    labels,
    failed: 'Failed to record the consent',
    // what the paper says of one consent is not said of another
    resets: { kind: { granted: undefined } },
    toValues: (current) => current as unknown as PaperConsent,
    save: async ({ kind, granted, signedBy }) => {
      const { version } = consentTexts[kind]
      await answer({ variables: { input: { childId: child.id, kind, granted: granted === 'yes', version, signedBy } } })
      toast({ title: 'Consent recorded' })
      onClose()
    },
  })
  const { field, watch } = form
  const kind: ConsentKind = watch('kind')
  return (
    <FormDialog
      {...form.parts}
      title={`Signed paper for ${child.firstName}`}
      onClose={onClose}
      saveLabel="Record consent"
      savingLabel="Recording..."
    >
      <SelectField label="Consent" options={kinds} {...field('kind')} />
      <Text size="small" tone="muted">
        {consentTexts[kind].text}
      </Text>
      <RadioGroup legend="What the paper says" options={answers} {...field('granted')} />
      <TextField label="Signed by" hint="First and last name, as on the paper." {...field('signedBy')} />
    </FormDialog>
  )
}
