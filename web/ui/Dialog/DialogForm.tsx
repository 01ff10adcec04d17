import type { FormEvent, ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './Question.tsx'

export interface DialogFormProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'hasDraft' | 'onClose'> {
  children: ReactNode
  /** Something was typed that closing would lose. */
  dirty?: boolean
  sending: boolean
  /** Words of the button, and of it while it saves. */
  saveLabel: string
  savingLabel: string
  cancelLabel?: string
  /** Another button beside Save. */
  aside?: ReactNode
  /** What is saved takes something away. */
  danger?: boolean
  /** Nothing can be saved yet: what is required is still missing. */
  saveDisabled?: boolean
  /** What went wrong with the whole form. */
  problem: string | undefined
  onSubmit: (event: FormEvent) => void
}

/**
 * The dialog of a form: what went wrong above the fields, the way out and Save below.
 *
 * - **Use it for:** A form in a dialog of the design system itself.
 * - **Not for:** Forms of the product: `FormDialog` adds what somebody else changed meanwhile.
 * - **Parts:** A `Dialog` that is one form. `saveDisabled` while something required is missing; `danger` where saving
 *   takes something away.
 * - **Accessibility:** Enter in a field sends it. The problem is an alert. While it sends, Escape and the cross ask first.
 * - **Words:** “Save goal” and “Saving...”: the button says what is saved.
 */
export function DialogForm({
  children,
  dirty = false,
  sending,
  saveLabel,
  savingLabel,
  cancelLabel = 'Cancel',
  aside,
  danger = false,
  saveDisabled = false,
  problem,
  ...rest
}: DialogFormProps) {
  return (
    <Dialog
      {...rest}
      open
      dirty={dirty && !sending}
      saving={sending}
      actions={
        <>
          <Button size="small" disabled={sending} onClick={rest.onClose}>
            {cancelLabel}
          </Button>
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
        {problem && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        {children}
      </Stack>
    </Dialog>
  )
}
