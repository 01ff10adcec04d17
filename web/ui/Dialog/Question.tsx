import { type ComponentType, type FormEvent, type ReactNode, type RefObject, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import type * as styles from './Dialog.css.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the right, the primary one last. */
  actions?: ReactNode
  size?: keyof typeof styles.size
  /** Something was typed: Escape, the cross and a press outside then ask before they close. */
  dirty?: boolean
  /** What is typed is stored as a draft: leaving the page or loading it again loses nothing, and asks nothing. */
  hasDraft?: boolean
  /** Long work is under way: Escape, the cross and a press outside do nothing until it is done. */
  busy?: boolean
  /** Makes content and actions one form; a `type="submit"` button among the actions sends it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** Takes the focus on opening instead of the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  role?: 'dialog' | 'alertdialog'
}

export interface QuestionProps {
  open: boolean
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
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before what was typed is lost. */
export function DiscardQuestion({ Frame, onKeep, onDiscard }: DiscardProps) {
  return (
    <Question
      Frame={Frame}
      open
      title="Close without saving?"
      text="What you have typed here will be lost."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
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
