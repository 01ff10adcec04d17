import { DialogForm, type DialogFormProps } from '#web/ui/Dialog/DialogForm.tsx'
import { StaleNotice, type StaleNoticeProps } from './StaleNotice.tsx'

export interface FormDialogProps extends Omit<DialogFormProps, 'saveLabel' | 'savingLabel'> {
  saveLabel?: string
  savingLabel?: string
  stale: StaleNoticeProps | null
  /** It is closed without saving: a draft of it ends. */
  onDiscard?: () => void
}

/**
 * The dialog in which a record is added or edited, together with `useSavedForm`; it also says what somebody else
 * changed meanwhile.
 *
 * - **Use it for:** Every form in a dialog of the product: `<FormDialog {...form.parts} title="…" onClose={…}>`.
 * - **Not for:** A form on a page: `PageForm`.
 * - **Parts:** As `DialogForm`, with `StaleNotice` above the fields.
 * - **Accessibility:** The first wrong field takes the focus; what no field says is said above them as an alert.
 *   Ctrl+Enter saves. Where something was typed, Escape, the cross and a press outside ask before they close it.
 *   Cancel closes at once and ends the draft.
 * - **Words:** “Save” unless the button can say more: “Add person”, “Upload document”.
 */
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
        // what is still being saved keeps its draft, in case that fails
        if (!rest.sending) onDiscard?.()
        onClose()
      }}
    >
      {stale && <StaleNotice {...stale} />}
      {children}
    </DialogForm>
  )
}
