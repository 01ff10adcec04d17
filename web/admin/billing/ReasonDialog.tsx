import { type ReasonInput, reasonSchema } from '#graphql/billing/billing.schema.ts'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { FormDialog } from '../people/FormDialog.tsx'
import { useEditForm } from '../people/useEditForm.ts'

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
  const { register, formState, stale, submit } = useEditForm<typeof empty, ReasonInput>({
    schema: reasonSchema,
    defaultValues: empty,
    labels: { reason: { label: 'Reason' } },
    failed,
    toValues: () => empty,
    save: ({ reason }) => onSave(reason),
  })
  return (
    <FormDialog
      {...rest}
      size="small"
      onSubmit={submit}
      dirty={formState.isDirty}
      sending={formState.isSubmitting}
      problem={formState.errors.root?.message}
      stale={stale}
    >
      <TextField
        label="Reason"
        placeholder={placeholder}
        {...register('reason')}
        error={formState.errors.reason?.message}
      />
    </FormDialog>
  )
}
