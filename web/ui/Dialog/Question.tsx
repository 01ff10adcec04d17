import { type ComponentType, type ReactNode, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import type { DialogProps } from './Dialog.tsx'

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

/** What stands in a dialog that asks. */
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
