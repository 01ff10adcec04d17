import { type ComponentType, type FormEvent, type ReactNode, type RefObject, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import type * as styles from './Dialog.css.ts'

export interface DialogProps {
  /** False where it stays in the page while it is closed. */
  open?: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the right, the primary one last. */
  actions?: ReactNode
  /** Words of the button before them that closes it at once: “Cancel”, or “Close” and “Done” where nothing is lost. */
  closeLabel?: string | undefined
  size?: keyof typeof styles.size
  /** Something was typed: Escape, the cross and a press outside then ask before they close. */
  dirty?: boolean
  /** What is typed is stored as a draft: leaving the page or loading it again loses nothing, and asks nothing. */
  hasDraft?: boolean
  /** Long work is under way: Escape, the cross and a press outside do nothing until it is done. */
  busy?: boolean
  /** It is being saved: Escape, the cross and a press outside ask before they close. */
  saving?: boolean
  /** Makes content and actions one form; a `type="submit"` button among the actions sends it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** Takes the focus on opening instead of the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  role?: 'dialog' | 'alertdialog'
}

export interface QuestionProps {
  /** False where it stays in the page while it is closed. */
  open?: boolean
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  text?: ReactNode
  /** Names the deed: "Delete activity", never "OK". */
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  /** For what takes something away. The focus then starts on the way out. */
  danger?: boolean
  pending?: boolean
  pendingLabel?: string
  /** What is chosen before the answer. */
  children?: ReactNode
}

interface DiscardProps {
  Frame: ComponentType<DialogProps>
  /** It is being saved, and what becomes of that would not be seen. */
  saving?: boolean
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before what was typed is lost, or before a form is closed that is still being saved. */
export function DiscardQuestion({ Frame, saving = false, onKeep, onDiscard }: DiscardProps) {
  return (
    <Question
      Frame={Frame}
      title={saving ? 'Not finished yet' : 'Close without saving?'}
      text={
        saving
          ? 'It is still being saved. We will let you know if that fails.'
          : 'What you have typed here will be lost.'
      }
      confirmLabel={saving ? 'Close anyway' : 'Discard'}
      cancelLabel={saving ? 'Wait' : 'Keep editing'}
      danger
      onCancel={onKeep}
      onConfirm={onDiscard}
    />
  )
}

/** The content of a dialog that asks. */
export function Question({
  Frame,
  open,
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  onCancel,
  danger = false,
  pending,
  pendingLabel,
  children,
}: QuestionProps & { Frame: ComponentType<DialogProps> }) {
  const cancel = useRef<HTMLButtonElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  return (
    <Frame
      open={open}
      onClose={onCancel}
      title={title}
      description={text}
      size="small"
      role="alertdialog"
      initialFocus={danger ? cancel : confirm}
      actions={
        <>
          <Button ref={cancel} size="small" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            size="small"
            tone={danger ? 'danger' : 'primary'}
            onClick={onConfirm}
            pending={pending}
            pendingLabel={pendingLabel}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Frame>
  )
}
