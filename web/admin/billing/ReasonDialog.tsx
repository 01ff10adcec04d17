import { type ReasonInput, reasonSchema } from '#graphql/billing/billing.schema.ts'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'

export interface ReasonDialogProps {
  title: string
  /** What will happen. */
  description: string
  placeholder: string
  saveLabel: string
  savingLabel: string
  failed: string
  onSave: (reason: string) => Promise<void>
  onClose: () => void
}

const empty = { reason: '' }

/** Asks why before something is taken back. */
export function ReasonDialog({ placeholder, failed, onSave, ...rest }: ReasonDialogProps) {
  const form = useSavedForm<typeof empty, ReasonInput>({
    schema: reasonSchema,
    defaultValues: empty,
    labels: { reason: { label: 'Reason' } },
    failed,
    toValues: () => empty,
    save: ({ reason }) => onSave(reason),
  })
  return (
    <FormDialog {...form.parts} {...rest} size="small">
      <TextField label="Reason" placeholder={placeholder} {...form.field('reason')} />
    </FormDialog>
  )
}
