import { DialogForm, type DialogFormProps } from '#web/ui/Dialog/DialogForm.tsx'
import { StaleNotice, type StaleNoticeProps } from './StaleNotice.tsx'

export interface FormDialogProps extends Omit<DialogFormProps, 'saveLabel' | 'savingLabel'> {
  saveLabel?: string
  savingLabel?: string
  stale: StaleNoticeProps | null
  /** It is closed without saving: a draft of it ends. */
  onDiscard?: () => void
}

/** The dialog of a form, which also says what somebody else changed meanwhile. */
export function FormDialog({
  stale,
  children,
  saveLabel = 'Save',
  savingLabel = 'Saving...',
  onDiscard,
  onClose,
  ...rest
}: FormDialogProps) {
  return (
    <DialogForm
      {...rest}
      saveLabel={saveLabel}
      savingLabel={savingLabel}
      onClose={() => {
        onDiscard?.()
        onClose()
      }}
    >
      {stale && <StaleNotice {...stale} />}
      {children}
    </DialogForm>
  )
}
