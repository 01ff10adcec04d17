import type { FieldValues, FormState } from 'react-hook-form'
import { FormDialog, type FormDialogProps } from '#web/ui/Dialog/FormDialog.tsx'

interface SaveDialogProps<Values extends FieldValues>
  extends Pick<FormDialogProps, 'title' | 'description' | 'hasDraft' | 'onSubmit' | 'onClose' | 'children'> {
  /** What the form knows of itself: whether something was typed, is being sent, or went wrong. */
  state: FormState<Values>
  saveLabel?: string
  savingLabel?: string
}

/** The dialog of a short form that reads from react-hook-form how it stands. */
export function SaveDialog<Values extends FieldValues>({
  state,
  saveLabel = 'Save',
  savingLabel = 'Saving...',
  ...rest
}: SaveDialogProps<Values>) {
  const { errors, isDirty, isSubmitting } = state
  return (
    <FormDialog
      {...rest}
      dirty={isDirty}
      sending={isSubmitting}
      saveLabel={saveLabel}
      savingLabel={savingLabel}
      problem={errors.root?.message}
    />
  )
}
