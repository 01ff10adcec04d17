import { type PasskeyNameInput, passkeyNameSchema } from '#graphql/accounts/passkeys.schema.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { TextField } from '#web/ui/Field/TextField.tsx'

interface PasskeyDialogProps {
  name: string
  isNew: boolean
  onSave: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Names a passkey, before the browser makes it or later. */
export function PasskeyDialog({ name, isNew, onSave, onClose }: PasskeyDialogProps) {
  const form = useSavedForm<PasskeyNameInput>({
    schema: passkeyNameSchema,
    defaultValues: { name },
    failed: isNew ? 'The passkey was not added' : 'The name was not saved',
    save: (input) => onSave(input.name),
  })
  return (
    <FormDialog
      {...form.formProps}
      title={isNew ? 'Add a passkey' : 'Rename passkey'}
      description={
        isNew ? 'Your browser will ask where to store it, and for your fingerprint, face or PIN.' : undefined
      }
      size="small"
      saveLabel={isNew ? 'Add passkey' : 'Save'}
      savingLabel={isNew ? 'Waiting for your device...' : 'Saving...'}
      onClose={onClose}
    >
      <TextField label="Name" hint="To recognise it, for example My phone" autoFocus {...form.field('name')} />
    </FormDialog>
  )
}
