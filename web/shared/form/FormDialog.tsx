import type { FormEvent } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import type { DialogProps } from '#web/ui/Dialog/Question.tsx'
import { Problem } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { StaleNotice, type StaleNoticeProps } from './StaleNotice.tsx'

export interface FormDialogProps
  extends Pick<
    DialogProps,
    'title' | 'description' | 'size' | 'dirty' | 'hasDraft' | 'closeLabel' | 'children' | 'onClose'
  > {
  sending: boolean
  /** Words of the button, and of it while it saves. */
  saveLabel?: string
  savingLabel?: string
  /** Another button beside Save. */
  aside?: DialogProps['actions']
  /** What is saved takes something away. */
  danger?: boolean
  /** Nothing can be saved yet: what is required is still missing. */
  saveDisabled?: boolean
  /** What went wrong with the whole form. */
  problem?: string | undefined
  stale?: StaleNoticeProps | null
  /** It is closed without saving: a draft of it ends. */
  onDiscard?: () => void
  onSubmit: (event: FormEvent) => void
}

/**
 * The dialog in which a record is added or edited, together with `useDialogForm`: what went wrong and what somebody else
 * changed meanwhile above the fields, the way out and Save below.
 *
 * - **Use it for:** Every form in a dialog of the product: `<FormDialog {...form.formProps} title="…">`.
 * - **Not for:** A form on a page: `PageForm`.
 * - **Parts:** A `Dialog` that is one form, with `StaleNotice` above the fields. `saveDisabled` while something required
 *   is missing; `danger` where saving takes something away.
 * - **Accessibility:** The first wrong field takes the focus; what no field says is said above them as an alert.
 *   Enter in a field and Ctrl+Enter save. Where something was typed, and while it is being saved, Escape, the cross and
 *   a press outside ask before they close it. Cancel closes at once and ends the draft.
 * - **Words:** “Save” unless the button can say more: “Add person”, “Upload document”.
 */
export function FormDialog({
  children,
  dirty = false,
  sending,
  saveLabel = 'Save',
  savingLabel = 'Saving...',
  closeLabel = 'Cancel',
  aside,
  danger = false,
  saveDisabled = false,
  problem,
  stale,
  onDiscard,
  onClose,
  ...rest
}: FormDialogProps) {
  return (
    <Dialog
      {...rest}
      dirty={dirty && !sending}
      saving={sending}
      closeLabel={closeLabel}
      onClose={() => {
        // what is still being saved keeps its draft, in case that fails
        if (!sending) onDiscard?.()
        onClose()
      }}
      actions={
        <>
          {aside}
          <Button
            type="submit"
            size="small"
            tone={danger ? 'danger' : 'primary'}
            disabled={saveDisabled}
            pending={sending}
            pendingLabel={savingLabel}
          >
            {saveLabel}
          </Button>
        </>
      }
    >
      <Stack>
        <Problem>{problem}</Problem>
        {stale && <StaleNotice {...stale} />}
        {children}
      </Stack>
    </Dialog>
  )
}
